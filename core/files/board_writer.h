// Boards and tiles as trees of their files.
#pragma once

#include "core/board/board_spec.h"
#include "core/files/toml_value.h"

namespace hexwerk {

// The table [board]; empty if all is default.
TomlTable toTree(const BoardSpec &board);
// A whole `hexwerk.tile` file.
TomlTable toTree(const Tile &tile);

} // namespace hexwerk
