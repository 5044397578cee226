// [H14.3] Core units in the places of the scenario's units.
#pragma once

#include "core/assault/campaign/campaign_position.h"

namespace hexwerk::assault {

// Fills what the players have left open in the slots of the next battle, by its rules; replacements
// join the core units. Afterwards p.taken has each unit of a slot once, in the order of the file.
void fillSlots(CampaignPosition &p);

// The unit with the card, name, experience and strength of the core unit.
void takePlace(UnitSpec &unit, const CoreNow &core, const UnitCard &card);

// The scenario of the battle that is fought, with the core units in it.
Scenario battleScenario(const CampaignPosition &p);

} // namespace hexwerk::assault
