// What can be played, but is hardly what its designer meant.
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/scenario/force_points.h"
#include "core/assault/tables/switches.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault {

static bool brings(const Reinforcement &group)
{
    return !group.units.empty() || group.formation || group.additional;
}

bool ScenarioCheck::hasForces(const SideSpec &side) const
{
    const auto isIts = [&side](const auto &one) { return one.side == side.id; };
    // One of an unknown side may be meant for it.
    const auto isNobodys = [this](const UnitSpec &unit) {
        return std::none_of(m_scenario.sides.begin(), m_scenario.sides.end(),
                            [&](const SideSpec &other) { return other.id == unit.side; });
    };
    return !side.formations.empty() || !side.additional.empty() ||
           std::any_of(m_scenario.units.begin(), m_scenario.units.end(), isNobodys) ||
           std::any_of(m_scenario.units.begin(), m_scenario.units.end(), isIts) ||
           std::any_of(m_scenario.reinforcements.begin(), m_scenario.reinforcements.end(), isIts);
}

bool ScenarioCheck::playsCommandPoints() const
{
    const auto profile = m_data.system.profiles.find(m_scenario.profile);
    return switchesFrom(profile == m_data.system.profiles.end()
                            ? std::map<std::string, OptionValue>()
                            : profile->second.switches,
                        m_scenario.options)
        .commandPoints;
}

// Those of its own belong to units that the scenario lists, or that are chosen singly; formation
// cards bring theirs [R4.9.2a].
void ScenarioCheck::checkOwnPoints(const SideSpec &side, const KeyPath &path)
{
    if (side.commandPoints == 0 || !playsCommandPoints() ||
        hasUnitsWithoutFormation(m_scenario, side))
        return;
    const int brought = commandPointsOfFormations(m_scenario, side, m_data.cards).most;
    if (brought > 0)
        m_list.add(ContentProblem::PointsWithoutUnits, path.key("command_points"), side.id)
            .values = {std::to_string(side.commandPoints), std::to_string(brought)};
}

// One warning per nation, whatever the number of its units. A nation that nobody knows may be meant
// for theirs.
void ScenarioCheck::checkNations(const SideSpec &side, const KeyPath &path)
{
    if (!std::all_of(side.nations.begin(), side.nations.end(), [this](const std::string &nation) {
            return m_data.system.nations.contains(nation);
        }))
        return;
    std::map<std::string, int> foreign;
    const auto count = [&](const std::string &id, int units) {
        const UnitCard *card = m_data.cards.unit(id);
        if (card &&
            std::find(side.nations.begin(), side.nations.end(), card->nation) == side.nations.end())
            foreign[card->nation] += units;
    };
    // Of those that no list names it is offered only its nations', as of additional units.
    const auto countNamed = [&](const FormationChoice &choice) {
        for (const std::string &id : choice.from)
            if (const FormationCard *card = m_data.cards.formation(id))
                for (const FormationUnits &units : card->units)
                    count(units.card, units.count);
    };
    for (const UnitSpec &unit : m_scenario.units)
        if (unit.side == side.id)
            count(unit.card, 1);
    for (const FormationChoice &choice : side.formations)
        countNamed(choice);
    for (const Reinforcement &group : m_scenario.reinforcements) {
        if (group.side != side.id)
            continue;
        for (const ReinforcementUnits &units : group.units)
            count(units.card, units.count);
        if (group.formation)
            countNamed(*group.formation);
    }
    for (const Trigger &trigger : m_scenario.triggers)
        for (const TriggerEffect &effect : trigger.effects)
            if (effect.kind == EffectKind::Spawn && effect.side == side.id)
                count(effect.card, effect.count);
    for (const auto &[nation, units] : foreign)
        m_list.add(ContentProblem::ForeignUnits, path.key("nations"), nation).values = {
            side.id, std::to_string(units)};
}

void ScenarioCheck::checkDoubts()
{
    const bool hasAny = std::any_of(m_scenario.sides.begin(), m_scenario.sides.end(),
                                    [this](const SideSpec &side) { return hasForces(side); });
    for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
        const SideSpec &side = m_scenario.sides[i];
        const KeyPath path = KeyPath().key("side").element(i, side.id);
        if (hasAny && !hasForces(side))
            m_list.add(ContentProblem::SideWithoutUnits, path, side.id);
        if (playsCommandPoints() && hasForces(side) &&
            !hasCommandPoints(m_scenario, side, m_data.cards))
            m_list.add(ContentProblem::NoCommandPoints, path.key("command_points"), side.id);
        checkOwnPoints(side, path);
        if (!side.nations.empty())
            checkNations(side, path);
    }
    for (std::size_t i = 0; i < m_scenario.reinforcements.size(); ++i)
        if (!brings(m_scenario.reinforcements[i]))
            m_list.add(ContentProblem::NothingArrives,
                       KeyPath().key("reinforcement").element(i, {}));
}

} // namespace hexwerk::assault
