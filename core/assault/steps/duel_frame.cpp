// [R10.7] Attack dice against defence dice.
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow rolled(DuelFrame &duel)
{
    // [D7.1.2b] RULING A-34: by the roll, before anything is cancelled.
    if (duel.rolled.c > 0 && !duel.onCritical.isEmpty())
        duel.defence = duel.onCritical;
    return next(duel, DuelFrame::Defend);
}

// [R8.3c] By a card: one die of an attack, or of the defence against one.
static bool mayReroll(const Position &p, const DuelFrame &duel, bool ofAttack)
{
    const UnitId roller = ofAttack ? duel.attacker : duel.defender;
    return !p.effects.empty() && roller != UnitId{} && duel.attackUse == RollUse::Attack &&
           hasCardEffect(p, ofAttack ? CardWord::RerollAttack : CardWord::RerollDefence,
                         p.unit(roller));
}

static Flow attacked(DuelFrame &duel, const std::vector<Symbols> &dice)
{
    duel.rolled = sumOf(dice, duel.single);
    duel.rolled.x = static_cast<std::uint8_t>(duel.rolled.x + duel.automaticX);
    duel.dice.clear();
    return duel.joined.isEmpty() ? rolled(duel) : Flow(next(duel, DuelFrame::Join));
}

// [R10.7.2a] [R10.7.2b]
static Flow defended(Turn turn, const DuelFrame &duel, const std::vector<Symbols> &dice)
{
    const Symbols defence = sumOf(dice, false);
    const Symbols left = cancel(duel.rolled, defence);
    report(turn, AttackResolved{duel.attacker, duel.defender, left, duel.rolled, defence},
           "R10.7.2a");
    return Return{{left}};
}

static Flow reroll(Turn turn, DuelFrame &duel, bool ofAttack)
{
    const UnitId roller = ofAttack ? duel.attacker : duel.defender;
    if (!turn.answer)
        return Ask{{.question = Question::Reroll,
                    .side = turn.p.unit(roller).side,
                    .use = ofAttack ? duel.attackUse : duel.defenceUse,
                    .unit = roller,
                    .other = ofAttack ? duel.defender : duel.attacker,
                    .dice = ofAttack ? duel.attack : duel.defence}};
    const auto *again = std::get_if<Reroll>(turn.answer);
    if (!again)
        return ofAttack ? attacked(duel, duel.dice) : defended(turn, duel, duel.dice);
    duel.die = static_cast<std::uint8_t>(again->die - 1);
    return next(duel, ofAttack ? DuelFrame::RerollAttackDie : DuelFrame::RerollDefenceDie);
}

static Flow rerollDie(Turn turn, DuelFrame &duel, bool ofAttack)
{
    const UnitId roller = ofAttack ? duel.attacker : duel.defender;
    const std::vector<Die> all = (ofAttack ? duel.attack : duel.defence).dice();
    const Pool one = Pool().add(all[duel.die]);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Reroll,
                    .unit = roller,
                    .other = ofAttack ? duel.defender : duel.attacker,
                    .dice = one}};
    useCard(turn, ofAttack ? CardWord::RerollAttack : CardWord::RerollDefence, roller);
    duel.dice[duel.die] = battleDice(turn, one, RollUse::Reroll, roller)[0];
    return ofAttack ? attacked(duel, duel.dice) : defended(turn, duel, duel.dice);
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
    auto dice = battleDice(turn, duel.attack, duel.attackUse, duel.attacker);
    if (mayReroll(turn.p, duel, true)) {
        duel.dice = std::move(dice);
        return next(duel, DuelFrame::RerollAttack);
    }
    return attacked(duel, dice);
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
    std::vector<Symbols> dice;
    if (!duel.defence.isEmpty()) {
        if (!turn.answer)
            return Ask{{.question = Question::BattleDice,
                        .use = duel.defenceUse,
                        .unit = duel.defender,
                        .other = duel.attacker,
                        .dice = duel.defence}};
        dice = battleDice(turn, duel.defence, duel.defenceUse, duel.defender);
        if (mayReroll(turn.p, duel, false)) {
            duel.dice = std::move(dice);
            return next(duel, DuelFrame::RerollDefence);
        }
    }
    return defended(turn, duel, dice);
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
    case DuelFrame::RerollAttack:
    case DuelFrame::RerollDefence:
        return reroll(turn, duel, duel.stage == DuelFrame::RerollAttack);
    case DuelFrame::RerollAttackDie:
    case DuelFrame::RerollDefenceDie:
        return rerollDie(turn, duel, duel.stage == DuelFrame::RerollAttackDie);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
