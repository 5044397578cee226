#include <QTest>

#include "editor/assault/canvas/counter_painter.h"
#include "editor/assault/canvas/dice_painter.h"
#include "editor/assault/canvas/map_painter.h"
#include "tests/editor/assault/canvas/legibility.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <algorithm>
#include <functional>

namespace hexwerk::assault::ui::tst_legible {

using namespace editor;

// What the map writes is read off its pixels: 4.5:1 between the strokes and what is around them, on
// every side's colour. tst_ground_contrast asks the same on every ground.
class tst_Legible final : public QObject
{
    Q_OBJECT

private slots:
    void namesAndNumbersOfCounters();
    void patternsOfNations();
    void smokeAndCosts();
    void diceSymbols();
    void anArcHasAColourThatNoMoveHas();
};

// A board of one terrain and level.
static MapScene ground(std::string_view terrain, int level)
{
    MapScene scene;
    scene.board = Board(4, 4);
    scene.terrain = sample::chart();
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        scene.board.at(scene.board.hexAt(i)).terrain = sample::terrain(terrain);
        scene.board.at(scene.board.hexAt(i)).level = static_cast<std::uint8_t>(level);
    }
    return scene;
}

static void verify(double found, const QString &what)
{
    if (found < kLeastContrast)
        QFAIL(qPrintable(QStringLiteral("%1: %2").arg(what).arg(found)));
}

// Those with a name, and the lightest, darkest and loudest that a scenario may choose.
static const std::vector<std::string> kSideColours = {"blue",    "red",     "green",   "yellow",
                                                      "brown",   "grey",    "black",   "purple",
                                                      "#ffffff", "#000000", "#ffff00", "#8a8a8a"};

void tst_Legible::namesAndNumbersOfCounters()
{
    for (const std::string &colour : kSideColours)
        for (const CounterSide side : {CounterSide::Full, CounterSide::Half})
            for (const bool dimmed : {false, true}) {
                SceneUnit unit;
                unit.colour = sideColour(colour);
                unit.side = side;
                unit.dimmed = dimmed;
                unit.strength = 4;
                unit.label = QStringLiteral("Rifles 43");
                const auto picture = [](const SceneUnit &one) {
                    MapArt art;
                    QImage image(160, 160, QImage::Format_RGB32);
                    image.fill(QColor(233, 222, 182));
                    QPainter painter(&image);
                    painter.drawImage(0, 0, counterPicture(one, 100, art));
                    return image;
                };
                const QString what = QStringLiteral("%1, %2, %3")
                                         .arg(QString::fromStdString(colour))
                                         .arg(static_cast<int>(side))
                                         .arg(dimmed);
                SceneUnit other = unit;
                other.label.clear();
                verify(legibility(picture(unit), picture(other), Ink::Light),
                       what + QStringLiteral(": name"));
                other = unit;
                other.damage = 2;
                verify(legibility(picture(other), picture(unit), Ink::Light),
                       what + QStringLiteral(": damage"));
                // The strength stands at the upper right.
                const QRect corner(86, 14, 34, 30);
                other = unit;
                other.strength = 1;
                verify(
                    legibility(picture(unit).copy(corner), picture(other).copy(corner), Ink::Light),
                    what + QStringLiteral(": strength"));
            }
}

// Signs: 3:1, at the size of a counter in hexes 36, 64 and 160 pixels wide.
void tst_Legible::patternsOfNations()
{
    constexpr double kLeastOfSigns = 3;
    for (const std::string &colour : kSideColours)
        for (const CounterSide side : {CounterSide::Full, CounterSide::Half})
            for (const int size : {22, 38, 96})
                for (const char *nation : {"ger", "us", "ita"}) {
                    MapArt art;
                    SceneUnit unit;
                    unit.colour = sideColour(colour);
                    unit.side = side;
                    const QImage without = counterPicture(unit, size, art);
                    unit.nation = nation;
                    const double found =
                        legibility(counterPicture(unit, size, art), without, Ink::Light);
                    const double dark =
                        legibility(counterPicture(unit, size, art), without, Ink::Dark);
                    QVERIFY2(std::max(found, dark) >= kLeastOfSigns,
                             qPrintable(QStringLiteral("%1, %2, %3, %4: %5")
                                            .arg(QString::fromStdString(colour))
                                            .arg(static_cast<int>(side))
                                            .arg(size)
                                            .arg(QLatin1String(nation))
                                            .arg(found)));
                }
}

void tst_Legible::smokeAndCosts()
{
    for (const int pixels : {48, 96}) {
        MapScene scene = ground("clear", 0);
        scene.smoke = {{Hex::at(1, 1), 3}};
        MapScene other = scene;
        other.smoke[0].count = 4; // the same cloud but for the number
        const QImage with = renderMap(scene, pixels);
        const QRect badge = HexGeometry(pixels)
                                .bounds(Hex::at(1, 1))
                                .adjusted(pixels * 0.65, 0, 0, -pixels * 0.5)
                                .toRect();
        verify(legibility(with.copy(badge), renderMap(other, pixels).copy(badge), Ink::Dark),
               QStringLiteral("smoke %1").arg(pixels));
        for (const HighlightKind kind :
             {HighlightKind::Reachable, HighlightKind::Target, HighlightKind::Path,
              HighlightKind::Selected, HighlightKind::Brush, HighlightKind::Problem}) {
            MapScene marked = ground("heavy_forest", 0);
            marked.highlights = {{Hex::at(1, 1), kind, {}}};
            const QImage without = renderMap(marked, pixels);
            marked.highlights[0].text = QStringLiteral("3");
            const QImage named = renderMap(marked, pixels);
            verify(std::max(legibility(named, without, Ink::Light),
                            legibility(named, without, Ink::Dark)),
                   QStringLiteral("cost %1 %2").arg(static_cast<int>(kind)).arg(pixels));
        }
    }
}

void tst_Legible::diceSymbols()
{
    for (const Die die : {Die::Red, Die::Yellow, Die::Green, Die::Blue})
        for (const Symbols face : {Symbols{0, 0, 1}, Symbols{0, 1, 0}, Symbols{0, 2, 0},
                                   Symbols{1, 0, 0}, Symbols{1, 1, 0}})
            for (const int size : {28, 48}) {
                const auto picture = [&](Symbols shown) {
                    return DicePainter::pixmap(die, shown, size)
                        .toImage()
                        .convertToFormat(QImage::Format_RGB32);
                };
                verify(legibility(picture(face), picture(Symbols{}), Ink::Dark),
                       DicePainter::word(die) + DicePainter::faceText(face));
            }
}

// The hue of what was drawn with the most colour.
static int hueOf(const QImage &with, const QImage &without)
{
    QColor strongest;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (const QColor here = with.pixelColor(x, y);
                here != without.pixelColor(x, y) && here.saturation() > strongest.saturation())
                strongest = here;
    return strongest.hue();
}

void tst_Legible::anArcHasAColourThatNoMoveHas()
{
    const MapScene bare = ground("clear", 0);
    const QImage without = renderMap(bare, 96);
    MapScene scene = bare;
    scene.arc = SceneArc{Hex::at(1, 2), 0, 2};
    const int arc = hueOf(renderMap(scene, 96), without);
    for (const HighlightKind kind : {HighlightKind::Reachable, HighlightKind::Path}) {
        MapScene moves = bare;
        moves.highlights = {{Hex::at(1, 1), kind, {}}};
        const int away = std::abs(arc - hueOf(renderMap(moves, 96), without));
        QVERIFY2(std::min(away, 360 - away) > 60, qPrintable(QString::number(away)));
    }
}

HW_WINDOW_TEST(tst_Legible)

} // namespace hexwerk::assault::ui::tst_legible

#include "tst_legible.moc"
