#include <QTest>

#include "editor/assault/canvas/map_canvas.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/under_picture.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_under_picture {

using namespace editor;

// A picture under the map: three points place it, it lies below the terrain and above the plain.
class tst_UnderPicture final : public QObject
{
    Q_OBJECT

private slots:
    void threePointsPlaceIt();
    void withoutPointsItCoversTheBoard();
    void itMovesWithTheBoard_data();
    void itMovesWithTheBoard();
    void itIsSeenThroughOpenTerrain();
    void aSwitchHidesIt();
};

static Underlay turned()
{
    // A quarter turn to the right, twice as large as hexes of 50 pixels.
    const auto at = [](Hex hex) {
        const QPointF centre = HexGeometry(100).centre(hex);
        return PicturePoint{hex, static_cast<int>(std::lround(centre.y())),
                            static_cast<int>(std::lround(1000 - centre.x()))};
    };
    return {"a.png", {at(Hex::at(0, 0)), at(Hex::at(6, 0)), at(Hex::at(0, 5))}, 100};
}

static bool isNear(QPointF a, QPointF b)
{
    return QLineF(a, b).length() < 0.05;
}

void tst_UnderPicture::threePointsPlaceIt()
{
    const Underlay underlay = turned();
    const QTransform place = placeOf(underlay, {900, 1000}, 10, 8);
    for (const PicturePoint &point : underlay.points)
        QVERIFY(isNear(place.map(QPointF(point.x, point.y)), HexGeometry(1).centre(point.hex)));
    const QPointF other = HexGeometry(100).centre(Hex::at(5, 3));
    QVERIFY(isNear(place.map(QPointF(other.y(), 1000 - other.x())),
                   HexGeometry(1).centre(Hex::at(5, 3))));
}

void tst_UnderPicture::withoutPointsItCoversTheBoard()
{
    const QTransform place = placeOf({}, {640, 480}, 10, 8);
    const QRectF board = HexGeometry(1).boardRect(10, 8);
    QVERIFY(isNear(place.map(QPointF(0, 0)), board.topLeft()));
    QVERIFY(isNear(place.map(QPointF(640, 480)), board.bottomRight()));
}

void tst_UnderPicture::itMovesWithTheBoard_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("rows");
    QTest::newRow("more at the left and top") << 4 << 3;
    QTest::newRow("less: the points would have no names") << -2 << -1;
}

void tst_UnderPicture::itMovesWithTheBoard()
{
    QFETCH(int, columns);
    QFETCH(int, rows);
    Underlay underlay = turned();
    const QTransform before = placeOf(underlay, {}, 0, 0);
    underlay.points = movedPoints(underlay, columns, rows);
    QCOMPARE(underlay.points.size(), std::size_t{3});
    for (const PicturePoint &point : underlay.points)
        QVERIFY(point.hex.column() >= 0 && point.hex.row() >= 0);
    const QTransform after = placeOf(underlay, {}, 0, 0);
    const QPointF by = HexGeometry(1).centre(Hex::at(columns + 4, rows + 4)) -
                       HexGeometry(1).centre(Hex::at(4, 4));
    for (const QPointF pixel : {QPointF(100, 900), QPointF(500, 300)})
        QVERIFY(isNear(after.map(pixel), before.map(pixel) + by));
}

// Red, on a board of clear ground.
static MapScene redUnder(double opacity)
{
    MapScene scene = sample::randomScene(10, 8, 1);
    scene.board = Board(10, 8);
    scene.zones.clear();
    scene.units.clear();
    QImage red(200, 160, QImage::Format_RGB32);
    red.fill(Qt::red);
    scene.picture = {std::make_shared<const PictureSteps>(pictureSteps(red)),
                     placeOf({}, red.size(), 10, 8), opacity};
    return scene;
}

static int redness(const QImage &image)
{
    const QColor colour = image.pixelColor(image.rect().center());
    return colour.red() - colour.blue();
}

void tst_UnderPicture::itIsSeenThroughOpenTerrain()
{
    MapScene scene = redUnder(1);
    const MapLayers ground(MapLayer::Picture);
    QVERIFY(redness(renderMap(scene, 32, ground)) > 200);
    scene = redUnder(0);
    QVERIFY(redness(renderMap(scene, 32, ground)) < 100);
    scene = redUnder(0.5);
    const int half = redness(renderMap(scene, 32, ground));
    QVERIFY(half > 100 && half < 200);
}

void tst_UnderPicture::aSwitchHidesIt()
{
    MapCanvas canvas;
    canvas.resize(400, 300);
    canvas.setScene(redUnder(1));
    canvas.setLayers(MapLayer::Picture);
    canvas.zoomToFit();
    canvas.finishDrawing();
    QVERIFY(redness(canvas.viewport()->grab().toImage()) > 200);
    canvas.setHiddenLayers(MapLayer::Picture);
    canvas.finishDrawing();
    QVERIFY(redness(canvas.viewport()->grab().toImage()) < 100);
}

HW_WINDOW_TEST(tst_UnderPicture)

} // namespace hexwerk::assault::ui::tst_under_picture

#include "tst_under_picture.moc"
