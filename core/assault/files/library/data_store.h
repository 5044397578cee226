// The data at hand: tables, cards and tiles, found in several folders; the first that has an id
// wins.
#pragma once

#include "core/assault/board/compose.h"
#include "core/assault/cards/card_store.h"
#include "core/assault/files/readers/system_reader.h"
#include "core/assault/system_id.h"
#include "core/assault/tables/system_data.h"
#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/system/rules.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// The tables of the whole system, in its folder.
inline constexpr std::string_view kWholeSystem = "system.toml";

struct DataStore : Library
{
    static constexpr std::string_view kSystem = kSystemId;
    std::string_view systemId() const override { return kSystem; }

    SystemData system;
    CardStore cards;
    std::map<std::string, Tile, std::less<>> tiles;
    std::vector<TextSource> systemSources; // the whole system first, then active corrections
    std::uint64_t systemHash = 0;          // of the text of the whole system
    bool operator==(const DataStore &) const = default;

    // Null for an id that is not there.
    const Tile *tile(std::string_view id) const;
    TileLookup tileLookup() const;
    std::vector<std::string> tileIds() const;
    std::vector<std::string> cardIds() const;
    // The chart as the profile has it; that of the system for an unknown profile.
    TerrainChart terrainFor(std::string_view profile) const;
};

// Unlike other loading it goes on after errors: a file of cards, tiles or corrections that is
// broken is left out. The value is missing only if there is no system, or it is broken.
LoadResult<DataStore> loadData(const DataPaths &paths);
// The same from the texts of such files: of a system first, then its corrections.
LoadResult<DataStore> dataFrom(const std::vector<TextSource> &files);

} // namespace hexwerk::assault
