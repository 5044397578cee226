// Tile files: strictly read.
#pragma once

#include "core/assault/board/board_spec.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>
#include <string_view>

namespace hexwerk::assault {

struct TileFile
{
    Tile tile;
    SourceMap places;
    bool operator==(const TileFile &) const = default;
};

// The text of a `hexwerk.tile` file; `file` is what problems call it.
LoadResult<TileFile> readTile(std::string_view text, const std::string &file);

} // namespace hexwerk::assault
