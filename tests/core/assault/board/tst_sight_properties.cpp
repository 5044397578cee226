// What holds for every board: the same answer both ways, upside down, from a tile and over a seam.
#include <QTest>

#include "tests/core/assault/board/board_fixture.h"
#include "tests/core/assault/board/random_world.h"
#include "tests/test_program.h"

#include <rapidcheck.h>

namespace hexwerk::assault::tst_sight_properties {

using namespace testing;

class tst_SightProperties final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void r10_3a_theLineIsTheSameBothWays();
    void aBoardTurnedUpsideDownGivesTheSameAnswers();
    void aTileGivesTheBoardThatPatchesGive();
    void aSeamAtAnyEvenColumnChangesNothing();
    void r10_2b_theFieldOfViewIsMadeOfLines();
};

// From `least` to `most`, as likely in the first case as in the last.
static int anyOf(int least, int most)
{
    return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

static Hex anyHex(int columns, int rows)
{
    return Hex::at(anyOf(0, columns - 1), anyOf(0, rows - 1));
}

static World anyWorld()
{
    World world;
    world.columns = 2 * anyOf(1, 8);
    world.rows = anyOf(2, 14);
    const auto many = [](int most) { return anyOf(0, most); };
    const int area = world.columns * world.rows;
    for (int i = many(area); i > 0; --i)
        world.ground[anyHex(world.columns, world.rows)] = {
            *rc::gen::element<std::string>("clear", "brush", "rocky", "light_forest",
                                           "heavy_forest", "ruins", "multi_storey_building"),
            anyOf(0, 2)};
    for (int i = many(area / 8); i > 0; --i)
        world.smoke[anyHex(world.columns, world.rows)] = anyOf(1, 4);
    for (int i = many(area / 2); i > 0; --i)
        world.walls.push_back({anyHex(world.columns, world.rows), anyOf(0, 5), anyOf(0, 3)});
    for (int kind = many(3); kind > 0; --kind) {
        Way way{kind - 1, {anyHex(world.columns, world.rows)}};
        while (world.contains(way.hexes.back()))
            way.hexes.push_back(
                neighbour(way.hexes.back(), *rc::gen::element(Direction::NE, Direction::SE)));
        way.hexes.pop_back();
        world.ways.push_back(way);
    }
    return world;
}

static std::optional<UnitType> anyType()
{
    return *rc::gen::element<std::optional<UnitType>>(std::nullopt, UnitType::Infantry,
                                                      UnitType::Artillery, UnitType::Vehicle);
}

// Two different hexes, with types.
static std::pair<SightEnd, SightEnd> anyEnds(const World &world)
{
    const int hexes = world.columns * world.rows;
    const int from = anyOf(0, hexes - 1);
    const int to = (from + anyOf(1, hexes - 1)) % hexes;
    const auto at = [&](int place) { return Hex::at(place / world.rows, place % world.rows); };
    return {{at(from), anyType()}, {at(to), anyType()}};
}

static SightMap mapOf(const BoardSpec &spec)
{
    return SightMap(composed(spec), chartG3(), Die::Blue);
}

// What must not depend on the way one looks, apart from places.
static void compareSums(const SightLine &a, const SightLine &b)
{
    RC_ASSERT(toString(a.status) == toString(b.status));
    RC_ASSERT(a.range == b.range);
    RC_ASSERT(a.hindrances == b.hindrances);
    RC_ASSERT(a.terrainHinders == b.terrainHinders);
    RC_ASSERT(toString(a.dice) == toString(b.dice));
    RC_ASSERT(a.path.size() == b.path.size());
    RC_ASSERT(a.reasons.size() == b.reasons.size());
    RC_ASSERT(a.followsRoad == b.followsRoad);
}

using Sides = std::set<std::tuple<Hex, Direction, HexsideKind>>;

static std::set<Hex> hexesOf(const PathHex &step)
{
    return step.second ? std::set{step.first, *step.second} : std::set{step.first};
}

// A failure names its seed; RC_PARAMS takes another one.
void tst_SightProperties::initTestCase()
{
    if (!qEnvironmentVariableIsSet("RC_PARAMS"))
        qputenv("RC_PARAMS", "seed=1943 max_success=400");
}

void tst_SightProperties::r10_3a_theLineIsTheSameBothWays()
{
    QVERIFY(rc::check([] {
        const World world = anyWorld();
        const BoardSpec spec = painted(world);
        const auto [from, to] = anyEnds(world);
        const SightMap map = mapOf(spec);
        const SightLine there = map.line(from, to, smokeMarkers(spec.smoke));
        const SightLine back = map.line(to, from, smokeMarkers(spec.smoke));

        compareSums(there, back);
        RC_ASSERT(std::equal(there.path.begin(), there.path.end(), back.path.rbegin()));
        Sides crossed;
        for (const CrossedSide &side : there.crossed)
            crossed.insert({side.hex, side.side, side.kind});
        RC_ASSERT(crossed.size() == back.crossed.size());
        for (const CrossedSide &side : back.crossed)
            RC_ASSERT(
                crossed.count({neighbour(side.hex, side.side), opposite(side.side), side.kind}));
    }));
}

void tst_SightProperties::aBoardTurnedUpsideDownGivesTheSameAnswers()
{
    QVERIFY(rc::check([] {
        const World world = anyWorld();
        const World upsideDown = turned(world);
        const auto [from, to] = anyEnds(world);
        const SmokeMarkers smoke = smokeMarkers(smokeOf(world));
        const SmokeMarkers turnedSmoke = smokeMarkers(smokeOf(upsideDown));
        const SightLine line = mapOf(painted(world)).line(from, to, smoke);
        const SightLine other = mapOf(painted(upsideDown))
                                    .line({world.turned(from.hex), from.type},
                                          {world.turned(to.hex), to.type}, turnedSmoke);

        compareSums(line, other);
        for (std::size_t i = 0; i < line.path.size(); ++i) {
            std::set<Hex> step;
            for (const Hex hex : hexesOf(line.path[i]))
                step.insert(world.turned(hex));
            RC_ASSERT(step == hexesOf(other.path[i]));
        }
        std::set<Direction> entry;
        for (const Direction side : line.entry)
            entry.insert(opposite(side));
        RC_ASSERT(entry == std::set<Direction>(other.entry.begin(), other.entry.end()));
        Sides crossed;
        for (const CrossedSide &side : line.crossed)
            crossed.insert({world.turned(side.hex), opposite(side.side), side.kind});
        for (const CrossedSide &side : other.crossed)
            RC_ASSERT(crossed.erase({side.hex, side.side, side.kind}) == 1);
        RC_ASSERT(crossed.empty());
    }));
}

void tst_SightProperties::aTileGivesTheBoardThatPatchesGive()
{
    QVERIFY(rc::check([] {
        const World world = anyWorld();
        for (const bool isTurned : {false, true}) {
            TiledBoard tile;
            addTile(tile, world, {0, 0, world.columns, world.rows}, {2, 4, 1, 2, isTurned});
            const auto lookup = [&](std::string_view id) { return tile.find(id); };
            RC_ASSERT(composed(tile.spec, lookup) == composed(painted(world)));
        }
    }));
}

void tst_SightProperties::aSeamAtAnyEvenColumnChangesNothing()
{
    QVERIFY(rc::check([] {
        const World world = anyWorld();
        const bool leftIsTurned = *rc::gen::arbitrary<bool>();
        const bool isCropped = *rc::gen::arbitrary<bool>();
        const Board whole = composed(painted(world));
        for (int seam = 2; seam < world.columns; seam += 2) {
            TiledBoard halves;
            const int spare = isCropped ? 2 : 0;
            addTile(halves, world, {0, 0, seam, world.rows}, {0, spare, 0, 0, leftIsTurned});
            addTile(halves, world, {seam, 0, world.columns - seam, world.rows},
                    {spare, 0, 0, 0, !leftIsTurned});
            const auto lookup = [&](std::string_view id) { return halves.find(id); };
            RC_ASSERT(composed(halves.spec, lookup) == whole);
        }
    }));
}

void tst_SightProperties::r10_2b_theFieldOfViewIsMadeOfLines()
{
    QVERIFY(rc::check([] {
        const World world = anyWorld();
        const auto [from, to] = anyEnds(world);
        const SmokeMarkers smoke = smokeMarkers(smokeOf(world));
        const SightMap map = mapOf(painted(world));
        const std::vector<SightStatus> seen = map.fieldOfView(from, to.type, smoke);
        for (int column = 0; column < world.columns; ++column)
            for (int row = 0; row < world.rows; ++row) {
                const SightEnd end{Hex::at(column, row), to.type};
                const auto place = static_cast<std::size_t>(column * world.rows + row);
                if (end.hex == from.hex)
                    RC_ASSERT(seen[place] == SightStatus::Clear);
                else
                    RC_ASSERT(seen[place] == map.line(from, end, smoke).status);
            }
    }));
}

HW_PLAIN_TEST(tst_SightProperties)

} // namespace hexwerk::assault::tst_sight_properties

#include "tst_sight_properties.moc"
