// [R9.10.1] [R9.10.2] What the ground does to a vehicle.
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Pool strongestDie(const UnitCard &card)
{
    // [R9.10.1b] One die, whatever the side it belongs to.
    std::optional<Die> strongest;
    for (const Pool &area : card.defence)
        if (const auto die = area.strongest(); die && (!strongest || *die < *strongest))
            strongest = die;
    return strongest ? Pool().add(*strongest) : Pool();
}

static Flow apply(Turn turn, Unit &unit, const TerrainDamageFrame &frame, Symbols left)
{
    const Morale before = moraleOf(unit.markers);
    const bool delayed = unit.markers.has(Marker::DelayedAction);
    // [R9.10.2a] A critical hit stops it for good, further ones do nothing; each damage counts.
    if (left.c > 0)
        immobilise(turn, unit, "R9.10.2a");
    damage(turn, unit, left.d, "R9.10.2a");
    // Any number of X suppresses it once.
    const bool suppressed = left.x > 0 && turn.p.experience(unit.id) != Experience::Elite;
    // [R10.10.3a] Who is aboard gets out of what was stopped or damaged. RULING [R10.10.2a]: not
    // halved by a C, which is none of a shot.
    const bool harmed = left.c + left.d > 0;
    return Replace{HitFrame{.stage = HitFrame::Passengers,
                            .attacker = unit.id,
                            .target = unit.id,
                            .left = {0, static_cast<std::uint8_t>(harmed ? 1 : 0), 0},
                            .moving = true,
                            .lastStand = frame.lastStand,
                            .before = before,
                            .outcome = suppressed ? afterSuppression(before, delayed) : before}};
}

Flow run(Turn turn, TerrainDamageFrame &frame)
{
    Unit &unit = turn.p.unit(frame.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    // [R9.10.1a] The opponent rolls for the ground, [R9.10.1b] the owner for the vehicle.
    if (!turn.result)
        return Call{DuelFrame{.attack = frame.dice,
                              .defence = strongestDie(turn.p.card(unit.id)),
                              .attackUse = RollUse::TerrainDamage,
                              .defenceUse = RollUse::TerrainDefence,
                              .attacker = unit.id,
                              .defender = unit.id}};
    return apply(turn, unit, frame, turn.result->left);
}

} // namespace hexwerk::assault
