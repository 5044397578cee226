#include "core/assault/aside/reaction_odds.h"

#include "core/assault/aside/attack_preview.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

Shot reactionShot(const Position &p, UnitId reactor)
{
    HW_EXPECTS(p.pending.question == Question::React);
    const auto &reaction = std::get<ReactionFrame>(p.stack.back());
    return {.firer = reactor,
            .target = reaction.mover,
            .action = reactionAction(p, p.unit(reactor), p.unit(reaction.mover).at),
            .moving = true,
            .fallingBack = reaction.fallingBack,
            .withdrawing = reaction.withdrawing,
            .road = reaction.road};
}

namespace {

struct Aimed
{
    Shot shot = {};
    double effect = 0;
};

} // namespace

static std::optional<Aimed> bestOf(const Position &p, const Shot &shot)
{
    std::vector<UnitId> targets = {shot.target};
    for (const UnitId passenger : passengersOf(p, shot.target))
        targets.push_back(passenger);
    std::optional<Aimed> best;
    for (const UnitId target : targets) {
        if (!targetRuling(p, p.unit(shot.firer), target))
            continue;
        Aimed at{shot};
        at.shot.target = target;
        at.effect = 1 - previewShot(p, at.shot).chances.nothing;
        if (!best || at.effect > best->effect)
            best = at;
    }
    return best;
}

Shot bestReaction(const Position &p, UnitId reactor)
{
    const Shot shot = reactionShot(p, reactor);
    const auto best = bestOf(p, shot);
    return best ? best->shot : shot;
}

std::optional<double> chanceOfEffect(const Position &p, const Shot &shot)
{
    const auto best = bestOf(p, shot);
    return best ? std::optional(best->effect) : std::nullopt;
}

} // namespace hexwerk::assault
