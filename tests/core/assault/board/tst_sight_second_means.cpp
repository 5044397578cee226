// The program's lines of sight against a second implementation, on random boards of turned and
// cropped tiles.
#include <QTest>

#include "core/assault/board/compose.h"
#include "tests/core/assault/board/board_fixture.h"
#include "tests/core/assault/board/second_sight.h"
#include "tests/test_program.h"

#include <algorithm>
#include <sstream>

namespace hexwerk::assault::tst_sight_second_means {

using namespace testing;

class tst_SightSecondMeans final : public QObject
{
    Q_OBJECT

private slots:
    void r10_3a_aSecondImplementationGivesTheSameAnswers();
    void d9_6_3e_andTheSameAlongTreeAlleys();
};

static second::Answer asSecond(const SightLine &line)
{
    second::Answer answer;
    answer.status = toString(line.status);
    answer.range = line.range;
    answer.hindrances = line.hindrances;
    answer.dice = toString(line.dice);
    answer.terrainHinders = line.terrainHinders;
    for (const PathHex &step : line.path) {
        answer.path.emplace_back();
        answer.path.back().insert({step.first.column(), step.first.row()});
        if (step.second)
            answer.path.back().insert({step.second->column(), step.second->row()});
    }
    for (const Direction side : line.entry)
        answer.entry.insert(static_cast<int>(side));
    for (const CrossedSide &side : line.crossed)
        answer.crossed.insert({side.hex.column(), side.hex.row(), static_cast<int>(side.side),
                               static_cast<int>(side.kind)});
    answer.followsRoad = line.followsRoad;
    return answer;
}

static std::string shown(const second::Answer &answer)
{
    std::ostringstream out;
    out << answer.status << " range " << answer.range << " hindrances " << answer.hindrances
        << " dice " << answer.dice << " terrain " << answer.terrainHinders << " road "
        << answer.followsRoad << " path";
    for (const auto &step : answer.path) {
        out << " [";
        for (const auto &[column, row] : step)
            out << toString(Hex::at(column, row)) << ' ';
        out << ']';
    }
    out << " entry";
    for (const int side : answer.entry)
        out << ' ' << side;
    out << " crossed";
    for (const auto &[column, row, side, kind] : answer.crossed)
        out << ' ' << toString(Hex::at(column, row)) << '/' << side << '/' << kind;
    return out.str();
}

static SightEnd asEnd(const second::End &end)
{
    return {end.hex, unitTypeFromString(end.type)};
}

static second::End randomEnd(Random &random, const World &world)
{
    static constexpr const char *kTypes[] = {"", "infantry", "artillery", "vehicle"};
    return {Hex::at(upTo(random, world.columns), upTo(random, world.rows)),
            kTypes[upTo(random, 4)]};
}

void tst_SightSecondMeans::r10_3a_aSecondImplementationGivesTheSameAnswers()
{
    const TerrainChart chart = chartG3();
    Random random(20431);
    std::map<std::string, int> seen;
    for (int board = 0; board < 2000; ++board) {
        const World world = randomWorld(random);
        const TiledBoard tiles =
            board % 4 == 0 ? TiledBoard{painted(world), {}} : tiled(world, random);
        const auto composedBoard =
            compose(tiles.spec, chart, [&](std::string_view id) { return tiles.find(id); });
        QVERIFY(composedBoard);
        const SightMap map(*composedBoard, chart, Die::Blue);
        const SmokeMarkers smoke = smokeMarkers(tiles.spec.smoke);
        for (int i = 0; i < 50; ++i) {
            const second::End from = randomEnd(random, world);
            second::End to = randomEnd(random, world);
            while (to.hex == from.hex)
                to = randomEnd(random, world);

            const second::Answer expected = second::Sight(world, from, to).look();
            const SightLine line = map.line(asEnd(from), asEnd(to), smoke);

            ++seen[expected.status];
            if (const second::Answer got = asSecond(line); !(got == expected)) {
                const std::string text =
                    "board " + std::to_string(board) + ", " + toString(from.hex) + " " + from.type +
                    " to " + toString(to.hex) + " " + to.type + "\n  program: " + shown(got) +
                    "\n  second:  " + shown(expected);
                QFAIL(text.c_str());
            }
            QVERIFY(map.status(asEnd(from), asEnd(to), smoke) == line.status);
        }
    }
    // The boards are varied enough to mean something.
    QCOMPARE(seen["clear"] + seen["hindered"] + seen["blocked"], 100000);
    QVERIFY(seen["clear"] > 10000);
    QVERIFY(seen["hindered"] > 5000);
    QVERIFY(seen["blocked"] > 10000);
}

void tst_SightSecondMeans::d9_6_3e_andTheSameAlongTreeAlleys()
{
    const TerrainChart chart = chartWithAlleys();
    Random random(20963);
    int cleared = 0;
    for (int board = 0; board < 1000 / std::min(HW_SHARE, 4); ++board) {
        // The first road leads through light forest, and both ends lie on it or somewhere.
        World world = randomWorld(random);
        if (world.ways.empty())
            continue;
        const std::vector<Hex> &way = world.ways[0].hexes;
        for (const Hex hex : way)
            world.ground[hex].terrain = "light_forest";
        const BoardSpec spec = painted(world);
        const SightMap map(*compose(spec, chart, {}), chart, Die::Blue);
        const SmokeMarkers smoke = smokeMarkers(spec.smoke);
        for (int i = 0; i < 20; ++i) {
            second::End from = randomEnd(random, world);
            second::End to = randomEnd(random, world);
            from.hex = way[static_cast<std::size_t>(upTo(random, static_cast<int>(way.size())))];
            if (i % 4 != 0)
                to.hex = way[static_cast<std::size_t>(upTo(random, static_cast<int>(way.size())))];
            if (to.hex == from.hex)
                continue;

            const second::Answer expected = second::Sight(world, from, to, true).look();
            const SightLine line = map.line(asEnd(from), asEnd(to), smoke);

            QVERIFY2(asSecond(line) == expected,
                     (shown(asSecond(line)) + "\n" + shown(expected)).c_str());
            QVERIFY(map.status(asEnd(from), asEnd(to), smoke) == line.status);
            QVERIFY(map.fieldOfView(asEnd(from), asEnd(to).type, smoke)[static_cast<std::size_t>(
                        to.hex.column() * world.rows + to.hex.row())] == line.status);
            const second::Answer trees = second::Sight(world, from, to).look();
            cleared += expected.hindrances < trees.hindrances ? 1 : 0;
        }
    }
    QVERIFY(cleared > 200);
}

HW_PLAIN_TEST(tst_SightSecondMeans)

} // namespace hexwerk::assault::tst_sight_second_means

#include "tst_sight_second_means.moc"
