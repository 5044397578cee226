// [R9.10.1] [R9.10.2] What the ground does to a vehicle.
#include "core/assault/rules/consequence.h"
#include "core/assault/rules/firing/hazards.h"
#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

static Flow apply(Turn turn, Unit &unit, const TerrainDamageFrame &frame, Symbols left)
{
    const Victim victim = victimOf(turn.p, unit);
    const Consequence harm = consequence(victim, Means::Ground, left);
    if (harm.immobilised)
        immobilise(turn, unit, "R9.10.2a");
    damage(turn, unit, harm.damage, "R9.10.2a");
    // [R10.10.3a] Who is aboard gets out of what was stopped or damaged. RULING [R10.10.2a]: not
    // halved by a C, which is none of a shot.
    const bool harmed = left.c + left.d > 0;
    return Replace{HitFrame{.stage = HitFrame::Passengers,
                            .attacker = unit.id,
                            .target = unit.id,
                            .left = {0, static_cast<std::uint8_t>(harmed ? 1 : 0), 0},
                            .moving = true,
                            .lastStand = frame.lastStand,
                            .before = victim.morale,
                            .outcome = harm.morale.value_or(victim.morale)}};
}

Flow run(Turn turn, TerrainDamageFrame &frame)
{
    Unit &unit = turn.p.unit(frame.unit);
    if (!unit.inPlay()) // a referee may take it off
        return Done{};
    // [R9.10.1a] The opponent rolls for the ground, [R9.10.1b] the owner for the vehicle.
    if (!turn.result) {
        const DiceCount dice = groundDice(turn.p.card(unit.id), frame.dice);
        return Call{DuelFrame{.attack = dice.attack,
                              .defence = dice.defence,
                              .attackUse = RollUse::TerrainDamage,
                              .defenceUse = RollUse::TerrainDefence,
                              .attacker = unit.id,
                              .defender = unit.id}};
    }
    return apply(turn, unit, frame, turn.result->left);
}

} // namespace hexwerk::assault
