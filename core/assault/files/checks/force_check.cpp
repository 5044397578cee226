// What sides take of their cards, and who carries whom.
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/game/carriage.h"
#include "core/assault/scenario/card_choice.h"
#include "core/files/words.h"

#include <algorithm>
#include <map>

namespace hexwerk::assault {

void ScenarioCheck::checkForces()
{
    for (std::size_t i = 0; i < m_scenario.sides.size(); ++i) {
        const SideSpec &side = m_scenario.sides[i];
        const KeyPath path = KeyPath().key("side").element(i, side.id);
        for (std::size_t k = 0; k < side.nations.size(); ++k)
            m_list.expectId(path.key("nations").element(k, {}), side.nations[k],
                            keysOf(m_data.system.nations), ContentExpectation::Nation);
        for (std::size_t k = 0; k < side.formations.size(); ++k)
            checkFormation(side, side.formations[k], path.key("formation").element(k, {}));
        for (std::size_t k = 0; k < side.additional.size(); ++k)
            checkAdditional(side, side.additional[k], path.key("additional").element(k, {}));
        const bool hasZone =
            std::any_of(m_scenario.zones.begin(), m_scenario.zones.end(), [&](const Zone &zone) {
                return zone.purpose == ZonePurpose::Setup && zone.side == side.id;
            });
        if (!hasZone && (!side.formations.empty() || !side.additional.empty()))
            m_list.add(ContentProblem::NoSetupZone, path, side.id);
    }
    for (std::size_t i = 0; i < m_scenario.reinforcements.size(); ++i) {
        const Reinforcement &group = m_scenario.reinforcements[i];
        const KeyPath path = KeyPath().key("reinforcement").element(i, {});
        for (const SideSpec &side : m_scenario.sides) {
            if (side.id != group.side)
                continue;
            if (group.formation)
                checkFormation(side, *group.formation, path.key("formation"));
            if (group.additional)
                checkAdditional(side, *group.additional, path.key("additional"));
        }
    }
}

void ScenarioCheck::checkFormation(const SideSpec &side, const FormationChoice &formation,
                                   const KeyPath &path)
{
    // [R5.6a] Cards of another type lie in another deck.
    std::vector<std::string> ofType;
    for (const auto &[id, card] : m_data.cards.formations)
        if (card.type == formation.type)
            ofType.push_back(id);
    for (std::size_t i = 0; i < formation.from.size(); ++i)
        m_list.expectId(path.key("from").element(i, {}), formation.from[i], ofType,
                        ContentExpectation::FormationCard);
    if (formation.from.empty() && formationsFor(side, formation, m_data.cards).empty())
        m_list.add(ContentProblem::NothingToChoose, path);
}

void ScenarioCheck::checkAdditional(const SideSpec &side, const AdditionalForce &force,
                                    const KeyPath &path)
{
    if (unitsFor(side, force, m_data.cards).empty())
        m_list.add(ContentProblem::NothingToChoose, path);
}

void ScenarioCheck::checkLoads()
{
    // [R9.11a] [R9.11c] What is aboard a transport finds room there.
    std::map<std::string, int> aboard;
    for (std::size_t i = 0; i < m_scenario.units.size(); ++i) {
        if (m_carriers[i] == m_scenario.units.size())
            continue;
        const UnitSpec &unit = m_scenario.units[i];
        const UnitSpec *carrier = &m_scenario.units[m_carriers[i]];
        const UnitCard *card = m_data.cards.unit(unit.card);
        const UnitCard *transport = m_data.cards.unit(carrier->card);
        if (!card || !transport)
            continue;
        const KeyPath path = KeyPath().key("unit").element(i, unit.id).key("on");
        const auto carriage =
            carriageOf(*transport, traitsOf(*transport, m_data.system), m_data.system);
        if (!carriage.takes(*card)) {
            m_list.add(ContentProblem::CannotCarry, path, carrier->id);
            continue;
        }
        const int needed = aboard[carrier->id] += roomFor(*card, unit.half);
        if (needed > carriage.points)
            m_list.add(ContentProblem::Overloaded, path, carrier->id).values = {
                std::to_string(needed), std::to_string(carriage.points)};
    }
}

} // namespace hexwerk::assault
