#include "core/assault/steps/tracks.h"

#include "core/assault/rules/course/standing.h"
#include "core/assault/rules/course/victory.h"

#include <algorithm>

namespace hexwerk::assault {

namespace {

// Something that triggers may wait for, and what it is about.
struct Occasion
{
    TriggerEvent on = TriggerEvent::TurnEnd;
    SideIndex side = kNobody;
    UnitId unit = {};
    Hex at = {};
    Hex from = {};                    // of who enters a zone; nowhere: it was not on the map
    std::size_t objective = SIZE_MAX; // place in the scenario
};

} // namespace

static bool contains(const Zone *zone, Hex hex)
{
    return zone && std::find(zone->hexes.begin(), zone->hexes.end(), hex) != zone->hexes.end();
}

static bool isAbout(const Position &p, const Trigger &trigger, const Occasion &occasion)
{
    const Setting &setting = *p.setting;
    if (trigger.on != occasion.on)
        return false;
    // A turn ends for both sides.
    if (!trigger.side.empty() && occasion.on != TriggerEvent::TurnEnd &&
        setting.sideIndex(trigger.side) != occasion.side)
        return false;
    if (!trigger.unit.empty() &&
        (occasion.unit == UnitId{} || setting.unitName(occasion.unit) != trigger.unit))
        return false;
    if (!trigger.objective.empty() &&
        (occasion.objective == SIZE_MAX ||
         setting.scenario.objectives[occasion.objective].id != trigger.objective))
        return false;
    if (trigger.zone.empty())
        return true;
    const Zone *zone = setting.zone(trigger.zone);
    return contains(zone, occasion.at) &&
           (occasion.on != TriggerEvent::ZoneEntered || !contains(zone, occasion.from));
}

static int amountOf(const Position &p, const TriggerEffect &effect, const Occasion &occasion)
{
    if (const int *number = std::get_if<int>(&effect.add))
        return *number;
    if (occasion.unit == UnitId{})
        return 0;
    const UnitCard &card = p.card(occasion.unit);
    return std::get<std::string>(effect.add) == "points" ? card.points : card.strength;
}

// [H4.10a] From its box, and not beyond the last one.
static void moveMarker(Turn turn, std::size_t trigger, const TriggerEffect &effect,
                       const Occasion &occasion)
{
    const auto &tracks = turn.p.setting->scenario.tracks;
    const auto found = std::find_if(tracks.begin(), tracks.end(),
                                    [&](const Track &track) { return track.id == effect.track; });
    if (found == tracks.end())
        return;
    const auto place = static_cast<std::size_t>(found - tracks.begin());
    const int from = turn.p.tracks[place];
    const int to = std::clamp(from + amountOf(turn.p, effect, occasion), found->min, found->max);
    if (to == from)
        return;
    turn.p.tracks[place] = to;
    report(turn, TrackMoved{place, from, to, trigger, occasion.unit}, "H4.10b");
    for (std::size_t i = 0; i < found->thresholds.size(); ++i)
        if (!isReached(*found, found->thresholds[i], from) &&
            isReached(*found, found->thresholds[i], to))
            report(turn, ThresholdReached{place, i}, "H4.10c");
}

static bool fires(const Position &p, std::size_t i, const Occasion &occasion)
{
    const Trigger &trigger = p.setting->scenario.triggers[i];
    if ((trigger.once && p.fired[i]) || !isAbout(p, trigger, occasion))
        return false;
    const SideIndex own = trigger.side.empty() ? occasion.side : p.setting->sideIndex(trigger.side);
    return !trigger.condition || holds(p, *trigger.condition, own, p.turn);
}

static void count(Turn turn, const Occasion &occasion)
{
    // [H4.10b] What moves the markers is the scenario's own.
    Position &p = turn.p;
    const auto &triggers = p.setting->scenario.triggers;
    for (std::size_t i = 0; i < triggers.size(); ++i) {
        if (!fires(p, i, occasion))
            continue;
        const Trigger &trigger = triggers[i];
        p.fired[i] = true;
        for (std::size_t k = 0; k < trigger.effects.size(); ++k) {
            if (trigger.effects[k].kind == EffectKind::Track)
                moveMarker(turn, i, trigger.effects[k], occasion);
            else // nothing leaves or changes under an action that goes on
                p.due.push_back({static_cast<std::uint16_t>(i), static_cast<std::uint16_t>(k)});
        }
    }
}

static void countUnit(Turn turn, TriggerEvent on, UnitId unit)
{
    const Unit &who = turn.p.unit(unit);
    count(turn, {.on = on, .side = who.side, .unit = unit, .at = who.at});
}

static void countEntry(Turn turn, UnitId unit, Hex from, Hex to)
{
    if (!to.isNowhere())
        count(turn, {.on = TriggerEvent::ZoneEntered,
                     .side = turn.p.unit(unit).side,
                     .unit = unit,
                     .at = to,
                     .from = from});
}

namespace {

// Most of what happens moves no marker.
struct Counter
{
    Turn turn;

    template<typename Other>
    void operator()(const Other &) const
    {
    }
    void operator()(const UnitEliminated &e) const
    {
        countUnit(turn, TriggerEvent::UnitEliminated, e.unit);
    }
    void operator()(const UnitDamaged &e) const
    {
        countUnit(turn, TriggerEvent::UnitDamaged, e.unit);
    }
    void operator()(const UnitLeftMap &e) const
    {
        countUnit(turn, TriggerEvent::UnitLeftMap, e.unit);
    }
    void operator()(const ObjectiveTaken &e) const
    {
        count(turn, {.on = TriggerEvent::ObjectiveTaken,
                     .side = e.side,
                     .at = turn.p.setting->scenario.objectives[e.objective].hex,
                     .objective = e.objective});
    }
    void operator()(const UnitMoved &e) const
    {
        countEntry(turn, e.unit, e.from, e.to);
        for (const Unit &rider : turn.p.units) // who is carried comes along
            if (rider.state == UnitState::Carried && rider.carrier == e.unit)
                countEntry(turn, rider.id, e.from, e.to);
    }
    void operator()(const UnitsSwapped &e) const
    {
        const Hex here = turn.p.unit(e.unit).at;
        const Hex there = turn.p.unit(e.other).at;
        countEntry(turn, e.unit, there, here);
        countEntry(turn, e.other, here, there);
    }
    void operator()(const UnitDisembarked &e) const
    {
        countEntry(turn, e.unit, turn.p.unit(e.carrier).at, e.hex);
    }
    void operator()(const UnitPlaced &e) const
    {
        if (turn.p.phase != Phase::SetUp) // a unit that is set up does not enter
            countEntry(turn, e.unit, Hex{}, e.hex);
    }
};

} // namespace

void countHappening(Turn turn, const Happening &what)
{
    std::visit(Counter{turn}, what);
}

static std::vector<Occasion> turnEnd(const Position &p)
{
    std::vector<Occasion> occasions;
    for (std::size_t i = 0; i < p.holders.size(); ++i)
        if (p.holders[i] != kNobody)
            occasions.push_back({.on = TriggerEvent::ObjectiveHeld,
                                 .side = p.holders[i],
                                 .at = p.setting->scenario.objectives[i].hex,
                                 .objective = i});
    occasions.push_back({.on = TriggerEvent::TurnEnd});
    return occasions;
}

void countTurnEnd(Turn turn)
{
    if (turn.p.setting->scenario.triggers.empty())
        return;
    for (const Occasion &occasion : turnEnd(turn.p))
        count(turn, occasion);
}

std::vector<std::size_t> dueAtTurnEnd(const Position &p)
{
    const std::vector<Occasion> occasions = turnEnd(p);
    std::vector<std::size_t> due;
    for (std::size_t i = 0; i < p.setting->scenario.triggers.size(); ++i)
        if (std::any_of(occasions.begin(), occasions.end(),
                        [&](const Occasion &occasion) { return fires(p, i, occasion); }))
            due.push_back(i);
    return due;
}

} // namespace hexwerk::assault
