#include "core/base/contract.h"
#include "core/files/scenario_check.h"

namespace hexwerk {

void ScenarioCheck::checkTriggers()
{
    for (std::size_t i = 0; i < m_scenario.triggers.size(); ++i) {
        const Trigger &trigger = m_scenario.triggers[i];
        const KeyPath path = KeyPath().key("trigger").element(i, {});
        expectSideIfAny(path.key("side"), trigger.side);
        if (!trigger.unit.empty())
            m_list.expectId(path.key("unit"), trigger.unit, m_units, Expectation::Unit);
        if (!trigger.zone.empty())
            m_list.expectId(path.key("zone"), trigger.zone, m_zones, Expectation::Zone);
        if (!trigger.objective.empty())
            m_list.expectId(path.key("objective"), trigger.objective, m_objectives,
                            Expectation::Objective);
        if (trigger.condition)
            checkTerm(*trigger.condition, path.key("if"));
        for (std::size_t k = 0; k < trigger.effects.size(); ++k)
            m_list.expectId(path.key("do").element(k, {}).key("track"), trigger.effects[k].track,
                            m_tracks, Expectation::Track);
    }
}

void ScenarioCheck::checkVictories()
{
    for (std::size_t i = 0; i < m_scenario.victories.size(); ++i) {
        const KeyPath path = KeyPath().key("victory").element(i, {});
        expectSide(path.key("side"), m_scenario.victories[i].side);
        checkTerm(m_scenario.victories[i].term, path);
    }
}

void ScenarioCheck::checkTerm(const Term &term, const KeyPath &path)
{
    const auto each = [&](std::string_view key) {
        for (std::size_t i = 0; i < term.terms.size(); ++i)
            checkTerm(term.terms[i], path.key(key).element(i, {}));
    };
    switch (term.kind) {
    case TermKind::All:
        return each("all");
    case TermKind::Any:
        return each("any");
    case TermKind::Not:
        if (!term.terms.empty())
            checkTerm(term.terms.front(), path.key("not"));
        return;
    case TermKind::Control:
        m_list.expectId(path.key("control"), term.name, m_objectives, Expectation::Objective);
        return expectSideIfAny(path.key("side"), term.side);
    case TermKind::ControlsAtLeast:
        return expectSideIfAny(path.key("side"), term.side);
    case TermKind::Losses:
        return expectSide(path.key("losses"), term.name);
    case TermKind::Track:
        return m_list.expectId(path.key("track"), term.name, m_tracks, Expectation::Track);
    case TermKind::UnitsInZone:
        m_list.expectId(path.key("units_in_zone"), term.name, m_zones, Expectation::Zone);
        return expectSide(path.key("side"), term.side);
    case TermKind::Turn:
        return;
    case TermKind::SideHasNoUnits:
        return expectSide(path.key("side_has_no_units"), term.name);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk
