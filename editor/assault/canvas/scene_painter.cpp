#include "editor/assault/canvas/scene_painter.h"

#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/overlay_painter.h"
#include "editor/assault/canvas/support_painter.h"

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

static void paintGhost(QPainter &painter, const SceneGhost &ghost, const MapScene &scene,
                       CounterStore &counters, const PaintPlace &place)
{
    painter.save();
    painter.setOpacity(0.7);
    if (ghost.tile.size() > 0) {
        const editor::HexGeometry &geometry = place.geometry;
        const QRectF box = geometry.boardRect(ghost.tile.columns(), ghost.tile.rows());
        const QPointF by =
            geometry.centre(ghost.at) - geometry.centre(Hex::at(0, 0)) + box.topLeft();
        paintKept(painter, u"ghost|"_s + ghost.name, QRectF(by, box.size()), place,
                  [&](QPainter &into) {
                      MapScene tile;
                      tile.board = ghost.tile;
                      tile.terrain = scene.terrain;
                      const QImage image = renderMap(
                          tile, static_cast<int>(geometry.width() * place.ratio), kGroundLayers);
                      into.drawImage(QRectF(by, box.size()), image);
                  });
    }
    paintUnits(painter, ghost.units, counters, place, nullptr);
    painter.restore();
}

void paintScene(QPainter &painter, const MapScene &scene, MapLayers layers, CounterStore &counters,
                const std::vector<PlacedName> &names, const PaintPlace &place,
                const SceneMotion *motion)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintFeatures(painter, scene, layers, place);
    if (layers.testFlag(MapLayer::Highlights)) {
        if (scene.arc) {
            painter.save();
            painter.setClipRect(place.geometry.boardRect(scene.board.columns(), scene.board.rows()),
                                Qt::IntersectClip);
            paintArc(painter, *scene.arc, place);
            painter.restore();
        }
        if (!scene.chosen.empty())
            paintChosenHexes(painter, scene.chosen, place);
        for (const std::vector<Hex> &item : scene.marked)
            paintMarked(painter, item, place);
        paintHighlights(painter, scene.highlights, place);
    }
    paintPlaceNames(painter, names, place); // counters lie on what is printed
    if (layers.testFlag(MapLayer::Units))
        paintUnits(painter, scene.units, counters, place, motion);
    if (!layers.testFlag(MapLayer::Highlights))
        return;
    if (scene.ghost)
        paintGhost(painter, *scene.ghost, scene, counters, place);
    if (scene.vertices)
        paintVertices(painter, *scene.vertices, place);
    for (const SceneSupport &support : scene.support)
        paintSupport(painter, support, place);
    for (const SceneArrow &arrow : scene.arrows)
        paintArrow(painter, arrow, place, motion ? motion->shareOf(arrow) : 1);
    for (const SceneSightLine &line : scene.sightLines)
        paintSightLine(painter, line, place);
}

} // namespace hexwerk::assault::ui
