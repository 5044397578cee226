#include <QTest>

#include "editor/assault/canvas/ground_painter.h"
#include "editor/assault/canvas/label_place.h"
#include "editor/assault/canvas/map_painter.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::ui::tst_label_place {

using namespace editor;

// Names of places keep clear of what stands on the map and of each other, and stay where they are.
class tst_LabelPlace final : public QObject
{
    Q_OBJECT

private slots:
    void hexNamesStandWhereTheyFit();
    void namesAreFreeWhereASearchFindsRoom();
    void aNameWithoutRoomCoversLeast();
    void twoThatOverlapCoverLeastTogether();
    void namesAtTheRimStayOnTheMap();
    void namesHaveTheirPlacesAtEverySize();
    void whatIsFarAwayMovesNoName();
    void theOrderInTheFileDoesNotMatter();
    void whatIsKeptIsWhatWouldBeFoundAnew();
    void namesStayWhereTheyAreAsUnitsMove();
};

static constexpr double kFound = 0.02; // hex widths: steps of the searches, and of their margins

static constexpr double kRounded = 1e-6; // boxes that touch do not overlap

static MapScene crowdedScene(unsigned seed)
{
    std::mt19937 random(seed);
    MapScene scene = sample::randomScene(14, 10, seed);
    scene.isTurned = seed % 4 == 3;
    scene.units.clear();
    std::vector<Hex> hexes;
    for (std::size_t i = 0; i < scene.board.size(); ++i)
        hexes.push_back(scene.board.hexAt(i));
    std::shuffle(hexes.begin(), hexes.end(), random);
    for (std::size_t i = 0; i < 20 + seed % 5 * 12; ++i)
        scene.units.push_back(
            sample::unit(toString(hexes[i]), QStringLiteral("Rifles"), UnitSymbol::Rifle, "red"));
    std::shuffle(hexes.begin(), hexes.end(), random);
    const QStringList names = {QStringLiteral("Farm"), QStringLiteral("Piano Lupo"),
                               QStringLiteral("Ponte Dirillo"), QStringLiteral("Hill 123")};
    for (std::size_t i = 0; i < 16; ++i) {
        const QString &name = names[static_cast<qsizetype>(random() % 4)];
        if (i % 4 == 0)
            scene.objectives.push_back({hexes[i], name, Qt::red});
        else
            scene.labels.push_back({hexes[i], name});
    }
    return scene;
}

// Counters, flags, and letters of hex names with the numbers of levels, `more` larger on each side.
static std::vector<QRectF> barredIn(const MapScene &scene, double more)
{
    const HexGeometry geometry = geometryOf(scene.board, scene.isTurned, 1);
    std::vector<QRectF> barred;
    const auto add = [&](QPointF centre, QSizeF size) {
        barred.push_back(QRectF(centre - QPointF(size.width() / 2, size.height() / 2), size)
                             .adjusted(-more, -more, more, more));
    };
    for (const SceneUnit &unit : scene.units)
        add(geometry.centre(unit.hex) + QPointF(0, 0.015), {0.6, 0.6});
    for (const SceneObjective &objective : scene.objectives)
        add(geometry.centre(objective.hex) + QPointF(0.335, -0.12), {0.35, 0.6});
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        const Hex hex = scene.board.hexAt(i);
        const QRectF box = geometry.bounds(hex);
        const double down = scene.isTurned ? 0.09 : 0.013;
        add({box.center().x(), box.top() + down + 0.07},
            {0.085 * static_cast<double>(toString(hex).size()), 0.14});
        if (scene.board.at(hex).level > 0)
            add(scene.isTurned ? QPointF(box.center().x(), box.bottom() - 0.05 - 0.07)
                               : QPointF(box.left() + 0.27, box.bottom() - 0.0895),
                {0.12, 0.12});
    }
    return barred;
}

static bool isFree(const QRectF &box, const std::vector<QRectF> &barred)
{
    return std::none_of(barred.begin(), barred.end(), [&](const QRectF &other) {
        return other.width() > 0 && other.height() > 0 && other.intersects(box);
    });
}

static QRectF boardOf(const MapScene &scene)
{
    return geometryOf(scene.board, scene.isTurned, 1)
        .boardRect(scene.board.columns(), scene.board.rows());
}

// Each place that a name may have, in small steps.
template<typename Function>
static void forEachPlace(QPointF at, QSizeF size, double step, Function &&function)
{
    const QRectF reach = reachOf({at, size, {}, {}});
    for (double y = reach.top(); y <= reach.bottom(); y += step)
        for (double x = reach.left(); x <= reach.right(); x += step)
            function(QRectF(QPointF(x - size.width() / 2, y - size.height() / 2), size));
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

void tst_LabelPlace::namesAreFreeWhereASearchFindsRoom()
{
    int free = 0;
    int covering = 0;
    for (unsigned seed = 0; seed < std::max(4U, 40U / HW_SHARE); ++seed) {
        const MapScene scene = crowdedScene(seed);
        const HexGeometry geometry = geometryOf(scene.board, scene.isTurned, 1);
        const QRectF board = boardOf(scene);
        const std::vector<PlacedName> names = NamePlaces().of(scene, kAllLayers);
        QCOMPARE(names.size(), scene.labels.size() + scene.objectives.size());
        const std::vector<QRectF> letters = barredIn(scene, -kFound);
        for (std::size_t i = 0; i < names.size(); ++i) {
            std::vector<QRectF> others;
            for (std::size_t j = 0; j < names.size(); ++j)
                if (i != j)
                    others.push_back(names[j].box);
            const QRectF box = names[i].box.adjusted(kRounded, kRounded, -kRounded, -kRounded);
            const bool isClear = isFree(box, letters) && isFree(box, others) && board.contains(box);
            if (isClear) {
                ++free;
                continue;
            }
            ++covering;
            std::vector<QRectF> barred = barredIn(scene, kFound);
            barred.insert(barred.end(), others.begin(), others.end());
            forEachPlace(
                geometry.centre(names[i].hex), names[i].box.size(), kFound,
                [&](const QRectF &place) {
                    if (board.contains(place) && isFree(place, barred))
                        QFAIL(qPrintable(QStringLiteral("board %1: %2 in %3 has room")
                                             .arg(seed)
                                             .arg(names[i].text)
                                             .arg(QString::fromStdString(toString(names[i].hex)))));
                });
        }
    }
    QVERIFY2(free > covering && covering > 0,
             qPrintable(QStringLiteral("%1 free, %2 not").arg(free).arg(covering)));
}

// Areas are measured by counting points.
void tst_LabelPlace::aNameWithoutRoomCoversLeast()
{
    const QRectF board(0, 0, 6, 6);
    for (unsigned seed = 0; seed < std::max(3U, 20U / HW_SHARE); ++seed) {
        std::mt19937 random(seed);
        const auto upTo = [&](unsigned most) {
            return static_cast<double>(random() % (most + 1)) / 100;
        };
        SeekingName name{{1 + upTo(400), 0.5 + upTo(500)}, {0.5 + upTo(80), 0.3}, {}, {}};
        // Columns of boxes with gaps that are lower than the name.
        for (double x = 0; x < 6; x += 0.4)
            for (double y = upTo(20); y < 6; y += 0.45)
                name.barred.emplace_back(x, y, 0.4 + upTo(10), 0.2 + upTo(15));
        const auto covered = [&](const QRectF &box) {
            double sum = box.width() * box.height();
            const QRectF inside = box & board;
            sum -= inside.width() * inside.height();
            for (const QRectF &other : name.barred) {
                const QRectF both = box & other;
                sum += both.width() * both.height();
            }
            return sum;
        };

        const QRectF found = placesOf({name}, board).front();

        double least = 1e9;
        forEachPlace(name.at, name.size, 0.01,
                     [&](const QRectF &place) { least = std::min(least, covered(place)); });
        QVERIFY(least > 0);
        QVERIFY2(covered(found) <= least + 1e-4,
                 qPrintable(QStringLiteral("%1: %2, %3").arg(seed).arg(covered(found)).arg(least)));
    }
}

// Of two names that overlap, no two of the rows above and below their hexes are better.
void tst_LabelPlace::twoThatOverlapCoverLeastTogether()
{
    const QRectF board(0, 0, 4, 4);
    const auto covers = [](const QRectF &box, const QRectF &other) {
        const QRectF both = box & other;
        return both.width() * both.height();
    };
    int overlapping = 0;
    for (unsigned seed = 0; seed < std::max(8U, 60U / HW_SHARE); ++seed) {
        std::mt19937 random(seed);
        const auto upTo = [&](unsigned most) {
            return static_cast<double>(random() % (most + 1)) / 100;
        };
        std::vector<QRectF> barred;
        for (double x = 0; x < 4; x += 0.7)
            for (double y = upTo(20); y < 4; y += 0.75)
                barred.emplace_back(x, y, 0.5 + upTo(25), 0.35 + upTo(25));
        std::vector<SeekingName> names;
        for (int i = 0; i < 9; ++i)
            names.push_back({{1.6 + upTo(80), 1.6 + upTo(80)}, {0.8 + upTo(80), 0.3}, barred, {}});
        const std::vector<QRectF> found = placesOf(names, board);

        const auto usualPlaces = [&](std::size_t i) {
            const SeekingName &name = names[i];
            std::vector<QRectF> places;
            for (int row = -6; row <= 6; ++row)
                for (int column = -2; column <= 2; ++column) {
                    if (row == 0)
                        continue;
                    const double aside = column * (name.size.width() / 4 + 0.15);
                    QRectF box(QPointF(), name.size);
                    box.moveCenter(name.at + QPointF(aside, row * 0.8 / 6));
                    places.push_back(box);
                }
            return places;
        };
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                if (covers(found[i], found[j]) < kRounded)
                    continue;
                ++overlapping;
                const auto alone = [&](const QRectF &box) {
                    double sum = covers(box, box) - covers(box, board);
                    for (const QRectF &other : barred)
                        sum += covers(box, other);
                    for (std::size_t k = 0; k < names.size(); ++k)
                        if (k != i && k != j)
                            sum += covers(box, found[k]);
                    return sum;
                };
                const double now = alone(found[i]) + alone(found[j]) + covers(found[i], found[j]);
                for (const QRectF &one : usualPlaces(i))
                    for (const QRectF &other : usualPlaces(j))
                        QVERIFY2(alone(one) + alone(other) + covers(one, other) > now - 1e-4,
                                 qPrintable(QString::number(seed)));
            }
    }
    QVERIFY(overlapping > 10);
}

void tst_LabelPlace::namesAtTheRimStayOnTheMap()
{
    for (const bool isTurned : {false, true}) {
        MapScene scene;
        scene.board = Board(8, 8);
        scene.terrain = sample::chart();
        scene.isTurned = isTurned;
        for (int at = 0; at < 8; at += 3)
            for (const Hex hex : {Hex::at(at, 0), Hex::at(at, 7), Hex::at(0, at), Hex::at(7, at)})
                scene.labels.push_back({hex, QStringLiteral("Piano Lupo")});
        const std::vector<PlacedName> names = NamePlaces().of(scene, kAllLayers);
        for (const PlacedName &name : names)
            QVERIFY(boardOf(scene).adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(name.box));
    }
}

// Where a label has changed the picture, in widths of a hex.
static QRectF seenAt(const MapScene &scene, std::size_t label, int pixels)
{
    MapScene silent = scene;
    silent.labels.erase(silent.labels.begin() + static_cast<std::ptrdiff_t>(label));
    const MapLayers layers = MapLayer::Terrain | MapLayer::Labels;
    const QImage with = renderMap(scene, pixels, layers);
    const QImage without = renderMap(silent, pixels, layers);
    QRect changed;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (with.pixel(x, y) != without.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
    return {QPointF(changed.topLeft()) / pixels, QSizeF(changed.size()) / pixels};
}

void tst_LabelPlace::namesHaveTheirPlacesAtEverySize()
{
    MapScene scene = sample::scene();
    scene.labels = {{Hex::at(3, 3), QStringLiteral("Farm")},
                    {Hex::at(9, 2), QStringLiteral("Ponte Dirillo")},
                    {Hex::at(12, 7), QStringLiteral("Hill")}};
    for (std::size_t label = 0; label < scene.labels.size(); ++label) {
        const QPointF place = seenAt(scene, label, 64).center();
        for (const int pixels : {36, 128}) {
            const QPointF away = seenAt(scene, label, pixels).center() - place;
            QVERIFY2(std::hypot(away.x(), away.y()) * pixels < 1.8,
                     qPrintable(QStringLiteral("%1 at %2: %3, %4")
                                    .arg(scene.labels[label].text)
                                    .arg(pixels)
                                    .arg(away.x() * pixels)
                                    .arg(away.y() * pixels)));
        }
        QVERIFY(seenAt(scene, label, 22).contains(place)); // letters do not get smaller
    }
}

// The names that another may have pushed, one after the other.
static std::set<std::size_t> reachedFrom(const std::vector<PlacedName> &names,
                                         const std::vector<Hex> &changed)
{
    constexpr int kFar = 6; // hexes between two names that cannot meet
    std::vector<Hex> sources = changed;
    std::set<std::size_t> reached;
    for (std::size_t at = 0; at < sources.size(); ++at)
        for (std::size_t i = 0; i < names.size(); ++i)
            if (distance(sources[at], names[i].hex) < kFar && reached.insert(i).second)
                sources.push_back(names[i].hex);
    return reached;
}

void tst_LabelPlace::whatIsFarAwayMovesNoName()
{
    MapScene scene = sample::randomScene(60, 40, 5);
    for (int i = 0; i < 30; ++i)
        scene.labels.push_back({Hex::at(i * 7 % 60, i * 11 % 40), QStringLiteral("Piano Lupo")});
    const std::vector<PlacedName> before = NamePlaces().of(scene, kAllLayers);
    std::mt19937 random(1);
    std::size_t compared = 0;
    for (int move = 0; move < std::max(3, 24 / HW_SHARE); ++move) {
        MapScene moved = scene;
        SceneUnit &unit = moved.units[random() % moved.units.size()];
        const Hex from = unit.hex;
        unit.hex = neighbour(from, Direction::N);
        const std::set<std::size_t> reached = reachedFrom(before, {from, unit.hex});
        const std::vector<PlacedName> now = NamePlaces().of(moved, kAllLayers);
        for (std::size_t i = 0; i < now.size(); ++i)
            if (!reached.contains(i)) {
                QCOMPARE(now[i].box, before[i].box);
                ++compared;
            }
    }
    QVERIFY(compared > 20);
}

void tst_LabelPlace::theOrderInTheFileDoesNotMatter()
{
    MapScene scene = crowdedScene(3);
    const std::vector<PlacedName> before = NamePlaces().of(scene, kAllLayers);
    std::reverse(scene.labels.begin(), scene.labels.end());
    std::reverse(scene.objectives.begin(), scene.objectives.end());
    std::reverse(scene.units.begin(), scene.units.end());
    QVERIFY(NamePlaces().of(scene, kAllLayers) == before);
}

void tst_LabelPlace::whatIsKeptIsWhatWouldBeFoundAnew()
{
    MapScene scene = crowdedScene(2);
    NamePlaces kept;
    std::mt19937 random(7);
    for (int edit = 0; edit < std::max(5, 60 / HW_SHARE); ++edit) {
        const Hex hex = scene.board.hexAt(random() % scene.board.size());
        Cell &cell = scene.board.at(hex);
        switch (edit % 3) {
        case 0:
            cell.terrain = sample::terrain(random() % 2 == 0 ? "plain_building" : "clear");
            break;
        case 1:
            cell.level = static_cast<std::uint8_t>(random() % 3);
            break;
        default:
            cell.roads[random() % 3] = static_cast<std::uint8_t>(random() % 64);
        }
        QVERIFY(kept.of(scene, kAllLayers) == NamePlaces().of(scene, kAllLayers));
    }
}

// But for those that a counter or a name that had to give way would cover.
void tst_LabelPlace::namesStayWhereTheyAreAsUnitsMove()
{
    MapScene scene = crowdedScene(2);
    NamePlaces kept;
    std::vector<PlacedName> before = kept.of(scene, kAllLayers);
    std::mt19937 random(7);
    int stayed = 0;
    int moved = 0;
    for (int move = 0; move < std::max(5, 60 / HW_SHARE); ++move) {
        scene.units[random() % scene.units.size()].hex =
            scene.board.hexAt(random() % scene.board.size());
        const std::vector<PlacedName> now = kept.of(scene, kAllLayers);
        const std::vector<QRectF> barred = barredIn(scene, kRounded);
        for (std::size_t i = 0; i < now.size(); ++i) {
            if (now[i].box == before[i].box) {
                ++stayed;
                continue;
            }
            ++moved;
            const auto covers = [&](const QRectF &box) { return box.intersects(before[i].box); };
            const bool isCovered =
                std::any_of(barred.begin(), barred.end(), covers) ||
                std::any_of(now.begin(), now.end(), [&](const PlacedName &other) {
                    return &other != &now[i] && covers(other.box);
                });
            QVERIFY(isCovered);
        }
        before = now;
    }
    QVERIFY2(stayed > 20 * moved, qPrintable(QStringLiteral("%1, %2").arg(stayed).arg(moved)));
}

HW_WINDOW_TEST(tst_LabelPlace)

} // namespace hexwerk::assault::ui::tst_label_place

#include "tst_label_place.moc"
