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

std::optional<double> chanceOfEffect(const Position &p, const Shot &shot)
{
    std::vector<UnitId> targets = passengersOf(p, shot.target);
    targets.push_back(shot.target);
    std::optional<double> best;
    for (const UnitId target : targets) {
        if (!targetRuling(p, p.unit(shot.firer), target))
            continue;
        Shot at = shot;
        at.target = target;
        best = std::max(best.value_or(0), 1 - previewShot(p, at).chances.nothing);
    }
    return best;
}

} // namespace hexwerk::assault
