#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "editor/assault/canvas/map_picture.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <algorithm>
#include <set>
#include <vector>

namespace hexwerk::assault::ui::tst_poster {

using namespace Qt::Literals::StringLiterals;

class tst_Poster final : public QObject
{
    Q_OBJECT

private slots:
    void theLegendNamesWhatIsOnTheBoard();
    void theLegendLeavesOutWhatIsNotDrawn();
    void theMapOnItIsThatOfAPictureAlone_data();
    void theMapOnItIsThatOfAPictureAlone();
    void aPartShowsWhatTheWholeShows();
    void aFileShowsWhatIsPainted();
    void nothingTouchesWhatIsBesideIt_data();
    void nothingTouchesWhatIsBesideIt();
    void theRosePointsWhereTheBoardHasItsNorth_data();
    void theRosePointsWhereTheBoardHasItsNorth();

private:
    static QImage painted(MapSheet &sheet, int hexWidth, const QRect &part);
};

static constexpr int kHex = 24; // pixels
// What is drawn pixel by pixel; the smooth edges of counters and marks depend on where a part
// begins.
static constexpr MapLayers kExact =
    MapLayers(int(kGroundLayers) | int(MapLayer::Grid) | int(MapLayer::Names));

QImage tst_Poster::painted(MapSheet &sheet, int hexWidth, const QRect &part)
{
    QImage image(part.size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(-part.topLeft());
    sheet.paintPart(painter, hexWidth, part);
    return image;
}

// Letters and the rose are smooth: a channel may differ by one level where a strip begins.
static bool looksLike(const QImage &one, const QImage &other)
{
    if (one.size() != other.size())
        return false;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x) {
            const QRgb a = one.pixel(x, y);
            const QRgb b = other.pixel(x, y);
            if (std::abs(qRed(a) - qRed(b)) > 1 || std::abs(qGreen(a) - qGreen(b)) > 1 ||
                std::abs(qBlue(a) - qBlue(b)) > 1)
                return false;
        }
    return true;
}

static QStringList names(const MapScene &scene, MapLayers layers = kAllLayers)
{
    QStringList names;
    for (const LegendEntry &entry : legendOf(scene, layers))
        names << entry.name;
    return names;
}

static MapScene smallScene()
{
    MapScene scene;
    scene.terrain = sample::chart();
    scene.board = Board(6, 5);
    sample::paint(scene.board, "rocky", {"B2"});
    sample::paint(scene.board, "brush", {"C3", "D3"});
    sample::raise(scene.board, 2, {"B2"});
    sample::lay(scene.board, RoadKind::NarrowRoad, {sample::hex("A1"), sample::hex("A2")});
    scene.terrain.roads[1].name = {{"en", "Lane"}, {"de", "Weg"}};
    scene.terrain.hexsides[0].name = {{"en", "Wall"}};
    scene.board.at(sample::hex("E4")).sides[static_cast<std::size_t>(Direction::N)] = 1;
    scene.board.at(sample::hex("F4")).fortification = Fortification{OverlayKind::Bunker, 0};
    scene.works[static_cast<std::size_t>(OverlayKind::Bunker)] = {{"en", "Bunker"}};
    return scene;
}

void tst_Poster::theLegendNamesWhatIsOnTheBoard()
{
    MapScene scene = smallScene();
    QCOMPARE(names(scene), (QStringList{u"clear"_s, u"brush"_s, u"rocky"_s, u"Levels 1 to 2"_s,
                                        u"Lane"_s, u"Wall"_s, u"Bunker"_s}));
    scene.language = "de";
    QVERIFY(names(scene).contains(u"Weg"_s));
    scene.board = Board(4, 4);
    QCOMPARE(names(scene), QStringList{u"clear"_s});
}

void tst_Poster::theLegendLeavesOutWhatIsNotDrawn()
{
    const MapScene scene = smallScene();
    const QStringList all = names(scene);
    const std::vector<std::pair<MapLayers, QString>> parts = {
        {MapLayer::Roads, u"Lane"_s},
        {MapLayer::Hexsides, u"Wall"_s},
        {MapLayer::Overlays, u"Bunker"_s},
        {MapLayers(MapLayer::Relief) | MapLayer::Levels, u"Levels 1 to 2"_s}};
    for (const auto &[part, name] : parts) {
        QStringList expected = all;
        expected.removeOne(name);
        QCOMPARE(names(scene, kAllLayers & ~part), expected);
    }
    QCOMPARE(names(scene, kAllLayers & ~MapLayers(MapLayer::Terrain)).first(), u"Levels 1 to 2"_s);
}

void tst_Poster::theMapOnItIsThatOfAPictureAlone_data()
{
    QTest::addColumn<bool>("isTurned");
    QTest::addColumn<int>("hexWidth");
    QTest::newRow("as it is") << false << 24;
    QTest::newRow("large") << false << 61;
    QTest::newRow("turned") << true << 37;
}

void tst_Poster::theMapOnItIsThatOfAPictureAlone()
{
    QFETCH(bool, isTurned);
    QFETCH(int, hexWidth);
    MapScene scene = sample::scene();
    scene.isTurned = isTurned;
    const PosterText text{u"Title"_s, {}};
    const Poster poster(scene, kExact, {}, text);
    const QRectF map = poster.layout(hexWidth).map;
    QCOMPARE(map.topLeft(), QPointF(map.topLeft().toPoint()));
    MapSheet sheet(scene, {kExact, {}, text});
    const QImage alone = renderMap(scene, hexWidth, kExact).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(map.toAlignedRect().size(), alone.size());
    const QRect inside = alone.rect().adjusted(3, 3, -3, -3); // the frame's line lies on the rim
    const QImage onPoster = painted(sheet, hexWidth, QRect(QPoint(), sheet.pixels(hexWidth)))
                                .copy(inside.translated(map.topLeft().toPoint()));
    QVERIFY(onPoster == alone.copy(inside));
}

void tst_Poster::aPartShowsWhatTheWholeShows()
{
    const MapScene scene = sample::scene();
    MapSheet sheet(scene, {kExact, {}, PosterText{u"Title"_s, u"Titel"_s}});
    const QRect all(QPoint(), sheet.pixels(kHex));
    const QImage whole = painted(sheet, kHex, all);
    for (int top = 0; top < all.height(); top += 97) {
        const QRect strip = QRect(0, top, all.width(), 97) & all;
        QVERIFY2(painted(sheet, kHex, strip) == whole.copy(strip),
                 qPrintable(QString::number(top)));
    }
}

void tst_Poster::aFileShowsWhatIsPainted()
{
    const MapScene scene = sample::scene();
    MapSheet sheet(scene, {kExact, {}, PosterText{u"Title"_s, u"Titel"_s}});
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"poster.png"_s);
    QVERIFY(!savePng(sheet, kHex, path));
    QVERIFY(looksLike(QImage(path).convertToFormat(QImage::Format_RGB32),
                      painted(sheet, kHex, QRect(QPoint(), sheet.pixels(kHex)))));
}

void tst_Poster::nothingTouchesWhatIsBesideIt_data()
{
    QTest::addColumn<int>("columns");
    QTest::addColumn<int>("hexWidth"); // fine enough to see what stands apart
    QTest::addColumn<QString>("title");
    for (const auto &[columns, width] :
         {std::pair(2, 160), std::pair(8, 160), std::pair(20, 90), std::pair(60, 40)}) {
        QTest::addRow("%d columns", columns) << columns << width << u"Gela"_s;
        QTest::addRow("%d columns, long", columns)
            << columns << width << QString(u"Landung "_s).repeated(std::min(columns, 20)).trimmed();
    }
}

// Words longer than any of ours, on boards of every width: what stands in the legend keeps to its
// box, and the title between the frame's sides.
void tst_Poster::nothingTouchesWhatIsBesideIt()
{
    QFETCH(int, columns);
    QFETCH(int, hexWidth);
    QFETCH(QString, title);
    MapScene scene;
    scene.terrain = sample::chart();
    for (TerrainRow &row : scene.terrain.rows)
        row.name["en"] = "Brückenkopfbefestigung & Mehrstöckiges Gebäude";
    scene.board = Board(columns, 8);
    for (std::size_t i = 0; i < scene.board.size(); ++i)
        scene.board.at(scene.board.hexAt(i)).terrain =
            static_cast<TerrainIndex>(i % scene.terrain.rows.size());
    const PosterText text{title, title + u' ' + title};
    const Poster poster(scene, kAllLayers, {}, text);
    MapSheet sheet(scene, {kAllLayers, {}, text});
    const Poster::Layout layout = poster.layout(hexWidth);
    QCOMPARE(layout.legend.size(), scene.terrain.rows.size());
    const QImage image = painted(sheet, hexWidth, QRect(QPoint(), sheet.pixels(hexWidth)));
    const QRgb paper = image.pixel(0, 0);
    const auto isBare = [&](const QRect &part) {
        for (int y = part.top(); y <= part.bottom(); ++y)
            for (int x = part.left(); x <= part.right(); ++x)
                if (image.pixel(x, y) != paper)
                    return false;
        return true;
    };
    for (std::size_t i = 0; i < layout.legend.size(); ++i) {
        const QRect box = layout.legend[i].toAlignedRect();
        QVERIFY(image.rect().contains(box));
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = layout.legend[i] & layout.legend[k];
            QVERIFY(both.width() < 0.01 || both.height() < 0.01);
        }
        QVERIFY2(isBare(QRect(box.left(), box.top(), 1, box.height())), "left");
        QVERIFY2(isBare(QRect(box.left(), box.bottom(), box.width(), 1)), "below");
    }
    const int side = static_cast<int>(layout.map.left());
    for (const QRect &rim :
         {QRect(0, 0, side / 2, image.height()),
          QRect(image.width() - side / 2, 0, side / 2, image.height()),
          QRect(0, 0, image.width(), 2), QRect(0, image.height() - 2, image.width(), 2)})
        QVERIFY(isBare(rim));
    const QRect rose = layout.rose.toAlignedRect();
    QVERIFY(isBare(QRect(rose.left() - 1, rose.top(), 1, rose.height())));
}

void tst_Poster::theRosePointsWhereTheBoardHasItsNorth_data()
{
    QTest::addColumn<bool>("isTurned");
    QTest::newRow("as it is") << false;
    QTest::newRow("turned") << true;
}

// North is the longest of its points.
void tst_Poster::theRosePointsWhereTheBoardHasItsNorth()
{
    QFETCH(bool, isTurned);
    constexpr int kLarge = 80;
    MapScene scene = sample::scene();
    scene.isTurned = isTurned;
    const Poster poster(scene, kAllLayers, {}, {});
    MapSheet sheet(scene, {kAllLayers, {}, PosterText()});
    const Poster::Layout layout = poster.layout(kLarge);
    const QImage image = painted(sheet, kLarge, QRect(QPoint(), sheet.pixels(kLarge)));
    QRect ink; // all of it within the box of the rose
    const QRect box = layout.rose.toAlignedRect();
    for (int y = box.top(); y <= box.bottom(); ++y)
        for (int x = box.left(); x <= box.right(); ++x)
            if (image.pixel(x, y) != image.pixel(0, 0))
                ink |= QRect(x, y, 1, 1);
    const QPoint centre = box.center();
    const int up = centre.y() - ink.top();
    const int right = ink.right() - centre.x();
    const int down = ink.bottom() - centre.y();
    const int left = centre.x() - ink.left();
    if (isTurned)
        QVERIFY(right > std::max({up, down, left}) + 2);
    else
        QVERIFY(up > std::max({right, down, left}) + 2);
}

HW_WINDOW_TEST(tst_Poster)

} // namespace hexwerk::assault::ui::tst_poster

#include "tst_poster.moc"
