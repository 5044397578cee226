#include "core/assault/rules/fighting/vehicle_combat.h"

#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/fighting/close_combat_situation.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/hexes/facing.h"

namespace hexwerk::assault {

AreaOfImpact areaInCloseCombat(const Position &p, const CloseCombatFrame &combat, UnitId victim)
{
    const Unit &unit = p.unit(victim);
    const UnitId enemy = victim == combat.assault ? combat.defence : combat.assault;
    if (p.card(victim).type != UnitType::Vehicle)
        return AreaOfImpact::Front;

    // [R11.3a] Infantry climbs on top of it, whether it can move or not.
    if (p.card(enemy).type == UnitType::Infantry)
        return AreaOfImpact::Above;

    // [R11.3d] RULING A-13: artillery fights it as vehicles do. Who cannot move shows its rear.
    if (unit.markers.has(Marker::Immobilised))
        return AreaOfImpact::Rear;

    // [R11.3c] RULING A-13: after the initial round both face each other; in it the assault unit
    // shows what it came in with,
    if (combat.round > 1)
        return AreaOfImpact::Front;
    if (victim == combat.assault)
        return combat.reverseAssault ? AreaOfImpact::Rear : AreaOfImpact::Front;

    // [R11.3b] and the defence unit the side from which the other came.
    return areaAt(unit, *directionTo(combat.hex, combat.from));
}

bool isOutflanked(const Position &p, const CloseCombatFrame &combat)
{
    // [R11.1.2e] A vehicle that cannot move always is, in every round.
    const Unit &defence = p.unit(combat.defence);
    if (defence.markers.has(Marker::Immobilised))
        return true;
    // [R11.1.2.1b] Others by who comes from outside their arc of fire, in the initial round.
    return combat.round == 1 && !isInArcOfFire(p, defence, combat.from);
}

UnitId infantryAgainstVehicle(const Position &p, const CloseCombatFrame &combat)
{
    const UnitType assault = p.card(combat.assault).type;
    const UnitType defence = p.card(combat.defence).type;
    if (assault == UnitType::Infantry && defence == UnitType::Vehicle)
        return combat.assault;
    if (assault == UnitType::Vehicle && defence == UnitType::Infantry)
        return combat.defence;
    return {};
}

CloseCombatDice roundDice(const Position &p, const CloseCombatFrame &combat)
{
    CloseCombatDice dice = closeCombatDice(closeCombatSituation(p, combat), p.setting->switches);
    // [R11.6g] [R8.3c]
    addCardDice(p, dice.assault, combat.assault, combat.defence);
    addCardDice(p, dice.defence, combat.defence, combat.assault);
    if (!combat.onWheels)
        return dice;
    // [R11.5b] A green die against a blue one, and no other dice; [R11.5c] unless the
    // infantry did not get there.
    DiceCount wheels;
    if (!combat.outOfReach)
        wheels.add(PoolSide::Attack, Die::Green, "R11.5b", "wheels");
    wheels.add(PoolSide::Defence, Die::Blue, "R11.5b", "wheels");
    // [R11.1c] RULING A-58: at half strength a double success counts once here as well.
    const UnitId infantry = infantryAgainstVehicle(p, combat);
    wheels.single = p.isHalf(p.unit(infantry)) && p.setting->switches.halfStrengthOnWheels;
    if (wheels.single)
        wheels.lines.push_back({PoolSide::Attack, "R11.1c", "half_strength"});
    (infantry == combat.assault ? dice.assault : dice.defence) = wheels;
    return dice;
}

} // namespace hexwerk::assault
