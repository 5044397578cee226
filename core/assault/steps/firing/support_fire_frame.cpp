// [R7.1] [R7.4a] One attack of the support phase, in the book's order.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/blast.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow choose(Turn turn, SupportFireFrame &fire)
{
    const Unit &firer = turn.p.unit(fire.firer);
    if (!hasSupportTarget(turn.p, firer, fire.action))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Target, .side = firer.side, .unit = fire.firer}};
    fire.target = std::get<Target>(*turn.answer).unit;
    report(turn, ShotFired{fire.firer, fire.target, false},
           fire.action == Action::IndirectFire ? "R7.1a" : "R7.4a");
    // [R7.1.1a] Who sees the target needs nobody.
    if (!seesUnit(turn.p, firer, fire.target))
        return next(fire, SupportFireFrame::Spotter);
    fire.observer = fire.firer;
    return next(fire, SupportFireFrame::Spot);
}

static Flow spotter(Turn turn, SupportFireFrame &fire)
{
    // [R7.1.1b] One of those who may.
    const auto &units = turn.p.units;
    if (std::none_of(units.begin(), units.end(), [&](const Unit &unit) {
            return spotterRuling(turn.p, fire, unit.id).has_value();
        }))
        return Done{};
    if (!turn.answer)
        return Ask{{.question = Question::Spotter,
                    .side = turn.p.unit(fire.firer).side,
                    .unit = fire.firer,
                    .other = fire.target}};
    fire.observer = std::get<Support>(*turn.answer).unit;
    nameSpotter(turn, fire.observer, fire.firer);
    return next(fire, SupportFireFrame::Spot);
}

static Flow spot(Turn turn, SupportFireFrame &fire)
{
    // [R10.2c] The unit that sees for the firer has to spot a target that is concealed from it.
    const SpottingNeed need = spottingNeedOf(
        turn.p, {.firer = fire.observer, .target = fire.target, .action = fire.action});
    if (!need.rolls)
        return next(fire, SupportFireFrame::Preliminary);
    if (!turn.answer)
        return askToSpot(fire.observer, fire.target);
    fire.blind = !isSpotted(turn, fire.observer, fire.target, need); // [R10.5h]
    return next(fire, SupportFireFrame::Preliminary);
}

static Flow preliminary(Turn turn, SupportFireFrame &fire)
{
    const Pool all = shotDice(turn.p, shotOf(fire)).attack;
    if (!hasPreliminaryRoll(turn.p, shotOf(fire))) {
        fire.dice = all;
        return next(fire, SupportFireFrame::Attack);
    }
    // [R7.1.2a] [D7.1.2a] Against a vehicle all dice are rolled once before.
    if (!turn.answer)
        return Ask{{.question = Question::BattleDice,
                    .use = RollUse::Preliminary,
                    .unit = fire.firer,
                    .other = fire.target,
                    .dice = all}};
    // [R7.1.2b] Those without C or D take no part in the attack.
    const std::vector<Symbols> rolled = battleDice(turn, all, RollUse::Preliminary, fire.firer);
    const std::vector<Die> dice = all.dice();
    for (std::size_t i = 0; i < dice.size(); ++i)
        if (rolled[i].c + rolled[i].d > 0)
            fire.dice.add(dice[i]);
    return next(fire, SupportFireFrame::Attack);
}

static Flow attack(Turn turn, SupportFireFrame &fire)
{
    // [R7.1f] As direct fire.
    if (!turn.result) {
        const DiceCount count = shotDice(turn.p, shotOf(fire));
        return Call{DuelFrame{.attack = fire.dice,
                              .defence = count.defence,
                              .attacker = fire.firer,
                              .defender = fire.target,
                              .single = count.single,
                              .automaticX = static_cast<std::uint8_t>(count.automaticX),
                              .onCritical = defenceOnCritical(turn.p, shotOf(fire))}};
    }
    useAttackCards(turn, fire.firer, fire.target);
    // [R7.0b] RULING A-35.
    mark(turn, turn.p.unit(fire.firer), Marker::Firing);
    // [R7.1.3a] [R7.1.2f] Results as of direct fire, passengers included.
    return Replace{HitFrame{.attacker = fire.firer,
                            .target = fire.target,
                            .left = turn.result->left,
                            .strike = strikeOf(turn.p, shotOf(fire))}};
}

// A referee may have taken one of them off, or put them together.
static bool isPossible(const Position &p, const SupportFireFrame &fire)
{
    if (!p.unit(fire.firer).inPlay())
        return false;
    if (fire.stage == SupportFireFrame::Choose)
        return true;
    const Unit &target = p.unit(fire.target);
    const Unit &observer = p.unit(fire.observer == UnitId{} ? fire.firer : fire.observer);
    return (target.inPlay() || isRider(p, target)) && target.at != p.unit(fire.firer).at &&
           observer.inPlay() && target.at != observer.at;
}

Flow run(Turn turn, SupportFireFrame &fire)
{
    if (!isPossible(turn.p, fire))
        return Done{};
    switch (fire.stage) {
    case SupportFireFrame::Choose:
        return choose(turn, fire);
    case SupportFireFrame::Spotter:
        return spotter(turn, fire);
    case SupportFireFrame::Spot:
        return spot(turn, fire);
    case SupportFireFrame::Preliminary:
        return preliminary(turn, fire);
    case SupportFireFrame::Attack:
        return attack(turn, fire);
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
