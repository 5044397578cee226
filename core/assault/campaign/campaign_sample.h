// Answers for campaigns that nobody plays: random ones, and a sound plan between battles.
#pragma once

#include "core/assault/campaign/campaign_order.h"
#include "core/assault/engine/assault.h"
#include "core/play/randomness.h"

#include <functional>
#include <optional>

namespace hexwerk::assault {

// Lines that can be carried out one after the other.
PlanLines randomPlan(const CampaignPosition &p, SideIndex side, play::Randomness &randomness);
// Salvages what it can, brings the weakest back first, then replaces the lost and takes better
// weapons and reserves; places are taken in the order of the roster. Every line can be carried out.
PlanLines soundPlan(const CampaignPosition &p, SideIndex side);

// Plays a battle with the orders of `next`. None as soon as `next` gives none.
std::optional<BattleReport>
playedBattle(const CampaignPosition &p,
             const std::function<std::optional<Order>(const Position &)> &next);
// Of a battle that is played at random.
BattleReport randomBattle(const CampaignPosition &p, play::Randomness &randomness);

} // namespace hexwerk::assault
