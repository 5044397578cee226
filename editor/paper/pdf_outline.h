// What QPdfWriter cannot add to a PDF: outline, language, subject.
#pragma once

#include <QIODevice>
#include <QString>

#include "editor/paper/sheet_book.h"

#include <optional>

namespace hexwerk::editor {

// `plain`: the path of a PDF with the pages of the book. Empty if all was written to `file`, else
// why not.
std::optional<QString> writeWithOutline(const QString &plain, const SheetBook &book,
                                        QIODevice &file);

} // namespace hexwerk::editor
