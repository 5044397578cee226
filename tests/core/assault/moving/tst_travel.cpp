// [R9] Distances over terrain alone, and light searches of reach.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/travel.h"
#include "core/play/randomness.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <array>

namespace hexwerk::assault::tst_travel {

class tst_Travel final : public QObject
{
    Q_OBJECT

private slots:
    void r9_0a_aUnitAloneReachesAHexForItsDistance();
    void r9_4b_whereNobodyGetsThereIsNoDistance();
    void aMapIsLookedAtAgainForAnotherWalk();
};

static Table anyGround(play::Randomness &random)
{
    static constexpr std::array kKinds = {"clear",        "brush", "light_forest",
                                          "heavy_forest", "rocky", "plain_building"};
    Table table;
    for (int column = 0; column < 12; ++column)
        for (int row = 0; row < 10; ++row)
            table.terrain(toString(Hex::at(column, row)), kKinds[random.below(kKinds.size())],
                          static_cast<int>(random.below(3) / 2));
    table.road(RoadKind::MainRoad, {"E8", "E7", "E6", "E5", "E4"});
    table.road(RoadKind::SneakyTrail, {"H6", "H7", "H8"});
    table.side(HexsideKind::StoneWall, "F6", Direction::N);
    return table;
}

// Two means: forwards by the rules of a movement, backwards from the goal by the terrain.
void tst_Travel::r9_0a_aUnitAloneReachesAHexForItsDistance()
{
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        play::Randomness random(seed);
        const Position p =
            anyGround(random).rifles("u1", "F6").unit("g1", "A1", "drill.porters").begin();
        const UnitId walker = id(p, "u1");
        for (const ReachedHex &reached : reach(p, walkOf(p, walker, MoveKind::Fast))) {
            const std::array goal = {reached.hex};
            const TravelMap map(*p.setting, p.card(walker), goal);
            QCOMPARE(map.points(at("F6")), std::optional(reached.cost));
            ++compared;
        }
    }
    QVERIFY(compared > 200);
}

void tst_Travel::r9_4b_whereNobodyGetsThereIsNoDistance()
{
    const Position p = Table()
                           .terrain("F6", "heavy_forest")
                           .unit("u1", "B2", "drill.lorry")
                           .facing(0)
                           .rifles("g1", "A9")
                           .begin();
    const std::array goal = {at("F6")};
    const TravelMap map(*p.setting, p.card(id(p, "u1")), goal);

    QCOMPARE(map.points(at("B2")).has_value(),
             p.setting->data.terrain.row(p.board().at(at("F6")).terrain)
                 .cost[static_cast<std::size_t>(p.card(id(p, "u1")).movementType)]
                 .has_value());
    QVERIFY(!map.points(Hex::at(50, 50)));
    const std::array outside = {Hex::at(50, 50)};
    QVERIFY(!TravelMap(*p.setting, p.card(id(p, "u1")), outside).points(at("B2")));
}

void tst_Travel::aMapIsLookedAtAgainForAnotherWalk()
{
    ReachMap map;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        play::Randomness random(seed);
        const Position p = anyGround(random)
                               .rifles("u1", "F6")
                               .unit("u2", "C3", "drill.lorry")
                               .facing(1)
                               .rifles("g1", "G4")
                               .begin();
        for (const char *name : {"u1", "u2", "g1"}) {
            const Walk walk = walkOf(p, id(p, name), MoveKind::Normal);
            const auto ways = reach(p, walk);
            const auto &places = map.look(p, walk);
            QCOMPARE(places.size(), ways.size());
            for (std::size_t i = 0; i < ways.size(); ++i) {
                QVERIFY(places[i].hex == ways[i].hex);
                QCOMPARE(places[i].cost, ways[i].cost);
                QVERIFY(map.wayTo(places[i]) == ways[i].way);
            }
        }
    }
}

HW_PLAIN_TEST(tst_Travel)

} // namespace hexwerk::assault::tst_travel

#include "tst_travel.moc"
