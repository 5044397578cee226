#include "editor/assault/canvas/map_picture.h"

#include <QImage>
#include <QPainter>
#include <QSaveFile>
#include <QtConcurrent>

#include "editor/canvas/png_strips.h"
#include "editor/ground/ground_map.h"

#include <algorithm>
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
    constexpr int kRows = ground::kFilePiece.height();
    for (int from = 0, to = 0; from < height; from = to) {
        const int inRows = ((from - top) % kRows + kRows) % kRows;
        to = std::min(height, from + kRows - inRows);
        strips.push_back({from, to - from, to == height});
    }
    return strips;
}

QString savePng(MapSheet &sheet, int pixelsPerHex, const QString &path)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
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
    QFuture<editor::PackedStrip> strips = QtConcurrent::mapped(cut, draw);
    editor::PngFile png(file, size);
    for (int i = 0; i < static_cast<int>(cut.size()); ++i)
        png.add(strips.resultAt(i)); // waits for this one
    strips.waitForFinished();
    png.end();
    return file.commit() ? QString() : file.errorString();
}

} // namespace hexwerk::assault::ui
