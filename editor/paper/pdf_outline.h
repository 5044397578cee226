// What QPdfWriter cannot add to a PDF: outline, language, subject.
#pragma once

#include <QString>

#include "editor/paper/sheet_book.h"

namespace hexwerk::editor {

// `plain`: a PDF with the pages of the book. Empty if `path` was written, else what the system
// says; a file that was there before is then still whole.
QString writeWithOutline(const QString &plain, const SheetBook &book, const QString &path);

} // namespace hexwerk::editor
