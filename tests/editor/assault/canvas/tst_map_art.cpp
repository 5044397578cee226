#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>
#include <QtConcurrent>

#include "core/hexes/facing.h"
#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/canvas/map_painter.h"
#include "editor/assault/canvas/map_picture.h"
#include "editor/canvas/hex_geometry.h"
#include "editor/canvas/icons.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <cstdlib>
#include <functional>
#include <map>

namespace hexwerk::assault::ui::tst_map_art {

using namespace editor;
using namespace Qt::Literals::StringLiterals;

class tst_MapArt final : public QObject
{
    Q_OBJECT

private slots:
    void everyTerrainHasItsPicture();
    void terrainsDifferInGreyAndSmall_data();
    void terrainsDifferInGreyAndSmall();
    void naturalTerrainIsNotStamped();
    void everyOverlayMarkerAndSymbolHasItsPicture();
    void markersDifferWithoutColour();
    void symbolsDifferWithoutColour();
    void symbolsFollowTheCard_data();
    void symbolsFollowTheCard();
    void whoCarriesChargesIsAnEngineer();
    void everyMarkerLoadAndFacingIsSeenAtEveryZoom();
    void theHeaviestMarkerComesFirst();
    void anArcAndVerticesAreDrawn();
    void aHalfCounterLooksOtherThanAFullOne();
    void everyIconIsDrawnInTheColourOfText();
    void anIconWithoutRoomIsNotPainted();
    void diceDifferWithoutColour();
    void everyLevelRoadAndHexsideIsSeen();
    void aMapIsAsLargeAsItsHexes();
    void aSavedMapShowsWhatIsRendered();
    void theWindowAndThePoolDrawAtOnce();
    void aMapThatCannotBeSavedSaysWhy();
};

// The mean difference of two pictures in grey, 0 to 255.
static double greyDistance(const QImage &a, const QImage &b)
{
    const QImage first = a.convertToFormat(QImage::Format_Grayscale8);
    const QImage second = b.convertToFormat(QImage::Format_Grayscale8);
    if (first.size() != second.size())
        return 255;
    long sum = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
            sum += std::abs(first.constScanLine(y)[x] - second.constScanLine(y)[x]);
    return static_cast<double>(sum) / (first.width() * first.height());
}

static QString qt(std::string_view text)
{
    return QString::fromLatin1(text.data(), static_cast<qsizetype>(text.size()));
}

// A patch of one terrain, without names and grid.
static QImage patch(std::string_view id, int pixelsPerHex)
{
    MapScene scene;
    scene.board = Board(4, 4);
    scene.terrain = sample::chart();
    for (std::size_t i = 0; i < scene.board.size(); ++i)
        scene.board.at(scene.board.hexAt(i)).terrain = sample::terrain(id);
    return renderMap(scene, pixelsPerHex, kGroundLayers).convertToFormat(QImage::Format_RGB32);
}

void tst_MapArt::everyTerrainHasItsPicture()
{
    for (const TerrainRow &terrain : sample::chart().rows)
        QVERIFY2(hasArt(terrain), terrain.id.c_str());
}

void tst_MapArt::terrainsDifferInGreyAndSmall_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {16, 24, 48, 96})
        QTest::addRow("%d pixels a hex", pixels) << pixels;
}

void tst_MapArt::terrainsDifferInGreyAndSmall()
{
    QFETCH(int, pixels);
    std::map<std::string_view, QImage> patches;
    for (const std::string_view id : sample::kTerrains)
        patches[id] = patch(id, pixels);
    for (const auto &[a, first] : patches)
        for (const auto &[b, second] : patches)
            if (a < b)
                QVERIFY2(greyDistance(first, second) > 5, qPrintable(qt(a) + u' ' + qt(b)));
}

void tst_MapArt::naturalTerrainIsNotStamped()
{
    const QRect hex = HexGeometry(48).bounds(Hex::at(0, 0)).toAlignedRect().adjusted(8, 8, -8, -8);
    const QPoint right =
        (HexGeometry(48).centre(Hex::at(2, 1)) - HexGeometry(48).centre(Hex::at(0, 0))).toPoint();
    for (const char *id : {"clear", "heavy_forest", "brush", "rocky"}) {
        const QImage image = patch(id, 48);
        QVERIFY2(greyDistance(image.copy(hex), image.copy(hex.translated(right))) > 1, id);
    }
}

void tst_MapArt::everyOverlayMarkerAndSymbolHasItsPicture()
{
    for (const OverlayKind kind : kAllOverlayKinds)
        QVERIFY2(MapArt::exists(u"overlay/"_s + qt(toString(kind))), toString(kind).data());
    for (int marker = 0; marker < kMarkers; ++marker) {
        const std::string_view name = toString(static_cast<Marker>(marker));
        QVERIFY2(MapArt::exists(u"marker/"_s + qt(name)), name.data());
    }
    MapArt art;
    for (int symbol = 0; symbol < kUnitSymbols; ++symbol)
        QVERIFY(!art.picture(symbolPicture(static_cast<UnitSymbol>(symbol)), 40).isNull());
    for (int count = 1; count <= 5; ++count)
        QVERIFY(MapArt::exists(u"overlay/smoke_%1"_s.arg(count)));
}

void tst_MapArt::markersDifferWithoutColour()
{
    MapArt art;
    for (int a = 0; a < kMarkers; ++a)
        for (int b = 0; b < a; ++b)
            QVERIFY2(greyDistance(markerPicture(static_cast<Marker>(a), 20, art),
                                  markerPicture(static_cast<Marker>(b), 20, art)) > 12,
                     qPrintable(u"%1 %2"_s.arg(a).arg(b)));
}

// On a light plate, as a counter shows them.
void tst_MapArt::symbolsDifferWithoutColour()
{
    MapArt art;
    std::vector<QImage> plates;
    for (int symbol = 0; symbol < kUnitSymbols; ++symbol) {
        QImage plate(44, 24, QImage::Format_RGB32);
        plate.fill(QColor(247, 239, 219));
        QPainter painter(&plate);
        painter.drawImage(0, 0, art.picture(symbolPicture(static_cast<UnitSymbol>(symbol)), 44));
        painter.end();
        plates.push_back(plate);
    }
    for (std::size_t a = 0; a < plates.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY2(greyDistance(plates[a], plates[b]) > 8, qPrintable(u"%1 %2"_s.arg(a).arg(b)));
}

void tst_MapArt::symbolsFollowTheCard_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("unitClass");
    QTest::addColumn<int>("movement");
    QTest::addColumn<bool>("turret");
    QTest::addColumn<bool>("indirect");
    QTest::addColumn<int>("transport");
    QTest::addColumn<int>("symbol");
    const auto row = [](const char *name, UnitType type, UnitClass unitClass, MovementType movement,
                        bool turret, bool indirect, int transport, UnitSymbol symbol) {
        QTest::newRow(name) << static_cast<int>(type) << static_cast<int>(unitClass)
                            << static_cast<int>(movement) << turret << indirect << transport
                            << static_cast<int>(symbol);
    };
    using C = UnitClass;
    using M = MovementType;
    using S = UnitSymbol;
    row("gun", UnitType::Artillery, C::Light, M::Artillery, false, false, 0, S::Gun);
    row("howitzer", UnitType::Artillery, C::Support, M::Artillery, false, true, 0, S::Howitzer);
    row("flak", UnitType::Artillery, C::AntiAir, M::Artillery, false, false, 0, S::AntiAir);
    row("mortar", UnitType::Infantry, C::Support, M::Foot, false, true, 0, S::Mortar);
    row("tank", UnitType::Vehicle, C::Standard, M::Track, true, false, 0, S::Tank);
    row("light tank", UnitType::Vehicle, C::Light, M::Track, true, false, 0, S::LightTank);
    row("assault gun", UnitType::Vehicle, C::Support, M::Track, false, false, 0, S::AssaultGun);
    row("howitzer on tracks", UnitType::Vehicle, C::Support, M::Track, false, true, 0,
        S::SelfPropelledGun);
    row("armoured car", UnitType::Vehicle, C::Light, M::Mechanized, true, false, 0, S::ArmouredCar);
    row("half-track", UnitType::Vehicle, C::Light, M::Mechanized, false, false, 4, S::HalfTrack);
    row("gun on a half-track", UnitType::Vehicle, C::Support, M::Mechanized, false, false, 0,
        S::GunHalfTrack);
    row("truck", UnitType::Vehicle, C::Truck, M::Mechanized, false, false, 8, S::Truck);
}

void tst_MapArt::symbolsFollowTheCard()
{
    QFETCH(int, type);
    QFETCH(int, unitClass);
    QFETCH(int, movement);
    QFETCH(bool, turret);
    QFETCH(bool, indirect);
    QFETCH(int, transport);
    QFETCH(int, symbol);
    UnitCard card;
    card.id = "any.card";
    card.type = static_cast<UnitType>(type);
    card.unitClass = static_cast<UnitClass>(unitClass);
    card.movementType = static_cast<MovementType>(movement);
    card.turret = turret;
    card.transport = transport;
    if (indirect)
        card.indirect = RangeBand{3, 14, {}};

    QCOMPARE(static_cast<int>(symbolFor(card)), symbol);
}

// Whatever the card is called.
void tst_MapArt::whoCarriesChargesIsAnEngineer()
{
    UnitCard card;
    card.id = "ita.guastatori43";
    card.abilities = {"explosive_charge"};
    QVERIFY(symbolFor(card) == UnitSymbol::Engineer);
}

// At every zoom, the whole of the canvas: 8 to 192 pixels a hex.
void tst_MapArt::everyMarkerLoadAndFacingIsSeenAtEveryZoom()
{
    SceneUnit plain = sample::unit("B2", u"Panzer"_s, UnitSymbol::Tank, "green");
    MapScene scene;
    scene.board = Board(4, 4);
    scene.terrain = sample::chart();
    const auto picture = [&scene](const SceneUnit &unit, int pixels) {
        scene.units = {unit};
        return renderMap(scene, pixels);
    };
    const auto verify = [&](const SceneUnit &unit, double least, const QString &what) {
        for (const int pixels : {8, 16, 24, 48, 96, 192})
            QVERIFY2(greyDistance(picture(plain, pixels), picture(unit, pixels)) > least,
                     qPrintable(u"%1 at %2"_s.arg(what).arg(pixels)));
    };
    for (int marker = 0; marker < kMarkers; ++marker) {
        SceneUnit marked = plain;
        marked.markers = {static_cast<Marker>(marker)};
        verify(marked, 0.05, u"marker %1"_s.arg(marker));
    }
    for (const bool rides : {false, true}) {
        SceneUnit loaded = plain;
        loaded.rides = rides;
        loaded.load = {UnitFace{UnitSymbol::Rifle}, UnitFace{UnitSymbol::MachineGun}};
        verify(loaded, 0.05, u"load %1"_s.arg(rides));
    }
    for (int facing = 0; facing < 6; ++facing) {
        SceneUnit turned = plain;
        turned.facing = facing;
        verify(turned, 0.02, u"facing %1"_s.arg(facing));
    }
}

// Two markers never hide each other, and where there is no room the heaviest is seen.
void tst_MapArt::theHeaviestMarkerComesFirst()
{
    MapArt art;
    SceneUnit one = sample::unit("A1", u"Rifles"_s, UnitSymbol::Rifle, "blue");
    one.markers = {Marker::Suppressed};
    SceneUnit many = one;
    many.markers = {Marker::Firing, Marker::Hidden, Marker::DugIn, Marker::Suppressed};
    const QRect corner(0, 0, 8, 8);

    QVERIFY(greyDistance(counterPicture(one, 14, art).copy(corner),
                         counterPicture(many, 14, art).copy(corner)) < 1);
}

void tst_MapArt::anArcAndVerticesAreDrawn()
{
    MapScene scene;
    scene.board = Board(8, 8);
    scene.terrain = sample::chart();
    const QImage bare = renderMap(scene, 48);
    scene.arc = SceneArc{Hex::at(3, 3), 1, 3};
    const QImage arc = renderMap(scene, 48);
    const HexGeometry geometry(48);
    const auto changed = [&](Hex hex) {
        const QPoint at = geometry.centre(hex).toPoint();
        return bare.pixel(at) != arc.pixel(at);
    };
    for (const Hex hex : {Hex::at(4, 3), Hex::at(5, 3), Hex::at(6, 3)})
        QVERIFY(inArc(Hex::at(3, 3), 1, hex) && changed(hex));
    for (const Hex hex : {Hex::at(2, 3), Hex::at(1, 3), Hex::at(3, 6), Hex::at(3, 0)})
        QVERIFY(!inArc(Hex::at(3, 3), 1, hex) && !changed(hex));

    scene.arc.reset();
    scene.vertices = SceneVertices{Hex::at(3, 3), {0, 4}};
    QVERIFY(greyDistance(bare, renderMap(scene, 48)) > 0.05);
}

void tst_MapArt::aHalfCounterLooksOtherThanAFullOne()
{
    MapArt art;
    const SceneUnit full = sample::unit("A1", u"Rifles 43"_s, UnitSymbol::Rifle, "blue");
    for (const int size : {12, 24, 48, 96}) {
        const QImage front = counterPicture(full, size, art);
        SceneUnit other = full;
        other.side = CounterSide::Half;
        QVERIFY(greyDistance(front, counterPicture(other, size, art)) > 6);
        other = full;
        other.dimmed = true;
        QVERIFY(greyDistance(front, counterPicture(other, size, art)) > 6);
        other = full;
        other.selected = true;
        QVERIFY(greyDistance(front, counterPicture(other, size, art)) > 6);
    }
}

void tst_MapArt::everyIconIsDrawnInTheColourOfText()
{
    QVERIFY(iconNames().size() >= 36);
    for (const QColor text : {QColor(10, 20, 30), QColor(240, 230, 220)}) {
        QPalette palette;
        palette.setColor(QPalette::Active, QPalette::ButtonText, text);
        QGuiApplication::setPalette(palette);
        for (const QString &name : iconNames()) {
            const QImage image = icon(name).pixmap(32, 32).toImage();
            int inked = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    inked += qAlpha(image.pixel(x, y)) == 255 ? 1 : 0;
            QVERIFY2(inked > 10, qPrintable(name));
        }
        const QImage log = icon(u"log"_s).pixmap(48, 48).toImage();
        QCOMPARE(QColor(log.pixel(10, 24)), text);
    }
    QVERIFY(icon(u"no_such_icon"_s).isNull());
}

void tst_MapArt::anIconWithoutRoomIsNotPainted()
{
    QTest::failOnWarning(QRegularExpression(u"."_s));
    QVERIFY(icon(u"fire"_s).pixmap(QSize(0, 16)).isNull());
    QVERIFY(icon(u"fire"_s).pixmap(QSize(16, 0)).isNull());
}

void tst_MapArt::diceDifferWithoutColour()
{
    for (const int size : {24, 64})
        for (const Die a : kAllDice)
            for (const Die b : kAllDice)
                if (a < b)
                    QVERIFY(greyDistance(DicePainter::pixmap(a, {}, size).toImage(),
                                         DicePainter::pixmap(b, {}, size).toImage()) > 12);
    std::vector<QImage> faces;
    for (const char *face : {"-", "X", "D", "C", "DD", "CD"})
        faces.push_back(DicePainter::pixmap(Die::Blue, symbolsFromString(face), 48).toImage());
    for (std::size_t a = 0; a < faces.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY(greyDistance(faces[a], faces[b]) > 3);
    QCOMPARE(DicePainter::faceText(*symbolsFromString("CD")), u"critical hit, damage"_s);
    QCOMPARE(DicePainter::faceText({}), u"nothing"_s);
}

void tst_MapArt::everyLevelRoadAndHexsideIsSeen()
{
    MapScene bare;
    bare.board = Board(4, 4);
    bare.terrain = sample::chart();
    std::vector<QImage> pictures = {renderMap(bare, 48, kGroundLayers)};
    const auto add = [&](const std::function<void(Board &)> &change) {
        MapScene scene = bare;
        change(scene.board);
        pictures.push_back(renderMap(scene, 48, kGroundLayers));
    };
    for (const int level : {1, 2})
        add([level](Board &board) { sample::raise(board, level, {"B2"}); });
    for (const RoadKind kind : kAllRoadKinds)
        add([kind](Board &board) { sample::lay(board, kind, {"B1", "B2", "B3"}); });
    for (const HexsideKind kind : kAllHexsideKinds)
        add([kind](Board &board) { sample::edge(board, kind, "B2", Direction::N); });
    for (std::size_t a = 0; a < pictures.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY2(greyDistance(pictures[a], pictures[b]) > 0.1,
                     qPrintable(u"%1 %2"_s.arg(a).arg(b)));
}

void tst_MapArt::aMapIsAsLargeAsItsHexes()
{
    // Four columns reach 3.25 widths; 3 rows and a half are 3.5 * 87 high.
    MapScene scene;
    scene.board = Board(4, 3);
    scene.terrain = sample::chart();
    const QSize size = renderMap(scene, 100).size();
    QCOMPARE(size.width(), 325);
    QVERIFY(std::abs(size.height() - 303) <= 1);
    QVERIFY(renderMap({}, 100).isNull());
}

void tst_MapArt::aSavedMapShowsWhatIsRendered()
{
    // Higher than one strip of the file.
    const MapScene scene = sample::scene();
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"map.png"_s);
    MapSheet sheet(scene);
    QVERIFY(!savePng(sheet, 96, path));
    const QImage saved = QImage(path).convertToFormat(QImage::Format_RGB32);
    QImage rendered(saved.size(), QImage::Format_RGB32);
    rendered.fill(Qt::white);
    QPainter painter(&rendered);
    painter.drawImage(0, 0, renderMap(scene, 96));
    painter.end();
    QCOMPARE(saved.size(), mapSize(scene, 96));
    QVERIFY(greyDistance(saved, rendered) < 0.05);
}

// Qt's painter in the thread of the window may wait for the pool: art that both want for the first
// time must not make the pool wait for the window.
void tst_MapArt::theWindowAndThePoolDrawAtOnce()
{
    const MapScene scene = sample::scene();
    for (int width = 90; width < 110; ++width) {
        MapSheet sheet(scene);
        const QSize size = sheet.pixels(width);
        const auto draw = [&] {
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            sheet.paintPart(painter, width, QRectF(QPointF(), QSizeF(size)));
            painter.end();
            return image;
        };
        QList<QFuture<QImage>> inPool;
        for (int i = 0; i < QThreadPool::globalInstance()->maxThreadCount(); ++i)
            inPool << QtConcurrent::run(draw);
        const QImage inWindow = draw();
        for (QFuture<QImage> &image : inPool)
            QCOMPARE(image.result().size(), inWindow.size());
    }
}

void tst_MapArt::aMapThatCannotBeSavedSaysWhy()
{
    const QTemporaryDir folder;
    const MapScene scene = sample::scene();
    MapSheet sheet(scene);
    QVERIFY(savePng(sheet, 16, folder.filePath(u"none/map.png"_s)));
}

HW_WINDOW_TEST(tst_MapArt)

} // namespace hexwerk::assault::ui::tst_map_art

#include "tst_map_art.moc"
