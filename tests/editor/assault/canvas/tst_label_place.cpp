#include <QTest>

#include "editor/assault/canvas/ground_painter.h"
#include "editor/assault/canvas/label_place.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_label_place {

using namespace editor;

// Names of objectives keep clear of what stands on the map.
class tst_LabelPlace final : public QObject
{
    Q_OBJECT

private slots:
    void hexNamesStandWhereTheyFit();
    void aNameCoversNoHexName();
    void aNameCoversNoCounter();
    void aNameAtTheRimStaysOnTheMap();
};

static const HexGeometry kGeometry(100);
static constexpr QSizeF kName = {70, 18};

static MapScene emptyScene()
{
    MapScene scene = sample::scene();
    scene.units.clear();
    scene.objectives.clear();
    return scene;
}

static QRectF nameOfHex(Hex hex)
{
    const QRectF box = kGeometry.bounds(hex);
    return {box.center().x() - 14, box.top() + 1, 28, 13};
}

// Four letters need more room than two.
void tst_LabelPlace::hexNamesStandWhereTheyFit()
{
    const Board few(8, 9);
    const Board many(30, 30);
    QVERIFY(!hexNamesFit(few, HexGeometry(16)));
    QVERIFY(hexNamesFit(few, HexGeometry(24)));
    QVERIFY(!hexNamesFit(many, HexGeometry(24)));
    QVERIFY(hexNamesFit(many, HexGeometry(40)));
}

void tst_LabelPlace::aNameCoversNoHexName()
{
    const Hex hex = Hex::at(2, 1);
    const QRectF place = placeOfName(hex, kName, emptyScene(), MapLayer::Names, kGeometry);
    QVERIFY(!place.intersects(nameOfHex(hex)));
    QVERIFY(!place.intersects(nameOfHex(neighbour(hex, Direction::S))));
}

void tst_LabelPlace::aNameCoversNoCounter()
{
    MapScene scene = emptyScene();
    const Hex hex = Hex::at(2, 1);
    SceneUnit unit;
    unit.hex = neighbour(hex, Direction::S);
    scene.units = {unit};
    unit.hex = hex;
    scene.units.push_back(unit);
    const QRectF place = placeOfName(hex, kName, scene, MapLayer::Units, kGeometry);
    for (const SceneUnit &one : scene.units) {
        const QRectF counter(kGeometry.centre(one.hex) - QPointF(29, 29), QSizeF(58, 58));
        QVERIFY(!place.intersects(counter));
    }
}

void tst_LabelPlace::aNameAtTheRimStaysOnTheMap()
{
    const MapScene scene = emptyScene();
    const Hex hex = Hex::at(2, scene.board.rows() - 1);
    const QRectF place = placeOfName(hex, kName, scene, {}, kGeometry);
    QVERIFY(kGeometry.boardRect(scene.board.columns(), scene.board.rows()).contains(place));
}

HW_WINDOW_TEST(tst_LabelPlace)

} // namespace hexwerk::assault::ui::tst_label_place

#include "tst_label_place.moc"
