#include "core/assault/mind/goals.h"

#include "core/assault/rules/course/victory.h"
#include "core/assault/scenario/places.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

static constexpr double kWon = 1.6;        // of a game that is over
static constexpr double kReachTurns = 0.8; // influence fades by e with each of them
static constexpr int kLeastPoints = 20;    // of a card that has none or few

static void addZones(const Term &term, const Scenario &scenario, std::vector<std::size_t> &zones)
{
    for (const Term &part : term.terms)
        addZones(part, scenario, zones);
    if (term.kind != TermKind::UnitsInZone)
        return;
    const auto place = placeOf(scenario.zones, term.name);
    if (place && std::find(zones.begin(), zones.end(), *place) == zones.end())
        zones.push_back(*place);
}

static std::vector<Goal> goalsOf(const Scenario &scenario)
{
    std::vector<Goal> goals;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
        goals.push_back({.hexes = {scenario.objectives[i].hex}, .objective = i});
    std::vector<std::size_t> zones;
    for (const Victory &victory : scenario.victories)
        addZones(victory.term, scenario, zones);
    for (const std::size_t zone : zones)
        goals.push_back({.hexes = scenario.zones[zone].hexes, .zone = zone});
    return goals;
}

static std::vector<std::vector<Hex>> hexesOf(const std::vector<Goal> &goals)
{
    std::vector<std::vector<Hex>> hexes;
    for (const Goal &goal : goals)
        hexes.push_back(goal.hexes);
    return hexes;
}

Goals::Goals(const Frozen<Setting> &setting)
    : m_setting(setting)
    , m_goals(goalsOf(setting->scenario))
    , m_hexes(hexesOf(m_goals))
    , m_times(*m_setting, m_hexes)
{
}

static double fullPointsOf(const UnitCard &card)
{
    return std::max(kLeastPoints, card.points);
}

double Goals::pointsOf(const Unit &unit) const
{
    const UnitCard &card = m_setting->card(unit.id);
    const double left = static_cast<double>(unit.strength) / std::max(1, card.strength);
    return fullPointsOf(card) * (0.4 + 0.6 * left);
}

// A part of a loss: turned to half strength, or stuck.
static double partOfALoss(const Position &p, const Unit &unit)
{
    const UnitCard &card = p.card(unit.id);
    const bool isHalf = card.strength > card.halfStrength && p.isHalf(unit);
    return (isHalf ? 0.2 : 0.0) + (unit.markers.has(Marker::Immobilised) ? 0.15 : 0.0);
}

void Goals::lookAtUnits(const Position &p, Outlook &outlook) const
{
    for (const Unit &unit : p.units) {
        if (unit.state != UnitState::InBox)
            outlook.fielded[unit.side] += fullPointsOf(p.card(unit.id));
        switch (unit.state) {
        case UnitState::InBox:
            continue;
        case UnitState::Eliminated:
        case UnitState::LeftMap:
            outlook.losses[unit.side] += 1;
            continue;
        case UnitState::Waiting:
        case UnitState::InPlay:
        case UnitState::Carried:
            break;
        }
        outlook.worth[unit.side] += pointsOf(unit);
        ++outlook.units[unit.side];
        if (!unit.isOnMap())
            continue;
        outlook.losses[unit.side] += partOfALoss(p, unit);
        for (std::size_t i = 0; i < m_goals.size(); ++i)
            if (m_goals[i].zone != SIZE_MAX) {
                const double turns = m_times.turns(unit.id, unit.at, i);
                if (turns <= outlook.turnsLeft + 0.5)
                    outlook.inZones[m_goals[i].zone][unit.side] +=
                        turns <= 0 ? 1 : 0.6 * std::exp(-turns / (2 * kReachTurns));
            }
    }
}

// Who will hold it: who does now, and who is near with what.
void Goals::lookAtObjectives(const Position &p, Outlook &outlook) const
{
    const double left = outlook.turnsLeft;
    for (std::size_t i = 0; i < m_setting->scenario.objectives.size(); ++i) {
        std::array<double, 2> influence = {10, 10};
        SideIndex holder = p.holders[i];
        bool isTaken = false;
        for (const Unit &unit : p.units) {
            if (!unit.isOnMap())
                continue;
            const double turns = m_times.turns(unit.id, unit.at, i);
            if (turns > left + 0.5)
                continue;
            influence[unit.side] += pointsOf(unit) * std::exp(-turns / kReachTurns) *
                                    (unit.markers.hasAny(kMoraleMarkers) ? 0.7 : 1);
            if (unit.at == m_goals[i].hexes[0] && unit.inPlay() &&
                !unit.markers.has(Marker::Fallback)) {
                holder = unit.side;
                isTaken = true;
            }
        }
        const double holds = holder == 0 ? 1 : holder == 1 ? -1 : 0;
        const double x = holds * (0.9 + 1.6 / (left + 0.25) + (isTaken ? 0.4 : 0.0)) +
                         0.9 * std::min(1.0, left) * std::log(influence[0] / influence[1]);
        outlook.held[i] = 1 / (1 + std::exp(-x));
    }
}

static double addedBy(const TriggerEffect &effect)
{
    const int *number = std::get_if<int>(&effect.add);
    return number ? *number : 1;
}

// Moves a track by what each of so many events adds.
static void drift(Outlook &outlook, const Scenario &scenario, const Trigger &trigger, double times)
{
    for (const TriggerEffect &effect : trigger.effects)
        if (effect.kind == EffectKind::Track)
            if (const auto track = placeOf(scenario.tracks, effect.track))
                outlook.tracks[*track].drift +=
                    addedBy(effect) * (trigger.once ? std::min(1.0, times) : times);
}

void Goals::lookAhead(const Position &p, Outlook &outlook) const
{
    const Scenario &scenario = m_setting->scenario;
    const double played = scenario.turns - outlook.turnsLeft;
    for (SideIndex side = 0; side < 2; ++side)
        outlook.lossesToCome[side] =
            outlook.turnsLeft * (0.3 + outlook.losses[side]) / (1 + std::max(0.0, played));
    for (const int value : p.tracks)
        outlook.tracks.push_back({.now = static_cast<double>(value)});
    for (const Trigger &trigger : scenario.triggers) {
        const SideIndex side = m_setting->sideIndex(trigger.side);
        switch (trigger.on) {
        case TriggerEvent::TurnEnd: {
            double times = 0;
            for (int turn = p.turn; turn <= scenario.turns; ++turn)
                times += !trigger.condition || holds(p, *trigger.condition, 0, turn);
            drift(outlook, scenario, trigger, times);
            break;
        }
        case TriggerEvent::UnitEliminated:
            if (trigger.unit.empty() && side != kNobody)
                drift(outlook, scenario, trigger, outlook.lossesToCome[side]);
            break;
        case TriggerEvent::ObjectiveHeld:
        case TriggerEvent::ObjectiveTaken:
            if (const auto i = placeOf(scenario.objectives, trigger.objective);
                i && side != kNobody) {
                const double held = side == 0 ? outlook.held[*i] : 1 - outlook.held[*i];
                const bool isHeld = trigger.on == TriggerEvent::ObjectiveHeld;
                if (isHeld || p.holders[*i] != side)
                    drift(outlook, scenario, trigger,
                          isHeld ? held * std::max(0.0, outlook.turnsLeft - 0.5) : held);
            }
            break;
        case TriggerEvent::UnitDamaged:
        case TriggerEvent::UnitLeftMap:
        case TriggerEvent::ZoneEntered:
            break;
        }
    }
}

Outlook Goals::outlook(const Position &p) const
{
    Outlook outlook;
    outlook.turnsLeft =
        std::max(0.0, m_setting->scenario.turns - p.turn + (p.phase == Phase::Action ? 0.5 : 1.0));
    outlook.held.resize(m_setting->scenario.objectives.size());
    outlook.inZones.resize(m_setting->scenario.zones.size());
    lookAtUnits(p, outlook);
    lookAtObjectives(p, outlook);
    lookAhead(p, outlook);
    return outlook;
}

double Goals::value(const Position &p) const
{
    if (p.pending.isOver())
        return p.winner == kNobody ? 0 : p.winner == 0 ? kWon : -kWon;
    return valueOf(outlook(p), *m_setting);
}

double Goals::forecast(const Position &p) const
{
    if (p.pending.isOver())
        return p.winner == kNobody ? 0.5 : p.winner == 0 ? 1 : 0;
    return forecastOf(outlook(p), *m_setting);
}

void Goals::lose(Outlook &outlook, SideIndex side) const
{
    outlook.losses[side] += 1;
    for (const Trigger &trigger : m_setting->scenario.triggers)
        if (trigger.on == TriggerEvent::UnitEliminated && trigger.unit.empty() &&
            m_setting->sideIndex(trigger.side) == side)
            for (const TriggerEffect &effect : trigger.effects)
                if (const auto track = placeOf(m_setting->scenario.tracks, effect.track))
                    outlook.tracks[*track].now += addedBy(effect);
}

// What an objective means: by itself, and where others come with it.
static double stakeOf(const Outlook &now, const Setting &setting, std::size_t objective)
{
    const auto value = [&](Outlook outlook, double held) {
        outlook.held[objective] = held;
        return valueOf(outlook, setting);
    };
    const auto leaning = [&](double share) {
        Outlook outlook = now;
        for (double &held : outlook.held)
            held = 0.5 * held + share;
        return outlook;
    };
    const Outlook good = leaning(0.45);
    const Outlook bad = leaning(0.02);
    const double together =
        (valueOf(good, setting) - valueOf(bad, setting)) / static_cast<double>(now.held.size());
    const double decides = std::max(valueOf(good, setting) - value(good, 0.02),
                                    value(bad, 0.98) - valueOf(bad, setting));
    return std::max({0.03, value(now, 0.98) - value(now, 0.02), 0.5 * decides + 0.2 * together});
}

Stakes Goals::stakes(const Position &p) const
{
    const Outlook now = outlook(p);
    const double value = valueOf(now, *m_setting);
    Stakes stakes;
    for (const Goal &goal : m_goals) {
        if (goal.objective != SIZE_MAX) {
            const double stake = stakeOf(now, *m_setting, goal.objective);
            stakes.goals.push_back({stake, stake});
            stakes.held.push_back(now.held[goal.objective]);
            continue;
        }
        std::array<double, 2> entered = {};
        for (SideIndex side = 0; side < 2; ++side) {
            Outlook more = now;
            more.inZones[goal.zone][side] += 1;
            const double gain = valueOf(more, *m_setting) - value;
            entered[side] = std::max(0.0, side == 0 ? gain : -gain);
        }
        stakes.goals.push_back(entered);
        stakes.held.push_back(0.5);
    }
    for (SideIndex side = 0; side < 2; ++side) {
        Outlook less = now;
        lose(less, side);
        lose(less, side);
        const double lost = valueOf(less, *m_setting);
        stakes.loss[side] = std::max(0.01, (side == 0 ? value - lost : lost - value) / 2);
    }
    stakes.perPoint =
        1.5 * weightOfWorth(now, *m_setting) / std::max(1.0, now.worth[0] + now.worth[1]);
    return stakes;
}

} // namespace hexwerk::assault
