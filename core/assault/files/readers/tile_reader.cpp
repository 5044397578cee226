#include "core/assault/files/readers/tile_reader.h"

#include "core/assault/files/readers/board_reader.h"
#include "core/assault/system_id.h"
#include "core/files/document.h"

namespace hexwerk::assault {

static void readTileTables(TableReader &table, Tile &tile)
{
    table.require({"id", "columns", "rows"});
    table.readId("id", tile.id);
    table.read("name", tile.name);
    std::optional<int> columns;
    readWidth(table, columns);
    tile.columns = columns.value_or(0);
    table.read("rows", tile.rows, kBoardSize);
    readPainted(table, tile);
}

LoadResult<TileFile> readTile(std::string_view text, const std::string &file)
{
    ReadContext context{file, {}, {}};
    Tile tile;
    readDocument(context, text, "hexwerk.tile", {kSystemId, false},
                 [&tile](TableReader &table) { readTileTables(table, tile); });
    return loaded(TileFile{std::move(tile), std::move(context.places)},
                  std::move(context.problems));
}

} // namespace hexwerk::assault
