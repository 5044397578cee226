// [R11] Close combat, round by round.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/consequence.h"
#include "core/assault/rules/course/card_rulings.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/fighting/vehicle_combat.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/fighting/close_combat_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow passengers(Turn turn, CloseCombatFrame &combat)
{
    // [R11.4a] [R11.0e] Who is aboard the defence unit gets out first, and no round is fought
    // beside it.
    if (!turn.result && carriesAny(turn.p, combat.defence))
        return Call{PassengerAttackFrame{
            .assault = combat.assault, .carrier = combat.defence, .attacked = {}}};
    return next(combat, CloseCombatFrame::AssaultSupport);
}

static Flow support(Turn turn, CloseCombatFrame &combat, UnitId fighter, bool &supported,
                    CloseCombatFrame::Stage after)
{
    // [R11.1.1.1a] One unit a side, adjacent and not activated.
    const SideIndex side = turn.p.unit(fighter).side;
    const bool any = std::any_of(turn.p.units.begin(), turn.p.units.end(), [&](const Unit &unit) {
        return unit.side == side && unit.id != fighter && supportRuling(turn.p, unit, combat.hex);
    });
    if (any && !turn.answer)
        return Ask{{.question = Question::Support,
                    .side = side,
                    .unit = fighter,
                    .other = otherOf(combat, fighter)}};
    if (const auto *named = any ? std::get_if<Support>(turn.answer) : nullptr) {
        // [R11.1.1.1d] [R11.6e] It is activated and marked Firing.
        Unit &unit = turn.p.unit(named->unit);
        supported = true;
        unit.activated = true;
        report(turn, SupportNamed{unit.id, combat.hex}, "R11.1.1.1a");
        spendPoint(turn, unit, "R11.1.1.1d");
        mark(turn, unit, Marker::Firing);
    }
    return next(combat, after);
}

static AttackResolved resolved(const Position &p, const CloseCombatFrame &combat,
                               std::size_t attack, const DiceCount &count)
{
    AttackResolved result{.attacker = rollerOf(combat, attack),
                          .defender = otherOf(combat, rollerOf(combat, attack))};
    if (combat.rolls[attack].empty())
        return result;
    const std::size_t defence = attack == AssaultAttack ? DefenceDefence : AssaultDefence;
    result.rolled = sumOf(combat.rolls[attack], count.single);
    result.rolled.x = static_cast<std::uint8_t>(result.rolled.x + count.automaticX);
    result.defence = sumOf(combat.rolls[defence], false);
    Symbols &left = result.left = cancel(result.rolled, result.defence); // [R10.7.2a]
    // [R11.1.5a] In the first round one X is ignored, [R4.2.3f] [R8.3c] by some units every one.
    if (combat.round == 1 && left.x > 0)
        --left.x;
    if (ignoresX(p, p.unit(result.defender)))
        left.x = 0;
    return result;
}

// Says whether it falls back.
static bool suffer(Turn turn, Unit &unit, const Consequence &harm)
{
    damage(turn, unit, harm.damage, "R11.1.4c");
    for (int i = 0; i < harm.flips && unit.inPlay(); ++i)
        flip(turn, unit, "R11.1.4b");
    return unit.inPlay() && harm.morale.has_value();
}

// A vehicle, by an attack on its wheels or tracks.
static void sufferOnWheels(Turn turn, CloseCombatFrame &combat, Unit &unit, const Consequence &harm)
{
    if (harm.immobilised)
        immobilise(turn, unit, "R11.5e");
    damage(turn, unit, harm.damage, "R11.5d");
    // [R11.5f] It has to leave.
    if (unit.inPlay() && harm.morale) {
        setMorale(turn, unit, Marker::Suppressed);
        combat.mustWithdraw = true;
    }
}

static bool suffer(Turn turn, CloseCombatFrame &combat, std::size_t attack, Symbols left)
{
    Unit &unit = turn.p.unit(otherOf(combat, rollerOf(combat, attack)));
    const Victim victim = victimOf(turn.p, unit);
    if (!isAboutWheels(turn.p, combat, attack))
        return suffer(turn, unit, consequence(victim, Means::CloseCombat, left));
    sufferOnWheels(turn, combat, unit, consequence(victim, Means::Wheels, left));
    return false;
}

static Flow assignDamage(Turn turn, CloseCombatFrame &combat)
{
    Unit &assault = turn.p.unit(combat.assault);
    Unit &defence = turn.p.unit(combat.defence);
    const CloseCombatDice dice = roundDice(turn.p, combat);
    // [R11.1.4a] Both at once.
    const AttackResolved onDefence = resolved(turn.p, combat, AssaultAttack, dice.assault);
    const AttackResolved onAssault = resolved(turn.p, combat, DefenceAttack, dice.defence);
    report(turn, onDefence, "R11.1.4a");
    report(turn, onAssault, "R11.1.4a");
    useAttackCards(turn, combat.assault, combat.defence);
    useAttackCards(turn, combat.defence, combat.assault);
    combat.defenceFallsBack = suffer(turn, combat, AssaultAttack, onDefence.left);
    combat.assaultFallsBack = suffer(turn, combat, DefenceAttack, onAssault.left);
    // [R10.0c] Who fights does not fire at the other's retreat, and has acted when it is over.
    assault.activated = true;
    defence.activated = true;

    // [R11.1.1c] [R11.6d] After the first round the action markers go, [R9.12.2c] [R9.12.4d] and
    // nobody hides any longer.
    if (combat.round == 1)
        for (Unit *unit : {&assault, &defence}) {
            unit->markers.clear(kActionMarkers);
            unit->markers.clear({Marker::Hidden, Marker::Ambush});
        }
    return next(combat, CloseCombatFrame::AssaultFallback);
}

// [R11.1.6a] The fight is over: what is left in the hex is marked.
static Flow over(Turn turn, CloseCombatFrame &combat)
{
    Unit &assault = turn.p.unit(combat.assault);
    Unit &defence = turn.p.unit(combat.defence);
    report(turn, CloseCombatEnded{combat.hex}, "R11.1.6a");
    // [R11.2a] The dug-in marker stays only with a defence unit that holds the hex.
    if (defence.at != combat.hex)
        removeDugIn(turn, combat.hex);
    for (Unit *unit : {&assault, &defence}) {
        if (!unit->inPlay() || unit->markers.has(Marker::Fallback))
            continue;
        const Unit &enemy = unit == &assault ? defence : assault;
        unit->activated = true;
        // [R11.1.6.2a] After an elimination Fast action; RULING A-43 after a fallback as after a
        // withdrawal.
        const bool fellBack =
            enemy.markers.has(Marker::Fallback) ||
            (unit == &assault ? combat.defenceFallsBack : combat.assaultFallsBack);
        mark(turn, *unit, fellBack ? Marker::NormalAction : Marker::FastAction);
    }
    return Done{};
}

// RULING A-43: neither a vehicle without tracks nor a gun that has to be pulled.
static bool isStuck(const Position &p, UnitId unit)
{
    return p.unit(unit).markers.has(Marker::Immobilised) || p.traits(unit).isImmobile;
}

static Flow fallback(Turn turn, CloseCombatFrame &combat, UnitId who, bool &falls,
                     CloseCombatFrame::Stage after)
{
    Unit &unit = turn.p.unit(who);
    // [R13.3h] Artillery is lost where others fall back, and so is who cannot move.
    if (falls && unit.inPlay() && cannotFallBack(turn.p, unit)) {
        falls = false;
        eliminate(turn, unit, "R13.3h");
    }
    // [R11.1.4d] RULING A-50: the assault unit first.
    if (falls && !turn.result && unit.inPlay())
        return Call{FallbackFrame{.walk = {.unit = who}, .fromCloseCombat = true}};
    return next(combat, after);
}

static bool canWithdraw(const Position &p, UnitId unit)
{
    return !isStuck(p, unit) && canStep(p, walkOf(p, unit, MoveKind::Withdrawal));
}

static Flow leave(Turn turn, CloseCombatFrame &combat, UnitId who)
{
    Unit &unit = turn.p.unit(who);
    Unit &other = turn.p.unit(otherOf(combat, who));
    report(turn, UnitWithdrew{who}, "R11.1.6.1b");
    report(turn, CloseCombatEnded{combat.hex}, "R11.1.6a");
    // [R11.1.6.1e] The one that remains, [R11.1.6.1c] and the one that leaves. RULING: slow units
    // too, and after a fast action: it is no activation.
    other.activated = true;
    unit.activated = true;
    mark(turn, other, Marker::NormalAction);
    mark(turn, unit, Marker::FastAction);
    // [R11.2a]
    if (who == combat.defence)
        removeDugIn(turn, combat.hex);
    const bool suppressed = unit.markers.has(Marker::Suppressed);
    return Replace{
        MoveFrame{.walk = walkOf(turn.p, who, MoveKind::Withdrawal), .wasSuppressed = suppressed}};
}

static Flow endCheck(Turn turn, CloseCombatFrame &combat)
{
    // [R11.0b] Until one of them is gone, or leaves.
    if (combat.assaultFallsBack || combat.defenceFallsBack ||
        !turn.p.unit(combat.assault).inPlay() || !turn.p.unit(combat.defence).inPlay())
        return over(turn, combat);
    if (!combat.mustWithdraw)
        return next(combat, CloseCombatFrame::AssaultWithdrawal);
    // [R11.5f] RULING: it is lost where it cannot leave, as in a retreat [R10.7.3h].
    const UnitId vehicle = otherOf(combat, infantryAgainstVehicle(turn.p, combat));
    if (canWithdraw(turn.p, vehicle))
        return leave(turn, combat, vehicle);
    eliminate(turn, turn.p.unit(vehicle), "R11.5f");
    return over(turn, combat);
}

static bool isHopeless(const Position &p, const CloseCombatFrame &combat)
{
    // [R11.1b] What weakens them in the initial round alone is no reason to give up.
    CloseCombatFrame later = combat;
    later.round = 2;
    later.onWheels = false;
    return infantryAgainstVehicle(p, later) == UnitId{} && // [R11.5a]
           rollPool(p, later, AssaultAttack).isEmpty() &&
           rollPool(p, later, DefenceAttack).isEmpty();
}

static Flow withdrawal(Turn turn, CloseCombatFrame &combat, UnitId who)
{
    // [R11.1.6.1a] After a full round the assault unit's owner decides first; [D11.1.6.1a] the
    // German edition counts its steps otherwise.
    if (canWithdraw(turn.p, who)) {
        if (!turn.answer)
            return Ask{{.question = Question::Withdraw,
                        .side = turn.p.unit(who).side,
                        .unit = who,
                        .other = otherOf(combat, who)}};
        if (std::holds_alternative<Withdraw>(*turn.answer))
            return leave(turn, combat, who);
    }
    if (who == combat.assault)
        return next(combat, CloseCombatFrame::DefenceWithdrawal);
    // RULING [R11.1.6a]: where neither side can hurt the other the assault has failed. Its unit has
    // to leave, and is lost where it cannot.
    if (isHopeless(turn.p, combat)) {
        if (canWithdraw(turn.p, combat.assault))
            return leave(turn, combat, combat.assault);
        eliminate(turn, turn.p.unit(combat.assault), "R11.1.6a");
        return over(turn, combat);
    }
    // [R11.1.6a] Otherwise another round.
    if (combat.round < UINT8_MAX)
        ++combat.round;
    combat.flankRerolled = combat.onWheels = combat.outOfReach = false;
    report(turn, CloseCombatRoundBegan{combat.round}, "R11.1a");
    return next(combat, CloseCombatFrame::Wheels);
}

// A referee may have taken one of them off.
static bool isPossible(const Position &p, const CloseCombatFrame &combat)
{
    const bool leaving = combat.stage >= CloseCombatFrame::AssaultFallback &&
                         combat.stage <= CloseCombatFrame::EndCheck;
    return leaving ||
           (p.unit(combat.assault).at == combat.hex && p.unit(combat.defence).at == combat.hex);
}

Flow run(Turn turn, CloseCombatFrame &combat)
{
    if (!isPossible(turn.p, combat))
        return over(turn, combat);
    switch (combat.stage) {
    case CloseCombatFrame::Passengers:
        return passengers(turn, combat);
    case CloseCombatFrame::AssaultSupport:
        return support(turn, combat, combat.assault, combat.assaultSupported,
                       CloseCombatFrame::DefenceSupport);
    case CloseCombatFrame::DefenceSupport:
        return support(turn, combat, combat.defence, combat.defenceSupported,
                       CloseCombatFrame::Wheels);
    case CloseCombatFrame::Wheels:
        // [R11.6g] Before the rolls of each round.
        if (combat.cardsRound != combat.round && anyHoldsCards(turn.p)) {
            combat.cardsRound = combat.round;
            return Call{CardsAskedFrame{.moment = CardMoment::CloseCombat,
                                        .side = turn.p.unit(combat.assault).side,
                                        .unit = combat.assault,
                                        .other = combat.defence}};
        }
        return runRolls(turn, combat);
    case CloseCombatFrame::Approach:
    case CloseCombatFrame::Roll:
    case CloseCombatFrame::Reroll:
    case CloseCombatFrame::RerollDie:
        return runRolls(turn, combat);
    case CloseCombatFrame::Damage:
        return assignDamage(turn, combat);
    case CloseCombatFrame::AssaultFallback:
        return fallback(turn, combat, combat.assault, combat.assaultFallsBack,
                        CloseCombatFrame::DefenceFallback);
    case CloseCombatFrame::DefenceFallback:
        return fallback(turn, combat, combat.defence, combat.defenceFallsBack,
                        CloseCombatFrame::EndCheck);
    case CloseCombatFrame::EndCheck:
        return endCheck(turn, combat);
    case CloseCombatFrame::AssaultWithdrawal:
        return withdrawal(turn, combat, combat.assault);
    case CloseCombatFrame::DefenceWithdrawal:
        return withdrawal(turn, combat, combat.defence);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
