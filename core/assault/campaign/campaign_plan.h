// [H14.3] [H14.5] [H14.9] [H14.13] What a side decides between two battles: a list of lines,
// carried out in their order.
//     salvage N        takes what was left on the field, by its place there
//     restore CORE     brings it back to full strength
//     replace CORE     a new core unit of the card of one that is lost
//     recruit CARD     a new core unit from the reserve
//     promote CORE CARD    the core unit gets another card of the reserve, of its own type
//     assign UNIT CORE     to the place of that unit of the scenario, where the player chooses
// New core units have ids before they come: newCoreId().
#pragma once

#include "core/assault/campaign/campaign_order.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// What one line costs; each is a whole number of replacement points. [H14.5d]
int costToRestore(const CampaignPosition &p, const CoreNow &core);
int costToPromote(const CampaignPosition &p, const CoreNow &core, const std::string &card);
// The core unit needs points to come back, and has something to come back to. [H14.4b] [H14.6b]
bool canBeRestored(const CampaignPosition &p, const CoreNow &core);
// Cards that the side may still take from its reserves for the next battle.
std::vector<std::string> reserveCards(const CampaignPosition &p, SideIndex side);
// The id of the `number`th core unit, from 1, that the side gets from now on.
std::string newCoreId(const CampaignPosition &p, SideIndex side, int number);
// Of a side: whether the core unit may take this place in the next battle. [H14.3c]
bool mayTake(const CampaignPosition &p, const BattleSlot &slot, const CoreNow &core);

// Whether there is anything to decide for the side before the next battle: by what both know.
bool hasToPlan(const CampaignPosition &p, SideIndex side);
// Up to how many bytes its lines may have, by what both know.
std::size_t planSize(const CampaignPosition &p, SideIndex side);

std::string textOf(const PlanLines &lines);
PlanLines linesOf(const std::string &text);

// The position after the lines, or the first refusal; then the position is somewhere in between.
Ruling<> carryOutPlan(CampaignPosition &p, SideIndex side, const PlanLines &lines,
                      std::vector<CampaignEvent> &events);
// The same, but only whether it can be done.
Ruling<> planRuling(const CampaignPosition &p, SideIndex side, const PlanLines &lines);

} // namespace hexwerk::assault
