#include <QTest>

#include "core/assault/board/compose.h"
#include "core/assault/files/library/data_store.h"
#include "tests/test_program.h"

#include <utility>
#include <vector>

namespace hexwerk::assault::tst_shipped_tiles {

// The faces that ship, laid side by side as resources/assault/README.md says that they fit.
class tst_ShippedTiles final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyFaceHasTheSameSizeAndALabel();
    void everyTileHasTwoFaces();
    void aCoastHasItsSeaBelow();
    void everySeamFits_data();
    void everySeamFits();
    void whatDoesNotFitIsFound();

private:
    TerrainIndex terrain(std::string_view id) const { return *m_chart.find(id); }
    Board laid(const std::vector<TilePlacement> &tiles) const;
    std::vector<std::string> misfits(const std::string &first, const std::string &second,
                                     Hex at) const;

    DataStore m_data;
    TerrainChart m_chart;
};

static const std::vector<std::string> kCoasts = {"T05A", "T06A", "T07A", "T08A", "T09A", "T10A"};
static const std::vector<std::string> kRailways = {"T05B", "T06B", "T07B"};
static const std::vector<std::string> kRoads = {"T08B", "T09B", "T10B", "T03B", "T04B"};
static constexpr int kColumns = 10;
static constexpr int kRows = 12;

void tst_ShippedTiles::initTestCase()
{
    m_data = loadData({{HW_SOURCE_DIR "/resources"}}).value.value();
    m_chart = m_data.system.terrain;
}

Board tst_ShippedTiles::laid(const std::vector<TilePlacement> &tiles) const
{
    BoardSpec spec;
    spec.tiles = tiles;
    return compose(spec, m_chart, m_data.tileLookup()).value();
}

void tst_ShippedTiles::everyFaceHasTheSameSizeAndALabel()
{
    QCOMPARE(m_data.tiles.size(), std::size_t{20});
    for (const auto &[id, tile] : m_data.tiles) {
        QCOMPARE(tile.columns, kColumns);
        QCOMPARE(tile.rows, kRows);
        QVERIFY2(!tile.labels.empty(), id.c_str());
        for (const BoardLabel &label : tile.labels)
            QCOMPARE(label.text.size(), std::size_t{2});
    }
}

void tst_ShippedTiles::everyTileHasTwoFaces()
{
    for (const auto &[id, tile] : m_data.tiles) {
        std::string other = id;
        other.back() = id.back() == 'A' ? 'B' : 'A';
        QVERIFY2(m_data.tile(other), id.c_str());
    }
}

void tst_ShippedTiles::aCoastHasItsSeaBelow()
{
    for (const std::string &id : kCoasts) {
        const Board board = laid({{id, Hex::at(0, 0), false, {}}});
        for (int column = 0; column < kColumns; ++column)
            QCOMPARE(board.at(Hex::at(column, kRows - 1)).terrain, terrain("sea"));
        for (const int column : {0, kColumns - 1}) {
            for (int row = 0; row < 8; ++row)
                QVERIFY(board.at(Hex::at(column, row)).terrain != terrain("sea"));
            QCOMPARE(board.at(Hex::at(column, 8)).terrain, terrain("beach"));
            QCOMPARE(board.at(Hex::at(column, 9)).terrain, terrain("beach"));
            QCOMPARE(board.at(Hex::at(column, 10)).terrain, terrain("sea"));
        }
    }
}

void tst_ShippedTiles::everySeamFits_data()
{
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("second");
    QTest::addColumn<bool>("below");
    const auto add = [](const std::string &first, const std::string &second, bool below) {
        QTest::addRow("%s %s %s", first.c_str(), below ? "over" : "beside", second.c_str())
            << QString::fromStdString(first) << QString::fromStdString(second) << below;
    };
    const auto hasHouseTerrain = [](const std::string &id) { return id != "T03B" && id != "T04B"; };
    for (const auto &group : {kCoasts, kRailways, kRoads})
        for (const std::string &left : group)
            for (const std::string &right : group)
                if (group != kRoads || hasHouseTerrain(left) || hasHouseTerrain(right))
                    add(left, right, false);
    for (const char *above : {"T03B", "T04B", "T05B", "T06B", "T09B", "T10B"})
        for (const char *below : {"T05A", "T06A", "T07A", "T09A", "T10A"})
            add(above, below, true);
    for (const char *above : {"T07B", "T08B"})
        for (const char *below : {"T07B", "T08B", "T08A"})
            add(above, below, true);
}

// Every road, river and railway that a face alone leads to the seam runs across it, and water and
// beach lie beside the like; what does not, by its hex.
std::vector<std::string> tst_ShippedTiles::misfits(const std::string &first,
                                                   const std::string &second, Hex at) const
{
    const TilePlacement one{first, Hex::at(0, 0), false, {}};
    const TilePlacement other{second, at, false, {}};
    const Board board = laid({one, other});
    std::vector<std::string> result;
    const auto isFirst = [&](Hex hex) { return hex.column() < kColumns && hex.row() < kRows; };

    for (const TilePlacement &placed : {one, other})
        for (const Road &road : m_data.tile(placed.tile)->roads)
            for (const Hex end : {road.hexes.front(), road.hexes.back()}) {
                const Hex hex =
                    Hex::at(end.column() + placed.at.column(), end.row() + placed.at.row());
                const bool isAtRim = at.row() == 0
                                         ? hex.column() == kColumns - 1 || hex.column() == kColumns
                                         : hex.row() == kRows - 1 || hex.row() == kRows;
                bool runsAcross = false;
                for (const Direction d : kAllDirections) {
                    const Hex beyond = neighbour(hex, d);
                    runsAcross =
                        runsAcross || (board.contains(beyond) && isFirst(beyond) != isFirst(hex) &&
                                       board.at(hex).roadRuns(*m_chart.find(road.kind), d));
                }
                if (isAtRim && !runsAcross)
                    result.push_back(toString(road.kind) + ' ' + toString(hex));
            }

    // In the same row, or in the same column.
    const int places = at.row() == 0 ? kRows : kColumns;
    for (int place = 0; place < places; ++place) {
        const Hex hex = at.row() == 0 ? Hex::at(kColumns - 1, place) : Hex::at(place, kRows - 1);
        const Hex beyond = at.row() == 0 ? Hex::at(kColumns, place) : Hex::at(place, kRows);
        for (const char *id : {"sea", "beach", "river"})
            if ((board.at(hex).terrain == terrain(id)) != (board.at(beyond).terrain == terrain(id)))
                result.push_back(std::string(id) + ' ' + toString(hex));
    }
    return result;
}

void tst_ShippedTiles::everySeamFits()
{
    QFETCH(QString, first);
    QFETCH(QString, second);
    QFETCH(bool, below);
    const auto found = misfits(first.toStdString(), second.toStdString(),
                               below ? Hex::at(0, kRows) : Hex::at(kColumns, 0));
    for (const std::string &misfit : found)
        qWarning("%s", misfit.c_str());
    QVERIFY(found.empty());
}

void tst_ShippedTiles::whatDoesNotFitIsFound()
{
    const Hex right = Hex::at(kColumns, 0);
    const Hex under = Hex::at(0, kRows);
    QCOMPARE(misfits("T05A", "T05B", right).size(), std::size_t{5}); // 2 of sea, 2 of beach, rails
    QCOMPARE(misfits("T07B", "T05A", under), (std::vector<std::string>{"river H12"}));
    QVERIFY(!misfits("T05A", "T05A", under).empty());
}

HW_PLAIN_TEST(tst_ShippedTiles)

} // namespace hexwerk::assault::tst_shipped_tiles

#include "tst_shipped_tiles.moc"
