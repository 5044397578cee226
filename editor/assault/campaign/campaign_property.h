// Every key of a campaign file that the editor can set, as data: one CampaignProperty a key.
#pragma once

#include "editor/assault/campaign/campaign_items.h"
#include "editor/assault/models/property.h"
#include "editor/assault/panels/fields/field.h"

#include <functional>
#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

// What a file may say.
inline constexpr int kMostBattles = 999;
inline constexpr int kMostOfTrack = 9999; // and as many below zero

struct CampaignProperty : FieldSpec
{
    std::function<PropertyValue(const Campaign &, CampaignItem)> get;
    // Values of another type than get() gives are not for it.
    std::function<void(Campaign &, CampaignItem, const PropertyValue &)> set;
    // What a choice offers.
    std::function<std::vector<Offer>(const CampaignDocument &, CampaignItem)> offers = {};
    // Whether the item has a use for the key. Empty: always.
    std::function<bool(const Campaign &, CampaignItem)> applies = {};
};

// In the order of the form. The condition of a result and the place of a battle have fields of
// their own.
const std::vector<CampaignProperty> &campaignProperties(CampaignTable table);
// Null for a key that the table has not.
const CampaignProperty *findProperty(CampaignTable table, std::string_view key);

} // namespace hexwerk::assault::ui
