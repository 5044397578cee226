// What has just happened on the map, shown for a moment: counters glide, shots fly. The scene
// itself is already as it will be, and nobody waits for this.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include "editor/assault/canvas/map_scene.h"
#include "editor/canvas/hex_geometry.h"

#include <map>
#include <vector>

namespace hexwerk::assault::ui {

// The hexes that units went through, by their ids: up to the one where each stands now.
using SceneWays = std::map<QString, std::vector<Hex>>;

class SceneMotion final : public QObject
{
    Q_OBJECT

public:
    static constexpr int kDuration = 180; // milliseconds

    explicit SceneMotion(QObject *parent = nullptr);

    // What differs: units that stand elsewhere now, arrows from hex to hex that are new. A unit
    // that still glides goes on through its next hex in the same time. Who has no way in `ways`
    // glides straight.
    void begin(const MapScene &before, const MapScene &after, const SceneWays &ways = {});
    void finish();
    bool isRunning() const { return m_timer.isActive(); }
    // How far from its place the unit is drawn, in pixels.
    QPointF shiftOf(const QString &unit, const editor::HexGeometry &geometry) const;
    // The part of the arrow that is drawn, 0 to 1.
    double shareOf(const SceneArrow &arrow) const;

signals:
    void moved();

private:
    double share() const;

    QTimer m_timer;
    QElapsedTimer m_since;
    SceneWays m_ways; // with the hex where each began
    std::vector<SceneArrow> m_shots;
};

} // namespace hexwerk::assault::ui
