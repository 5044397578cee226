// What a campaign is played with: it never changes. Everything that the campaign names is there.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/assault/cards/card_store.h"
#include "core/assault/game/setting.h"
#include "core/base/frozen.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// A battle before core units take their slots: everything that its scenario names is there.
struct BattleGround
{
    Scenario scenario = {};
    Board board = {}; // composed from it
    bool operator==(const BattleGround &) const = default;
};

struct CampaignSetting
{
    Campaign campaign = {};
    std::vector<BattleGround> grounds = {}; // by battle
    SystemData data = {};
    CardStore cards = {};
    std::uint64_t hash = 0; // of the files of the campaign and its battles

    bool operator==(const CampaignSetting &other) const { return hash == other.hash; }
    SideIndex sideIndex(std::string_view id) const; // kNobody for an unknown one
    const UnitCard &card(std::string_view id) const { return *cards.unit(id); }
};

} // namespace hexwerk::assault
