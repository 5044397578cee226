#include <QTest>

#include "editor/canvas/hex_geometry.h"
#include "tests/test_program.h"

#include <cmath>
#include <random>

namespace hexwerk::tst_hex_geometry {

using namespace editor;

class tst_HexGeometry final : public QObject
{
    Q_OBJECT

private slots:
    void aHexIsHitInsideItsSidesAndNotBeyond_data();
    void aHexIsHitInsideItsSidesAndNotBeyond();
    void anyPointHitsTheHexWhoseCentreIsNearest();
    void oddColumnsLieHalfAHexLower();
    void aTurnedBoardHasItsFirstRowAtTheRight();
    void sidesAndVerticesFollowTheCompass_data();
    void sidesAndVerticesFollowTheCompass();
    void theSpanHoldsEveryHexThatARectangleTouches_data();
    void theSpanHoldsEveryHexThatARectangleTouches();
};

void tst_HexGeometry::aHexIsHitInsideItsSidesAndNotBeyond_data()
{
    QTest::addColumn<double>("width");
    QTest::addColumn<bool>("isTurned");
    for (const double width : {8.0, 13.0, 16.0, 24.0, 48.0, 64.0, 97.0, 192.0}) {
        QTest::addRow("%g pixels", width) << width << false;
        QTest::addRow("%g pixels, turned", width) << width << true;
    }
}

void tst_HexGeometry::aHexIsHitInsideItsSidesAndNotBeyond()
{
    QFETCH(double, width);
    QFETCH(bool, isTurned);
    const HexGeometry geometry = isTurned ? HexGeometry::turned(width, 21, 17) : HexGeometry(width);
    for (int column = 0; column < 21; ++column) {
        for (int row = 0; row < 17; ++row) {
            const Hex hex = Hex::at(column, row);
            const QPointF centre = geometry.centre(hex);
            QVERIFY(geometry.hexAt(centre) == hex);
            for (const Direction d : kAllDirections) {
                const QPointF out = geometry.sideMiddle(hex, d) - centre;
                QVERIFY(geometry.hexAt(centre + out * 0.999) == hex);
                QVERIFY(geometry.hexAt(centre + out * 1.001) == neighbour(hex, d));
                const QPointF vertex = geometry.corner(hex, static_cast<int>(d)) - centre;
                QVERIFY(geometry.hexAt(centre + vertex * 0.999) == hex);
                QVERIFY(geometry.hexAt(centre + vertex * 1.001) != hex);
            }
        }
    }
}

void tst_HexGeometry::anyPointHitsTheHexWhoseCentreIsNearest()
{
    const HexGeometry geometry(37);
    std::mt19937 random(7);
    std::uniform_real_distribution<double> along(0, 400);
    for (int n = 0; n < 5000; ++n) {
        const QPointF point(along(random), along(random));
        Hex nearest;
        double least = 1e9;
        for (int column = -1; column < 16; ++column)
            for (int row = -1; row < 15; ++row)
                if (const double far =
                        QLineF(point, geometry.centre(Hex::at(column, row))).length();
                    far < least) {
                    least = far;
                    nearest = Hex::at(column, row);
                }
        QVERIFY(geometry.hexAt(point) == nearest);
    }
}

void tst_HexGeometry::oddColumnsLieHalfAHexLower()
{
    const HexGeometry geometry(100);
    const double height = 50 * std::sqrt(3.0);
    QCOMPARE(geometry.centre(Hex::at(0, 0)), QPointF(50, height / 2));
    QCOMPARE(geometry.centre(Hex::at(1, 0)), QPointF(125, height));
    QCOMPARE(geometry.boardRect(2, 3), QRectF(0, 0, 175, height * 3.5));
}

void tst_HexGeometry::aTurnedBoardHasItsFirstRowAtTheRight()
{
    const HexGeometry geometry = HexGeometry::turned(100, 2, 3);
    const double height = 50 * std::sqrt(3.0);
    QCOMPARE(geometry.boardRect(2, 3), QRectF(0, 0, height * 3.5, 175));
    QCOMPARE(geometry.centre(Hex::at(0, 0)), QPointF(height * 3, 50));
    QCOMPARE(geometry.centre(Hex::at(1, 2)), QPointF(height * 0.5, 125));
    QCOMPARE(geometry.bounds(Hex::at(0, 0)), QRectF(height * 2.5, 0, height, 100));
    QCOMPARE(geometry.angleOf(Direction::N), 90.0);
    QCOMPARE(geometry.turn().map(HexGeometry(100).centre(Hex::at(1, 1))),
             geometry.centre(Hex::at(1, 1)));
}

void tst_HexGeometry::sidesAndVerticesFollowTheCompass_data()
{
    QTest::addColumn<bool>("isTurned");
    QTest::newRow("as it is") << false;
    QTest::newRow("turned") << true;
}

void tst_HexGeometry::sidesAndVerticesFollowTheCompass()
{
    QFETCH(bool, isTurned);
    const HexGeometry geometry = isTurned ? HexGeometry::turned(100, 9, 9) : HexGeometry(100);
    const Hex hex = Hex::at(4, 4);
    for (const Direction d : kAllDirections) {
        QCOMPARE(geometry.sideMiddle(hex, d),
                 (geometry.centre(hex) + geometry.centre(neighbour(hex, d))) / 2);
        const QPointF out = geometry.toSide(d);
        QVERIFY(std::abs(std::remainder(
                    std::atan2(out.x(), -out.y()) * 180 / 3.14159265 - geometry.angleOf(d), 360)) <
                1e-4);
        QVERIFY(geometry.sideAt(hex, geometry.sideMiddle(hex, d)) == d);
        // A facing lies between its direction and the next one clockwise.
        const int facing = static_cast<int>(d);
        QCOMPARE(geometry.facingAt(hex, geometry.corner(hex, facing)), facing);
        const QPointF between = (geometry.centre(hex) + geometry.centre(neighbour(hex, d)) +
                                 geometry.centre(neighbour(hex, turned(d, 1)))) /
                                3;
        QVERIFY(QLineF(between, geometry.corner(hex, facing)).length() < 1e-9);
    }
}

void tst_HexGeometry::theSpanHoldsEveryHexThatARectangleTouches_data()
{
    sidesAndVerticesFollowTheCompass_data();
}

void tst_HexGeometry::theSpanHoldsEveryHexThatARectangleTouches()
{
    QFETCH(bool, isTurned);
    const HexGeometry geometry = isTurned ? HexGeometry::turned(20, 18, 16) : HexGeometry(20);
    std::mt19937 random(3);
    std::uniform_real_distribution<double> place(0, 300);
    std::uniform_real_distribution<double> length(1, 90);
    for (int n = 0; n < 500; ++n) {
        const QRectF rect(place(random), place(random), length(random), length(random));
        const HexSpan span = geometry.span(rect, 18, 16);
        for (int column = 0; column < 18; ++column)
            for (int row = 0; row < 16; ++row)
                if (geometry.bounds(Hex::at(column, row)).intersects(rect)) {
                    QVERIFY(column >= span.firstColumn && column <= span.lastColumn);
                    QVERIFY(row >= span.firstRow && row <= span.lastRow);
                }
    }
}

HW_PLAIN_TEST(tst_HexGeometry)

} // namespace hexwerk::tst_hex_geometry

#include "tst_hex_geometry.moc"
