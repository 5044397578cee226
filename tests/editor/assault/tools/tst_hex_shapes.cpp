#include <QTest>

#include "editor/assault/tools/hex_shapes.h"
#include "tests/test_program.h"

#include <random>

namespace hexwerk::assault::ui::tst_hex_shapes {

class tst_HexShapes final : public QObject
{
    Q_OBJECT

private slots:
    void aBrushHasOneSevenOrNineteenHexesAndFewerAtTheRim();
    void aLineIsAShortestWayOfNeighbours();
    void aRectangleHoldsBothCorners();
    void connectedHexesStopAtWhatIsUnlike();
    void aClosedWayEnclosesWhatItGoesAround();
    void setsAreUnitedAndTakenAway();
};

void tst_HexShapes::aBrushHasOneSevenOrNineteenHexesAndFewerAtTheRim()
{
    const Board board(12, 10);
    const Hex middle = Hex::at(5, 5);
    QCOMPARE(hexesAround(board, middle, 0).size(), std::size_t{1});
    QCOMPARE(hexesAround(board, middle, 1).size(), std::size_t{7});
    QCOMPARE(hexesAround(board, middle, 2).size(), std::size_t{19});
    for (const Hex hex : hexesAround(board, middle, 2))
        QVERIFY(distance(hex, middle) <= 2);
    // A1 has three neighbours: A2, B1 and none else on the board.
    QCOMPARE(hexesAround(board, Hex::at(0, 0), 1).size(), std::size_t{3});
}

void tst_HexShapes::aLineIsAShortestWayOfNeighbours()
{
    std::mt19937 random(3);
    for (int i = 0; i < 500; ++i) {
        const auto any = [&] {
            return Hex::at(static_cast<int>(random() % 40), static_cast<int>(random() % 30));
        };
        const Hex from = any();
        const Hex to = any();
        const std::vector<Hex> line = hexLine(from, to);
        QCOMPARE(static_cast<int>(line.size()), distance(from, to) + 1);
        QVERIFY(line.front() == from && line.back() == to);
        for (std::size_t j = 1; j < line.size(); ++j)
            QVERIFY(directionTo(line[j - 1], line[j]).has_value());
    }
}

void tst_HexShapes::aRectangleHoldsBothCorners()
{
    const std::vector<Hex> hexes = hexRectangle(Hex::at(4, 1), Hex::at(2, 3));
    QCOMPARE(hexes.size(), std::size_t{9});
    QVERIFY(hexes.front() == Hex::at(2, 1));
    QVERIFY(hexes.back() == Hex::at(4, 3));
}

void tst_HexShapes::connectedHexesStopAtWhatIsUnlike()
{
    Board board(10, 6);
    for (int row = 0; row < 6; ++row)
        board.at(Hex::at(4, row)).terrain = 1;
    const auto isClear = [&](Hex hex) { return board.at(hex).terrain == 0; };
    QCOMPARE(connectedHexes(board, Hex::at(0, 0), isClear).size(), std::size_t{24});
    QCOMPARE(connectedHexes(board, Hex::at(9, 5), isClear).size(), std::size_t{30});
    board.at(Hex::at(4, 3)).terrain = 0; // a gap
    QCOMPARE(connectedHexes(board, Hex::at(0, 0), isClear).size(), std::size_t{55});
}

void tst_HexShapes::aClosedWayEnclosesWhatItGoesAround()
{
    const Board board(20, 20);
    for (const Hex centre : {Hex::at(6, 6), Hex::at(7, 6), Hex::at(2, 2)}) {
        const std::vector<Hex> disc = hexesAround(board, centre, 2);
        const std::vector<Hex> ring = without(disc, united(hexesAround(board, centre, 1), {}));
        QCOMPARE(ring.size(), std::size_t{12});
        QCOMPARE(united(enclosedHexes(ring), {}), united(disc, {}));
    }
    const std::vector<Hex> open = hexLine(Hex::at(1, 1), Hex::at(8, 3));
    QCOMPARE(united(enclosedHexes(open), {}), united(open, {})); // goes around nothing
    QVERIFY(enclosedHexes({}).empty());
}

void tst_HexShapes::setsAreUnitedAndTakenAway()
{
    const std::vector<Hex> some{Hex::at(3, 0), Hex::at(1, 0), Hex::at(1, 0)};
    const std::vector<Hex> sorted{Hex::at(1, 0), Hex::at(3, 0)};
    QCOMPARE(united(some, {}), sorted);
    QCOMPARE(without(some, {Hex::at(1, 0)}), std::vector{Hex::at(3, 0)});
}

HW_PLAIN_TEST(tst_HexShapes)

} // namespace hexwerk::assault::ui::tst_hex_shapes

#include "tst_hex_shapes.moc"
