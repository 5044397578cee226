// Pages on their way out: as PDF, to a printer, as pictures.
#pragma once

#include <QImage>

#include "editor/paper/sheet_book.h"

#include <cstdint>
#include <functional>
#include <optional>

class QPrinter;

namespace hexwerk::editor {

struct OutputFailure
{
    enum class Fault : std::uint8_t {
        NotWritten,
        Cancelled,
        NothingToPrint,
    } fault = Fault::NotWritten;
    QString reason = {}; // of NotWritten, what the system says; may be empty
};

// Told before each page how many are done, of how many. False: stop.
using PageProgress = std::function<bool(int done, int all)>;

// Fonts are embedded, text is text, and titles of pages become an outline. Empty if the file was
// written; a file that was there before is whole in any other case.
std::optional<OutputFailure> writePdf(SheetBook book, const QString &path,
                                      const PageProgress &progress = {});
// At true size, each page on paper of its own size. Pages from `first` on, `last` included, both
// counted from 0.
std::optional<OutputFailure> printPages(const SheetBook &book, int first, int last,
                                        QPrinter &printer, const PageProgress &progress = {});
// On white. `dotsPerInch`: of the picture.
QImage pictureOf(const SheetPage &page, double dotsPerInch);

} // namespace hexwerk::editor
