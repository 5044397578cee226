// [R11.4] Who assaults a transport strikes at its passengers first; then they get out.
#include "core/assault/game/passengers.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Flow choose(Turn turn, PassengerAttackFrame &attack)
{
    // [R11.4b] One attack on each, if the assault unit can and wants to.
    const auto isOpen = [&](UnitId passenger) {
        return passengerRuling(turn.p, attack, passenger).has_value();
    };
    const std::vector<UnitId> passengers = passengersOf(turn.p, attack.carrier);
    if (std::none_of(passengers.begin(), passengers.end(), isOpen))
        return next(attack, PassengerAttackFrame::GetOut);
    if (!turn.answer)
        return Ask{{.question = Question::AttackPassenger,
                    .side = turn.p.unit(attack.assault).side,
                    .unit = attack.assault,
                    .other = attack.carrier}};
    const auto *target = std::get_if<Target>(turn.answer);
    if (!target)
        return next(attack, PassengerAttackFrame::GetOut);
    attack.target = target->unit;
    attack.attacked.push_back(target->unit);
    return next(attack, PassengerAttackFrame::Attack);
}

static Flow strike(Turn turn, PassengerAttackFrame &attack)
{
    if (!turn.result) {
        const DiceCount count = passengerDice(turn.p, attack.assault, attack.target);
        return Call{DuelFrame{.attack = count.attack,
                              .defence = count.defence,
                              .attackUse = RollUse::PassengerAttack,
                              .defenceUse = RollUse::PassengerDefence,
                              .attacker = attack.assault,
                              .defender = attack.target,
                              .single = count.single,
                              .automaticX = static_cast<std::uint8_t>(count.automaticX)}};
    }
    attack.left = turn.result->left;
    return next(attack, PassengerAttackFrame::Hit);
}

static Flow hit(Turn turn, PassengerAttackFrame &attack)
{
    // [R11.4b] [R11.4c] As ranged fire on riders, each by itself.
    if (!turn.result)
        return Call{
            HitFrame{.attacker = attack.assault, .target = attack.target, .left = attack.left}};
    return next(attack, PassengerAttackFrame::Choose);
}

Flow run(Turn turn, PassengerAttackFrame &attack)
{
    switch (attack.stage) {
    case PassengerAttackFrame::Choose:
        return choose(turn, attack);
    case PassengerAttackFrame::Attack:
        return strike(turn, attack);
    case PassengerAttackFrame::Hit:
        return hit(turn, attack);
    case PassengerAttackFrame::GetOut:
        // [R11.4a] [R11.4d] Before the close combat all get out.
        return Replace{DisembarkFrame{.carrier = attack.carrier}};
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
