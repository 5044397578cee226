// [R11] Close combat, round by round.
#include "core/assault/frame_steps.h"
#include "core/assault/movement.h"
#include "core/assault/situations.h"

#include <algorithm>

namespace hexwerk::assault {

// [R11.1a] The four rolls of a round, in this order.
enum RollOfRound : std::size_t { AssaultAttack, DefenceDefence, DefenceAttack, AssaultDefence };

static RollUse useOf(std::size_t roll)
{
    constexpr std::array<RollUse, kRollsOfARound> kUses = {
        RollUse::AssaultAttack, RollUse::DefenceDefence, RollUse::DefenceAttack,
        RollUse::AssaultDefence};
    return kUses[roll];
}

static UnitId rollerOf(const CloseCombatFrame &combat, std::size_t roll)
{
    return roll == AssaultAttack || roll == AssaultDefence ? combat.assault : combat.defence;
}

static UnitId otherOf(const CloseCombatFrame &combat, UnitId unit)
{
    return unit == combat.assault ? combat.defence : combat.assault;
}

Pool rollPool(const Position &p, const CloseCombatFrame &combat, std::size_t roll)
{
    const CloseCombatDice dice =
        closeCombatDice(closeCombatSituation(p, combat), p.setting->switches);
    const DiceCount &count =
        roll == AssaultAttack || roll == DefenceDefence ? dice.assault : dice.defence;
    if (roll == AssaultAttack || roll == DefenceAttack)
        return count.attack;
    // Nobody defends against an attack that is not made.
    return count.attack.isEmpty() ? Pool{} : count.defence;
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
        mark(turn, unit, Marker::Firing);
    }
    return next(combat, after);
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
                        .use = useOf(combat.roll),
                        .unit = roller,
                        .other = otherOf(combat, roller),
                        .dice = pool}};
        combat.rolls[combat.roll] = battleDice(turn, pool, useOf(combat.roll), roller);
    }
    ++combat.roll;
    return Next{};
}

// RULING A-51: after all four rolls; the assault unit's owner decides first, attack then defence.
static constexpr std::array<std::size_t, kRollsOfARound> kRerollOrder = {
    AssaultAttack, AssaultDefence, DefenceAttack, DefenceDefence};

static Flow reroll(Turn turn, CloseCombatFrame &combat)
{
    if (combat.roll == kRollsOfARound) {
        combat.roll = 0;
        return next(combat, CloseCombatFrame::Damage);
    }
    const std::size_t which = kRerollOrder[combat.roll];
    const UnitId roller = rollerOf(combat, which);
    const bool supported =
        roller == combat.assault ? combat.assaultSupported : combat.defenceSupported;
    // [R11.1.1.1c] [R11.1.2d] [R11.1.3f] With support, in the initial round; [D11.1.1.1c] in the
    // German edition in every round. Not where a referee changed the dice since they were rolled.
    const Pool pool = rollPool(turn.p, combat, which);
    const auto rolled = static_cast<int>(combat.rolls[which].size());
    const bool may = supported && !combat.rerolled[which] && rolled > 0 && rolled == pool.size() &&
                     (combat.round == 1 || turn.p.setting->switches.supportRerollEveryRound);
    if (!may) {
        ++combat.roll;
        return Next{};
    }
    if (!turn.answer)
        return Ask{{.question = Question::Reroll,
                    .side = turn.p.unit(roller).side,
                    .use = useOf(which),
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
    const std::size_t which = kRerollOrder[combat.roll];
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
    combat.rerolled[which] = true; // [D11.1.1.1c] once for attack and once for defence
    combat.rolls[which][combat.die] = battleDice(turn, one, RollUse::Reroll, roller)[0];
    ++combat.roll;
    return next(combat, CloseCombatFrame::Reroll);
}

static Symbols leftOf(const Position &p, const CloseCombatFrame &combat, std::size_t attack,
                      const DiceCount &count)
{
    if (combat.rolls[attack].empty())
        return {};
    const std::size_t defence = attack == AssaultAttack ? DefenceDefence : AssaultDefence;
    Symbols rolled = sumOf(combat.rolls[attack], count.single);
    rolled.x = static_cast<std::uint8_t>(rolled.x + count.automaticX);
    Symbols left = cancel(rolled, sumOf(combat.rolls[defence], false)); // [R10.7.2a]
    // [R11.1.5a] In the first round one X is ignored, [R4.2.3f] by elite units every one.
    if (combat.round == 1 && left.x > 0)
        --left.x;
    const UnitId victim = otherOf(combat, rollerOf(combat, attack));
    if (p.experience(victim) == Experience::Elite)
        left.x = 0;
    return left;
}

static bool suffer(Turn turn, Unit &unit, Symbols left)
{
    // [R11.1.4c] A point for each D.
    damage(turn, unit, left.d, "R11.1.4c");
    // [R11.1.4b] Then each C turns the counter to half strength, or eliminates it.
    for (int i = 0; i < left.c && unit.inPlay(); ++i) {
        const UnitCard &card = turn.p.card(unit.id);
        if (turn.p.isHalf(unit))
            eliminate(turn, unit, "R11.1.4b");
        else
            damage(turn, unit, card.strength - card.halfStrength, "R11.1.4b");
    }
    // [R11.1.4d] An X that is left drives it out.
    return unit.inPlay() && left.x > 0;
}

static Flow assignDamage(Turn turn, CloseCombatFrame &combat)
{
    Unit &assault = turn.p.unit(combat.assault);
    Unit &defence = turn.p.unit(combat.defence);
    const CloseCombatDice dice =
        closeCombatDice(closeCombatSituation(turn.p, combat), turn.p.setting->switches);
    // [R11.1.4a] Both at once.
    const Symbols onDefence = leftOf(turn.p, combat, AssaultAttack, dice.assault);
    const Symbols onAssault = leftOf(turn.p, combat, DefenceAttack, dice.defence);
    report(turn, AttackResolved{assault.id, defence.id, onDefence}, "R11.1.4a");
    report(turn, AttackResolved{defence.id, assault.id, onAssault}, "R11.1.4a");
    combat.defenceFallsBack = suffer(turn, defence, onDefence);
    combat.assaultFallsBack = suffer(turn, assault, onAssault);
    // [R10.0c] Who fights does not fire at the other's retreat, and has acted when it is over.
    assault.activated = true;
    defence.activated = true;

    // [R11.1.1c] [R11.6d] After the first round the action markers go.
    if (combat.round == 1)
        for (Unit *unit : {&assault, &defence})
            unit->markers.clear(kActionMarkers);
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

static Flow fallback(Turn turn, CloseCombatFrame &combat, UnitId who, bool falls,
                     CloseCombatFrame::Stage after)
{
    // [R11.1.4d] RULING A-50: the assault unit first.
    if (falls && !turn.result && turn.p.unit(who).inPlay())
        return Call{FallbackFrame{.walk = {.unit = who}, .fromCloseCombat = true}};
    return next(combat, after);
}

static Flow endCheck(Turn turn, CloseCombatFrame &combat)
{
    const bool ends = combat.assaultFallsBack || combat.defenceFallsBack ||
                      !turn.p.unit(combat.assault).inPlay() ||
                      !turn.p.unit(combat.defence).inPlay();
    return ends ? over(turn, combat) : Flow(next(combat, CloseCombatFrame::AssaultWithdrawal));
}

static bool canWithdraw(const Position &p, UnitId unit)
{
    const Walk walk = walkOf(p, unit, MoveKind::Withdrawal);
    if (stepRuling(p, walk, Hex{}, By::Default))
        return true;
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
        return stepRuling(p, walk, neighbour(walk.at, d), By::Default).has_value();
    });
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

static bool isHopeless(const Position &p, const CloseCombatFrame &combat)
{
    return rollPool(p, combat, AssaultAttack).isEmpty() &&
           rollPool(p, combat, DefenceAttack).isEmpty();
}

static Flow withdrawal(Turn turn, CloseCombatFrame &combat, UnitId who)
{
    // [R11.1.6.1a] The assault unit's owner decides first.
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
    report(turn, CloseCombatRoundBegan{combat.round}, "R11.1a");
    return next(combat, CloseCombatFrame::Roll);
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
    case CloseCombatFrame::AssaultSupport:
        return support(turn, combat, combat.assault, combat.assaultSupported,
                       CloseCombatFrame::DefenceSupport);
    case CloseCombatFrame::DefenceSupport:
        return support(turn, combat, combat.defence, combat.defenceSupported,
                       CloseCombatFrame::Roll);
    case CloseCombatFrame::Roll:
        return roll(turn, combat);
    case CloseCombatFrame::Reroll:
        return reroll(turn, combat);
    case CloseCombatFrame::RerollDie:
        return rerollDie(turn, combat);
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
