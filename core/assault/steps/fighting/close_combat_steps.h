// [R11.1a] What the steps of a close combat share.
#pragma once

#include "core/assault/steps/frame_steps.h"

namespace hexwerk::assault {

// [R11.1a] The four rolls of a round, in this order.
enum RollOfRound : std::size_t { AssaultAttack, DefenceDefence, DefenceAttack, AssaultDefence };

inline UnitId rollerOf(const CloseCombatFrame &combat, std::size_t roll)
{
    return roll == AssaultAttack || roll == AssaultDefence ? combat.assault : combat.defence;
}

inline UnitId otherOf(const CloseCombatFrame &combat, UnitId unit)
{
    return unit == combat.assault ? combat.defence : combat.assault;
}

// The infantry's attack on wheels or tracks, or what the vehicle rolls against it.
bool isAboutWheels(const Position &p, const CloseCombatFrame &combat, std::size_t roll);

// The stages from Wheels to RerollDie.
Flow runRolls(Turn turn, CloseCombatFrame &combat);

} // namespace hexwerk::assault
