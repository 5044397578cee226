#include <QLineF>
#include <QTest>

#include "editor/assault/canvas/scene_motion.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_scene_motion {

// Counters glide to where they are already.
class tst_SceneMotion final : public QObject
{
    Q_OBJECT

private slots:
    void aUnitGlidesStraightWhereItsWayIsUnknown();
    void aUnitGlidesAlongItsWay();
    void aWayThatEndsElsewhereIsNotShown();
    void allIsAtItsPlaceInTheEnd();
};

static const QString kUnit = QStringLiteral("u1");
static const Hex kFrom = Hex::at(2, 2);
static const Hex kCorner = Hex::at(8, 2);
static const Hex kTo = Hex::at(8, 8);

static MapScene sceneWith(Hex hex)
{
    MapScene scene;
    SceneUnit unit;
    unit.id = kUnit;
    unit.hex = hex;
    scene.units.push_back(unit);
    return scene;
}

// How near it comes to the corner, in pixels, while it glides.
static double nearest(const SceneWays &ways)
{
    const editor::HexGeometry geometry(64);
    SceneMotion motion;
    motion.begin(sceneWith(kFrom), sceneWith(kTo), ways);
    double best = 1e9;
    while (motion.isRunning()) {
        const QPointF drawn = geometry.centre(kTo) + motion.shiftOf(kUnit, geometry);
        best = std::min(best, QLineF(drawn, geometry.centre(kCorner)).length());
        QTest::qWait(1);
    }
    return best;
}

// To the straight line between both ends.
static double distanceOfCorner()
{
    const editor::HexGeometry geometry(64);
    const QLineF straight(geometry.centre(kFrom), geometry.centre(kTo));
    QLineF across = straight.normalVector().unitVector();
    const QPointF to = geometry.centre(kCorner) - straight.p1();
    return std::abs(QPointF::dotProduct(to, {across.dx(), across.dy()}));
}

void tst_SceneMotion::aUnitGlidesStraightWhereItsWayIsUnknown()
{
    QVERIFY(nearest({}) > 0.99 * distanceOfCorner());
}

void tst_SceneMotion::aUnitGlidesAlongItsWay()
{
    // A busy machine may not look while the unit is near the corner.
    QTRY_VERIFY(nearest({{kUnit, {kCorner, kTo}}}) < 0.5 * distanceOfCorner());
}

void tst_SceneMotion::aWayThatEndsElsewhereIsNotShown()
{
    QVERIFY(nearest({{kUnit, {kTo, kCorner}}}) > 0.99 * distanceOfCorner());
}

void tst_SceneMotion::allIsAtItsPlaceInTheEnd()
{
    SceneMotion motion;
    motion.begin(sceneWith(kFrom), sceneWith(kTo), {{kUnit, {kCorner, kTo}}});
    QVERIFY(motion.isRunning());
    QTRY_VERIFY(!motion.isRunning());
    QCOMPARE(motion.shiftOf(kUnit, editor::HexGeometry(64)), QPointF());
}

HW_WINDOW_TEST(tst_SceneMotion)

} // namespace hexwerk::assault::ui::tst_scene_motion

#include "tst_scene_motion.moc"
