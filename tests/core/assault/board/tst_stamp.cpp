#include <QTest>

#include "core/assault/board/stamp.h"
#include "core/hexes/plane.h"
#include "tests/core/assault/board/board_fixture.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_stamp {

using namespace testing;

// Groups of hexes: taken from a board, turned, mirrored, moved.
class tst_Stamp final : public QObject
{
    Q_OBJECT

private slots:
    void aTurnTakesNeighboursToTheNextDirection();
    void sixTurnsAndTwoMirrorsChangeNothing();
    void turningKeepsSidesRoadsAndFacingsWithTheirHexes();
    void mirroringExchangesLeftAndRight();
    void aStampTakesWhatLiesOnItsHexes();
    void aHexsideWithinTheGroupIsTakenOnce();
    void roadsComeAlongWithinTheGroupAlone();
    void aMovedStampIsCentredAgain();
};

static Stamp sample()
{
    Stamp stamp;
    stamp.patches = {{{Hex{0, 0}, Hex{0, -1}, Hex{1, -1}}, "heavy_forest", 1}};
    stamp.roads = {{RoadKind::MainRoad, {Hex{0, 0}, Hex{0, -1}}}};
    stamp.hexsides = {{Hex{0, 0}, Direction::NE, HexsideKind::StoneWall}};
    stamp.overlays = {{OverlayKind::Bunker, Hex{1, -1}, 0}};
    stamp.labels = {{Hex{1, -1}, {{"en", "Farm"}}}};
    return stamp;
}

void tst_Stamp::aTurnTakesNeighboursToTheNextDirection()
{
    for (const Direction d : kAllDirections) {
        const Hex here = neighbour({0, 0}, d);
        QVERIFY(turnedAroundOrigin(here, 1) == neighbour({0, 0}, turned(d, 1)));
        QVERIFY(turnedAroundOrigin(here, -2) == neighbour({0, 0}, turned(d, -2)));
    }
    for (int q = -4; q <= 4; ++q)
        for (int r = -4; r <= 4; ++r) {
            const Hex hex{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
            QCOMPARE(distance(turnedAroundOrigin(hex, 1), {0, 0}), distance(hex, {0, 0}));
            QVERIFY(centreOf(mirroredAtOrigin(hex)) ==
                    (PlanePoint{-centreOf(hex).x, centreOf(hex).y}));
        }
}

void tst_Stamp::sixTurnsAndTwoMirrorsChangeNothing()
{
    Stamp stamp = sample();
    for (int i = 0; i < 6; ++i)
        stamp = turned(std::move(stamp), 1);
    QVERIFY(stamp == sample());
    QVERIFY(turned(sample(), 6) == sample());
    QVERIFY(turned(turned(sample(), 2), -2) == sample());
    QVERIFY(mirrored(mirrored(sample())) == sample());
}

void tst_Stamp::turningKeepsSidesRoadsAndFacingsWithTheirHexes()
{
    const Stamp stamp = turned(sample(), 1);
    QVERIFY((hexesOf(stamp) == std::vector{Hex{0, 0}, Hex{1, -1}, Hex{1, 0}}));
    QVERIFY((stamp.roads.front().hexes == std::vector{Hex{0, 0}, Hex{1, -1}}));
    QVERIFY(stamp.hexsides.front().side == Direction::SE);
    QVERIFY((stamp.overlays.front().hex == Hex{1, 0}));
    QCOMPARE(stamp.overlays.front().facing, 1);
    QVERIFY((stamp.labels.front().hex == Hex{1, 0}));
}

void tst_Stamp::mirroringExchangesLeftAndRight()
{
    const Stamp stamp = mirrored(sample());
    QVERIFY((stamp.overlays.front().hex == Hex{-1, 0}));
    QCOMPARE(stamp.overlays.front().facing, 5); // the vertex between NW and N
    QVERIFY(stamp.hexsides.front().side == Direction::NW);
}

// 10x10 hexes: two of forest on a hill, a road through them, a wall between them.
static Board board()
{
    Board made(10, 10);
    for (const Hex hex : {Hex::at(4, 4), Hex::at(4, 5)}) {
        made.at(hex).terrain = 1;
        made.at(hex).level = 2;
    }
    const auto road = [&](Hex from, Direction d) {
        made.at(from).roads[0] |= static_cast<std::uint8_t>(kRoadHere | 1U << int(d));
        made.at(neighbour(from, d)).roads[0] |=
            static_cast<std::uint8_t>(kRoadHere | 1U << int(opposite(d)));
    };
    road(Hex::at(4, 3), Direction::S);
    road(Hex::at(4, 4), Direction::S);
    made.at(Hex::at(4, 4)).sides[static_cast<std::size_t>(Direction::S)] = 1;
    made.at(Hex::at(4, 5)).sides[static_cast<std::size_t>(Direction::N)] = 1;
    made.at(Hex::at(4, 5)).fortification = Fortification{OverlayKind::Trench, 3};
    return made;
}

static TerrainChart chart()
{
    TerrainChart made;
    made.rows.resize(2);
    made.rows[0].id = "clear";
    made.rows[1].id = "heavy_forest";
    return made;
}

void tst_Stamp::aStampTakesWhatLiesOnItsHexes()
{
    const std::vector<Hex> hexes{Hex::at(4, 4), Hex::at(4, 5), Hex::at(5, 4)};
    const Stamp stamp =
        stampOf(board(), chart(), {{Hex::at(4, 4), {{"en", "Hill"}}}, {Hex::at(0, 0), {}}}, hexes);
    QCOMPARE(hexesOf(stamp).size(), std::size_t{3});
    QVERIFY(std::any_of(stamp.patches.begin(), stamp.patches.end(), [](const Patch &patch) {
        return patch.terrain == "heavy_forest" && patch.level == 2 && patch.hexes.size() == 2;
    }));
    QCOMPARE(stamp.overlays.size(), std::size_t{1});
    QCOMPARE(stamp.overlays.front().facing, 3);
    QCOMPARE(stamp.labels.size(), std::size_t{1});
    const Stamp back = movedTo(stamp, Hex::at(4, 4)); // in the midst of the three
    QVERIFY(back.overlays.front().hex == Hex::at(4, 5));
}

void tst_Stamp::aHexsideWithinTheGroupIsTakenOnce()
{
    const auto both = stampOf(board(), chart(), {}, std::vector{Hex::at(4, 4), Hex::at(4, 5)});
    QCOMPARE(both.hexsides.size(), std::size_t{1});
    const auto one = stampOf(board(), chart(), {}, std::vector{Hex::at(4, 5)});
    QCOMPARE(one.hexsides.size(), std::size_t{1});
    QVERIFY(one.hexsides.front().side == Direction::N);
}

void tst_Stamp::roadsComeAlongWithinTheGroupAlone()
{
    const auto two = stampOf(board(), chart(), {}, std::vector{Hex::at(4, 4), Hex::at(4, 5)});
    QCOMPARE(two.roads.size(), std::size_t{1});
    QCOMPARE(two.roads.front().hexes.size(), std::size_t{2});
    const auto three =
        stampOf(board(), chart(), {}, std::vector{Hex::at(4, 3), Hex::at(4, 4), Hex::at(4, 5)});
    QCOMPARE(three.roads.size(), std::size_t{1}); // one path, not two stretches
    QCOMPARE(three.roads.front().hexes.size(), std::size_t{3});
}

void tst_Stamp::aMovedStampIsCentredAgain()
{
    const Stamp stamp = centred(sample());
    for (const Hex hex : {Hex::at(7, 2), Hex::at(4, 9), Hex{-3, 5}})
        QVERIFY(centred(movedTo(stamp, hex)) == stamp);
    QVERIFY(centred({}) == Stamp());
}

HW_PLAIN_TEST(tst_Stamp)

} // namespace hexwerk::assault::tst_stamp

#include "tst_stamp.moc"
