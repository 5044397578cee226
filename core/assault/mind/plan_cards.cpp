// What the cards of a hand promise when a side announces.
#include "core/assault/engine/assault.h"
#include "core/assault/mind/planner.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/moving/transport.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hexwerk::assault {

static constexpr double kUnknownGain = 0.004; // of a card whose use cannot be seen at once
static constexpr int kMostAnswers = 8;        // of the other side to a card

// Where the game stands once a card was played and nobody has answered it; none: that depends on
// chance.
static std::optional<Position> playedCard(const Position &p, const Play &play)
{
    Position then = p;
    Assault::applySilently(then, play);
    for (int answers = 0; then.pending.question != Question::Announce; ++answers) {
        if (answers == kMostAnswers || !Assault::query(then, Decline{}))
            return std::nullopt;
        Assault::applySilently(then, Decline{});
    }
    return then;
}

double Planner::bestOf(const Position &p, const Unit &unit)
{
    std::vector<Plan> others = std::exchange(m_plans, {});
    addUnit(p, unit);
    const std::vector<Plan> plans = std::exchange(m_plans, std::move(others));
    const auto best = std::max_element(
        plans.begin(), plans.end(), [](const Plan &a, const Plan &b) { return a.score < b.score; });
    return best == plans.end() ? 0 : best->score;
}

// None: it cannot be seen from the position. A unit that is activated by its card does what it then
// does best. Another one stands better, or can do more in this turn.
std::optional<double> Planner::gainOfCard(const Position &p, const Play &play)
{
    if (play.unit == UnitId{} || p.unit(play.unit).side != p.pending.side)
        return std::nullopt;
    const std::optional<Position> then = playedCard(p, play);
    if (!then)
        return std::nullopt;
    const Unit &before = p.unit(play.unit);
    const Unit &after = then->unit(play.unit);
    if (isBeforeActivation(p, play.card))
        return bestOf(*then, after);
    const std::vector<double> needs = m_appraisal.needs(p, before);
    double gain =
        m_appraisal.standing(*then, after, needs) - m_appraisal.standing(p, before, needs);
    if (p.phase == Phase::Action && canBeActivated(*then, after))
        gain += std::max(0.0, bestOf(*then, after)) -
                (canBeActivated(p, before) ? std::max(0.0, bestOf(p, before)) : 0);
    return gain;
}

// In haste a card is not looked at closely, and nobody is activated by one.
void Planner::addCard(const Position &p, const Play &play)
{
    const Weights &weights = m_appraisal.weights();
    if (m_haste && weights.card > 0 && isBeforeActivation(p, play.card))
        return;
    const std::optional<double> promised =
        m_haste || weights.card <= 0 ? std::nullopt : gainOfCard(p, play);
    const double kept = weights.cardKept * std::min(1.0, m_appraisal.turnsLeft());
    Plan plan{.kind = PlanKind::Card, .first = play};
    weigh(plan, {.id = ReasonId::Card,
                 .amount = promised ? weights.card * *promised - kept : kUnknownGain});
    m_plans.push_back(std::move(plan));
}

} // namespace hexwerk::assault
