// Draws unit counters with the badges on them. Our own signs, not those of the printed game.
#pragma once

#include <QHash>
#include <QImage>

#include "editor/assault/canvas/feature_painter.h"
#include "editor/assault/canvas/scene_motion.h"

namespace hexwerk::assault::ui {

// The counter's picture alone, `size` pixels square with a rim for badges; for palettes and lists.
QImage counterPicture(const SceneUnit &unit, int size, MapArt &art);

// Counters as pictures, so that a frame only copies them.
class CounterStore
{
public:
    QImage counter(const SceneUnit &unit, int size, MapArt &art);

private:
    QHash<QString, QImage> m_pictures;
};

// What counters cover; those of a stack together.
std::vector<QRectF> counterBoxes(const std::vector<SceneUnit> &units,
                                 const editor::HexGeometry &geometry);

// All units that the place shows; stacked ones step to the lower right. `motion`: those that
// are on their way; null for none.
void paintUnits(QPainter &painter, const std::vector<SceneUnit> &units, CounterStore &store,
                const PaintPlace &place, const SceneMotion *motion = nullptr);

} // namespace hexwerk::assault::ui
