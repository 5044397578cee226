#include <QTest>

#include "editor/assault/canvas/label_place.h"
#include "editor/assault/canvas/map_painter.h"
#include "tests/editor/assault/canvas/legibility.h"
#include "tests/editor/assault/canvas/terrain_patches.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_ground_contrast {

using namespace editor;

// On every terrain, level and look, what is written has 4.5:1 to what is around its strokes.
class tst_GroundContrast final : public QObject
{
    Q_OBJECT

private slots:
    void hexNamesAndLevels_data();
    void hexNamesAndLevels();
    void namesOfPlaces_data();
    void namesOfPlaces();
};

void tst_GroundContrast::hexNamesAndLevels_data()
{
    patches::eachLook();
}

void tst_GroundContrast::hexNamesAndLevels()
{
    QFETCH(int, look);
    const MapScene scene = patches::scene(static_cast<ground::Look>(look));
    const MapLayers ground = kGroundLayers | MapLayer::Grid;
    for (const int pixels : {30, 38, 64}) {
        const HexGeometry geometry(pixels);
        const QImage without = renderMap(scene, pixels, ground);
        const QImage with = renderMap(scene, pixels, ground | MapLayer::Names | MapLayer::Levels);
        for (const Hex hex : patches::middles(scene)) {
            const auto found = [&](const QRectF &box) {
                const QRect part = box.toAlignedRect().adjusted(-3, -3, 3, 3);
                return readability(with.copy(part), without.copy(part));
            };
            const double name = found(boxOfHexName(hex, geometry));
            QVERIFY2(name >= kLeastContrast,
                     qPrintable(patches::nameOf(scene, hex, pixels) +
                                QStringLiteral(": the name has %1").arg(name)));
            if (scene.board.at(hex).level == 0)
                continue;
            const double level = found(boxOfLevel(hex, geometry));
            QVERIFY2(level >= kLeastContrast,
                     qPrintable(patches::nameOf(scene, hex, pixels) +
                                QStringLiteral(": the level has %1").arg(level)));
        }
    }
}

void tst_GroundContrast::namesOfPlaces_data()
{
    patches::eachLook();
}

void tst_GroundContrast::namesOfPlaces()
{
    QFETCH(int, look);
    MapScene scene = patches::scene(static_cast<ground::Look>(look));
    for (const Hex hex : patches::middles(scene))
        if (hex.row() / patches::kPatch % 2 == 0)
            scene.labels.push_back({hex, QStringLiteral("Farm")});
        else
            scene.objectives.push_back({hex, QStringLiteral("Pass"), Qt::red});
    MapScene silent = scene;
    silent.labels.clear();
    for (SceneObjective &objective : silent.objectives)
        objective.name.clear();
    const std::vector<PlacedName> names = NamePlaces().of(scene, kAllLayers);
    for (const int pixels : {32, 64}) {
        const QImage with = renderMap(scene, pixels);
        const QImage without = renderMap(silent, pixels);
        for (const PlacedName &name : names) {
            const QRectF box(name.box.topLeft() * pixels, name.box.size() * pixels);
            const QRect part = box.toAlignedRect().adjusted(-3, -3, 3, 3);
            const double found = readability(with.copy(part), without.copy(part));
            QVERIFY2(found >= kLeastContrast, qPrintable(patches::nameOf(scene, name.hex, pixels) +
                                                         QStringLiteral(": %1").arg(found)));
        }
    }
}

HW_WINDOW_TEST(tst_GroundContrast)

} // namespace hexwerk::assault::ui::tst_ground_contrast

#include "tst_ground_contrast.moc"
