// Reads the rows of a system's tables. A key that is not there leaves the value as it is, so that
// an overlay may override single values; a row that is new (its name is empty) needs all its keys.
#pragma once

#include "core/assault/files/readers/toml_values.h"
#include "core/assault/tables/system_data.h"

namespace hexwerk::assault {

// A die, or "" for none.
void readOptionalDie(TableReader &table, std::string_view key, std::optional<Die> &die);

void readDice(TableReader &table, DiceFaces &faces);
void readTerrainRow(TableReader &table, TerrainRow &row);
void readFortification(TableReader &table, FortificationRow &row);
void readHexsideRow(TableReader &table, HexsideRow &row);
void readRoadRow(TableReader &table, RoadRow &row);
void readClimb(TableReader &table, SystemData &data);
void readSpotting(TableReader &table, SpottingTable &spotting);
void readFireModification(TableReader &table, FireModification &modification);
void readMineRow(TableReader &table, MineRow &row);
void readMineDetection(TableReader &table, MineDetection &detection);
// In support_rows.cpp.
void readSupportTables(TableReader &table, SupportTables &tables);
void readAbility(TableReader &table, AbilityRow &row);
void readMarkerRow(TableReader &table, MarkerRow &row);
void readSwitchRow(TableReader &table, SwitchRow &row);

} // namespace hexwerk::assault
