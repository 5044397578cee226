#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow lastShot(Turn turn, OverrunFrame &overrun)
{
    // [R9.10.3f] No activation: whatever it did before.
    Unit &gun = turn.p.unit(overrun.gun);
    if (!hasLastShot(turn.p, overrun))
        return Done{};
    if (!overrun.cardsAsked && anyHoldsCards(turn.p)) { // [R9.10.3k]
        overrun.cardsAsked = true;
        return Call{CardsAskedFrame{.moment = CardMoment::LastShot,
                                    .side = turn.p.unit(overrun.unit).side,
                                    .unit = overrun.unit,
                                    .other = overrun.gun}};
    }
    if (!turn.answer)
        return Ask{{.question = Question::LastShot,
                    .side = gun.side,
                    .unit = gun.id,
                    .other = overrun.unit}};
    if (const auto *turned = std::get_if<TurnTo>(turn.answer)) {
        overrun.turned = true;
        gun.facing = static_cast<std::int8_t>(turned->facing);
        report(turn, UnitTurned{gun.id, gun.facing}, "R9.10.3g");
        return Next{};
    }
    if (std::holds_alternative<Decline>(*turn.answer))
        return Done{};
    report(turn, ShotFired{gun.id, overrun.unit, true}, "R9.10.3d");
    return next(overrun, OverrunFrame::Shoot);
}

static Flow shoot(Turn turn, const OverrunFrame &overrun)
{
    if (!turn.result) {
        const DiceCount dice = lastShotDice(turn.p, overrun);
        return Call{DuelFrame{.attack = dice.attack,
                              .defence = dice.defence,
                              .attackUse = RollUse::LastShot,
                              .defenceUse = RollUse::LastShotDefence,
                              .attacker = overrun.gun,
                              .defender = overrun.unit}};
    }
    useCard(turn, CardWord::LastShot, overrun.gun);
    return Replace{HitFrame{.attacker = overrun.gun,
                            .target = overrun.unit,
                            .left = turn.result->left,
                            .moving = true,
                            .lastStand = overrun.lastStand}};
}

Flow run(Turn turn, OverrunFrame &overrun)
{
    // A referee may have taken one of them off.
    if (!turn.p.unit(overrun.unit).inPlay() || !turn.p.unit(overrun.gun).inPlay())
        return Done{};
    switch (overrun.stage) {
    case OverrunFrame::LastShot:
        return lastShot(turn, overrun);
    case OverrunFrame::Shoot:
        return shoot(turn, overrun);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
