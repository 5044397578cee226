#include <QTest>

#include "core/hexes/hex.h"
#include "editor/assault/exchange/vassal_build.h"
#include "editor/assault/exchange/vassal_grid.h"
#include "tests/editor/assault/exchange/vassal_rules.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::assault::ui::tst_vassal_grid {

// Hexes as VASSAL counts them, beside our own: each hex of boards of many sizes.
class tst_VassalGrid final : public QObject
{
    Q_OBJECT

private slots:
    void everyHexHasItsName_data();
    void everyHexHasItsName();
    void onlyLongBoardsHaveZones();

private:
    static vassal::BoardGrid gridOf(int columns, int rows, int width, bool isTurned);
};

// Of a board in pixels: columns overlap by a quarter, odd ones hang half a hex lower; turned to the
// right, the first row lies at the right.
static QSize sizeOf(int columns, int rows, int width, bool isTurned)
{
    const double height = width * std::sqrt(3) / 2;
    const QSize size(static_cast<int>(std::ceil(width * (columns * 0.75 + 0.25) - 1e-6)),
                     static_cast<int>(std::ceil(height * (rows + 0.5))));
    return isTurned ? size.transposed() : size;
}

static QPointF centreOf(int column, int row, int rows, int width, bool isTurned)
{
    const double height = width * std::sqrt(3) / 2;
    const QPointF at(width / 2.0 + column * width * 0.75,
                     height * (row + 0.5 + (column % 2) * 0.5));
    return isTurned ? QPointF(height * (rows + 0.5) - at.y(), at.x()) : at;
}

vassal::BoardGrid tst_VassalGrid::gridOf(int columns, int rows, int width, bool isTurned)
{
    const QSize size = sizeOf(columns, rows, width, isTurned);
    VassalModule module;
    module.grids = vassalGrids(columns, rows, width, isTurned, size);
    const vassal::Element root = vassal::documentOf(VassalBuild::buildFile(module));
    return {*root.all(QStringLiteral(".boardPicker.Board")).at(0), size};
}

void tst_VassalGrid::everyHexHasItsName_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isTurned");
    for (const QSize size : {QSize(2, 2), QSize(20, 24), QSize(26, 5), QSize(28, 3), QSize(30, 60),
                             QSize(60, 30), QSize(54, 7), QSize(200, 9), QSize(4, 200)})
        for (const int width : {32, 64, 96, 300})
            for (const bool isTurned : {false, true})
                QTest::addRow("%d x %d, %d pixels%s", size.width(), size.height(), width,
                              isTurned ? ", turned" : "")
                    << size.width() << size.height() << width << isTurned;
}

void tst_VassalGrid::everyHexHasItsName()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    QFETCH(int, width);
    QFETCH(bool, isTurned);
    const vassal::BoardGrid grid = gridOf(columns, rows, width, isTurned);
    const int near = width / 5; // still within the hex
    for (int column = 0; column < columns; ++column)
        for (int row = 0; row < rows; ++row) {
            const QString name = QString::fromStdString(toString(Hex::at(column, row)));
            const QPointF centre = centreOf(column, row, rows, width, isTurned);
            for (const QPoint &step : {QPoint(0, 0), QPoint(near, 0), QPoint(-near, near),
                                       QPoint(0, -near), QPoint(near, near)})
                QCOMPARE(grid.name(centre.toPoint() + step), name);
            const auto back = grid.location(name);
            QVERIFY2(back, qPrintable(name));
            const QPointF off = *back - centre;
            QVERIFY2(std::hypot(off.x(), off.y()) < 3, qPrintable(name)); // pixels are whole
        }
}

void tst_VassalGrid::onlyLongBoardsHaveZones()
{
    const auto zones = [](int columns) { return gridOf(columns, 4, 64, false).zones(); };
    QCOMPARE(zones(26), std::size_t{0});
    QCOMPARE(zones(28), std::size_t{1}); // AA to AB
    QCOMPARE(zones(200), std::size_t{7});
}

HW_PLAIN_TEST(tst_VassalGrid)

} // namespace hexwerk::assault::ui::tst_vassal_grid

#include "tst_vassal_grid.moc"
