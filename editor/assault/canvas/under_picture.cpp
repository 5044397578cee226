#include "editor/assault/canvas/under_picture.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

PictureSteps pictureSteps(QImage picture)
{
    constexpr int kSmallest = 64; // pixels
    picture = std::move(picture).convertToFormat(
        picture.hasAlphaChannel() ? QImage::Format_ARGB32_Premultiplied : QImage::Format_RGB32);
    PictureSteps steps{std::move(picture)};
    while (std::min(steps.back().width(), steps.back().height()) > 2 * kSmallest)
        steps.push_back(steps.back().scaled(steps.back().size() / 2, Qt::IgnoreAspectRatio,
                                            Qt::SmoothTransformation));
    return steps;
}

// Takes (0, 0), (1, 0) and (0, 1) to the three points.
static QTransform toPoints(const std::array<QPointF, 3> &points)
{
    const QPointF across = points[1] - points[0];
    const QPointF down = points[2] - points[0];
    return {across.x(), across.y(), down.x(), down.y(), points[0].x(), points[0].y()};
}

static std::array<QPointF, 3> onPicture(const Underlay &underlay)
{
    std::array<QPointF, 3> points;
    std::transform(underlay.points.begin(), underlay.points.end(), points.begin(),
                   [](const PicturePoint &point) { return QPointF(point.x, point.y); });
    return points;
}

static std::array<QPointF, 3> onMap(const Underlay &underlay)
{
    std::array<QPointF, 3> points;
    std::transform(
        underlay.points.begin(), underlay.points.end(), points.begin(),
        [](const PicturePoint &point) { return editor::HexGeometry(1).centre(point.hex); });
    return points;
}

QTransform placeOf(const Underlay &underlay, QSize picture, int columns, int rows)
{
    if (isPlaced(underlay))
        return toPoints(onPicture(underlay)).inverted() * toPoints(onMap(underlay));
    const QSizeF board = editor::HexGeometry(1).boardRect(columns, rows).size();
    if (picture.isEmpty())
        return {};
    return QTransform::fromScale(board.width() / picture.width(),
                                 board.height() / picture.height());
}

std::vector<PicturePoint> movedPoints(const Underlay &underlay, int columns, int rows)
{
    std::vector<PicturePoint> points = underlay.points;
    bool haveNames = true;
    for (PicturePoint &point : points) {
        point.hex = Hex::at(point.hex.column() + columns, point.hex.row() + rows);
        haveNames = haveNames && point.hex.column() >= 0 && point.hex.row() >= 0;
    }
    if (haveNames || !isPlaced(underlay))
        return haveNames ? points : std::vector<PicturePoint>();
    constexpr int kFar = 20; // even, and far enough that rounding to a pixel does not show
    const Underlay moved{underlay.picture, points, underlay.opacity};
    const QTransform toPicture = placeOf(moved, {}, 0, 0).inverted();
    points.clear();
    for (const Hex hex : {Hex::at(0, 0), Hex::at(kFar, 0), Hex::at(0, kFar)}) {
        const QPoint at = toPicture.map(editor::HexGeometry(1).centre(hex)).toPoint();
        points.push_back({hex, at.x(), at.y()});
    }
    return points;
}

void paintUnderlay(QPainter &painter, const ScenePicture &picture,
                   const editor::HexGeometry &geometry, const QRectF &board)
{
    if (!picture.steps || picture.steps->empty())
        return;
    const double scale = std::sqrt(std::abs(picture.place.determinant())) * geometry.width();
    std::size_t step = 0;
    for (double pixels = scale; pixels < 0.5 && step + 1 < picture.steps->size(); pixels *= 2)
        ++step;
    const QSizeF whole = picture.steps->front().size();
    const QImage &image = (*picture.steps)[step];
    painter.save();
    painter.setClipRect(board, Qt::IntersectClip);
    painter.setOpacity(picture.opacity);
    painter.setTransform(
        QTransform::fromScale(whole.width() / image.width(), whole.height() / image.height()) *
            picture.place * QTransform::fromScale(geometry.width(), geometry.width()) *
            geometry.turn(),
        true);
    painter.drawImage(QPointF(), image);
    painter.restore();
}

} // namespace hexwerk::assault::ui
