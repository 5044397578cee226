#include "editor/canvas/scene_painter.h"

#include "editor/canvas/overlay_painter.h"

namespace hexwerk::editor {

void paintScene(QPainter &painter, const MapScene &scene, MapLayers layers, CounterStore &counters,
                const PaintPlace &place)
{
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    paintFeatures(painter, scene, layers, place);
    if (layers.testFlag(MapLayer::Highlights))
        paintHighlights(painter, scene.highlights, place);
    if (layers.testFlag(MapLayer::Units))
        paintUnits(painter, scene.units, counters, place);
    paintLabels(painter, scene, layers, place);
    if (!layers.testFlag(MapLayer::Highlights))
        return;
    for (const SceneArrow &arrow : scene.arrows)
        paintArrow(painter, arrow, place);
    if (scene.sightLine)
        paintSightLine(painter, *scene.sightLine, place);
}

} // namespace hexwerk::editor
