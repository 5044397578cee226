// [R10.7] Attack dice against defence dice.
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow rolled(DuelFrame &duel)
{
    // [D7.1.2b] RULING A-34: by the roll, before anything is cancelled.
    if (duel.rolled.c > 0 && !duel.onCritical.isEmpty())
        duel.defence = duel.onCritical;
    return next(duel, DuelFrame::Defend);
}

static Flow attack(Turn turn, DuelFrame &duel)
{
    // RULING A-19: no dice, no attack.
    if (duel.attack.isEmpty())
        return Done{};
    // [R10.7a] All attack dice at once.
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = duel.attackUse,
                    .unit = duel.attacker,
                    .other = duel.defender,
                    .dice = duel.attack}};
    // [R10.8.1b] Doubles may count once. [R4.2.3c] [R9.12.4c] RULING A-18: automatic X come along
    // and can be cancelled like those rolled.
    duel.rolled = sumOf(battleDice(turn, duel.attack, duel.attackUse, duel.attacker), duel.single);
    duel.rolled.x = static_cast<std::uint8_t>(duel.rolled.x + duel.automaticX);
    return duel.joined.isEmpty() ? rolled(duel) : Flow(next(duel, DuelFrame::Join));
}

static Flow join(Turn turn, DuelFrame &duel)
{
    // [R10.8.4d] Dice of units that count doubles otherwise than the lead unit.
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = duel.attackUse,
                    .unit = duel.attacker,
                    .other = duel.defender,
                    .dice = duel.joined}};
    duel.rolled +=
        sumOf(battleDice(turn, duel.joined, duel.attackUse, duel.attacker), !duel.single);
    return rolled(duel);
}

static Flow defend(Turn turn, DuelFrame &duel)
{
    // Against nothing there is nothing to roll.
    if (duel.rolled.total() == 0)
        return Done{};
    Symbols defence;
    if (!duel.defence.isEmpty()) {
        if (!turn.answer)
            return Ask{{.question = Question::BattleDice,
                        .use = duel.defenceUse,
                        .unit = duel.defender,
                        .other = duel.attacker,
                        .dice = duel.defence}};
        defence = sumOf(battleDice(turn, duel.defence, duel.defenceUse, duel.defender), false);
    }
    // [R10.7.2a] [R10.7.2b]
    const Symbols left = cancel(duel.rolled, defence);
    report(turn, AttackResolved{duel.attacker, duel.defender, left, duel.rolled, defence},
           "R10.7.2a");
    return Return{{left}};
}

Flow run(Turn turn, DuelFrame &duel)
{
    // A referee may have taken one of them off. Mines attack without a unit.
    const bool attackerGone = duel.attacker != UnitId{} && !turn.p.unit(duel.attacker).inPlay();
    // [R12.5b] Nobody need be left in a building that is rolled for.
    const bool defenderGone = duel.defender != UnitId{} && !turn.p.unit(duel.defender).isOnMap();
    if (attackerGone || defenderGone)
        return Done{};
    switch (duel.stage) {
    case DuelFrame::Attack:
        return attack(turn, duel);
    case DuelFrame::Join:
        return join(turn, duel);
    case DuelFrame::Defend:
        return defend(turn, duel);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
