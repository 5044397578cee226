#include <QImage>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include "editor/assault/canvas/ground_cache.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_ground_cache {

// Hexes that are painted while the ground is drawn in the background are in what comes of it.
class tst_GroundCache final : public QObject
{
    Q_OBJECT

private slots:
    void whatChangesMeanwhileIsInTheSquares();
    void theOverviewFollowsWhenHexesRest();
};

static constexpr double kWidth = 32; // of a hex, in pixels
static constexpr int kBoard = 40;    // columns and rows

static QImage painted(GroundCache &cache)
{
    QImage image(900, 900, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    cache.paint(painter, image.rect());
    return image;
}

static GroundScene ground(const MapScene &scene)
{
    return groundOf(scene, kGroundLayers | MapLayer::Grid);
}

// Paints some hexes of the scene, and tells the cache.
static void paintHexes(MapScene &scene, GroundCache &cache, int times)
{
    for (int i = 0; i < times; ++i) {
        const Hex hex = Hex::at(2 + i % 20, 3 + i * 7 % 15);
        scene.board.at(hex).terrain = static_cast<TerrainIndex>(1 + i % 9);
        cache.change(ground(scene), {hex});
    }
}

void tst_GroundCache::whatChangesMeanwhileIsInTheSquares()
{
    MapScene scene = sample::randomScene(kBoard, kBoard, 5);
    GroundCache cache;
    cache.reset(ground(scene));
    cache.setZoom(kWidth, 1);
    painted(cache); // asks for squares
    paintHexes(scene, cache, 25);

    GroundCache fresh;
    fresh.reset(ground(scene));
    fresh.setZoom(kWidth, 1);
    fresh.finish(QRectF(0, 0, 900, 900));
    const QImage wanted = painted(fresh);
    QTRY_VERIFY_WITH_TIMEOUT(painted(cache) == wanted, 20'000);
}

// Twice, however often hexes change: from the beginning, and when nothing changes any more.
void tst_GroundCache::theOverviewFollowsWhenHexesRest()
{
    MapScene scene = sample::randomScene(kBoard, kBoard, 6);
    GroundCache cache;
    QSignalSpy improved(&cache, &GroundCache::improved); // no square is asked for before
    cache.reset(ground(scene));
    paintHexes(scene, cache, 25);
    QTRY_COMPARE_WITH_TIMEOUT(improved.count(), 2, 20'000);
    QVERIFY(!improved.wait(1'000));
    cache.setZoom(kWidth, 1);

    GroundCache fresh;
    QSignalSpy drawn(&fresh, &GroundCache::improved);
    fresh.reset(ground(scene));
    QVERIFY(drawn.wait(20'000));
    fresh.setZoom(kWidth, 1);
    QVERIFY(painted(cache) == painted(fresh));
}

HW_WINDOW_TEST(tst_GroundCache)

} // namespace hexwerk::assault::ui::tst_ground_cache

#include "tst_ground_cache.moc"
