// What a field of a campaign's form can be set to, besides the values of an enumeration.
#pragma once

#include "editor/assault/campaign/campaign_document.h"
#include "editor/assault/campaign/campaign_property.h"
#include "editor/assault/models/choices.h"

#include <vector>

namespace hexwerk::assault::ui {

std::vector<Offer> sidesOf(const CampaignDocument &document, CampaignItem item);
std::vector<Offer> battlesOf(const CampaignDocument &document, CampaignItem item);
std::vector<Offer> tracksOf(const CampaignDocument &document, CampaignItem item);
// Units of the scenario that fight for the side of the slot.
std::vector<Offer> unitsFor(const CampaignDocument &document, CampaignItem item);
// Everything of that kind in the library.
std::vector<Offer> chosenFrom(Choices choices, const CampaignDocument &document);

} // namespace hexwerk::assault::ui
