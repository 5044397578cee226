#include <QTest>

#include "editor/canvas/counter_painter.h"

using namespace hexwerk;
using namespace hexwerk::editor;

// What a counter says, it says at every zoom and without colour.
class tst_CounterSigns final : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsToldWithoutColour_data();
    void everythingIsToldWithoutColour();
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
    with("marker", [](SceneUnit &unit) { unit.markers = {assault::Marker::Suppressed}; });
    with("load", [](SceneUnit &unit) { unit.load = {UnitSymbol::Rifle}; });
    with("activation", [](SceneUnit &unit) { unit.dimmed = true; });
    if (size > 14) // on smaller ones there is no room
        with("experience", [](SceneUnit &unit) { unit.experience = Experience::Elite; });
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

QTEST_MAIN(tst_CounterSigns)
#include "tst_counter_signs.moc"
