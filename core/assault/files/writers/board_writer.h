// Boards and tiles as trees of their files.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/assault/board/stamp.h"
#include "core/files/toml_value.h"

namespace hexwerk::assault {

// The table [board]; empty if all is default.
TomlTable toTree(const BoardSpec &board);
// A whole `hexwerk.tile` file.
TomlTable toTree(const Tile &tile);
std::string freshTileText(const Tile &tile);
// The tables patch, road, hexside, overlay and label.
void setPainted(TomlTable &table, const Stamp &stamp);

} // namespace hexwerk::assault
