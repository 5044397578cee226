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

static double effectOf(const Position &p, const Shot &shot)
{
    return 1 - previewShot(p, shot).chances.nothing;
}

std::optional<Shot> bestOf(const Position &p, const Shot &shot)
{
    std::vector<UnitId> targets = {shot.target};
    for (const UnitId passenger : passengersOf(p, shot.target))
        targets.push_back(passenger);
    std::optional<Shot> best;
    double most = 0;
    for (const UnitId target : targets) {
        if (!targetRuling(p, p.unit(shot.firer), target))
            continue;
        Shot at = shot;
        at.target = target;
        const double effect = effectOf(p, at);
        if (best && effect <= most)
            continue;
        best = at;
        most = effect;
    }
    return best;
}

std::optional<double> chanceOfEffect(const Position &p, const Shot &shot)
{
    const auto best = bestOf(p, shot);
    return best ? std::optional(effectOf(p, *best)) : std::nullopt;
}

} // namespace hexwerk::assault
