// [H14.12b] The game of a battle that was played elsewhere, handed in to its campaign.
#pragma once

#include "core/assault/campaign/battle_report.h"
#include "core/assault/campaign/battle_tally.h"
#include "core/assault/campaign/campaign_position.h"
#include "core/assault/files/library/data_store.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class HandInFault : std::uint8_t {
    None,
    Unreadable,    // problems
    OtherScenario, // of the scenario `id`
    OtherForces,   // of the right scenario
    WithoutMap,    // tracked at a table: there is no board to check it on
    Cut,           // it cannot be played again behind its order `orders`
    Changed,       // behind that the file tells another position, or none
    NotOver,       // after `orders`
};

struct HandedIn
{
    HandInFault fault = HandInFault::None;
    std::vector<Problem> problems = {};
    std::string id = {};
    std::size_t orders = 0;
    std::optional<BattleReport> report = {}; // without a fault
    std::size_t forced = 0;                  // orders against the rules
    std::vector<std::string> otherData = {}; // ids of cards and tables that are not those of `data`
};

// Of a battle that is fought; `file` is what problems call it.
HandedIn handIn(const CampaignPosition &p, std::string_view text, const std::string &file,
                const DataStore &data);

// What the units did in the game of a battle, as far as it can be played again.
std::vector<DeedDone> deedsInGame(std::string_view text, const DataStore &data);
// Where it ended, as far as it can be played again; empty: not at all.
std::optional<Position> endOfGame(std::string_view text, const DataStore &data);

} // namespace hexwerk::assault
