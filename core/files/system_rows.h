// Reads the rows of a system's tables. A key that is not there leaves the value as it is, so that
// an overlay may override single values; a row that is new (its name is empty) needs all its keys.
#pragma once

#include "core/assault/system_data.h"
#include "core/files/toml_values.h"

namespace hexwerk {

void readDice(TableReader &table, DiceFaces &faces);
void readTerrainRow(TableReader &table, TerrainRow &row);
void readFortification(TableReader &table, assault::FortificationRow &row);
void readHexsideRow(TableReader &table, assault::HexsideRow &row);
void readRoadRow(TableReader &table, assault::RoadRow &row);
void readClimb(TableReader &table, assault::SystemData &data);
void readSpotting(TableReader &table, assault::SpottingTable &spotting);
void readFireModification(TableReader &table, assault::FireModification &modification);
void readMineRow(TableReader &table, assault::MineRow &row);
void readMineDetection(TableReader &table, assault::MineDetection &detection);
void readAbility(TableReader &table, assault::AbilityRow &row);
void readMarkerRow(TableReader &table, assault::MarkerRow &row);
void readSwitchRow(TableReader &table, assault::SwitchRow &row);

} // namespace hexwerk
