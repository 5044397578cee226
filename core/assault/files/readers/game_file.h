// What a game file of ASSAULT says: the scenario it began from, and the data that this uses.
#pragma once

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/game/setting.h"
#include "core/system/game_reader.h"

namespace hexwerk::assault {

// Of the engine. It rises when the same orders lead to another position.
inline constexpr int kRulesVersion = 5;

// What of the data the scenario uses: "system" and "profile", and each of the "cards",
// "formations" and "tiles". Ids that are not there are left out, and so are corrections that change
// nothing. `joined`: ids of cards of counters that the scenario does not have.
Pins pinData(const Scenario &scenario, const DataStore &data,
             const std::vector<std::string> &joined = {});

// The files of what the scenario uses: the system with its corrections, and of cards and tiles
// those alone.
std::vector<TextSource> playedWith(const Scenario &scenario, const DataStore &data,
                                   const std::vector<std::string> &joined = {});

// A counter joins a game at a table: its card is kept in the file as those of the scenario are,
// unless it is there.
void keepCard(GameFile &table, const UnitCard &card);

// As a game is begun with them: none for a side whose seed is left out, zeroes where the game has
// none at all.
SideSeeds seedsOf(const Secrets &secrets, const Scenario &scenario);

SharedHead headOf(Scenario scenario);
// The game, or that of a table, must be one of ASSAULT.
const Scenario &scenarioOf(const GameFile &game);

// Games of ASSAULT that begin from a scenario, at a table or not.
LoadResult<LoadedGame> readGame(std::string_view text, const std::string &file);
LoadResult<LoadedGame> salvageGame(std::string_view text, const std::string &file);
LoadResult<LoadedGame> loadGame(const std::filesystem::path &path);

} // namespace hexwerk::assault
