#include "editor/assault/canvas/map_picture.h"

#include <QImage>
#include <QPainter>
#include <QThreadPool>

#include "editor/canvas/png_strips.h"
#include "editor/canvas/whole_file.h"
#include "editor/ground/ground_map.h"

#include <algorithm>
#include <deque>
#include <future>
#include <memory>
#include <vector>

namespace hexwerk::assault::ui {

namespace {

struct Strip
{
    int top = 0;
    int height = 0;
    bool last = false;
};

} // namespace

// Cut where the ground's own pieces are cut, so that none is drawn twice. `top`: of the map.
static std::vector<Strip> stripsOf(int height, int top)
{
    std::vector<Strip> strips;
    constexpr int kRows = ground::kStripPiece.height();
    for (int from = 0, to = 0; from < height; from = to) {
        const int inRows = ((from - top) % kRows + kRows) % kRows;
        to = std::min(height, from + kRows - inRows);
        strips.push_back({from, to - from, to == height});
    }
    return strips;
}

std::optional<editor::OutputFailure> savePng(MapSheet &sheet, int pixelsPerHex, const QString &path,
                                             const editor::PageProgress &progress)
{
    using Fault = editor::OutputFailure::Fault;
    editor::WholeFile file(path);
    if (const auto reason = file.failure())
        return editor::OutputFailure{Fault::NotWritten, *reason};
    const QSize size = sheet.pixels(pixelsPerHex).expandedTo({1, 1});
    const auto draw = [&](const Strip &strip) {
        QImage image(size.width(), strip.height, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(0, -strip.top);
        sheet.paintPart(painter, pixelsPerHex, QRectF(0, strip.top, size.width(), strip.height));
        painter.end();
        return editor::packedStrip(image, strip.last);
    };
    sheet.prepare(pixelsPerHex);
    const std::vector<Strip> cut = stripsOf(size.height(), sheet.mapCorner(pixelsPerHex).y());
    const int all = static_cast<int>(cut.size());
    // The thread that waits draws none itself, as it would wait for a QFuture: see MadeOnce.
    const auto begin = [&](const Strip &strip) {
        const auto task = std::make_shared<std::packaged_task<editor::PackedStrip()>>(
            [&draw, strip] { return draw(strip); });
        QThreadPool::globalInstance()->start([task] { (*task)(); });
        return task->get_future();
    };
    // Some ahead of the file, so that no processor waits; all at once would fill the memory.
    const std::size_t most =
        static_cast<std::size_t>(QThreadPool::globalInstance()->maxThreadCount()) + 1;
    std::deque<std::future<editor::PackedStrip>> inWork;
    std::size_t begun = 0;
    editor::PngFile png(file, size);
    for (int i = 0; i < all; ++i) {
        if (progress && !progress(i, all)) {
            for (const std::future<editor::PackedStrip> &strip : inWork)
                strip.wait();
            return editor::OutputFailure{Fault::Cancelled};
        }
        while (begun < cut.size() && inWork.size() < most)
            inWork.push_back(begin(cut[begun++]));
        png.add(inWork.front().get()); // waits for it
        inWork.pop_front();
    }
    png.end();
    if (const auto reason = file.finish())
        return editor::OutputFailure{Fault::NotWritten, *reason};
    return std::nullopt;
}

} // namespace hexwerk::assault::ui
