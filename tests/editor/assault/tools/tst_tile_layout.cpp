#include <QTest>

#include "editor/assault/tools/tile_layout.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_tile_layout {

// Tiles beside each other.
class tst_TileLayout final : public QObject
{
    Q_OBJECT

private slots:
    void aTileSnapsToItsNeighboursAndTheRims_data();
    void aTileSnapsToItsNeighboursAndTheRims();
    void aCroppedTileIsAsLargeAsItsCrop();
    void gapsAndOverlapsAreFound();
};

// A board of 12x10 with a tile of 4x4 at A1.
void tst_TileLayout::aTileSnapsToItsNeighboursAndTheRims_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("corner");
    const auto row = [](const char *wanted, const char *corner) {
        QTest::newRow(wanted) << QString::fromLatin1(wanted) << QString::fromLatin1(corner);
    };
    row("E1", "E1");
    row("F2", "E1"); // flush with the other tile, at the rim
    row("G3", "E1");
    row("B6", "A5"); // below it
    row("J8", "I7"); // in the corner of the board
    row("E6", "E5");
}

void tst_TileLayout::aTileSnapsToItsNeighboursAndTheRims()
{
    QFETCH(QString, wanted);
    QFETCH(QString, corner);
    const Board board(12, 10);
    const Hex found =
        snappedCorner({{0, 0, 4, 4}}, board, {0, 0, 4, 4}, hexNamed(wanted.toStdString()));
    QCOMPARE(QString::fromStdString(toString(found)), corner);
}

void tst_TileLayout::aCroppedTileIsAsLargeAsItsCrop()
{
    const SharedData library = sampleLibrary();
    const TilePlacement whole{"T01A", hexNamed("C3"), true, {}};
    QVERIFY((rectOf(whole, library->tileLookup()) == TileRect{2, 2, 4, 4}));
    const TilePlacement part{"T01A", hexNamed("C3"), true, Crop{hexNamed("A2"), hexNamed("B4")}};
    QVERIFY((rectOf(part, library->tileLookup()) == TileRect{2, 2, 2, 3}));
    QVERIFY(!rectOf({"T99Z", hexNamed("A1"), false, {}}, library->tileLookup()));
}

void tst_TileLayout::gapsAndOverlapsAreFound()
{
    const Board board(8, 4);
    QVERIFY(tileGaps({}, board).empty()); // a board without tiles has none
    QCOMPARE(tileGaps({{0, 0, 4, 4}}, board).size(), std::size_t{16});
    QCOMPARE(tileGaps({{0, 0, 4, 4}, {4, 0, 4, 4}}, board).size(), std::size_t{0});
    QCOMPARE(tileOverlaps({{0, 0, 4, 4}, {2, 2, 4, 4}}, board).size(), std::size_t{4});
}

HW_PLAIN_TEST(tst_TileLayout)

} // namespace hexwerk::assault::ui::tst_tile_layout

#include "tst_tile_layout.moc"
