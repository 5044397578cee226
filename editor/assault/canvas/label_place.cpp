#include "editor/assault/canvas/label_place.h"

#include "editor/assault/canvas/ground_painter.h"

#include <array>
#include <limits>
#include <vector>

namespace hexwerk::assault::ui {

static QRectF boxAround(QPointF centre, QSizeF size)
{
    return {centre - QPointF(size.width() / 2, size.height() / 2), size};
}

// What a name near the hex may cover: a counter, a flag, the name of a hex.
static std::vector<QRectF> boxesIn(const QRectF &part, const MapScene &scene, MapLayers layers,
                                   const editor::HexGeometry &geometry)
{
    const double w = geometry.width();
    std::vector<QRectF> boxes;
    const auto add = [&](const QRectF &box) {
        if (box.intersects(part))
            boxes.push_back(box);
    };
    if (layers.testFlag(MapLayer::Units))
        for (const SceneUnit &unit : scene.units)
            add(boxAround(geometry.centre(unit.hex), {w * 0.6, w * 0.6}));
    if (layers.testFlag(MapLayer::Objectives))
        for (const SceneObjective &objective : scene.objectives)
            add(boxAround(geometry.centre(objective.hex), {w * 0.4, w * 0.45}));
    if (!layers.testFlag(MapLayer::Names) || !hexNamesFit(scene.board, geometry))
        return boxes;
    const editor::HexSpan span = geometry.span(part, scene.board.columns(), scene.board.rows());
    for (int column = span.firstColumn; column <= span.lastColumn; ++column)
        for (int row = span.firstRow; row <= span.lastRow; ++row) {
            const QRectF hex = geometry.bounds(Hex::at(column, row));
            const double top = hex.top() + (geometry.isTurned() ? w * 0.08 : 0);
            add({hex.center().x() - w * 0.16, top, w * 0.32, geometry.height() * 0.17});
        }
    return boxes;
}

QRectF placeOfName(Hex hex, QSizeF size, const MapScene &scene, MapLayers layers,
                   const editor::HexGeometry &geometry)
{
    const QPointF centre = geometry.centre(hex);
    const double h = geometry.height();
    const double aside = geometry.width() * 0.32 + size.width() / 2;
    const std::array<QPointF, 7> steps = {{{0, h * 0.44},
                                           {0, h * 0.36},
                                           {0, -h * 0.22},
                                           {aside, -h * 0.1},
                                           {-aside, -h * 0.1},
                                           {aside, h * 0.3},
                                           {-aside, h * 0.3}}};
    const QRectF board = geometry.boardRect(scene.board.columns(), scene.board.rows());
    const QRectF part = boxAround(centre, {2 * (aside + size.width()), 3 * h});
    const std::vector<QRectF> boxes = boxesIn(part, scene, layers, geometry);
    QRectF best;
    double least = std::numeric_limits<double>::max();
    for (const QPointF &step : steps) {
        const QRectF place = boxAround(centre + step, size);
        const QRectF inside = place & board;
        // What is cut off at the rim is as bad as what is covered.
        double covered = size.width() * size.height() - inside.width() * inside.height();
        for (const QRectF &box : boxes) {
            const QRectF both = place & box;
            covered += both.width() * both.height();
        }
        if (covered < least - 0.5) {
            least = covered;
            best = place;
        }
    }
    return best;
}

} // namespace hexwerk::assault::ui
