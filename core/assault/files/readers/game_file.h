// Game files: a scenario, what it was played with, and the orders given so far, one line each.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/game/setting.h"
#include "core/assault/scenario/scenario.h"
#include "core/files/atomic_file.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// Hashes are 16 hexadecimal digits.
struct PinnedData
{
    std::string id;
    int version = 0; // 0: has none
    std::string hash;
    bool operator==(const PinnedData &) const = default;
};

// What a game was begun with, so that a replay with other data can say so.
struct GameData
{
    int rules = kRulesVersion;
    PinnedData system;
    PinnedData profile;
    std::map<std::string, std::string> corrections; // of the system: hash of their changes by file
    std::map<std::string, std::string> cards;       // hash by id
    std::map<std::string, std::string> formations;
    std::map<std::string, std::string> tiles;
    bool operator==(const GameData &) const = default;

    // Of the engine. It rises when the same orders lead to another position.
    static constexpr int kRulesVersion = 4;
};

// Ids of what is not the same, or not there any more: "rules", a system, profile, card...
std::vector<std::string> changedSince(const GameData &then, const GameData &now);

// What of the data the scenario uses. Ids that are not there are left out, and so are corrections
// that change nothing.
GameData pinData(const Scenario &scenario, const DataStore &data);

// The files of what the scenario uses: the system with its corrections, and of cards and tiles
// those alone.
std::vector<TextSource> playedWith(const Scenario &scenario, const DataStore &data);
// Whose values of cards, tiles and tables: those that a game was begun with, or today's.
enum class Values : std::uint8_t { Own, Todays };

struct GameOrder
{
    std::string json;          // one object on one line, without the keys below
    std::string origin = {};   // "mouse", "key"; may be empty, as all that follow
    std::string dice = {};     // who gave them: "program", "hand"
    std::string seed = {};     // the program's dice follow from it, from this order on
    std::string seal = {};     // of that seed, before it is told
    std::string note = {};     // what the player wants to remember
    std::string bookmark = {}; // what the player calls the moment after the order
    std::string hash = {};     // of the position after the order, given once a turn
    bool operator==(const GameOrder &) const = default;
};

struct GameFile
{
    Scenario scenario;
    GameData data;
    // By side, the seed of its seals, for its own eyes: a copy for one side has that of the other
    // left out. Older games have none: whoever reads such a file sees what lies face down.
    std::map<std::string, Salt> secrets = {};
    // The files of it, for dataFrom(). Older games have none.
    std::vector<TextSource> playedWith = {};
    std::vector<GameOrder> orders = {};
    bool hasCourse = false; // it is explained as it is played
    bool operator==(const GameFile &) const = default;
};

// From the system's random source, a new seed for each side.
std::map<std::string, Salt> drawnSecrets(const Scenario &scenario);
// As a game is begun with them: none for a side whose seed is left out, zeroes where the game has
// none at all.
SideSeeds seedsOf(const std::map<std::string, Salt> &secrets, const Scenario &scenario);

// What the side may have of it: the game without the secrets of the other one. None where they
// cannot be left out: the game has no seeds, or in its scenario mines of the other side lie face
// down in plain words.
std::optional<GameFile> copyFor(const GameFile &game, const std::string &side);

// The data that the game was begun with, if it has them whole and they are others than those.
std::optional<DataStore> ownData(const GameFile &game, const DataStore &today);

std::string gameText(const GameFile &game);
// After the first save and after a take-back.
[[nodiscard]] WriteResult writeGame(const std::filesystem::path &path, const GameFile &game);
// Adds one line to the file. `number` is that of the order, from 1.
[[nodiscard]] WriteResult appendOrder(const std::filesystem::path &path, std::size_t number,
                                      const GameOrder &order);

} // namespace hexwerk::assault
