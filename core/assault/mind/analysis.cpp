#include "core/assault/mind/analysis.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault {

namespace {

constexpr double kGamesOfValue = 8; // that the value of a position counts for
constexpr double kLeastSwing = 0.05;
constexpr double kLeastCost = 0.02;

} // namespace

static PlanKind kindOf(Action action)
{
    switch (action) {
    case Action::NormalMove:
    case Action::FastMove:
        return PlanKind::Move;
    case Action::MoveAndFire:
        return PlanKind::MoveAndFire;
    case Action::FireAndMove:
        return PlanKind::FireAndMove;
    case Action::Fire:
    case Action::TurretFire:
        return PlanKind::Fire;
    case Action::DigIn:
        return PlanKind::DigIn;
    case Action::Hide:
        return PlanKind::Hide;
    case Action::TurnFacing:
        return PlanKind::Face;
    case Action::IndirectFire:
    case Action::SpecialAbility:
        return PlanKind::SupportFire;
    case Action::Smoke:
        return PlanKind::Smoke;
    case Action::Load:
    case Action::Dismount:
    case Action::Unload:
    case Action::Detach:
    case Action::Reinforce:
    case Action::CoveringFire:
        return PlanKind::Transport;
    }
    return PlanKind::Wait;
}

static bool isOfSide(const Position &p, UnitId unit, SideIndex side)
{
    return p.has(unit) && p.unit(unit).side == side;
}

// Of those that follow only what the unit itself did; targets are enemies, so that shots of others
// at it are left out.
Plan planDone(const Position &p, std::span<const Order> orders)
{
    Plan plan{.first = orders.front()};
    const auto *announce = std::get_if<Announce>(&orders.front());
    if (!announce || !p.has(announce->unit))
        return plan;
    plan.unit = announce->unit;
    plan.kind = kindOf(announce->action);
    for (const Order &order : orders.subspan(1)) {
        if (std::holds_alternative<Announce>(order) || std::holds_alternative<Pass>(order))
            break;
        if (const auto *step = std::get_if<Step>(&order); step && step->unit == plan.unit)
            plan.way.push_back(order);
        else if (const auto *turn = std::get_if<TurnTo>(&order); turn && turn->unit == plan.unit)
            plan.way.push_back(order);
        else if (const auto *smoke = std::get_if<Target>(&order);
                 smoke && plan.kind == PlanKind::Smoke && !smoke->hex.isNowhere())
            plan.way.push_back(order);
        else if (const auto *target = std::get_if<Target>(&order);
                 target && plan.target == UnitId{} &&
                 isOfSide(p, target->unit, enemyOf(p.unit(plan.unit).side)))
            plan.target = target->unit;
    }
    return plan;
}

double Judged::chance() const
{
    const double own = (kGamesOfValue * advice.byValue + advice.games * advice.now) /
                       (kGamesOfValue + advice.games);
    return side == 0 ? own : 1 - own;
}

double Judged::cost() const
{
    return advice.done ? std::max(0.0, advice.best.chance - *advice.done) : 0;
}

double Judged::sureCost() const
{
    return cost() - advice.doneError;
}

std::vector<Swing> turningPoints(const std::vector<Judged> &decisions, double end, std::size_t most)
{
    std::vector<Swing> swings;
    for (std::size_t i = 0; i < decisions.size(); ++i) {
        const Judged &judged = decisions[i];
        Swing swing{.place = i, .before = judged.chance(), .after = end};
        if (i + 1 < decisions.size())
            swing.after = decisions[i + 1].chance();
        const double lost = (swing.before - swing.after) * (judged.side == 0 ? 1 : -1);
        swing.isDecision = lost > 0 && judged.sureCost() > 0 && judged.cost() >= lost / 2;
        if (std::abs(lost) >= kLeastSwing)
            swings.push_back(swing);
    }
    std::stable_sort(swings.begin(), swings.end(), [](const Swing &a, const Swing &b) {
        return std::abs(a.after - a.before) > std::abs(b.after - b.before);
    });
    if (swings.size() > most)
        swings.resize(most);
    std::sort(swings.begin(), swings.end(),
              [](const Swing &a, const Swing &b) { return a.place < b.place; });
    return swings;
}

std::vector<std::size_t> worstOf(const std::vector<Judged> &decisions, SideIndex side,
                                 std::size_t most)
{
    std::vector<std::size_t> worst;
    for (std::size_t i = 0; i < decisions.size(); ++i)
        if (decisions[i].side == side && decisions[i].sureCost() > 0 &&
            decisions[i].cost() >= kLeastCost)
            worst.push_back(i);
    std::stable_sort(worst.begin(), worst.end(), [&](std::size_t a, std::size_t b) {
        return decisions[a].sureCost() > decisions[b].sureCost();
    });
    if (worst.size() > most)
        worst.resize(most);
    std::stable_sort(worst.begin(), worst.end(), [&](std::size_t a, std::size_t b) {
        return decisions[a].cost() > decisions[b].cost();
    });
    return worst;
}

} // namespace hexwerk::assault
