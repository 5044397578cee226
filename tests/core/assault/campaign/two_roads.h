// The campaign of tests/data/campaigns/two_roads, and what is said in it.
#pragma once

#include "core/assault/campaign/campaign_play.h"
#include "core/assault/files/library/data_store.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

inline constexpr const char *kTwoRoads =
    HW_SOURCE_DIR "/tests/data/campaigns/two_roads/two_roads.toml";

Campaign twoRoads();
// Of a campaign with the scenarios of two_roads, before its first order.
CampaignPosition begun(const Campaign &campaign);
CampaignBattle &battleOf(Campaign &campaign, std::string_view id);

// The report of the battle that is fought, with nothing lost and nothing done: a draw.
BattleReport quietReport(const CampaignPosition &p);
UnitFate &fateOf(BattleReport &report, std::string_view unit);
const CoreNow &coreOf(const CampaignPosition &p, std::string_view id);
// The core unit in the place of that unit; empty: none.
std::string coreIn(const CampaignPosition &p, std::string_view unit);

// Each has to be allowed. What happened is given back.
std::vector<CampaignEvent> say(CampaignPosition &p, const CampaignOrder &order);
// A plan of the side that is asked.
std::vector<CampaignEvent> plan(CampaignPosition &p, const PlanLines &lines = {});
// Empty plans, and shows all, up to a battle or the end.
void planNothing(CampaignPosition &p);
// Fights the next battle without a loss, with that winner; empty: a draw.
void fight(CampaignPosition &p, std::string_view winner);
// "NotEnoughPoints H14.5d": why the side that is asked cannot plan that; empty: it can.
std::string refusalOf(const CampaignPosition &p, const PlanLines &lines);

} // namespace hexwerk::assault
