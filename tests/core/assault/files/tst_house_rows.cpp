// Terrain, hexsides and roads that no book has: as tables bring them, and as boards have them.
#include <QTest>

#include "core/assault/board/compose.h"
#include "core/assault/board/stamp.h"
#include "core/assault/board/terrain_picture.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/readers/system_reader.h"
#include "core/assault/game/setting_hash.h"
#include "core/assault/rules/moving/ways.h"
#include "core/files/text_file.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_house_rows {

class tst_HouseRows final : public QObject
{
    Q_OBJECT

private slots:
    void aDesignerAddsRowsOfHisOwn();
    void theyFollowThePrintedOnesInTheOrderOfTheList();
    void anEditionMayBringATerrain();
    void moreKindsThanACellHoldsAreRefused();
    void everyShippedRowHasAPicture();
    void aBoardHasThemAndAStampTakesThemAlong();
    void anUnknownKindIsAFault();
    void aGameThatDoesNotMeetThemIsTheSameGame();
    void aGameThatMeetsThemIsAnother();
};

static constexpr const char *kOwn = R"(format = "hexwerk.system"
version = 1
extends = "assault"
hexsides = ["hedge", "dyke"]
[terrain.swamp]
name = { en = "Swamp" }
cost = { foot = 2, artillery = "P", mechanized = "P", track = 3 }
bonus = { infantry = "G", artillery = "G", vehicle = "" }
sight = "hinders"
height = 0
art = "brush"
house = "H9.4z"
[hexside.dyke]
name = { en = "Dyke" }
bonus = { infantry = "B", artillery = "B", vehicle = "" }
cost = { foot = 1, artillery = 1, mechanized = "P", track = 1 }
art = "steep_slope"
[hexside.hedge]
name = { en = "Hedge" }
bonus = { infantry = "G", artillery = "G", vehicle = "" }
cost = { foot = 0, artillery = 1, mechanized = 1, track = 0 }
art = "stone_wall"
[road.canal]
name = { en = "Canal" }
cost = { foot = "P", artillery = "P", mechanized = "P", track = "P" }
water = true
art = "river"
[road.motorway]
name = { en = "Motorway" }
cost = { foot = 1, artillery = 1, mechanized = 1, track = 1 }
road = true
art = "main_road"
)";

static LoadResult<SystemData> withOwn(const std::string &own = kOwn)
{
    const std::string path = HW_SOURCE_DIR "/resources/assault/system.toml";
    return readSystem({{path, *readTextFile(path).value}, {"own", own}});
}

void tst_HouseRows::aDesignerAddsRowsOfHisOwn()
{
    const auto data = withOwn();
    QVERIFY(data);
    const TerrainChart &chart = data.value->terrain;
    const TerrainRow &swamp = chart.row(*chart.find("swamp"));
    QCOMPARE(swamp.house, std::string("H9.4z"));
    QCOMPARE(artOf(swamp), std::string("brush"));
    QVERIFY(swamp.sight == SightEffect::Hinders);
    QVERIFY(!swamp.cost[2] && *swamp.cost[3] == 3);
    QVERIFY(chart.row(*chart.find(RoadId("canal"))).isWater);
    QVERIFY(chart.row(*chart.find(RoadId("motorway"))).isRoad);
    QVERIFY(chart.row(*chart.find(HexsideId("hedge"))).bonus[0] == Die::Green);
    // In play a vehicle stands on the motorway, and nobody gets into the canal but there.
    Cell cell;
    cell.roads[static_cast<std::size_t>(*chart.find(RoadId("canal")))] = kRoadHere;
    QVERIFY(!couldBeIn(chart, cell, MovementType::Foot));
    cell.roads[static_cast<std::size_t>(*chart.find(RoadId("motorway")))] = kRoadHere;
    QVERIFY(couldBeIn(chart, cell, MovementType::Foot));
    QVERIFY(vehicleRoad(chart, cell) == chart.find(RoadId("motorway")));
}

void tst_HouseRows::theyFollowThePrintedOnesInTheOrderOfTheList()
{
    const auto data = withOwn();
    QVERIFY(data);
    const TerrainChart &chart = data.value->terrain;
    const TerrainChart &shipped = shippedData().system.terrain;
    for (std::size_t i = 0; i < shipped.hexsides.size(); ++i)
        QCOMPARE(chart.hexsides[i].id, shipped.hexsides[i].id);
    QCOMPARE(chart.hexsides[shipped.hexsides.size()].id, std::string("hedge"));
    QCOMPARE(chart.hexsides.back().id, std::string("dyke"));
    for (const HexsideKind kind : kAllHexsideKinds)
        QVERIFY(chart.row(kind).id == toString(kind));
    for (const RoadKind kind : kAllRoadKinds)
        QVERIFY(chart.row(kind).id == toString(kind));
}

void tst_HouseRows::anEditionMayBringATerrain()
{
    TerrainChart chart = shippedData().system.terrain;
    const std::size_t before = chart.rows.size();
    TerrainRow dune = chart.rows.front();
    dune.id = "dune";
    TerrainRow brush = chart.row(*chart.find("brush"));
    brush.height = 3;

    chart.replace({dune, brush});

    QCOMPARE(chart.rows.size(), before + 1);
    QVERIFY(chart.find("dune") == TerrainIndex(before));
    QCOMPARE(int(chart.row(*chart.find("brush")).height), 3);
}

void tst_HouseRows::moreKindsThanACellHoldsAreRefused()
{
    std::string own = "format = \"hexwerk.system\"\nversion = 1\nextends = \"assault\"\n";
    for (int i = 0; i < 8; ++i)
        own += "[hexside.own" + std::to_string(i) +
               "]\nname = { en = \"Own\" }\nbonus = {}\ncost = { foot = 0 }\n";
    const auto data = withOwn(own); // 4 printed, 5 shipped, 8
    QVERIFY(!data);
    QVERIFY(data.problems.front().code == FileProblem::TooMany);
    QCOMPARE(data.problems.front().key, std::string("hexside"));
}

void tst_HouseRows::everyShippedRowHasAPicture()
{
    const TerrainChart &chart = shippedData().system.terrain;
    for (const TerrainRow &row : chart.rows)
        QVERIFY2(isTerrainArt(artOf(row)), row.id.c_str());
    for (const HexsideRow &row : chart.hexsides)
        QVERIFY2(isHexsideArt(artOf(row)), row.id.c_str());
    for (const RoadRow &row : chart.roads)
        QVERIFY2(isRoadArt(artOf(row)), row.id.c_str());
}

static BoardSpec riverside()
{
    BoardSpec spec;
    spec.columns = 6;
    spec.rows = 6;
    spec.patches = {{{at("A1")}, "sea", {}}};
    spec.roads = {{RoadId("river"), {at("A2"), at("B2"), at("C3")}},
                  {RoadId("railway"), {at("C2"), at("C3"), at("C4")}}};
    spec.hexsides = {{at("D3"), Direction::S, HexsideId("stream")},
                     {at("D3"), Direction::S, HexsideId("bridge")},
                     {at("D3"), Direction::N, HexsideKind::StoneWall}};
    return spec;
}

void tst_HouseRows::aBoardHasThemAndAStampTakesThemAlong()
{
    const TerrainChart &chart = shippedData().system.terrain;
    const auto board = compose(riverside(), chart, {});
    QVERIFY(board);
    QVERIFY(board->at(at("B2")).hasRoad(*chart.find(RoadId("river"))));
    QVERIFY(board->at(at("C3")).roadRuns(*chart.find(RoadId("railway")), Direction::N));
    for (const char *kind : {"stream", "bridge"}) {
        QVERIFY(board->at(at("D3")).hasSide(*chart.find(HexsideId(kind)), Direction::S));
        QVERIFY(board->at(at("D4")).hasSide(*chart.find(HexsideId(kind)), Direction::N));
        QVERIFY(board->at(at("D3")).ownsSide(*chart.find(HexsideId(kind)), Direction::S));
        QVERIFY(!board->at(at("D4")).ownsSide(*chart.find(HexsideId(kind)), Direction::N));
    }

    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < board->size(); ++i)
        hexes.push_back(board->hexAt(i));
    Stamp stamp = stampOf(*board, chart, {}, hexes);
    const auto sea = std::find_if(stamp.patches.begin(), stamp.patches.end(),
                                  [](const Patch &patch) { return patch.terrain == "sea"; });
    QVERIFY(sea != stamp.patches.end());
    const Hex from = sea->hexes.front(); // where A1 went
    stamp = movedTo(std::move(stamp), {static_cast<std::int16_t>(at("A1").q - from.q),
                                       static_cast<std::int16_t>(at("A1").r - from.r)});
    BoardSpec again;
    again.columns = 6;
    again.rows = 6;
    again.patches = stamp.patches;
    again.roads = stamp.roads;
    again.hexsides = stamp.hexsides;
    const auto copy = compose(again, chart, {});
    QVERIFY(copy);
    QVERIFY(copy->hash() == board->hash());
    for (Hexside &side : again.hexsides)
        if (side.kind.text() == "stream")
            side.side = Direction::SE;
    QVERIFY(compose(again, chart, {})->hash() != board->hash());
}

void tst_HouseRows::anUnknownKindIsAFault()
{
    BoardSpec spec = riverside();
    spec.roads.push_back({RoadId("motorway"), {at("F1"), at("F2")}});
    spec.hexsides.push_back({at("F4"), Direction::N, HexsideId("hedge")});
    const auto board = compose(spec, shippedData().system.terrain, {});
    QVERIFY(!board);
    QVERIFY(
        (board.error() == std::vector<BoardFault>{{BoardFault::UnknownRoad, "road", 2, 0},
                                                  {BoardFault::UnknownHexside, "hexside", 3, 0}}));
    QVERIFY(compose(spec, withOwn().value->terrain, {}));
}

// The setting with the tables stripped of what only house rules have.
static Setting stripped(Setting setting)
{
    TerrainChart &chart = setting.data.terrain;
    std::erase_if(chart.rows, [](const TerrainRow &row) { return !row.house.empty(); });
    chart.hexsides.resize(kAllHexsideKinds.size());
    chart.roads.resize(kAllRoadKinds.size());
    return setting;
}

void tst_HouseRows::aGameThatDoesNotMeetThemIsTheSameGame()
{
    const Setting setting = *Table().terrain("C4", "brush").rifles("u1", "A1").game().setting;
    QVERIFY(settingHash(stripped(setting)) == setting.hash);
}

void tst_HouseRows::aGameThatMeetsThemIsAnother()
{
    const auto changed = [](const Table &table, auto change) {
        const Setting setting = *table.game().setting;
        Setting other = setting;
        change(other.data.terrain);
        return settingHash(other) != setting.hash;
    };
    const auto sea = [](TerrainChart &chart) {
        chart.rows[*chart.find("sea")].cost.fill(EntryCost(1));
    };
    const auto stream = [](TerrainChart &chart) {
        chart.hexsides[static_cast<std::size_t>(*chart.find(HexsideId("stream")))].cost.fill(
            EntryCost(3));
    };
    const auto railway = [](TerrainChart &chart) {
        chart.roads[static_cast<std::size_t>(*chart.find(RoadId("railway")))].isRoad = true;
    };
    QVERIFY(!changed(Table(), sea) && !changed(Table(), stream) && !changed(Table(), railway));
    QVERIFY(changed(Table().terrain("C4", "sea"), sea));
    QVERIFY(changed(Table().side(HexsideId("stream"), "C4", Direction::N), stream));
    QVERIFY(changed(Table().road(RoadId("railway"), {"C4", "C5"}), railway));
}

HW_PLAIN_TEST(tst_HouseRows)

} // namespace hexwerk::assault::tst_house_rows

#include "tst_house_rows.moc"
