// [R12.3] An air attack, in the book's order: [R12.3.6a] spotting, accuracy, attack, building.
#include "core/assault/cards/card_word.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static const SupportCard &cardOf(const Position &p, const AirFrame &air)
{
    return *p.setting->supportCard(air.card);
}

static Flow target(Turn turn, AirFrame &air)
{
    const auto &units = turn.p.units;
    const bool anyTarget = std::any_of(units.begin(), units.end(), [&](const Unit &unit) {
        return outsideTargetRuling(turn.p, air.side, unit.id).has_value();
    });
    if (!anyTarget)
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::SupportTarget, .side = air.side}};
    const auto *said = std::get_if<Target>(turn.answer);
    if (!said) // no second run
        return Done{};
    // [R12.3.6.5c] Another target is the harder to hit the further it is.
    const Hex hex = turn.p.unit(said->unit).at;
    if (air.isSecond)
        air.shift = static_cast<std::int8_t>(-distance(air.hex, hex));
    air.target = said->unit;
    air.hex = hex;
    report(turn, AirTargetNamed{air.side, air.card, air.target}, "R12.3.3a");
    return next(air, AirFrame::AntiAir);
}

static Flow antiAir(Turn turn, AirFrame &air)
{
    // [R12.3.4a] One after the other, until nobody is left or the enemy passes.
    const SideIndex enemy = enemyOf(air.side);
    const auto &units = turn.p.units;
    const bool anyGun = std::any_of(units.begin(), units.end(), [&](const Unit &unit) {
        return unit.side == enemy && antiAirRuling(turn.p, unit, air.hex).has_value();
    });
    if (!anyGun)
        return next(air, AirFrame::Spot);
    if (!turn.answer)
        return Ask{{.question = Question::AntiAir, .side = enemy, .other = air.target}};
    const auto *react = std::get_if<React>(turn.answer);
    if (!react)
        return next(air, AirFrame::Spot);
    air.gun = react->unit;
    Unit &gun = turn.p.unit(air.gun);
    gun.activated = true;
    air.isSingle = gun.markers.has(Marker::AttackDiceMinus1); // [R12.3.4e]
    spendPoint(turn, gun, "R12.3.4d");
    return next(air, AirFrame::AntiAirAttack);
}

static Flow antiAirAttack(Turn turn, AirFrame &air)
{
    Unit &gun = turn.p.unit(air.gun);
    const Pool dice = antiAirDice(turn.p, gun, air.hex);
    if (!gun.inPlay() || dice.isEmpty()) // a referee may have taken it off
        return next(air, AirFrame::AntiAir);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::AntiAir,
                    .unit = air.gun,
                    .dice = dice}};
    air.rolled = sumOf(battleDice(turn, dice, RollUse::AntiAir, air.gun), air.isSingle);
    mark(turn, gun, Marker::Firing); // [R12.3.4d]
    return next(air, AirFrame::AirDefence);
}

// [R12.3.5] What is left of the fire does to the aircraft.
static Flow fliesOn(Turn turn, AirFrame &air, Symbols left)
{
    const SupportTables &tables = turn.p.setting->data.support;
    const auto result = airDefenceResult(tables, left);
    report(turn, AircraftFiredAt{air.gun, air.card, left, result}, "R12.3.5a");
    if (!result)
        return next(air, AirFrame::AntiAir);
    switch (*result) {
    case AirDefence::SlightlyDamaged:
        air.damage = static_cast<std::int8_t>(air.damage + tables.slightlyDamaged);
        return next(air, AirFrame::AntiAir);
    case AirDefence::TurnsAway: // [R12.3.5c] RULING: also from its second run
        takeBackSupport(turn, air.side, air.card, "R12.3.5c");
        return Done{};
    case AirDefence::Crash: // [R12.3.5b] and its card is out of the game
        removeSupport(turn.p, air.side, air.card);
        return Done{};
    case AirDefence::Damaged:
        return Done{};
    }
    HW_UNREACHABLE();
}

static Flow airDefence(Turn turn, AirFrame &air)
{
    const auto &die = cardOf(turn.p, air).defence;
    Symbols defence;
    if (air.rolled.total() > 0 && die) {
        const Pool dice = Pool().add(*die);
        if (!turn.answer)
            return Ask{{.question = Question::BattleDice,
                        .use = RollUse::AirDefence,
                        .other = air.gun,
                        .dice = dice}};
        defence = sumOf(battleDice(turn, dice, RollUse::AirDefence, UnitId{}), false);
    }
    return fliesOn(turn, air, cancel(air.rolled, defence));
}

static Flow spot(Turn turn, AirFrame &air)
{
    // [R12.3.6.1a] [R12.3.6.1b]
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice,
                    .use = RollUse::AirSpotting,
                    .plainDice = 1,
                    .other = air.target}};
    int roll = plainDice(turn, RollUse::AirSpotting, UnitId{})[0];
    // [R12.3.6.1c] What the card adds.
    for (const CardEffect &effect : cardOf(turn.p, air).effects)
        if (cardWordFromString(effect.effect) == CardWord::Spotting)
            roll += effect.amount.value_or(0);
    air.spotting = static_cast<std::int8_t>(airSpotting(
        turn.p.setting->data.support, roll, hasTerrainBonus(turn.p, turn.p.unit(air.target))));
    return next(air, AirFrame::Accuracy);
}

static Flow accuracy(Turn turn, AirFrame &air)
{
    if (!turn.answer)
        return Ask{{.question = Question::PlainDice,
                    .use = RollUse::Accuracy,
                    .plainDice = 1,
                    .other = air.target}};
    const int roll = plainDice(turn, RollUse::Accuracy, UnitId{})[0];
    // [R12.3.6.6a] Of the card for its second run.
    const int second = air.isSecond ? cardOf(turn.p, air).second.value_or(0) : 0;
    const int modifier = air.spotting + air.damage + air.shift + second +
                         accuracyFromCards(turn.p, air.side); // [R8.3c]
    useAccuracyCards(turn, air.side);
    air.die = accuracyDie(turn.p.setting->data.support, SupportKind::Air, roll + modifier,
                          targetStatus(turn.p.unit(air.target)));
    air.isWild = roll + modifier <= 1; // [R12.3.6.2b]
    report(turn, AccuracyRolled{air.card, air.target, roll, modifier, air.die}, "R12.3.6.2a");
    return next(air, AirFrame::Attack);
}

static Flow attack(Turn turn, AirFrame &air)
{
    const SupportCard &card = cardOf(turn.p, air);
    if (!turn.result)
        return Call{outsideFireOn(turn.p, air.target, {.target = air.target, .accuracy = air.die},
                                  card.attack, card, Outside::Aircraft)};
    air.blanks = turn.result->blanks;
    return next(air, AirFrame::FriendlyFire);
}

static Flow friendlyFire(Turn turn, AirFrame &air)
{
    // [R12.3.6.2b] Dice without any symbol go at a friend beside the target, whom the enemy names.
    const auto friends = unitsBeside(turn.p, air.side, air.hex);
    if (!air.isWild || air.blanks.isEmpty() || friends.empty())
        return next(air, AirFrame::SecondRun);
    if (!turn.answer)
        return Ask{{.question = Question::SupportTarget, .side = enemyOf(air.side)}};
    air.victim = std::get<Target>(*turn.answer).unit;
    report(turn, FriendlyFire{air.card, air.victim}, "R12.3.6.2b");
    return next(air, AirFrame::FriendlyHit);
}

static Flow friendlyHit(Turn turn, AirFrame &air)
{
    if (!turn.result)
        return Call{outsideFireOn(turn.p, air.victim, {.target = air.victim}, air.blanks,
                                  cardOf(turn.p, air), Outside::Aircraft)};
    return next(air, AirFrame::SecondRun);
}

static Flow secondRun(Turn turn, AirFrame &air)
{
    // [R12.3.6.5a] At once, at the same target, for no further point; [R12.3.6.5b] [R12.3.4a] all
    // that can fire at it may.
    if (air.isSecond || !cardOf(turn.p, air).second)
        return Done{};
    air.isSecond = true;
    const Unit &unit = turn.p.unit(air.target);
    if (!unit.inPlay()) // [R12.3.6.5c]
        return next(air, AirFrame::Target);
    air.hex = unit.at;
    return next(air, AirFrame::AntiAir);
}

Flow run(Turn turn, AirFrame &air)
{
    // A referee may have taken the target off.
    const bool needsTarget = air.stage >= AirFrame::AntiAir && air.stage <= AirFrame::Accuracy;
    if (needsTarget && !turn.p.unit(air.target).inPlay())
        return Done{};
    switch (air.stage) {
    case AirFrame::Target:
        return target(turn, air);
    case AirFrame::AntiAir:
        return antiAir(turn, air);
    case AirFrame::AntiAirAttack:
        return antiAirAttack(turn, air);
    case AirFrame::AirDefence:
        return airDefence(turn, air);
    case AirFrame::Spot:
        return spot(turn, air);
    case AirFrame::Accuracy:
        return accuracy(turn, air);
    case AirFrame::Attack:
        return attack(turn, air);
    case AirFrame::FriendlyFire:
        return friendlyFire(turn, air);
    case AirFrame::FriendlyHit:
        return friendlyHit(turn, air);
    case AirFrame::SecondRun:
        return secondRun(turn, air);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
