// [R12.3.6.3] [R12.4.6] Attack dice from outside the board, and what they do.
#include "core/assault/game/support_seals.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/firing/support_steps.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

OutsideFireFrame outsideFireOn(const Position &p, UnitId target, const OutsideShot &shot,
                               const Pool &dice, const SupportCard &card, Outside from)
{
    const Hex hex = p.unit(target).at;
    auto strike = outsideStrike(p, hex, card.blast.value_or(Die::Blue), from);
    if (!strike)
        strike = Strike{.hex = hex};
    if (!card.blast) // [R12.5b] nothing to roll for the structure
        strike->structure = Structure::None;
    return {.target = target,
            .attack = dice,
            .defence = outsideDefence(p, shot).defence,
            .strike = *strike};
}

Frame turnUp(Turn turn, SideIndex side, const CallIn &order)
{
    Position &p = turn.p;
    const auto request = requestOf(p, side, order);
    if (!request) {
        // [R12.4b] [D12.4.3a] A battery that has arrived: its marker goes with its fire.
        const auto place =
            std::find_if(p.batteries.begin(), p.batteries.end(), [&](const Battery &battery) {
                return battery.side == side && battery.card == order.card;
            });
        const Battery battery = *place;
        p.batteries.erase(place);
        report(turn, SupportCalled{side, order.card}, "R12.4b");
        BatteryFrame frame{.card = battery.card,
                           .side = battery.side,
                           .strikes = true,
                           .spotter = battery.spotter,
                           .hex = battery.waypoint,
                           .confirmed = battery.confirmed};
        if (p.setting->switches.fireStrikes)
            frame.stage = BatteryFrame::Mode;
        else if (battery.forEffect) { // [R12.4.4.4b] nobody spots any more
            frame.stage = BatteryFrame::Accuracy;
            frame.mode = FireMode::FireForEffect;
        }
        return frame;
    }
    SideSupport &support = p.support[side];
    support.requests.erase(support.requests.begin() + static_cast<std::ptrdiff_t>(*request));
    useSupport(p, side, order);
    reveal(turn, SupportCalled{side, order.card}, "R12.3.2a");
    if (p.setting->supportCard(order.card)->kind == SupportKind::Air)
        return AirFrame{.card = order.card, .side = side};
    return BatteryFrame{.card = order.card, .side = side};
}

static Flow preliminary(Turn turn, OutsideFireFrame &fire)
{
    if (!fire.isPreliminary || fire.attack.isEmpty())
        return next(fire, OutsideFireFrame::Attack);
    // [R12.4.4.2f] [R7.1.2a] [R7.1.2b] Dice without C or D take no part.
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Preliminary,
                    .other = fire.target,
                    .dice = fire.attack}};
    const auto rolled = battleDice(turn, fire.attack, RollUse::Preliminary, UnitId{});
    const std::vector<Die> dice = fire.attack.dice();
    fire.attack = {};
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (rolled[i].c + rolled[i].d > 0)
            fire.attack.add(dice[i]);
    return next(fire, OutsideFireFrame::Attack);
}

static Flow roll(Turn turn, OutsideFireFrame &fire)
{
    if (fire.attack.isEmpty())
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::SupportAttack,
                    .other = fire.target,
                    .dice = fire.attack}};
    fire.dice = battleDice(turn, fire.attack, RollUse::SupportAttack, UnitId{});
    return next(fire, OutsideFireFrame::Reroll);
}

static Flow reroll(Turn turn, OutsideFireFrame &fire)
{
    // [R12.4.4.4c] Up to two dice again, one after the other.
    if (fire.rerolls == 0)
        return next(fire, OutsideFireFrame::Defend);
    if (!turn.answer)
        return Ask{{.question = Question::RerollShells,
                    .side = fire.side,
                    .use = RollUse::SupportAttack,
                    .other = fire.target,
                    .dice = fire.attack}};
    const auto *again = std::get_if<Reroll>(turn.answer);
    if (!again) {
        fire.rerolls = 0;
        return Next{};
    }
    --fire.rerolls;
    fire.die = static_cast<std::uint8_t>(again->die - 1);
    return next(fire, OutsideFireFrame::RerollDie);
}

static Flow rerollDie(Turn turn, OutsideFireFrame &fire)
{
    const Pool die = Pool().add(fire.attack.dice()[fire.die]);
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Reroll,
                    .other = fire.target,
                    .dice = die}};
    fire.dice[fire.die] = battleDice(turn, die, RollUse::Reroll, UnitId{})[0];
    return next(fire, OutsideFireFrame::Reroll);
}

static Symbols counted(OutsideFireFrame &fire)
{
    const std::vector<Die> dice = fire.attack.dice();
    fire.blanks = {};
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (fire.dice[i].total() == 0)
            fire.blanks.add(dice[i]);
    Symbols rolled = sumOf(fire.dice, fire.isSingle);
    if (fire.suppresses) {
        rolled.x = static_cast<std::uint8_t>(rolled.x + rolled.d);
        rolled.d = 0;
    }
    return rolled;
}

static Flow defend(Turn turn, OutsideFireFrame &fire)
{
    fire.rolled = counted(fire);
    if (fire.rolled.total() == 0)
        return Return{{.blanks = fire.blanks}};
    Symbols defence;
    // [D12.4.3.3b] By the roll, before anything is cancelled.
    const Pool &dice =
        fire.rolled.c > 0 && !fire.onCritical.isEmpty() ? fire.onCritical : fire.defence;
    if (!dice.isEmpty()) {
        if (!turn.answer)
            return Ask{{.question = Question::BattleDice,
                        .use = RollUse::SupportDefence,
                        .unit = fire.target,
                        .dice = dice}};
        defence = sumOf(battleDice(turn, dice, RollUse::SupportDefence, fire.target), false);
    }
    fire.left = fire.suppresses ? suppressedBy(fire.rolled, defence) : cancel(fire.rolled, defence);
    if (fire.target != UnitId{})
        report(turn, AttackResolved{UnitId{}, fire.target, fire.left, fire.rolled, defence},
               "R10.7.2a");
    return next(fire, OutsideFireFrame::Hit);
}

static Flow hit(Turn turn, OutsideFireFrame &fire)
{
    if (turn.result)
        return Return{{.blanks = fire.blanks}};
    if (fire.target == UnitId{}) // the ground alone
        return fire.left.c > 0
                   ? Flow(Call{BlastFrame{.strike = fire.strike, .criticals = fire.left.c}})
                   : Flow(Return{{.blanks = fire.blanks}});
    // [R12.4.4.2e] Who keeps its head down already does not run from more of that.
    if (fire.suppresses && turn.p.unit(fire.target).markers.has(Marker::Suppressed))
        fire.left.x = 0;
    // [R12.3.6.3c] [R12.3.6.4a] [R12.4.6.1a] As of any fire, the ground included.
    return Call{HitFrame{.target = fire.target,
                         .left = fire.left,
                         .moving = fire.isMoving,
                         .lastStand = fire.lastStand,
                         .strike = fire.strike}};
}

Flow run(Turn turn, OutsideFireFrame &fire)
{
    // A referee may have taken it off.
    if (fire.target != UnitId{} && !turn.p.unit(fire.target).isOnMap() && !turn.result)
        return Done{};
    switch (fire.stage) {
    case OutsideFireFrame::Preliminary:
        return preliminary(turn, fire);
    case OutsideFireFrame::Attack:
        return roll(turn, fire);
    case OutsideFireFrame::Reroll:
        return reroll(turn, fire);
    case OutsideFireFrame::RerollDie:
        return rerollDie(turn, fire);
    case OutsideFireFrame::Defend:
        return defend(turn, fire);
    case OutsideFireFrame::Hit:
        return hit(turn, fire);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
