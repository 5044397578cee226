// Composing a board: what tiles, patches, roads, hexsides and overlays make of it.
#include <QTest>

#include "core/assault/board/compose.h"
#include "tests/core/assault/board/board_fixture.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_compose {

using namespace testing;

class tst_Compose final : public QObject
{
    Q_OBJECT

private slots:
    void tilesGiveTheSize();
    void aTurnedTileLiesUpsideDown();
    void aCropIsTakenBeforeTheTurn();
    void layersComeInOrder();
    void aHexsideLiesOnBothItsHexes();
    void d9_6_5b_aHexsideBelongsToTheHexThatNamesIt();
    void aHexsideAtASeamLiesOnBothTiles();
    void aRoadRunsBothWaysAndLiesWhereItEnds();
    void roadEndsJoinOverASeam();
    void aCroppedRoadGoesOnWhereTheOtherTileLeadsIt();
    void r12_4_6_2b_cratersDependOnTheGround();
    void r12_5e_aRuinStandsForWhatWasBuilt();
    void r9_6_3_2c_aFortificationLeavesTheTerrainAlone();
    void allFaultsComeAtOnce();
    void aFault_data();
    void aFault();
    void boardsAreHashedByContent();
};

static std::string terrainAt(const Board &board, std::string_view name)
{
    return chartG3().row(board.at(hex(name)).terrain).id;
}

// 4 columns, 3 rows: everything in its top-left corner, brush in its bottom-right one.
static Tile cornerTile()
{
    Tile tile;
    tile.id = "T";
    tile.columns = 4;
    tile.rows = 3;
    tile.patches = {patch("A1 heavy_forest 2"), patch("D3 brush")};
    tile.roads = {{RoadKind::NarrowRoad, {hex("A1"), hex("B1"), hex("B2")}}};
    tile.hexsides = {{hex("A1"), Direction::N, HexsideKind::StoneWall}};
    tile.overlays = {{OverlayKind::Bunker, hex("A1"), 1}};
    return tile;
}

static TileLookup lookup(const Tile &tile)
{
    return [&tile](std::string_view id) { return id == tile.id ? &tile : nullptr; };
}

static BoardSpec tiles(std::vector<TilePlacement> placements)
{
    BoardSpec result;
    result.tiles = std::move(placements);
    return result;
}

void tst_Compose::tilesGiveTheSize() // [R5.5a]
{
    const Tile tile = cornerTile();
    const Board board =
        composed(tiles({{"T", hex("A1"), false, {}}, {"T", hex("E2"), false, {}}}), lookup(tile));
    QCOMPARE(board.columns(), 8);
    QCOMPARE(board.rows(), 4);
    QCOMPARE(terrainAt(board, "E2"), std::string("heavy_forest"));
    QCOMPARE(terrainAt(board, "E1"), std::string("clear"));
}

void tst_Compose::aTurnedTileLiesUpsideDown() // [R5.5a]
{
    const Tile tile = cornerTile();
    const Board board = composed(tiles({{"T", hex("A1"), true, {}}}), lookup(tile));

    // A1 went to D3; directions and facings add 3.
    const Cell &cell = board.at(hex("D3"));
    QCOMPARE(terrainAt(board, "D3"), std::string("heavy_forest"));
    QCOMPARE(int{cell.level}, 2);
    QVERIFY(cell.fortification == (Fortification{OverlayKind::Bunker, 4}));
    QVERIFY(cell.hasSide(HexsideKind::StoneWall, Direction::S));
    QVERIFY(!cell.hasSide(HexsideKind::StoneWall, Direction::N));
    QVERIFY(cell.ownsSide(HexsideKind::StoneWall, Direction::S));
    // The road from A1 by B1 to B2 now runs from D3 by C3 to C2, so what left SE leaves NW.
    QVERIFY(cell.roadRuns(RoadKind::NarrowRoad, Direction::NW));
    QVERIFY(board.at(hex("C3")).roadRuns(RoadKind::NarrowRoad, Direction::N));
    QCOMPARE(terrainAt(board, "A1"), std::string("brush"));
}

void tst_Compose::aCropIsTakenBeforeTheTurn()
{
    const Tile tile = cornerTile();
    // C1 to D3 of the tile, turned: D3 comes to the top left.
    const Board board =
        composed(tiles({{"T", hex("C1"), true, Crop{hex("C1"), hex("D3")}}}), lookup(tile));
    QCOMPARE(board.columns(), 4);
    QCOMPARE(terrainAt(board, "C1"), std::string("brush"));
    QCOMPARE(terrainAt(board, "D3"), std::string("clear"));
}

void tst_Compose::layersComeInOrder()
{
    const Tile tile = cornerTile();
    BoardSpec board = tiles({{"T", hex("A1"), false, {}}});
    board.transforms = {{"brush", "rocky"}, {"heavy_forest", "light_forest"}};
    board.patches = {patch("C3 brush"), patch("C3 1"), patch("B3 light_forest")};
    board.overlays = {{OverlayKind::Crater, hex("B3"), 0}};

    const Board result = composed(board, lookup(tile));

    QCOMPARE(terrainAt(result, "A1"), std::string("light_forest")); // the tile's, transformed
    QCOMPARE(terrainAt(result, "D3"), std::string("rocky"));
    QCOMPARE(terrainAt(result, "C3"), std::string("brush")); // painted after the transforms
    QCOMPARE(int{result.at(hex("C3")).level}, 1);            // terrain and level each on its own
    QCOMPARE(terrainAt(result, "B3"), std::string("brush_trees_craters"));
}

void tst_Compose::aHexsideLiesOnBothItsHexes()
{
    BoardSpec board = spec(6, 6);
    board.hexsides = {{hex("C4"), Direction::NE, HexsideKind::SteepSlope},
                      {hex("D3"), Direction::SW, HexsideKind::BarbedWire},
                      {hex("A1"), Direction::N, HexsideKind::StoneWall}};
    const Board result = composed(board);
    for (const HexsideKind kind : {HexsideKind::SteepSlope, HexsideKind::BarbedWire}) {
        QVERIFY(result.at(hex("C4")).hasSide(kind, Direction::NE));
        QVERIFY(result.at(hex("D3")).hasSide(kind, Direction::SW));
    }
    QVERIFY(result.at(hex("A1")).hasSide(HexsideKind::StoneWall, Direction::N));
}

void tst_Compose::d9_6_5b_aHexsideBelongsToTheHexThatNamesIt()
{
    BoardSpec board = spec(6, 6);
    board.hexsides = {{hex("C4"), Direction::NE, HexsideKind::StoneWall}};
    const Board result = composed(board);
    QVERIFY(result.at(hex("C4")).ownsSide(HexsideKind::StoneWall, Direction::NE));
    QVERIFY(!result.at(hex("D3")).ownsSide(HexsideKind::StoneWall, Direction::SW));
    QVERIFY(!result.at(hex("C4")).ownsSide(HexsideKind::SteepSlope, Direction::NE));

    BoardSpec other = spec(6, 6);
    other.hexsides = {{hex("D3"), Direction::SW, HexsideKind::StoneWall}};
    QVERIFY(composed(other).hash() != result.hash());
}

void tst_Compose::aHexsideAtASeamLiesOnBothTiles()
{
    Tile tile = cornerTile();
    tile.hexsides = {{hex("D2"), Direction::NE, HexsideKind::StoneWall}};
    const Board result =
        composed(tiles({{"T", hex("A1"), false, {}}, {"T", hex("E1"), false, {}}}), lookup(tile));
    QVERIFY(result.at(hex("D2")).hasSide(HexsideKind::StoneWall, Direction::NE));
    QVERIFY(!result.at(hex("E1")).ownsSide(HexsideKind::StoneWall, Direction::SW));
    QVERIFY(result.at(hex("E2")).hasSide(HexsideKind::StoneWall, Direction::SW));
}

void tst_Compose::aRoadRunsBothWaysAndLiesWhereItEnds()
{
    BoardSpec board = spec(6, 6);
    board.roads = {{RoadKind::MainRoad, {hex("A3"), hex("B3"), hex("C4")}},
                   {RoadKind::SneakyTrail, {hex("F1")}}};
    const Board result = composed(board);
    QVERIFY(result.at(hex("A3")).roadRuns(RoadKind::MainRoad, Direction::SE));
    QVERIFY(result.at(hex("B3")).roadRuns(RoadKind::MainRoad, Direction::NW));
    QVERIFY(result.at(hex("B3")).roadRuns(RoadKind::MainRoad, Direction::SE));
    QVERIFY(!result.at(hex("C4")).roadRuns(RoadKind::MainRoad, Direction::SE));
    QVERIFY(!result.at(hex("B3")).hasRoad(RoadKind::NarrowRoad));
    QVERIFY(result.at(hex("F1")).hasRoad(RoadKind::SneakyTrail));
}

void tst_Compose::roadEndsJoinOverASeam()
{
    Tile tile = cornerTile();
    tile.roads = {{RoadKind::MainRoad, {hex("A2"), hex("B2"), hex("C2"), hex("D2")}},
                  {RoadKind::NarrowRoad, {hex("C1"), hex("D1")}}};
    const Board result =
        composed(tiles({{"T", hex("A1"), false, {}}, {"T", hex("E1"), false, {}}}), lookup(tile));

    QVERIFY(result.at(hex("D2")).roadRuns(RoadKind::MainRoad, Direction::NE));
    QVERIFY(result.at(hex("E2")).roadRuns(RoadKind::MainRoad, Direction::SW));
    // Nothing answers the narrow road, and no road leads off the board.
    QVERIFY(!result.at(hex("D1")).roadRuns(RoadKind::NarrowRoad, Direction::NE));
    QVERIFY(!result.at(hex("D1")).roadRuns(RoadKind::NarrowRoad, Direction::N));
    QVERIFY(!result.at(hex("H2")).roadRuns(RoadKind::MainRoad, Direction::NE));
    QVERIFY(result.at(hex("H2")).hasRoad(RoadKind::MainRoad));
}

void tst_Compose::aCroppedRoadGoesOnWhereTheOtherTileLeadsIt()
{
    Tile tile = cornerTile();
    tile.roads = {{RoadKind::MainRoad, {hex("A2"), hex("B2"), hex("C2"), hex("D2")}}};
    const Crop left{hex("A1"), hex("B3")};
    const Crop right{hex("C1"), hex("D3")};

    const Board same = composed(
        tiles({{"T", hex("A1"), false, left}, {"T", hex("C1"), false, right}}), lookup(tile));
    const Board whole = composed(tiles({{"T", hex("A1"), false, {}}}), lookup(tile));
    QVERIFY(same == whole);

    const Board twice = composed(
        tiles({{"T", hex("A1"), false, left}, {"T", hex("C1"), false, left}}), lookup(tile));
    QVERIFY(twice.at(hex("B2")).roadRuns(RoadKind::MainRoad, Direction::NE));
    const Board cut = composed(tiles({{"T", hex("A1"), false, left}}), lookup(tile));
    QVERIFY(!cut.at(hex("B2")).roadRuns(RoadKind::MainRoad, Direction::NE));
}

void tst_Compose::r12_4_6_2b_cratersDependOnTheGround()
{
    BoardSpec board = spec(6, 6, {"A2 light_forest", "A3 olive_grove", "A4 heavy_forest"});
    for (const char *name : {"A1", "A2", "A3", "A4"})
        board.overlays.push_back({OverlayKind::Crater, hex(name), 0});
    const Board result = composed(board);
    QCOMPARE(terrainAt(result, "A1"), std::string("craters"));
    QCOMPARE(terrainAt(result, "A2"), std::string("brush_trees_craters"));
    QCOMPARE(terrainAt(result, "A3"), std::string("brush_trees_craters"));
    QCOMPARE(terrainAt(result, "A4"), std::string("heavy_forest"));
}

void tst_Compose::r12_5e_aRuinStandsForWhatWasBuilt()
{
    BoardSpec board = spec(6, 6, {"A1 large_building"});
    board.overlays = {{OverlayKind::Ruin, hex("A1"), 0}};
    QCOMPARE(terrainAt(composed(board), "A1"), std::string("ruins"));
}

void tst_Compose::r9_6_3_2c_aFortificationLeavesTheTerrainAlone()
{
    BoardSpec board = spec(6, 6, {"A1 brush"});
    board.overlays = {{OverlayKind::Trench, hex("A1"), 2}, {OverlayKind::Pillbox, hex("A1"), 3}};
    const Board result = composed(board);
    QCOMPARE(terrainAt(result, "A1"), std::string("brush"));
    QVERIFY(result.at(hex("A1")).fortification == (Fortification{OverlayKind::Pillbox, 3}));
}

void tst_Compose::allFaultsComeAtOnce()
{
    BoardSpec board = spec(4, 4, {"A1 swamp", "Z9 brush"});
    board.terrain = "sea";
    board.tiles = {{"X", hex("A1"), false, {}}};
    board.roads = {{RoadKind::MainRoad, {hex("A1"), hex("A3")}}};
    board.smoke = {{hex("E1"), 1}};
    const auto result = compose(board, chartG3(), {});
    const std::vector<BoardFault> expected = {
        {BoardFault::UnknownTile, "tile", 0, 0},     {BoardFault::UnknownTerrain, "", 0, 0},
        {BoardFault::UnknownTerrain, "patch", 0, 0}, {BoardFault::HexOffBoard, "patch", 1, 0},
        {BoardFault::RoadNotAdjacent, "road", 0, 1}, {BoardFault::HexOffBoard, "smoke", 0, 0}};
    QVERIFY(!result);
    QVERIFY(result.error() == expected);
}

void tst_Compose::aFault_data()
{
    QTest::addColumn<BoardSpec>("board");
    QTest::addColumn<BoardFault>("fault");
    const auto row = [](const char *name, const BoardSpec &board, BoardFault fault) {
        QTest::newRow(name) << board << fault;
    };
    const TilePlacement whole{"T", hex("A1"), false, {}};
    const auto cropped = [](const char *from, const char *to) {
        return tiles({{"T", hex("A1"), false, Crop{hex(from), hex(to)}}});
    };
    const auto with = [](BoardSpec board, auto change) {
        change(board);
        return board;
    };
    row("no size", {}, {BoardFault::NoSize, "", 0, 0});
    row("columns alone", with({}, [](BoardSpec &b) { b.columns = 4; }),
        {BoardFault::NoSize, "", 0, 0});
    row("odd width", spec(5, 4), {BoardFault::BadSize, "", 0, 0});
    row("too wide", spec(202, 4), {BoardFault::BadSize, "", 0, 0});
    row("one row", spec(4, 1), {BoardFault::BadSize, "", 0, 0});
    row("a tile far away", tiles({{"T", *hexFromString("ZZY1"), false, {}}}),
        {BoardFault::BadSize, "", 0, 0});
    row("unknown tile", tiles({whole, {"U", hex("E1"), false, {}}}),
        {BoardFault::UnknownTile, "tile", 1, 0});
    row("a tile with a patch off itself", tiles({{"bad", hex("A1"), false, {}}}),
        {BoardFault::BadTile, "tile", 0, 0});
    row("odd column",
        with(tiles({{"T", hex("B1"), false, {}}}),
             [](BoardSpec &b) {
                 b.columns = 8;
                 b.rows = 8;
             }),
        {BoardFault::OddTileColumn, "tile", 0, 0});
    row("crop from an odd column", cropped("B1", "C2"), {BoardFault::BadCrop, "tile", 0, 0});
    row("crop of odd width", cropped("A1", "C2"), {BoardFault::BadCrop, "tile", 0, 0});
    row("crop beyond the tile", cropped("A1", "D4"), {BoardFault::BadCrop, "tile", 0, 0});
    row("crop backwards", cropped("C2", "A1"), {BoardFault::BadCrop, "tile", 0, 0});
    row("tile off the board",
        with(tiles({{"T", hex("A3"), false, {}}}),
             [](BoardSpec &b) {
                 b.columns = 4;
                 b.rows = 4;
             }),
        {BoardFault::TileOffBoard, "tile", 0, 0});
    row("a tile nowhere",
        with(tiles({{"T", {}, false, {}}}),
             [](BoardSpec &b) {
                 b.columns = 4;
                 b.rows = 4;
             }),
        {BoardFault::TileOffBoard, "tile", 0, 0});
    row("tiles overlap", tiles({whole, {"T", hex("C3"), false, {}}}),
        {BoardFault::TilesOverlap, "tile", 1, 0});
    row("transform to nothing",
        with(spec(4, 4),
             [](BoardSpec &b) {
                 b.transforms = {{"clear", "sea"}};
             }),
        {BoardFault::UnknownTerrain, "transform", 0, 1});
    // [R9.6.1e] There is no third level.
    row("level 3", spec(4, 4, {"A1 3"}), {BoardFault::BadLevel, "patch", 0, 0});
    row("facing 6",
        with(spec(4, 4),
             [](BoardSpec &b) {
                 b.overlays = {{OverlayKind::Bunker, hex("A1"), 6}};
             }),
        {BoardFault::BadFacing, "overlay", 0, 0});
    row("road off the board",
        with(spec(4, 4),
             [](BoardSpec &b) {
                 b.roads = {{RoadKind::MainRoad, {hex("A4"), hex("A5")}}};
             }),
        {BoardFault::HexOffBoard, "road", 0, 1});
    row("hexside of no hex", with(spec(4, 4), [](BoardSpec &b) { b.hexsides = {{}}; }),
        {BoardFault::HexOffBoard, "hexside", 0, 0});
}

void tst_Compose::aFault()
{
    QFETCH(BoardSpec, board);
    QFETCH(BoardFault, fault);
    const Tile tile = cornerTile();
    Tile bad = cornerTile();
    bad.patches.push_back(patch("E1 brush"));
    const TileLookup both = [&](std::string_view id) {
        return id == "T" ? &tile : id == "bad" ? &bad : nullptr;
    };

    const auto result = compose(board, chartG3(), both);

    QVERIFY(!result);
    QCOMPARE(result.error().size(), std::size_t{1});
    QVERIFY(result.error()[0] == fault);
}

void tst_Compose::boardsAreHashedByContent()
{
    BoardSpec board = spec(6, 6, {"A1 brush"});
    const std::uint64_t plain = composed(board).hash();
    QCOMPARE(composed(board).hash(), plain);
    board.hexsides = {{hex("A1"), Direction::S, HexsideKind::StoneWall}};
    const std::uint64_t walled = composed(board).hash();
    QVERIFY(walled != plain);
    board.overlays = {{OverlayKind::Sandbags, hex("B2"), 0}};
    QVERIFY(composed(board).hash() != walled);
    QVERIFY(composed(spec(6, 4)).hash() != composed(spec(4, 6)).hash());
}

HW_PLAIN_TEST(tst_Compose)

} // namespace hexwerk::assault::tst_compose

#include "tst_compose.moc"
