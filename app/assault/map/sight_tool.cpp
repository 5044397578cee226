#include "app/assault/map/sight_tool.h"

#include "editor/assault/canvas/sight_marks.h"

#include <algorithm>
#include <tuple>

namespace hexwerk::assault::ui {

static const Unit *firstIn(const Position &p, Hex hex)
{
    const auto found = std::find_if(p.units.begin(), p.units.end(), [hex](const Unit &unit) {
        return unit.inPlay() && unit.at == hex;
    });
    return found == p.units.end() ? nullptr : &*found;
}

void SightInPlay::begin(SightMode mode, const Position &p, UnitId unit)
{
    *this = {};
    m_mode = mode;
    if (mode == SightMode::Watchers || !p.has(unit) || p.unit(unit).at.isNowhere())
        return;
    m_observer = unit;
    m_from = p.unit(unit).at;
}

void SightInPlay::lookFrom(Hex hex, const Position &p)
{
    const bool stays = p.has(m_observer) && p.unit(m_observer).at == hex;
    const Unit *unit = firstIn(p, hex);
    if (!stays)
        m_observer = unit ? unit->id : UnitId{};
    m_from = hex;
    m_to = {};
    m_isHeld = false;
}

void SightInPlay::press(const HexPointer &pointer, const Position &)
{
    if (pointer.button == Qt::LeftButton)
        m_pressed = pointer.hex;
}

void SightInPlay::release(const HexPointer &pointer, const Position &p)
{
    const Hex pressed = std::exchange(m_pressed, Hex{});
    if (pressed.isNowhere())
        return;
    if (m_mode == SightMode::Watchers) {
        m_isHeld = !m_isHeld || m_to != pointer.hex;
        m_to = pointer.hex;
        return;
    }
    if (pressed != pointer.hex) { // dragged
        lookFrom(pressed, p);
        m_to = pointer.hex;
        m_isHeld = m_mode == SightMode::Line;
        return;
    }
    const bool ends = m_mode == SightMode::Line && !m_from.isNowhere() && !m_isHeld;
    if (!ends || pointer.hex == m_from)
        return lookFrom(pointer.hex, p);
    m_to = pointer.hex;
    m_isHeld = true;
}

bool SightInPlay::point(Hex hex)
{
    const bool drags = !m_pressed.isNowhere() && m_pressed != hex && m_mode != SightMode::Watchers;
    if (drags) {
        m_isHeld = false;
        m_observer = m_from == m_pressed ? m_observer : UnitId{};
        m_from = m_pressed;
    }
    if (m_isHeld || hex == m_to)
        return drags;
    m_to = hex;
    return true;
}

void SightInPlay::follow(const Position &p)
{
    if (!p.has(m_observer))
        return;
    const Unit &unit = p.unit(m_observer);
    m_from = unit.inPlay() || unit.state == UnitState::Carried ? unit.at : Hex{};
    if (m_from.isNowhere())
        m_observer = {};
}

SightEnd SightInPlay::endAt(const Position &p, Hex hex) const
{
    if (p.has(m_observer) && hex == m_from)
        return {hex, p.card(m_observer).type};
    const Unit *unit = firstIn(p, hex);
    return {hex, unit ? std::optional(p.card(unit->id).type) : std::nullopt};
}

std::optional<SightLine> SightInPlay::line(const Position &p) const
{
    if (m_from.isNowhere() || m_to.isNowhere() || m_from == m_to || m_mode == SightMode::Watchers)
        return std::nullopt;
    return p.setting->sight.line(endAt(p, m_from), endAt(p, m_to), p.smoke);
}

std::vector<Watcher> SightInPlay::watchers(const Position &p) const
{
    std::vector<Watcher> watchers;
    if (m_mode != SightMode::Watchers || m_to.isNowhere())
        return watchers;
    const SightEnd seen = endAt(p, m_to);
    for (const Unit &unit : p.units)
        if (unit.inPlay() && unit.at != m_to)
            watchers.push_back(
                {unit.id, distance(unit.at, m_to),
                 p.setting->sight.line({unit.at, p.card(unit.id).type}, seen, p.smoke)});
    std::stable_sort(watchers.begin(), watchers.end(), [&p](const Watcher &a, const Watcher &b) {
        const auto rank = [&p](const Watcher &one) {
            return std::tuple(p.unit(one.unit).side, one.line.status == SightStatus::Blocked,
                              one.range);
        };
        return rank(a) < rank(b);
    });
    return watchers;
}

std::vector<SceneHighlight> SightInPlay::highlights(const Position &p) const
{
    std::vector<SceneHighlight> marked;
    if (m_mode == SightMode::Watchers) {
        for (const Watcher &watcher : watchers(p))
            marked.push_back({p.unit(watcher.unit).at, highlightOf(watcher.line.status),
                              QString::number(watcher.range)});
        if (!m_to.isNowhere())
            marked.push_back({m_to, HighlightKind::Selected, {}});
        return marked;
    }
    if (m_from.isNowhere())
        return marked;
    if (m_mode == SightMode::Field)
        marked = fieldHighlights(p.board(), m_from,
                                 p.setting->sight.fieldOfView(endAt(p, m_from), {}, p.smoke));
    marked.push_back({m_from, HighlightKind::Selected, {}});
    return marked;
}

std::vector<SceneSightLine> SightInPlay::sceneLines(const Position &p) const
{
    if (const auto looked = line(p))
        return {{m_from, m_to, looked->status}};
    std::vector<SceneSightLine> threads;
    for (const Watcher &watcher : watchers(p))
        if (watcher.line.status != SightStatus::Blocked)
            threads.push_back({p.unit(watcher.unit).at, m_to, watcher.line.status});
    return threads;
}

} // namespace hexwerk::assault::ui
