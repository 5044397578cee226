#include "core/assault/rules/consequence.h"

#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/readiness.h"
#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

Victim victimOf(const Position &p, const Unit &unit)
{
    const UnitCard &card = p.card(unit.id);
    return {.strength = unit.strength,
            .halfStrength = card.halfStrength,
            .fullStrength = card.strength,
            .morale = moraleOf(unit.markers),
            .delayed = unit.markers.has(Marker::DelayedAction),
            .elite = p.experience(unit.id) == Experience::Elite,
            .ignoresX = ignoresX(p, unit),
            .isVehicle = card.type == UnitType::Vehicle,
            .immobilised = unit.markers.has(Marker::Immobilised),
            .isAboard = unit.state == UnitState::Carried,
            .cannotFallBack = cannotFallBack(p, unit)};
}

bool ignoresX(const Position &p, const Unit &unit)
{
    return p.experience(unit.id) == Experience::Elite ||
           (!p.effects.empty() && hasCardEffect(p, CardWord::IgnoreSuppression, unit));
}

Consequence consequence(const Victim &victim, Means means, Symbols left)
{
    const bool shaken = left.x > 0 && !victim.ignoresX;
    Consequence harm;
    switch (means) {
    case Means::Fire:
        // [R10.7.3a] [R10.7.3b] A point for each C and D.
        harm.damage = left.c + left.d;
        break;
    case Means::CloseCombat:
        // [R11.1.4c] A point for each D. [R11.1.4b] Then each C turns the counter.
        harm.damage = left.d;
        harm.flips = left.c;
        // [R11.1.4d] An X that is left drives it out.
        if (shaken)
            harm.morale = Morale::Fallback;
        return harm;
    case Means::Wheels:
        // [R11.5e] A C or a D immobilises, [R11.5d] both together damage it, too.
        harm.immobilised = left.c + left.d > 0 && !victim.immobilised;
        harm.damage = left.c > 0 && left.d > 0 ? 1 : 0;
        // [R11.5f] An X pins it down; it is no retreat.
        if (shaken)
            harm.morale = Morale::Suppressed;
        return harm;
    case Means::Ground:
        // [R9.10.2a] A critical hit stops it for good, further ones do nothing; each damage counts.
        harm.immobilised = left.c > 0 && !victim.immobilised;
        harm.damage = left.d;
        break;
    }
    // [R10.7.3e] One X or more suppress.
    if (shaken)
        harm.morale = afterSuppression(victim.morale, victim.delayed);
    return harm;
}

Consequence afterCritical(const Victim &victim, Consequence fire, Symbols left)
{
    // [R10.7.5a] [R10.7.6a] Only the strongest symbol left counts.
    const Symbols strongest = left.single();
    const Morale before = fire.morale.value_or(victim.morale);
    if (strongest.c > 0 && victim.isVehicle) {
        // [R10.7.6b] Immobilised; a second time it is the end.
        if (victim.immobilised)
            fire.morale = Morale::Eliminated;
        else
            fire.immobilised = true;
    } else if (strongest.c > 0 || (strongest.d > 0 && victim.isVehicle)) {
        fire.morale = afterFallback(before); // [R10.7.5b] [R10.7.6c]
    } else if (strongest.d > 0 || (strongest.x > 0 && !victim.ignoresX)) {
        // [R10.7.5c] [R10.7.5d] [R10.7.6d]
        fire.morale = afterSuppression(before, victim.delayed);
    }
    return fire;
}

Consequence afterBlast(const Victim &victim, Consequence fire, BlastResult effect)
{
    const Morale before = fire.morale.value_or(victim.morale);
    switch (effect) {
    case BlastResult::Eliminated:
        fire.damage = victim.strength;
        break;
    case BlastResult::HalfStrength:
        // RULING [R12.5c]: as in close combat, a counter that shows half strength goes.
        ++fire.flips;
        break;
    case BlastResult::Damage:
        ++fire.damage;
        break;
    case BlastResult::Fallback:
        fire.morale = afterFallback(before);
        break;
    case BlastResult::Suppressed:
        if (!victim.elite) // [R4.2.3f]
            fire.morale = afterSuppression(before, victim.delayed);
        break;
    }
    return fire;
}

int strengthAfter(const Victim &victim, const Consequence &consequence)
{
    int strength = victim.strength - consequence.damage;
    for (int i = 0; i < consequence.flips && strength > 0; ++i)
        strength = strength <= victim.halfStrength
                       ? 0
                       : strength - (victim.fullStrength - victim.halfStrength);
    return std::max(strength, 0);
}

Fate fateOf(const Victim &victim, const Consequence &consequence)
{
    if (strengthAfter(victim, consequence) == 0)
        return Fate::Eliminated;
    if (!consequence.morale)
        return Fate::Stays;
    const bool cannotFallBack = victim.cannotFallBack || consequence.immobilised;
    switch (*consequence.morale) {
    case Morale::None:
        return Fate::Stays;
    case Morale::Suppressed:
        return Fate::Suppressed;
    case Morale::Fallback:
    case Morale::FallbackSuppressed:
        // [R10.7.3g] [R10.7.3h] Aboard too. RULING [R10.10.1c]: others get out instead.
        if (victim.isAboard)
            return cannotFallBack ? Fate::Abandoned : Fate::Suppressed;
        // RULING A-42: beside a fallback.
        if (*consequence.morale == Morale::FallbackSuppressed && victim.morale >= Morale::Fallback)
            return Fate::Suppressed;
        return cannotFallBack ? Fate::Abandoned : Fate::FallsBack;
    case Morale::Eliminated:
        return Fate::Eliminated; // [R13.3i]
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::assault
