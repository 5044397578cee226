// Random answers of a campaign.
#pragma once

#include "core/assault/campaign/campaign_order.h"
#include "core/play/randomness.h"

namespace hexwerk::assault {

// Lines that can be carried out one after the other.
PlanLines randomPlan(const CampaignPosition &p, SideIndex side, play::Randomness &randomness);
// Of a battle that is played at random.
BattleReport randomBattle(const CampaignPosition &p, play::Randomness &randomness);

} // namespace hexwerk::assault
