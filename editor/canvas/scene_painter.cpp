#include "editor/canvas/scene_painter.h"

#include "editor/canvas/overlay_painter.h"

namespace hexwerk::editor {

void paintScene(QPainter &painter, const MapScene &scene, MapLayers layers, CounterStore &counters,
                const PaintPlace &place, const SceneMotion *motion)
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
        paintHighlights(painter, scene.highlights, place);
    }
    paintLabels(painter, scene, layers, place); // counters lie on what is printed
    if (layers.testFlag(MapLayer::Units))
        paintUnits(painter, scene.units, counters, place, motion);
    if (!layers.testFlag(MapLayer::Highlights))
        return;
    if (scene.vertices)
        paintVertices(painter, *scene.vertices, place);
    for (const SceneArrow &arrow : scene.arrows)
        paintArrow(painter, arrow, place, motion ? motion->shareOf(arrow) : 1);
    if (scene.sightLine)
        paintSightLine(painter, *scene.sightLine, place);
}

} // namespace hexwerk::editor
