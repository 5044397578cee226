#include "core/assault/aside/dry_run.h"

#include "core/assault/game/box.h"
#include "core/assault/rules/course/victory.h"
#include "core/assault/steps/changes.h"
#include "core/assault/steps/course/organization.h"
#include "core/assault/steps/course/trigger_effects.h"

#include <algorithm>

namespace hexwerk::assault {

static bool isAbout(const Unit &unit)
{
    return unit.state == UnitState::Waiting || unit.state == UnitState::InPlay ||
           unit.state == UnitState::Carried;
}

static bool stands(const Unit &unit, const Zone &zone)
{
    return std::find(zone.hexes.begin(), zone.hexes.end(), unit.at) != zone.hexes.end();
}

static void addUnits(const Position &p, std::vector<MadeUpEvent> &all)
{
    const auto &zones = p.setting->scenario.zones;
    for (const Unit &unit : p.units) {
        if (!isAbout(unit))
            continue;
        for (const TriggerEvent on :
             {TriggerEvent::UnitEliminated, TriggerEvent::UnitDamaged, TriggerEvent::UnitLeftMap})
            all.push_back({.on = on, .unit = unit.id});
        for (std::size_t i = 0; i < zones.size(); ++i)
            if (!zones[i].hexes.empty() && !stands(unit, zones[i]))
                all.push_back({.on = TriggerEvent::ZoneEntered, .unit = unit.id, .place = i});
    }
}

std::vector<MadeUpEvent> whatMayHappen(const Position &p)
{
    std::vector<MadeUpEvent> all;
    if (p.phase == Phase::Over)
        return all;
    addUnits(p, all);
    for (std::size_t i = 0; i < p.holders.size(); ++i)
        for (SideIndex side = 0; side < p.setting->scenario.sides.size(); ++side)
            if (p.holders[i] != side)
                all.push_back({.on = TriggerEvent::ObjectiveTaken, .place = i, .side = side});
    all.push_back({.on = TriggerEvent::TurnEnd});
    return all;
}

static void enter(Turn turn, Unit &unit, const Zone &zone)
{
    const Hex from = unit.at;
    const Hex to = zone.hexes.front();
    unit.state = UnitState::InPlay;
    unit.carrier = UnitId{};
    moveTo(turn, unit, to);
    report(turn, UnitMoved{.unit = unit.id, .from = from, .to = to});
}

static void endTurn(Turn turn)
{
    organize(turn);
    doWhatIsDue(turn);
    Position &p = turn.p;
    if (p.phase == Phase::Over) {
        p.pending = {};
        return;
    }
    const std::optional<Verdict> verdict = verdictAfter(p, p.turn - 1);
    if (!verdict)
        return;
    p.winner = verdict->winner;
    p.phase = Phase::Over;
    p.pending = {};
    report(turn, GameEnded{verdict->winner, verdict->victory}, "R3.1a");
}

std::vector<Event> letHappen(Position &p, const MadeUpEvent &what)
{
    std::vector<Event> events;
    const Turn turn{p, &events, nullptr, nullptr};
    const Scenario &scenario = p.setting->scenario;
    switch (what.on) {
    case TriggerEvent::UnitEliminated:
        eliminate(turn, p.unit(what.unit), {});
        break;
    case TriggerEvent::UnitDamaged:
        damage(turn, p.unit(what.unit), 1, {});
        break;
    case TriggerEvent::UnitLeftMap:
        leaveMap(turn, p.unit(what.unit));
        break;
    case TriggerEvent::ZoneEntered:
        enter(turn, p.unit(what.unit), scenario.zones[what.place]);
        break;
    case TriggerEvent::ObjectiveTaken:
        takeObjective(turn, what.place, what.side);
        break;
    case TriggerEvent::ObjectiveHeld:
    case TriggerEvent::TurnEnd:
        endTurn(turn);
        return events;
    }
    doWhatIsDue(turn);
    if (p.phase == Phase::Over)
        p.pending = {};
    return events;
}

} // namespace hexwerk::assault
