// Scores of plans and what they are made of.
#include "core/assault/mind/actor.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static bool isOfTheSame(const Reason &a, const Reason &b)
{
    return a.id == b.id && a.unit == b.unit && a.goal == b.goal;
}

// Where it is tried now, against where it is.
void Planner::weighPlace(Actor &actor, Plan &plan)
{
    plan.score += standing(actor) - actor.here;
    if (!m_explains)
        return;
    std::vector<Reason> parts = m_appraisal.standingParts(actor.scratch, actor.me(), actor.needs);
    for (Reason here : m_appraisal.standingParts(actor.p, actor.unit, actor.needs)) {
        here.amount = -here.amount;
        const auto there = std::find_if(parts.begin(), parts.end(), [&here](const Reason &part) {
            return isOfTheSame(part, here);
        });
        if (there == parts.end())
            parts.push_back(here);
        else
            there->amount += here.amount;
    }
    for (Reason &part : parts) {
        if (part.id == ReasonId::Cover)
            part.hex = actor.me().at;
        if (part.amount != 0)
            plan.reasons.push_back(part);
    }
}

Plan Planner::explained(const Position &p, const Plan &plan)
{
    m_plans.clear();
    m_explains = true;
    if (plan.unit != UnitId{} && p.phase != Phase::Support)
        addUnit(p, p.unit(plan.unit));
    else
        addOthers(p);
    m_explains = false;
    const auto found = std::find_if(m_plans.begin(), m_plans.end(), [&plan](const Plan &other) {
        return other.first == plan.first && other.way == plan.way && other.target == plan.target;
    });
    Plan explained = found == m_plans.end() ? plan : std::move(*found);
    m_plans.clear();
    return explained;
}

} // namespace hexwerk::assault
