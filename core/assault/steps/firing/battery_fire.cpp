// [R12.4.4] [R12.4.6] What the shells of a battery do, hex by hex.
#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "core/assault/steps/firing/battery_steps.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow smokeRoll(Turn turn, BatteryFrame &battery)
{
    // [R12.4.4.1a] [R7.2d] [R7.2e] As any smoke, with the dice of the card.
    if (battery.dice.isEmpty())
        return next(battery, BatteryFrame::End);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice, .use = RollUse::Smoke, .dice = battery.dice}};
    const auto rolled = battleDice(turn, battery.dice, RollUse::Smoke, UnitId{});
    const std::vector<Die> dice = battery.dice.dice();
    Pool left;
    int markers = 0;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const Symbols shown = battery.isHalf ? rolled[i].single() : rolled[i];
        markers += shown.c + shown.d;
        if (shown.c + shown.d == 0)
            left.add(dice[i]);
    }
    laySmoke(turn, battery.hexes[battery.done], markers, "R12.4.4.1a");
    ++battery.done;
    battery.dice = left;
    const std::size_t most =
        turn.p.setting->switches.fireStrikes ? battery.hexes.size() : std::size_t(kMostSmokeHexes);
    return next(battery,
                left.isEmpty() || battery.done >= most ? BatteryFrame::End : BatteryFrame::Smoke);
}

static Flow smokeHex(Turn turn, BatteryFrame &battery)
{
    if (supportHexes(turn.p, battery).empty())
        return next(battery, BatteryFrame::End);
    if (!turn.answer)
        return Ask{{.question = Question::SupportHex, .side = battery.side}};
    const auto *target = std::get_if<Target>(turn.answer);
    if (!target)
        return next(battery, BatteryFrame::End);
    // [D12.4.3.1.1a] Of the area of the card, in any order.
    const auto named =
        std::find(battery.hexes.begin() + battery.done, battery.hexes.end(), target->hex);
    if (named == battery.hexes.end())
        battery.hexes.push_back(target->hex);
    else
        std::iter_swap(battery.hexes.begin() + battery.done, named);
    return next(battery, BatteryFrame::SmokeRoll);
}

static Flow bombard(Turn turn, BatteryFrame &battery)
{
    // [R12.4.4.5a] Without a defence; only its critical hits count.
    const Pool &dice = cardOf(turn.p, battery).bombardment;
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice, .use = RollUse::SupportAttack, .dice = dice}};
    const Symbols rolled = sumOf(battleDice(turn, dice, RollUse::SupportAttack, UnitId{}), false);
    battery.done = 0;
    return next(battery, rolled.c > 0 ? BatteryFrame::BlastRoll : BatteryFrame::End);
}

static std::optional<Strike> bombardment(Turn turn, const BatteryFrame &battery)
{
    return outsideStrike(turn.p, battery.hex, cardOf(turn.p, battery).blast.value_or(Die::Blue),
                         Outside::Bombardment);
}

static Flow blastRoll(Turn turn, BatteryFrame &battery)
{
    const auto strike = bombardment(turn, battery);
    if (!strike || strike->structure == Structure::None)
        return next(battery, BatteryFrame::End);
    if (!turn.result) {
        const DiceCount count = blastDice(turn.p, *strike);
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attackUse = RollUse::BlastAttack,
                              .defenceUse = RollUse::BlastDefence}};
    }
    battery.left = turn.result->left;
    return next(battery, BatteryFrame::BlastAgain);
}

static Flow blastAgain(Turn turn, BatteryFrame &battery)
{
    if (turn.result)
        return next(battery, BatteryFrame::End);
    const auto strike = bombardment(turn, battery);
    if (!strike)
        return next(battery, BatteryFrame::End);
    // [R12.4.4.5a] This roll can be repeated once.
    if (battery.done == 0) {
        if (!turn.answer)
            return Ask{{.question = Question::RerollShells,
                        .side = battery.side,
                        .use = RollUse::BlastAttack,
                        .dice = Pool().add(strike->blast)}};
        battery.done = 1;
        if (std::holds_alternative<Reroll>(*turn.answer))
            return next(battery, BatteryFrame::BlastRoll);
        return Next{};
    }
    // [R12.4.4.5b] Its result alone strikes the units.
    BlastFrame blast{.strike = *strike, .rolled = 255};
    const SupportTables &tables = turn.p.setting->data.support;
    if (const auto effect = blastResult(tables, battery.left))
        (collapses(tables, *effect) ? blast.collapse : blast.morale) = effect;
    return Call{std::move(blast)};
}

bool isShelled(const Position &p, const BatteryFrame &battery, const Unit &unit)
{
    return unit.inPlay() && unit.at == battery.hexes[battery.done] &&
           (battery.mode != FireMode::SuppressiveFire || !p.card(unit.id).isArmoured());
}

OutsideShot shellShot(const Position &p, const BatteryFrame &battery, const Unit &unit)
{
    const bool german = p.setting->switches.fireStrikes;
    const bool suppresses = battery.mode == FireMode::SuppressiveFire;
    const bool isVehicle = p.card(unit.id).type == UnitType::Vehicle;
    OutsideShot shot{.target = unit.id, .shells = true};
    // [D12.4.3.3b] [R12.4.4.2f]
    shot.asIndirect = isVehicle && (german || suppresses);
    shot.moving = unit.id == battery.mover;
    if (!german)
        shot.accuracy = accuracyDie(p.setting->data.support, SupportKind::Artillery,
                                    battery.accuracy, targetStatus(unit));
    return shot;
}

OutsideFireFrame shellsOn(const Position &p, const BatteryFrame &battery, const Unit &unit)
{
    const bool german = p.setting->switches.fireStrikes;
    const bool suppresses = battery.mode == FireMode::SuppressiveFire;
    OutsideShot shot = shellShot(p, battery, unit);
    OutsideFireFrame fire = outsideFireOn(p, unit.id, shot, battery.groups[battery.done],
                                          cardOf(p, battery), Outside::Guns);
    if (german && shot.asIndirect) {
        shot.critical = true;
        fire.onCritical = outsideDefence(p, shot).defence;
    }
    fire.side = battery.side;
    fire.isSingle = battery.isHalf; // [D12.4.3.2b]
    fire.suppresses = suppresses;
    fire.isPreliminary = // [R12.4.4.2f]
        suppresses && p.card(unit.id).type == UnitType::Vehicle;
    fire.isMoving = shot.moving;
    fire.lastStand = battery.lastStand;
    // [R12.4.4.4c] In the English edition.
    fire.rerolls = !german && battery.mode == FireMode::FireForEffect ? 2 : 0;
    return fire;
}

// [R12.4.6.2a] [D12.4.3.4a] On a hex that holds nobody.
static OutsideFireFrame shellsOnGround(const Position &p, const BatteryFrame &battery, Hex hex)
{
    const SupportCard &card = cardOf(p, battery);
    auto strike = outsideStrike(p, hex, card.blast.value_or(Die::Blue), Outside::Guns);
    if (!strike)
        strike = Strike{.hex = hex};
    if (!card.blast)
        strike->structure = Structure::None;
    return {.attack = battery.groups[battery.done], .strike = *strike, .side = battery.side};
}

static Flow attack(Turn turn, BatteryFrame &battery)
{
    if (turn.result) {
        battery.blanks = turn.result->blanks;
    }
    const Position &p = turn.p;
    // RULING [D12.4.3.3a]: of several units in a hex each is rolled against.
    for (; battery.done < battery.hexes.size(); ++battery.done, battery.next = 0) {
        bool anybody = battery.next > 0;
        while (battery.next < p.units.size()) {
            const Unit &unit = p.units[battery.next++];
            anybody = anybody || (unit.inPlay() && unit.at == battery.hexes[battery.done]);
            if (isShelled(p, battery, unit) && !battery.groups[battery.done].isEmpty())
                return Call{shellsOn(p, battery, unit)};
        }
        if (!anybody && !battery.groups[battery.done].isEmpty())
            return Call{shellsOnGround(p, battery, battery.hexes[battery.done])};
    }
    return next(battery, BatteryFrame::FriendlyFire);
}

static Flow friendlyFire(Turn turn, BatteryFrame &battery)
{
    // [R12.4.5b] As of aircraft; in the German edition shells drift instead.
    const auto friends = unitsBeside(turn.p, battery.side, battery.hex);
    if (turn.p.setting->switches.fireStrikes || battery.accuracy > 1 || friends.empty() ||
        battery.blanks.isEmpty())
        return next(battery, BatteryFrame::End);
    if (!turn.answer)
        return Ask{{.question = Question::SupportTarget, .side = enemyOf(battery.side)}};
    battery.victim = std::get<Target>(*turn.answer).unit;
    report(turn, FriendlyFire{battery.card, battery.victim}, "R12.4.5b");
    return next(battery, BatteryFrame::FriendlyHit);
}

static Flow friendlyHit(Turn turn, BatteryFrame &battery)
{
    if (!turn.result)
        return Call{outsideFireOn(turn.p, battery.victim,
                                  {.target = battery.victim, .shells = true}, battery.blanks,
                                  cardOf(turn.p, battery), Outside::Guns)};
    return next(battery, BatteryFrame::End);
}

static Flow end(Turn turn, const BatteryFrame &battery)
{
    // [R12.4.2a] A waypoint where a second attack can follow.
    if (!battery.strikes && cardOf(turn.p, battery).second) {
        turn.p.batteries.push_back({.side = battery.side,
                                    .card = battery.card,
                                    .waypoint = battery.hex,
                                    .spotter = battery.spotter});
        report(turn, WaypointPlaced{battery.side, battery.card, battery.hex}, "R12.4.2a");
    }
    return Done{};
}

Flow fireShells(Turn turn, BatteryFrame &battery)
{
    switch (battery.stage) {
    case BatteryFrame::SmokeRoll:
        return smokeRoll(turn, battery);
    case BatteryFrame::Smoke:
        return smokeHex(turn, battery);
    case BatteryFrame::Bombard:
        return bombard(turn, battery);
    case BatteryFrame::BlastRoll:
        return blastRoll(turn, battery);
    case BatteryFrame::BlastAgain:
        return blastAgain(turn, battery);
    case BatteryFrame::Attack:
        return attack(turn, battery);
    case BatteryFrame::FriendlyFire:
        return friendlyFire(turn, battery);
    case BatteryFrame::FriendlyHit:
        return friendlyHit(turn, battery);
    default:
        return end(turn, battery);
    }
}

} // namespace hexwerk::assault
