// What a campaign is made of, as lists of items: where each stands, and what can be done to a list.
#pragma once

#include <QString>

#include "editor/assault/campaign/campaign_document.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace hexwerk::assault::ui {

enum class CampaignTable : std::uint8_t {
    Campaign,
    CarryOver,
    Side,
    Core,
    Reserve,
    Track,
    Threshold, // of a track
    Battle,
    Slot,   // of a battle
    Result, // of a battle
    Effect, // of a result
    Gain,   // of experience
    Medal,
};

// One item: its place in its list, and in those around it from the outermost on.
struct CampaignItem
{
    CampaignTable table = CampaignTable::Campaign;
    std::size_t index = 0;
    std::size_t nested = 0;
    std::size_t inner = 0;
    auto operator<=>(const CampaignItem &) const = default;

    std::size_t place() const;
    // The same list, another place.
    CampaignItem at(std::size_t place) const;
};

// Of the list in which the item stands or would stand; 0 where there is no such list.
std::size_t countOf(const Campaign &campaign, CampaignItem list);
bool isThere(const Campaign &campaign, CampaignItem item);
// What the list of them is called, and one more of them.
QString listName(CampaignTable table);
QString addName(CampaignTable table);
// One line.
QString textOf(const CampaignDocument &document, CampaignItem item);

// At the end of the list, with what is likely. Its place is given back.
std::size_t addItem(Campaign &campaign, CampaignItem list, const CampaignDocument &document);
void removeItem(Campaign &campaign, CampaignItem item);
void moveItem(Campaign &campaign, CampaignItem item, std::size_t to);

// What the key path of a problem speaks of, and the key in it: "battle.inland.result.1.when".
struct CampaignPlace
{
    CampaignItem item = {};
    std::string key = {};
};
CampaignPlace placeIn(const Campaign &campaign, std::string_view path);

} // namespace hexwerk::assault::ui
