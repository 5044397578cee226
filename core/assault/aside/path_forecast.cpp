#include "core/assault/aside/path_forecast.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/engine/assault.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/turning.h"

namespace hexwerk::assault {

namespace {

struct Taken
{
    Walk walk = {};
    int cost = 0;
    std::optional<StepTaken> step = {}; // none: a turn
};

std::optional<Taken> taken(const Position &p, const Walk &walk, const Order &order)
{
    if (const auto *turn = std::get_if<TurnTo>(&order)) {
        const auto ruling = turnRuling(p, walk, turn->facing);
        return ruling ? std::optional(Taken{ruling->walk, ruling->cost}) : std::nullopt;
    }
    const auto *step = std::get_if<Step>(&order);
    if (!step)
        return std::nullopt;
    const auto ruling = plainStep(p, walk, step->to, step->by);
    return ruling ? std::optional(Taken{ruling->walk, ruling->cost, *ruling}) : std::nullopt;
}

// Where the unit, and whom it carries, would be.
void stand(Position &p, const Walk &walk)
{
    p.unit(walk.unit).at = walk.at;
    p.unit(walk.unit).facing = walk.facing;
    for (Unit &unit : p.units)
        if (unit.state == UnitState::Carried && unit.carrier == walk.unit)
            unit.at = walk.at;
}

std::vector<PathThreat> threats(const Position &p, const Walk &walk)
{
    std::vector<PathThreat> found;
    const Unit &mover = p.unit(walk.unit);
    // [R8.2a] In the action phase alone.
    if (p.phase != Phase::Action || walk.at.isNowhere())
        return found;
    for (const Unit &unit : p.units) {
        // OPTIMIZATION: most are asked nothing that takes long.
        if (unit.side == mover.side || !unit.inPlay() || unit.activated ||
            distance(unit.at, walk.at) > p.card(unit.id).maximumRange() ||
            !reactionRuling(p, unit, walk.unit))
            continue;
        const auto chance = chanceOfEffect(p, {.firer = unit.id,
                                               .target = walk.unit,
                                               .action = reactionAction(p, unit, walk.at),
                                               .moving = true,
                                               .fallingBack = walk.kind == MoveKind::Fallback,
                                               .withdrawing = walk.kind == MoveKind::Withdrawal,
                                               .road = walk.road});
        if (chance)
            found.push_back({unit.id, *chance});
    }
    return found;
}

} // namespace

Walk walkAfter(const Position &p, Walk walk, std::span<const Order> way)
{
    for (const Order &order : way) {
        const auto next = taken(p, walk, order);
        if (!next)
            break;
        walk = next->walk;
    }
    return walk;
}

std::vector<PathStep> forecast(const Position &p, Walk walk, std::span<const Order> way)
{
    std::vector<PathStep> steps;
    Position there = p;
    int sum = 0;
    int turns = 0;
    for (const Order &order : way) {
        const auto next = taken(p, walk, order);
        if (!next)
            break;
        sum += next->cost;
        const Hex from = walk.at;
        walk = next->walk;
        if (!next->step) {
            turns += next->cost;
            continue;
        }
        PathStep step{.hex = walk.at, .cost = next->cost + turns, .sum = sum};
        turns = 0;
        step.fights = next->step->enemy != UnitId{};
        if (!step.fights && !walk.at.isNowhere()) {
            step.rolls = !next->step->check.isEmpty() || crossesMines(p, walk.unit, from, walk.at);
            stand(there, walk);
            step.threats = threats(there, walk);
        }
        steps.push_back(std::move(step));
    }
    return steps;
}

Position announced(const Position &p, const Announce &order)
{
    Position after = p;
    const auto events = Assault::apply(after, order);
    return events && walkInProgress(after) ? after : p;
}

} // namespace hexwerk::assault
