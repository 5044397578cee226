#include "core/assault/files/readers/board_reader.h"

#include "core/assault/files/checks/content_problem.h"

namespace hexwerk::assault {

static void readTilePlacement(TableReader &table, TilePlacement &placement)
{
    table.require({"tile", "at"});
    table.readId("tile", placement.tile);
    table.read("at", placement.at);
    table.read("turned", placement.turned);
    table.readTable("crop", [&placement](TableReader &corners) {
        corners.require({"from", "to"});
        Crop crop;
        corners.read("from", crop.from);
        corners.read("to", crop.to);
        placement.crop = crop;
    });
}

static void readTransform(TableReader &table, Transform &transform)
{
    table.require({"from", "to"});
    table.readId("from", transform.from);
    table.readId("to", transform.to);
}

static void readPatch(TableReader &table, Patch &patch)
{
    table.require({"hexes"});
    table.read("hexes", patch.hexes);
    std::string terrain;
    if (table.readId("terrain", terrain))
        patch.terrain = terrain;
    table.read("level", patch.level, kLevels);
}

// Whether the tables have it is for those to say who know them.
template<typename Kind>
static void readKind(TableReader &table, KindId<Kind> &kind)
{
    if (std::string id; table.readId("kind", id))
        kind = KindId<Kind>(std::move(id));
}

static void readRoad(TableReader &table, Road &road)
{
    table.require({"kind", "hexes"});
    readKind(table, road.kind);
    table.read("hexes", road.hexes);
}

static void readHexside(TableReader &table, Hexside &hexside)
{
    table.require({"hex", "side", "kind"});
    table.read("hex", hexside.hex);
    table.read("side", hexside.side);
    readKind(table, hexside.kind);
}

static void readOverlay(TableReader &table, Overlay &overlay)
{
    table.require({"kind", "hex"});
    table.read("kind", overlay.kind);
    table.read("hex", overlay.hex);
    table.read("facing", overlay.facing, kFacings);
}

static void readSmoke(TableReader &table, Smoke &smoke)
{
    table.require({"hex"});
    table.read("hex", smoke.hex);
    table.read("count", smoke.count, IntRange{1, 5}); // [D12.4d]
}

static void readMinefield(TableReader &table, Minefield &minefield)
{
    table.require({"hex", "kind", "side"});
    table.read("hex", minefield.hex);
    table.read("kind", minefield.kind);
    table.readId("side", minefield.side);
    table.read("found", minefield.found);
}

static void readLabel(TableReader &table, BoardLabel &label)
{
    table.require({"hex", "text"});
    table.read("hex", label.hex);
    table.read("text", label.text);
}

static void readPicturePoint(TableReader &table, PicturePoint &point)
{
    constexpr IntRange kPixels = {-99999, 99999}; // a centre may lie beside the picture
    table.require({"hex", "x", "y"});
    table.read("hex", point.hex);
    table.read("x", point.x, kPixels);
    table.read("y", point.y, kPixels);
}

static void readUnderlay(TableReader &table, Underlay &underlay)
{
    table.require({"picture"});
    table.readPicture("picture", underlay.picture);
    const std::optional<ValueReader> points = table.find("points");
    const auto add = [&underlay](TableReader &point) {
        readPicturePoint(point, underlay.points.emplace_back());
    };
    if (points && points->eachElement([&](const ValueReader &one) { return one.readTable(add); }) &&
        underlay.points.size() != 3)
        points->report(FileProblem::WrongType, ContentExpectation::ThreePoints);
    table.read("opacity", underlay.opacity, kOpacity);
}

template<typename Board>
static void readUnderlayOf(TableReader &table, Board &board)
{
    table.readTable("underlay", [&board](TableReader &inner) {
        readUnderlay(inner, board.underlay.emplace());
    });
}

template<typename Painted>
static void readCommonTables(TableReader &table, Painted &painted)
{
    table.readTables("patch", painted.patches, readPatch, limits::kMostElements);
    table.readTables("road", painted.roads, readRoad, limits::kMostElements);
    table.readTables("hexside", painted.hexsides, readHexside, limits::kMostElements);
    table.readTables("overlay", painted.overlays, readOverlay, limits::kMostElements);
    table.readTables("label", painted.labels, readLabel, limits::kMostElements);
}

void readPainted(TableReader &table, Tile &tile)
{
    table.readId("terrain", tile.terrain);
    readUnderlayOf(table, tile);
    readCommonTables(table, tile);
}

void readPainted(TableReader &table, Stamp &stamp)
{
    readCommonTables(table, stamp);
}

void readWidth(TableReader &table, std::optional<int> &columns)
{
    const std::optional<ValueReader> value = table.find("columns");
    if (value && value->read(columns, kBoardSize) && *columns % 2 != 0)
        value->report(ContentProblem::OddWidth);
}

void readBoard(TableReader &table, BoardSpec &board)
{
    readWidth(table, board.columns);
    table.read("rows", board.rows, kBoardSize);
    table.readId("terrain", board.terrain);
    readUnderlayOf(table, board);
    readCommonTables(table, board);
    table.readTables("tile", board.tiles, readTilePlacement, limits::kMostGroups);
    table.readTables("transform", board.transforms, readTransform, limits::kMostGroups);
    table.readTables("smoke", board.smoke, readSmoke, limits::kMostElements);
    table.readTables("minefield", board.minefields, readMinefield, limits::kMostElements);
}

} // namespace hexwerk::assault
