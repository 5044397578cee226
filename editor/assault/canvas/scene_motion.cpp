#include "editor/assault/canvas/scene_motion.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr int kFrame = 16; // milliseconds

SceneMotion::SceneMotion(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(kFrame);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_since.elapsed() >= kDuration)
            return finish();
        emit moved();
    });
}

// Behind the hex where it stood.
static void addWay(std::vector<Hex> &way, const SceneUnit &unit, const SceneWays &ways)
{
    const auto gone = ways.find(unit.id);
    if (gone != ways.end() && !gone->second.empty() && gone->second.back() == unit.hex)
        way.insert(way.end(), gone->second.begin(), gone->second.end());
    else
        way.push_back(unit.hex);
}

void SceneMotion::begin(const MapScene &before, const MapScene &after, const SceneWays &gone)
{
    std::map<QString, Hex> stood;
    for (const SceneUnit &unit : before.units)
        stood.emplace(unit.id, unit.hex);
    bool goesOn = isRunning();
    SceneWays ways;
    for (const SceneUnit &unit : after.units) {
        const auto place = stood.find(unit.id);
        if (place == stood.end() || place->second == unit.hex)
            continue;
        const auto under = m_ways.find(unit.id);
        const bool extends = goesOn && under != m_ways.end();
        goesOn = extends;
        std::vector<Hex> way = extends ? under->second : std::vector{place->second};
        addWay(way, unit, gone);
        ways.emplace(unit.id, std::move(way));
    }
    std::vector<SceneArrow> shots;
    for (const SceneArrow &arrow : after.arrows)
        if (arrow.hexes.size() == 2 &&
            std::find(before.arrows.begin(), before.arrows.end(), arrow) == before.arrows.end())
            shots.push_back(arrow);
    if (ways.empty() && shots.empty())
        return;
    m_ways = std::move(ways);
    m_shots = std::move(shots);
    if (goesOn && m_shots.empty())
        return;
    m_since.start();
    m_timer.start();
}

void SceneMotion::finish()
{
    if (!isRunning())
        return;
    m_timer.stop();
    m_ways.clear();
    m_shots.clear();
    emit moved();
}

double SceneMotion::share() const
{
    return std::clamp(static_cast<double>(m_since.elapsed()) / kDuration, 0.0, 1.0);
}

QPointF SceneMotion::shiftOf(const QString &unit, const editor::HexGeometry &geometry) const
{
    const auto found = m_ways.find(unit);
    if (found == m_ways.end())
        return {};
    const std::vector<Hex> &way = found->second;
    const double along = share() * static_cast<double>(way.size() - 1);
    const auto leg = std::min(static_cast<std::size_t>(along), way.size() - 2);
    const QLineF line(geometry.centre(way[leg]), geometry.centre(way[leg + 1]));
    return line.pointAt(along - static_cast<double>(leg)) - geometry.centre(way.back());
}

double SceneMotion::shareOf(const SceneArrow &arrow) const
{
    const bool flies = std::find(m_shots.begin(), m_shots.end(), arrow) != m_shots.end();
    return flies ? share() : 1;
}

} // namespace hexwerk::assault::ui
