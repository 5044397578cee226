#include "editor/paper/sheet_output.h"

#include <QPageLayout>
#include <QPdfWriter>
#include <QPrinter>
#include <QTemporaryDir>

#include "editor/canvas/whole_file.h"
#include "editor/paper/pdf_outline.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::editor {

using Fault = OutputFailure::Fault;

static constexpr double kMillimetresOfInch = 25.4;

static QPageLayout layoutOf(const SheetPage &page)
{
    const bool lies = page.size.width() > page.size.height();
    const QPageSize upright(lies ? page.size.transposed() : page.size, QPageSize::Millimeter, {},
                            QPageSize::ExactMatch);
    QPageLayout layout(upright, lies ? QPageLayout::Landscape : QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

static void paintPage(QPainter &painter, const SheetPage &page, double dotsPerInch)
{
    painter.save();
    const double scale = dotsPerInch / kMillimetresOfInch / kPageUnits;
    painter.scale(scale, scale);
    page.paint(painter);
    painter.restore();
}

template<typename Device>
static std::optional<OutputFailure> paintPages(const SheetBook &book, int first, int last,
                                               Device &device, const PageProgress &progress)
{
    QPainter painter;
    for (int i = first; i <= last; ++i) {
        const SheetPage &page = book.pages[static_cast<std::size_t>(i)];
        if (progress && !progress(i - first, last - first + 1))
            return OutputFailure{Fault::Cancelled};
        device.setPageLayout(layoutOf(page));
        if (i == first ? !painter.begin(&device) : !device.newPage())
            return OutputFailure{};
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintPage(painter, page, device.logicalDpiX());
    }
    return painter.end() ? std::nullopt : std::optional(OutputFailure{});
}

std::optional<OutputFailure> writePdf(SheetBook book, const QString &path,
                                      const PageProgress &progress)
{
    if (book.pages.empty())
        return OutputFailure{Fault::NothingToPrint};
    WholeFile file(path);
    if (const auto reason = file.failure())
        return OutputFailure{Fault::NotWritten, *reason};
    const QTemporaryDir aside;
    if (!aside.isValid())
        return OutputFailure{Fault::NotWritten, aside.errorString()};
    const QString plain = aside.filePath(QStringLiteral("pages.pdf"));
    {
        WholeFile pages(plain);
        QPdfWriter writer(&pages);
        writer.setCreator(QStringLiteral("Hexwerk"));
        writer.setTitle(book.title);
        const int last = static_cast<int>(book.pages.size()) - 1;
        if (auto failure = paintPages(book, 0, last, writer, progress))
            return failure;
        if (const auto reason = pages.finish())
            return OutputFailure{Fault::NotWritten, *reason};
    }
    for (SheetPage &page : book.pages)
        page.paint = nullptr; // some hold a whole map
    auto reason = writeWithOutline(plain, book, file);
    if (!reason)
        reason = file.finish();
    return reason ? std::optional(OutputFailure{Fault::NotWritten, *reason}) : std::nullopt;
}

std::optional<OutputFailure> printPages(const SheetBook &book, int first, int last,
                                        QPrinter &printer, const PageProgress &progress)
{
    const int end = static_cast<int>(book.pages.size()) - 1;
    if (first > end || last < first)
        return OutputFailure{Fault::NothingToPrint};
    printer.setFullPage(true);
    return paintPages(book, std::max(first, 0), std::min(last, end), printer, progress);
}

QImage pictureOf(const SheetPage &page, double dotsPerInch)
{
    const auto pixels = [&](double millimetres) {
        return std::max(1, int(std::lround(millimetres / kMillimetresOfInch * dotsPerInch)));
    };
    QImage image(pixels(page.size.width()), pixels(page.size.height()), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintPage(painter, page, dotsPerInch);
    return image;
}

} // namespace hexwerk::editor
