// The attack that the play view speaks of: before it is ordered, and while its dice are rolled.
#include "app/play/play_page.h"
#include "core/assault/movement.h"
#include "editor/text/play_text.h"

#include <algorithm>

namespace hexwerk {

using namespace assault;
using editor::PlayText;

void PlayPage::previewShotAt(UnitId firer, UnitId target, Action action)
{
    const Position &p = position();
    if (!targetRuling(p, p.unit(firer), target))
        return;
    m_preview->showAttack(
        p, previewShot(p, {.firer = firer, .target = target, .action = action}),
        tr("%1 fires at %2").arg(PlayText::unit(p, firer), PlayText::unit(p, target)));
}

void PlayPage::previewReaction(UnitId unit)
{
    const Position &p = position();
    if (!reactionRuling(p, p.unit(unit), p.pending.unit))
        return;
    const auto &reaction = std::get<ReactionFrame>(p.stack.back());
    m_preview->showAttack(
        p,
        previewShot(p, {.firer = unit,
                        .target = reaction.mover,
                        .action = Action::Fire,
                        .moving = true,
                        .fallingBack = reaction.fallingBack,
                        .road = reaction.road}),
        tr("%1 fires at %2").arg(PlayText::unit(p, unit), PlayText::unit(p, reaction.mover)));
}

void PlayPage::previewAssault(UnitId unit, UnitId target)
{
    const Position &p = position();
    const auto &move = std::get<MoveFrame>(p.stack.back());
    if (!stepRuling(p, move.walk, p.unit(target).at, By::Default))
        return;
    m_preview->showAttack(
        p, previewCloseCombat(p, unit, target),
        tr("%1 assaults %2").arg(PlayText::unit(p, unit), PlayText::unit(p, target)));
}

void PlayPage::previewQuestion()
{
    const Position &p = position();
    // What lies under a roll: a shot, or a close combat.
    for (auto frame = p.stack.rbegin(); frame != p.stack.rend(); ++frame) {
        if (const auto *fire = std::get_if<RangedFireFrame>(&*frame);
            fire && fire->stage != RangedFireFrame::Choose && p.unit(fire->firer).inPlay() &&
            p.unit(fire->target).inPlay()) {
            m_preview->showAttack(
                p,
                previewShot(p, {.firer = fire->firer,
                                .target = fire->target,
                                .action = fire->action,
                                .moving = fire->moving,
                                .fallingBack = fire->fallingBack,
                                .road = fire->road}),
                tr("%1 fires at %2")
                    .arg(PlayText::unit(p, fire->firer), PlayText::unit(p, fire->target)));
            return;
        }
        if (const auto *combat = std::get_if<CloseCombatFrame>(&*frame);
            combat && p.unit(combat->assault).inPlay() && p.unit(combat->defence).inPlay()) {
            m_preview->showAttack(
                p, previewRound(p, *combat),
                tr("%1 assaults %2")
                    .arg(PlayText::unit(p, combat->assault), PlayText::unit(p, combat->defence)));
            return;
        }
    }
    if (p.pending.question == Question::React) {
        const auto orders = Assault::legalOrders(p);
        if (const auto *react = std::get_if<React>(&orders.front()))
            return previewReaction(react->unit);
    }
    m_preview->showNothing();
}

} // namespace hexwerk
