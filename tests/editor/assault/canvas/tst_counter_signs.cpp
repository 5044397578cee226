#include <QPainter>
#include <QTest>

#include "editor/assault/canvas/counter_painter.h"
#include "tests/test_program.h"

namespace hexwerk::assault::ui::tst_counter_signs {

using namespace editor;

// What a counter says, it says at every zoom and without colour.
class tst_CounterSigns final : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsToldWithoutColour_data();
    void everythingIsToldWithoutColour();
    void levelsOfExperienceDiffer_data() { everythingIsToldWithoutColour_data(); }
    void levelsOfExperienceDiffer();
    void facingsDiffer_data();
    void facingsDiffer();
    void r11_1a_bothSidesOfACloseCombatAreRead_data();
    void r11_1a_bothSidesOfACloseCombatAreRead();
};

void tst_CounterSigns::everythingIsToldWithoutColour_data()
{
    QTest::addColumn<int>("size");
    for (const int size : {10, 14, 19, 29, 38, 58, 115}) // pixels, of hexes from 16 to 192
        QTest::addRow("%d", size) << size;
}

static QImage grey(const SceneUnit &unit, int size)
{
    MapArt art;
    return counterPicture(unit, size, art).convertToFormat(QImage::Format_Grayscale8);
}

// Pixels that differ so that an eye sees it.
static int difference(const QImage &one, const QImage &other)
{
    constexpr int kSeen = 40;
    int count = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > kSeen ? 1 : 0;
    return count;
}

void tst_CounterSigns::everythingIsToldWithoutColour()
{
    QFETCH(int, size);
    SceneUnit plain;
    plain.id = QStringLiteral("a");
    plain.label = QStringLiteral("Rifles");
    plain.colour = sideColour("blue");
    plain.strength = 4;
    std::vector<std::pair<const char *, SceneUnit>> states;
    const auto with = [&](const char *what, auto change) {
        SceneUnit unit = plain;
        change(unit);
        states.emplace_back(what, std::move(unit));
    };
    with("strength", [](SceneUnit &unit) { unit.strength = 2; });
    with("damage", [](SceneUnit &unit) { unit.damage = 1; });
    with("marker", [](SceneUnit &unit) { unit.markers = {Marker::Suppressed}; });
    with("load", [](SceneUnit &unit) { unit.load = {UnitFace{UnitSymbol::Rifle}}; });
    with("activation", [](SceneUnit &unit) { unit.dimmed = true; });
    const auto withLevel = [&](const char *what, Experience level) {
        with(what, [level](SceneUnit &unit) { unit.experience = level; });
    };
    withLevel("recruit", Experience::Recruit);
    withLevel("hardened", Experience::Hardened);
    withLevel("veteran", Experience::Veteran);
    withLevel("elite", Experience::Elite);
    const QImage before = grey(plain, size);
    const int least = std::max(3, size * size / 120);
    for (const auto &[what, unit] : states) {
        const int found = difference(grey(unit, size), before);
        QVERIFY2(found >= least, qPrintable(QStringLiteral("%1: %2 of %3 pixels")
                                                .arg(QLatin1String(what))
                                                .arg(found)
                                                .arg(least)));
    }
}

void tst_CounterSigns::levelsOfExperienceDiffer()
{
    QFETCH(int, size);
    std::vector<QImage> pictures;
    for (const Experience level : {Experience::Recruit, Experience::Regular, Experience::Hardened,
                                   Experience::Veteran, Experience::Elite}) {
        SceneUnit unit;
        unit.colour = sideColour("blue");
        unit.strength = 4;
        unit.experience = level;
        pictures.push_back(grey(unit, size));
    }
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            QVERIFY2(difference(pictures[one], pictures[other]) >= 3,
                     qPrintable(QStringLiteral("levels %1 and %2").arg(one).arg(other)));
}

void tst_CounterSigns::facingsDiffer_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {8, 12, 16, 32, 96}) // a hex wide
        QTest::addRow("%d", pixels) << pixels;
}

// A map of nothing but these units, with hexes of that many pixels.
static QImage greyMap(const std::vector<SceneUnit> &units, int pixels)
{
    MapArt art;
    CounterStore store;
    const HexGeometry geometry(pixels);
    QImage map(4 * pixels, 4 * pixels, QImage::Format_ARGB32_Premultiplied);
    map.fill(QColor(150, 160, 110));
    QPainter painter(&map);
    painter.setRenderHint(QPainter::Antialiasing);
    paintUnits(painter, units, store, {geometry, art, QRectF(map.rect())});
    painter.end();
    return map.convertToFormat(QImage::Format_Grayscale8);
}

void tst_CounterSigns::facingsDiffer()
{
    QFETCH(int, pixels);
    std::vector<QImage> pictures;
    for (int facing = 0; facing < 6; ++facing) {
        SceneUnit unit;
        unit.hex = Hex::at(1, 1);
        unit.colour = sideColour("blue");
        unit.strength = 4;
        unit.facing = facing;
        pictures.push_back(greyMap({unit}, pixels));
    }
    for (std::size_t one = 0; one < pictures.size(); ++one)
        for (std::size_t other = 0; other < one; ++other)
            QVERIFY2(difference(pictures[one], pictures[other]) >= 3,
                     qPrintable(QStringLiteral("facings %1 and %2").arg(one).arg(other)));
}

void tst_CounterSigns::r11_1a_bothSidesOfACloseCombatAreRead_data()
{
    QTest::addColumn<int>("pixels");
    for (const int pixels : {24, 48, 96}) // a hex wide
        QTest::addRow("%d", pixels) << pixels;
}

// What tells four strength points from two is seen of each unit nearly as well as if the other were
// not there; a counter in the hex of an enemy is a little smaller.
void tst_CounterSigns::r11_1a_bothSidesOfACloseCombatAreRead()
{
    QFETCH(int, pixels);
    const auto unit = [](const char *colour, int strength) {
        SceneUnit made;
        made.id = QString::fromLatin1(colour);
        made.hex = Hex::at(1, 1);
        made.colour = sideColour(colour);
        made.strength = strength;
        return made;
    };
    const auto seen = [&](auto scene) {
        return difference(greyMap(scene(4), pixels), greyMap(scene(2), pixels));
    };
    using Units = std::vector<SceneUnit>;
    const int alone = seen([&](int strength) { return Units{unit("blue", strength)}; });
    const int below = seen([&](int strength) {
        return Units{unit("blue", strength), unit("green", 4)};
    });
    const int above = seen([&](int strength) {
        return Units{unit("green", 4), unit("blue", strength)};
    });
    QVERIFY2(2 * below >= alone, qPrintable(QStringLiteral("%1 of %2").arg(below).arg(alone)));
    QVERIFY2(2 * above >= alone, qPrintable(QStringLiteral("%1 of %2").arg(above).arg(alone)));
}

HW_WINDOW_TEST(tst_CounterSigns)

} // namespace hexwerk::assault::ui::tst_counter_signs

#include "tst_counter_signs.moc"
