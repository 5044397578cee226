#include "core/assault/lab/scenario_values.h"

#include "core/assault/scenario/term_fate.h"
#include "core/base/contract.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

namespace {

constexpr int kMostTurnsTried = 30;
constexpr int kMoreUnits = 3; // of a card than there are

int unitsOf(const Scenario &scenario, const std::string &side)
{
    auto count = std::count_if(scenario.units.begin(), scenario.units.end(),
                               [&](const UnitSpec &unit) { return unit.side == side; });
    for (const Reinforcement &group : scenario.reinforcements)
        for (const ReinforcementUnits &units : group.units)
            count += group.side == side ? units.count : 0;
    return static_cast<int>(count);
}

// Others of the scenario speak of it by its id.
bool isNamed(const Scenario &scenario, const std::string &unit)
{
    const auto names = [&unit](const Trigger &trigger) {
        return trigger.unit == unit ||
               std::any_of(trigger.effects.begin(), trigger.effects.end(),
                           [&unit](const TriggerEffect &effect) { return effect.unit == unit; });
    };
    return std::any_of(scenario.units.begin(), scenario.units.end(),
                       [&unit](const UnitSpec &other) { return other.on == unit; }) ||
           std::any_of(scenario.triggers.begin(), scenario.triggers.end(), names);
}

// Whether two terms of these victories' sides say the same: then they are one value.
bool areOne(const Term &a, const std::string &sideOfA, const Term &b, const std::string &sideOfB)
{
    const bool isOfASide = a.kind == TermKind::ControlsAtLeast || a.kind == TermKind::UnitsInZone;
    return a.kind == b.kind && a.name == b.name && a.number == b.number &&
           (!isOfASide ||
            (a.side.empty() ? sideOfA : a.side) == (b.side.empty() ? sideOfB : b.side));
}

class Collector
{
public:
    explicit Collector(const Scenario &scenario)
        : m_scenario(scenario)
    {
    }

    std::vector<ScenarioValue> run()
    {
        add(ValueKind::Turns, "turns", m_scenario.turns, {1, kMostTurnsTried}, {});
        for (std::size_t i = 0; i < m_scenario.victories.size(); ++i)
            addTerm(m_scenario.victories[i].side, m_scenario.victories[i].term, {i});
        for (std::size_t i = 0; i < m_scenario.tracks.size(); ++i)
            addTrack(m_scenario.tracks[i], i);
        for (std::size_t i = 0; i < m_scenario.reinforcements.size(); ++i)
            addReinforcement(m_scenario.reinforcements[i], i);
        for (std::size_t i = 0; i < m_scenario.units.size(); ++i)
            addUnit(m_scenario.units[i], i);
        return std::move(m_values);
    }

private:
    using Ends = std::pair<int, int>;

    void add(ValueKind kind, std::string name, int now, Ends ends, std::vector<std::size_t> place)
    {
        const auto isTaken = [this](const std::string &tried) {
            return std::any_of(m_values.begin(), m_values.end(),
                               [&](const ScenarioValue &value) { return value.name == tried; });
        };
        const std::string first = name;
        for (int number = 2; isTaken(name); ++number)
            name = first + "." + std::to_string(number);
        if (ends.first < ends.second && now >= ends.first && now <= ends.second)
            m_values.push_back(
                {kind, std::move(name), now, ends.first, ends.second, std::move(place)});
    }

    Ends endsOf(const Term &term, const std::string &side) const
    {
        switch (term.kind) {
        case TermKind::ControlsAtLeast:
            return {1, static_cast<int>(m_scenario.objectives.size())};
        case TermKind::Losses:
            return {1, unitsOf(m_scenario, term.name)};
        case TermKind::UnitsInZone:
            return {1, unitsOf(m_scenario, term.side.empty() ? side : term.side)};
        case TermKind::Track:
            for (const Track &track : m_scenario.tracks)
                if (track.id == term.name)
                    return {track.min, track.max};
            return {};
        default:
            return {1, m_scenario.turns};
        }
    }

    bool isNew(const Term &term, const std::string &side)
    {
        return std::none_of(m_values.begin(), m_values.end(), [&](const ScenarioValue &value) {
            return value.kind == ValueKind::Term &&
                   areOne(termOf(m_scenario, value), m_scenario.victories[value.place[0]].side,
                          term, side);
        });
    }

    void addTerm(const std::string &side, const Term &term, std::vector<std::size_t> place)
    {
        if (numberRange(term.kind) && isNew(term, side))
            add(ValueKind::Term, "victory." + side + "." + std::string(keyOf(term.kind)),
                term.number, endsOf(term, side), place);
        place.push_back(0);
        for (std::size_t i = 0; i < term.terms.size(); ++i) {
            place.back() = i;
            addTerm(side, term.terms[i], place);
        }
    }

    void addTrack(const Track &track, std::size_t at)
    {
        const Ends ends = {track.min, track.max};
        add(ValueKind::TrackStart, "track." + track.id + ".start", track.start, ends, {at});
        for (std::size_t i = 0; i < track.thresholds.size(); ++i)
            if (const Threshold &threshold = track.thresholds[i];
                threshold.effect != ThresholdEffect::Message)
                add(ValueKind::Threshold,
                    "track." + track.id + "." + std::string(toString(threshold.effect)),
                    threshold.at, ends, {at, i});
    }

    void addReinforcement(const Reinforcement &group, std::size_t at)
    {
        const std::string name = "reinforcement." + std::to_string(at + 1);
        add(ValueKind::Arrival, name + ".turn", group.turn, {1, m_scenario.turns}, {at});
        for (std::size_t i = 0; i < group.units.size(); ++i)
            add(ValueKind::Count, name + "." + group.units[i].card, group.units[i].count,
                {1, group.units[i].count + kMoreUnits}, {at, i});
    }

    void addUnit(const UnitSpec &unit, std::size_t at)
    {
        add(ValueKind::Unit, "unit." + unit.id, 1,
            {isNamed(m_scenario, unit.id) ? 1 : 0, unit.zone ? 2 : 1}, {at});
    }

    const Scenario &m_scenario;
    std::vector<ScenarioValue> m_values;
};

// `change` is called for each term that is one with that.
template<typename Change>
void forEachLike(const Term &wanted, const std::string &side, Term &term, const std::string &own,
                 const Change &change)
{
    for (Term &inner : term.terms)
        forEachLike(wanted, side, inner, own, change);
    if (areOne(wanted, side, term, own))
        change(term);
}

void setTerm(Scenario &scenario, const ScenarioValue &value, int number)
{
    const Term wanted = termOf(scenario, value);
    const std::string side = scenario.victories[value.place[0]].side;
    for (Victory &victory : scenario.victories)
        forEachLike(wanted, side, victory.term, victory.side,
                    [number](Term &term) { term.number = number; });
}

void setUnit(Scenario &scenario, std::size_t at, int number)
{
    const auto unit = scenario.units.begin() + static_cast<std::ptrdiff_t>(at);
    if (number == 0) {
        scenario.units.erase(unit);
        return;
    }
    UnitSpec another = *unit;
    const auto isTaken = [&scenario](const std::string &id) {
        return std::any_of(scenario.units.begin(), scenario.units.end(),
                           [&id](const UnitSpec &other) { return other.id == id; });
    };
    for (int next = 2; isTaken(another.id); ++next)
        another.id = unit->id + "-" + std::to_string(next);
    scenario.units.insert(unit + 1, std::move(another));
}

} // namespace

std::vector<ScenarioValue> valuesOf(const Scenario &scenario)
{
    return Collector(scenario).run();
}

Scenario withValue(Scenario scenario, const ScenarioValue &value, int number)
{
    HW_EXPECTS(number >= value.least && number <= value.most);
    if (number == value.now)
        return scenario;
    const std::vector<std::size_t> &place = value.place;
    switch (value.kind) {
    case ValueKind::Turns:
        scenario.turns = number;
        break;
    case ValueKind::Term:
        setTerm(scenario, value, number);
        break;
    case ValueKind::TrackStart:
        scenario.tracks[place[0]].start = number;
        break;
    case ValueKind::Threshold:
        scenario.tracks[place[0]].thresholds[place[1]].at = number;
        break;
    case ValueKind::Arrival:
        scenario.reinforcements[place[0]].turn = number;
        break;
    case ValueKind::Count:
        scenario.reinforcements[place[0]].units[place[1]].count = number;
        break;
    case ValueKind::Unit:
        setUnit(scenario, place[0], number);
        break;
    }
    return scenario;
}

const Term &termOf(const Scenario &scenario, const ScenarioValue &value)
{
    HW_EXPECTS(value.kind == ValueKind::Term);
    const Term *term = &scenario.victories[value.place[0]].term;
    for (std::size_t i = 1; i < value.place.size(); ++i)
        term = &term->terms[value.place[i]];
    return *term;
}

} // namespace hexwerk::assault
