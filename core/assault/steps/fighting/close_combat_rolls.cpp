// [R11.1a] The rolls of a round of close combat, and which of their dice are rolled again.
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/fighting/vehicle_combat.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/fighting/close_combat_steps.h"

namespace hexwerk::assault {

bool isAboutWheels(const Position &p, const CloseCombatFrame &combat, std::size_t roll)
{
    if (!combat.onWheels)
        return false;
    const bool ofAssault = roll == AssaultAttack || roll == DefenceDefence;
    return ofAssault == (infantryAgainstVehicle(p, combat) == combat.assault);
}

static RollUse useOf(const Position &p, const CloseCombatFrame &combat, std::size_t roll)
{
    if (isAboutWheels(p, combat, roll))
        return roll == AssaultAttack || roll == DefenceAttack ? RollUse::WheelsAttack
                                                              : RollUse::WheelsDefence;
    constexpr std::array<RollUse, kRollsOfARound> kUses = {
        RollUse::AssaultAttack, RollUse::DefenceDefence, RollUse::DefenceAttack,
        RollUse::AssaultDefence};
    return kUses[roll];
}

Pool rollPool(const Position &p, const CloseCombatFrame &combat, std::size_t roll)
{
    const CloseCombatDice dice = roundDice(p, combat);
    const DiceCount &count =
        roll == AssaultAttack || roll == DefenceDefence ? dice.assault : dice.defence;
    if (roll == AssaultAttack || roll == DefenceAttack)
        return count.attack;
    // Nobody defends against an attack that is not made.
    return count.attack.isEmpty() ? Pool{} : count.defence;
}

static Flow wheels(Turn turn, CloseCombatFrame &combat)
{
    // [R11.5a] Each round the infantry's side chooses: the vehicle, or its wheels and tracks.
    // RULING: in the German edition too, where a sentence on it is missing.
    const UnitId infantry = infantryAgainstVehicle(turn.p, combat);
    const bool isHeldDown = combat.round == 1 && combat.defenceSuppressed; // [R11.1.2.2c]
    if (infantry == UnitId{} || (infantry == combat.defence && isHeldDown))
        return next(combat, CloseCombatFrame::Roll);
    if (!turn.answer)
        return Ask{{.question = Question::Wheels,
                    .side = turn.p.unit(infantry).side,
                    .unit = infantry,
                    .other = otherOf(combat, infantry)}};
    combat.onWheels = std::get<Choose>(*turn.answer).id == kWheels;
    // [R11.5c] In haste it has to get at them first. RULING: in the initial round, after which
    // there is no haste.
    const bool inHaste = combat.fastAssault && combat.round == 1 && infantry == combat.assault;
    return next(combat,
                combat.onWheels && inHaste ? CloseCombatFrame::Approach : CloseCombatFrame::Roll);
}

static Flow approach(Turn turn, CloseCombatFrame &combat)
{
    const Pool one = Pool().add(Die::Green);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::WheelsApproach,
                    .unit = combat.assault,
                    .other = combat.defence,
                    .dice = one}};
    // [R11.5c] Any result will do.
    const Symbols seen = battleDice(turn, one, RollUse::WheelsApproach, combat.assault)[0];
    combat.outOfReach = seen.total() == 0;
    return next(combat, CloseCombatFrame::Roll);
}

static Flow roll(Turn turn, CloseCombatFrame &combat)
{
    if (combat.roll == kRollsOfARound) {
        combat.roll = 0;
        return next(combat, CloseCombatFrame::Reroll);
    }
    const Pool pool = rollPool(turn.p, combat, combat.roll);
    const UnitId roller = rollerOf(combat, combat.roll);
    combat.rolls[combat.roll].clear();
    if (!pool.isEmpty()) {
        if (!turn.answer)
            return Ask{{.question = Question::BattleDice,
                        .use = useOf(turn.p, combat, combat.roll),
                        .unit = roller,
                        .other = otherOf(combat, roller),
                        .dice = pool}};
        combat.rolls[combat.roll] =
            battleDice(turn, pool, useOf(turn.p, combat, combat.roll), roller);
    }
    ++combat.roll;
    return Next{};
}

// One die of a roll, for support or for the flank that was found.
struct SecondChance
{
    RollOfRound roll = AssaultAttack;
    bool byFlank = false;
    bool byCard = false;
};
// RULING A-51: after all four rolls; the assault unit's owner decides first, attack then defence.
static constexpr std::array<SecondChance, 2 *kRollsOfARound + 1> kRerollOrder = {
    {{AssaultAttack},
     {AssaultAttack, true},
     {AssaultDefence},
     {DefenceAttack},
     {DefenceDefence},
     {AssaultAttack, false, true},
     {AssaultDefence, false, true},
     {DefenceAttack, false, true},
     {DefenceDefence, false, true}}};

static CardWord cardFor(std::size_t roll)
{
    return roll == AssaultAttack || roll == DefenceAttack ? CardWord::RerollAttack
                                                          : CardWord::RerollDefence;
}

static bool mayReroll(const Position &p, const CloseCombatFrame &combat, SecondChance chance)
{
    if (chance.byCard) // [R8.3c]
        return hasCardEffect(p, cardFor(chance.roll), p.unit(rollerOf(combat, chance.roll)));
    // [R11.1.2.1b] [R11.1.2e] RULING A-43: one for both.
    if (chance.byFlank)
        return !combat.flankRerolled && isOutflanked(p, combat);
    // [R11.1.1.1c] [R11.1.2d] [R11.1.3f] With support, in the initial round; [D11.1.1.1c] in the
    // German edition in every round.
    const bool supported = rollerOf(combat, chance.roll) == combat.assault
                               ? combat.assaultSupported
                               : combat.defenceSupported;
    return supported && !combat.rerolled[chance.roll] &&
           (combat.round == 1 || p.setting->switches.supportRerollEveryRound);
}

static Flow reroll(Turn turn, CloseCombatFrame &combat)
{
    if (combat.roll == kRerollOrder.size()) {
        combat.roll = 0;
        return next(combat, CloseCombatFrame::Damage);
    }
    const std::size_t which = kRerollOrder[combat.roll].roll;
    const UnitId roller = rollerOf(combat, which);
    // Not where a referee changed the dice since they were rolled.
    const Pool pool = rollPool(turn.p, combat, which);
    const auto rolled = static_cast<int>(combat.rolls[which].size());
    if (rolled == 0 || rolled != pool.size() ||
        !mayReroll(turn.p, combat, kRerollOrder[combat.roll])) {
        ++combat.roll;
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::Reroll,
                    .side = turn.p.unit(roller).side,
                    .use = useOf(turn.p, combat, which),
                    .unit = roller,
                    .other = otherOf(combat, roller),
                    .dice = pool}};
    const auto *again = std::get_if<Reroll>(turn.answer);
    if (!again) {
        ++combat.roll;
        return Next{};
    }
    combat.die = static_cast<std::uint8_t>(again->die - 1);
    return next(combat, CloseCombatFrame::RerollDie);
}

static Flow rerollDie(Turn turn, CloseCombatFrame &combat)
{
    const auto [which, byFlank, byCard] = kRerollOrder[combat.roll];
    const std::vector<Die> dice = rollPool(turn.p, combat, which).dice();
    if (dice.size() != combat.rolls[which].size()) { // a referee changed them
        ++combat.roll;
        return next(combat, CloseCombatFrame::Reroll);
    }
    const Pool one = Pool().add(dice[combat.die]);
    const UnitId roller = rollerOf(combat, which);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Reroll,
                    .unit = roller,
                    .other = otherOf(combat, roller),
                    .dice = one}};
    // [D11.1.1.1c] once for attack and once for defence
    if (byCard)
        useCard(turn, cardFor(which), roller);
    else
        (byFlank ? combat.flankRerolled : combat.rerolled[which]) = true;
    combat.rolls[which][combat.die] = battleDice(turn, one, RollUse::Reroll, roller)[0];
    ++combat.roll;
    return next(combat, CloseCombatFrame::Reroll);
}

Flow runRolls(Turn turn, CloseCombatFrame &combat)
{
    switch (combat.stage) {
    case CloseCombatFrame::Wheels:
        return wheels(turn, combat);
    case CloseCombatFrame::Approach:
        return approach(turn, combat);
    case CloseCombatFrame::Roll:
        return roll(turn, combat);
    case CloseCombatFrame::Reroll:
        return reroll(turn, combat);
    default:
        return rerollDie(turn, combat);
    }
}

} // namespace hexwerk::assault
