// [H14.1] [H14.2] What follows from a battle, up to the next question.
#pragma once

#include "core/assault/campaign/campaign_order.h"

#include <vector>

namespace hexwerk::assault {

// Whether a condition of a result holds after the battle just reported, by what the report says.
bool holds(const CampaignPosition &p, const ResultTerm &term, const BattleReport &report);

// [H14.4] to [H14.11]
void endBattle(CampaignPosition &p, const BattleReport &report, std::vector<CampaignEvent> &events);
// [H14.2] The way has been chosen; the next question.
void beginBetween(CampaignPosition &p, std::size_t battle, std::vector<CampaignEvent> &events);
// Plans are made and shown, one after the other; then the battle begins.
void goOn(CampaignPosition &p, std::vector<CampaignEvent> &events);

} // namespace hexwerk::assault
