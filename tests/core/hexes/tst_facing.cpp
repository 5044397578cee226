#include <QTest>

#include "core/hexes/facing.h"
#include "tests/core/assault/board/board_fixture.h"
#include "tests/test_program.h"

namespace hexwerk::tst_facing {

using namespace assault::testing;

class tst_Facing final : public QObject
{
    Q_OBJECT

private slots:
    void r10_6b_theArcIsAClosedWedgeOf120Degrees_data();
    void r10_6b_theArcIsAClosedWedgeOf120Degrees();
    void r10_6b_twoFrontHexesOfSixLieInTheArc();
    void r10_9_3a_frontFlanksAndRearGoAroundTheVertex();
};

// Facing 0 is the vertex between N and NE, so the wedge runs from the vertex between NW and N to
// the one between NE and SE. Around E5, an even column; what lies on the rim of the wedge is
// inside.
void tst_Facing::r10_6b_theArcIsAClosedWedgeOf120Degrees_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<bool>("inside");
    const auto row = [](const char *target, bool inside) {
        QTest::newRow(target) << QString::fromLatin1(target) << inside;
    };
    row("E4", true);
    row("F4", true);
    row("F5", false);
    row("D4", false);
    row("D3", true);  // on the left rim: vertex between NW and N
    row("G5", true);  // on the right rim: vertex between NE and SE
    row("G6", false); // a hex below it
    row("C2", true);  // the left rim again, two vertices away
    row("C3", false);
    row("I5", true);
    row("I6", false);
    row("A1", false);
    row("D2", true);
    row("E9", false);
    row("E5", true); // its own hex
}

void tst_Facing::r10_6b_theArcIsAClosedWedgeOf120Degrees()
{
    QFETCH(QString, target);
    QFETCH(bool, inside);
    QCOMPARE(inArc(hex("E5"), 0, hex(target.toStdString())), inside);
}

void tst_Facing::r10_6b_twoFrontHexesOfSixLieInTheArc()
{
    for (int facing = 0; facing < 6; ++facing)
        for (const Direction d : kAllDirections) {
            const bool front =
                static_cast<int>(d) == facing || static_cast<int>(d) == (facing + 1) % 6;
            QCOMPARE(inArc(hex("F6"), facing, neighbour(hex("F6"), d)), front);
        }
}

void tst_Facing::r10_9_3a_frontFlanksAndRearGoAroundTheVertex()
{
    using enum Sector;
    using enum Direction;
    // Facing 1, the vertex between NE and SE.
    const std::array<std::pair<Direction, Sector>, 6> expected = {
        {{NE, Front}, {SE, Front}, {S, Flank}, {SW, Rear}, {NW, Rear}, {N, Flank}}};
    for (const auto &[side, sector] : expected)
        QVERIFY(sectorOf(1, side) == sector);
    // Facing 5, the vertex between NW and N, goes over the seam of the numbers.
    QVERIFY(sectorOf(5, NW) == Front && sectorOf(5, N) == Front);
    QVERIFY(sectorOf(5, NE) == Flank && sectorOf(5, SW) == Flank);
    QVERIFY(sectorOf(5, SE) == Rear && sectorOf(5, S) == Rear);
}

HW_PLAIN_TEST(tst_Facing)

} // namespace hexwerk::tst_facing

#include "tst_facing.moc"
