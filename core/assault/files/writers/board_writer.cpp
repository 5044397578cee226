#include "core/assault/files/writers/board_writer.h"

#include "core/assault/files/key_rows.h"
#include "core/files/key_order.h"
#include "core/files/toml_layout.h"
#include "core/files/tree_values.h"

namespace hexwerk::assault {

using hexwerk::toTree;

static TomlTable fromTile(const TilePlacement &placement)
{
    TomlTable table;
    table.set("tile", placement.tile).set("at", toString(placement.at));
    setIfTrue(table, "turned", placement.turned);
    if (placement.crop) {
        TomlTable crop;
        crop.set("from", toString(placement.crop->from)).set("to", toString(placement.crop->to));
        table.set("crop", crop);
    }
    return table;
}

static TomlTable fromTransform(const Transform &transform)
{
    TomlTable table;
    return table.set("from", transform.from).set("to", transform.to);
}

static TomlTable fromPatch(const Patch &patch)
{
    TomlTable table;
    table.set("hexes", toTree(patch.hexes));
    setIfThere(table, "terrain", patch.terrain);
    setIfThere(table, "level", patch.level);
    return table;
}

static TomlTable fromRoad(const Road &road)
{
    TomlTable table;
    return table.set("kind", toString(road.kind)).set("hexes", toTree(road.hexes));
}

static TomlTable fromHexside(const Hexside &hexside)
{
    TomlTable table;
    return table.set("hex", toString(hexside.hex))
        .set("side", toString(hexside.side))
        .set("kind", toString(hexside.kind));
}

static TomlTable fromOverlay(const Overlay &overlay)
{
    TomlTable table;
    table.set("kind", toString(overlay.kind)).set("hex", toString(overlay.hex));
    setUnless(table, "facing", overlay.facing, Overlay().facing);
    return table;
}

static TomlTable fromSmoke(const Smoke &smoke)
{
    TomlTable table;
    table.set("hex", toString(smoke.hex));
    setUnless(table, "count", smoke.count, Smoke().count);
    return table;
}

static TomlTable fromMinefield(const Minefield &minefield)
{
    TomlTable table;
    table.set("hex", toString(minefield.hex))
        .set("kind", toString(minefield.kind))
        .set("side", minefield.side);
    setIfTrue(table, "found", minefield.found);
    return table;
}

static TomlTable fromLabel(const BoardLabel &label)
{
    TomlTable table;
    return table.set("hex", toString(label.hex)).set("text", toTree(label.text));
}

static TomlTable fromPoint(const PicturePoint &point)
{
    TomlTable table;
    return table.set("hex", toString(point.hex)).set("x", point.x).set("y", point.y);
}

template<typename Board>
static void setUnderlay(TomlTable &table, const Board &board)
{
    if (!board.underlay)
        return;
    TomlTable underlay;
    underlay.set("picture", board.underlay->picture);
    setTables(underlay, "points", board.underlay->points, fromPoint);
    setUnless(underlay, "opacity", board.underlay->opacity, Underlay().opacity);
    table.set("underlay", underlay);
}

// What boards, tiles and stamps have in common.
template<typename Painted>
static void setCommonTables(TomlTable &table, const Painted &painted)
{
    setTables(table, "patch", painted.patches, fromPatch);
    setTables(table, "road", painted.roads, fromRoad);
    setTables(table, "hexside", painted.hexsides, fromHexside);
    setTables(table, "overlay", painted.overlays, fromOverlay);
    setTables(table, "label", painted.labels, fromLabel);
}

template<typename Painted>
static void setTerrain(TomlTable &table, const Painted &painted)
{
    if (painted.terrain != Painted().terrain)
        table.set("terrain", painted.terrain);
}

void setPainted(TomlTable &table, const Stamp &stamp)
{
    setCommonTables(table, stamp);
}

TomlTable toTree(const BoardSpec &board)
{
    TomlTable table;
    setIfThere(table, "columns", board.columns);
    setIfThere(table, "rows", board.rows);
    setTerrain(table, board);
    setUnderlay(table, board);
    setCommonTables(table, board);
    setTables(table, "tile", board.tiles, fromTile);
    setTables(table, "transform", board.transforms, fromTransform);
    setTables(table, "smoke", board.smoke, fromSmoke);
    setTables(table, "minefield", board.minefields, fromMinefield);
    return table;
}

TomlTable toTree(const Tile &tile)
{
    TomlTable table;
    table.set("format", "hexwerk.tile").set("version", 1).set("id", tile.id);
    setUnlessEmpty(table, "name", tile.name);
    table.set("columns", tile.columns).set("rows", tile.rows);
    setTerrain(table, tile);
    setUnderlay(table, tile);
    setCommonTables(table, tile);
    return table;
}

std::string freshTileText(const Tile &tile)
{
    return formatDocument(KeyOrder(keyRows("hexwerk.tile")).arranged("", toTree(tile)));
}

} // namespace hexwerk::assault
