#include <QDir>
#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/canvas/map_painter.h"
#include "tests/editor/assault/canvas/sample_scene.h"
#include "tests/test_program.h"

#include <cmath>
#include <cstdlib>
#include <vector>

namespace hexwerk::assault::ui::tst_map_export {

using namespace Qt::Literals::StringLiterals;

class tst_MapExport final : public QObject
{
    Q_OBJECT

private slots:
    void sizesAndPartsAreRead();
    void thePlayersPictureIsThatOfAMapWithoutZonesAndMines();
    void aDrawingIsAsLargeAsItsHexes();
    void aPdfTakesThePagesThatItNeeds_data();
    void aPdfTakesThePagesThatItNeeds();
    void aPageHasItsPartOfTheMap();
    void whatCannotBeWrittenLeavesTheOldFile_data();
    void whatCannotBeWrittenLeavesTheOldFile();

private:
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static MapExport ofSize(double width, LengthUnit unit);
    static int pagesOf(const QString &path);

    QTemporaryDir m_folder;
};

MapExport tst_MapExport::ofSize(double width, LengthUnit unit)
{
    MapExport how;
    how.drawing.hexSize = HexSize{width, unit};
    return how;
}

int tst_MapExport::pagesOf(const QString &path)
{
    QFile file(path);
    [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
    return static_cast<int>(
        QString::fromLatin1(file.readAll()).count(QRegularExpression(u"/Type /Page\\b"_s)));
}

// Pixels that differ by more than the rounding of a smooth edge.
static int loudDifferences(const QImage &a, const QImage &b)
{
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 8;
    return count;
}

void tst_MapExport::sizesAndPartsAreRead()
{
    QVERIFY(hexSizeFromString("64px") == HexSize({64, LengthUnit::Pixels}));
    QVERIFY(hexSizeFromString("12.5mm") == HexSize({12.5, LengthUnit::Millimetres}));
    for (const char *wrong : {"", "64", "px", "64 px", "64cm", "7px", "1001px", "4.9mm", "201mm",
                              "nanpx", "infmm", "-64px", "1e3px5px"})
        QVERIFY2(!hexSizeFromString(wrong), wrong);
    QVERIFY(mapPartsFromString("all") == MapParts::all());
    QVERIFY(mapPartsFromString("players") == MapParts::forPlayers());
    MapParts two;
    two.set(MapPart::Terrain).set(MapPart::Units);
    QVERIFY(mapPartsFromString("units,terrain") == two);
    for (const char *wrong : {"", ",", "units,", "Units", "units terrain", "all,units"})
        QVERIFY2(!mapPartsFromString(wrong), wrong);
}

void tst_MapExport::thePlayersPictureIsThatOfAMapWithoutZonesAndMines()
{
    MapExport players = ofSize(40, LengthUnit::Pixels);
    players.drawing.parts = MapParts::forPlayers();
    MapScene scene = sample::scene();
    scene.highlights.clear();
    scene.arrows.clear();
    scene.sightLines.clear();
    scene.units.front().selected = false;
    MapScene bare = scene;
    bare.zones.clear();
    bare.mines.clear();

    QVERIFY(!exportMap(scene, players, in("players.png"), {}));
    QVERIFY(!exportMap(bare, ofSize(40, LengthUnit::Pixels), in("bare.png"), {}));
    QVERIFY(!exportMap(scene, ofSize(40, LengthUnit::Pixels), in("all.png"), {}));

    const QImage shown(in("players.png"));
    QCOMPARE(shown, QImage(in("bare.png")));
    QVERIFY(shown != QImage(in("all.png")));
    QCOMPARE(shown.size(), mapSize(scene, 40));
}

void tst_MapExport::aDrawingIsAsLargeAsItsHexes()
{
    const MapScene scene = sample::scene(); // 16 x 10 hexes
    QVERIFY(!exportMap(scene, ofSize(25.4, LengthUnit::Millimetres), in("map.svg"), u"A & B"_s));
    // 25.4 mm are 96 pixels of a drawing; columns overlap by a quarter, odd ones hang half a hex.
    const QSvgRenderer drawing(in("map.svg"));
    QVERIFY(drawing.isValid());
    QCOMPARE(drawing.viewBox().size(),
             QSize(96 * 49 / 4, static_cast<int>(std::ceil(10.5 * 96 * std::sqrt(3) / 2))));
    QVERIFY(!exportMap(scene, ofSize(25.4, LengthUnit::Millimetres), in("map.png"), {}));
    QCOMPARE(QImage(in("map.png")).size(), mapSize(scene, 300));
}

void tst_MapExport::aPdfTakesThePagesThatItNeeds_data()
{
    // A4 has 190 x 277 mm within its margins, A3 277 x 400; 16 x 10 hexes are 12.25 x 9.093 widths.
    QTest::addColumn<double>("millimetres"); // 0: as large as fits
    QTest::addColumn<int>("paper");
    QTest::addColumn<int>("pages");
    QTest::newRow("as fits") << 0.0 << int(QPageSize::A4) << 1;
    QTest::newRow("20 mm, 245 x 182, lying") << 20.0 << int(QPageSize::A4) << 1;
    QTest::newRow("25 mm, 306 x 227, 2 x 1 upright") << 25.0 << int(QPageSize::A4) << 2;
    QTest::newRow("40 mm, 490 x 364, 2 x 2 lying") << 40.0 << int(QPageSize::A4) << 4;
    QTest::newRow("30 mm, 368 x 273, lying") << 30.0 << int(QPageSize::A3) << 1;
    QTest::newRow("40 mm, 490 x 364, 2 x 1 upright") << 40.0 << int(QPageSize::A3) << 2;
}

void tst_MapExport::aPdfTakesThePagesThatItNeeds()
{
    QFETCH(double, millimetres);
    QFETCH(int, paper);
    QFETCH(int, pages);
    MapExport how;
    how.paper = static_cast<QPageSize::PageSizeId>(paper);
    if (millimetres > 0)
        how.drawing.hexSize = HexSize{millimetres, LengthUnit::Millimetres};
    const MapScene scene = sample::scene();
    QCOMPARE(exportedPages(scene, how), pages);
    QVERIFY(!exportMap(scene, how, in("map.pdf"), u"Map"_s));
    QCOMPARE(pagesOf(in("map.pdf")), pages);
}

// Painted in four parts, a map is the map painted at once.
void tst_MapExport::aPageHasItsPartOfTheMap()
{
    const MapScene scene = sample::scene();
    const QSize size = mapSize(scene, 96);
    const auto painted = [&](const std::vector<QRectF> &parts) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        MapPainter map(scene);
        for (const QRectF &part : parts)
            map.paintFine(painter, 96, part);
        return image;
    };
    const double w = 750; // through a name that hangs over its hex
    const double h = size.height() / 2;
    const QImage whole = painted({QRectF(QPointF(), QSizeF(size))});
    const QImage four = painted({QRectF(0, 0, w, h), QRectF(w, 0, size.width() - w, h),
                                 QRectF(0, h, w, size.height() - h),
                                 QRectF(w, h, size.width() - w, size.height() - h)});
    QCOMPARE(loudDifferences(whole, four), 0);
}

void tst_MapExport::whatCannotBeWrittenLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("millimetres");
    QTest::addColumn<int>("fault");
    using Fault = ExportFailure::Fault;
    QTest::newRow("no format") << u"map.gif"_s << 20.0 << int(Fault::Format);
    QTest::newRow("no ending") << u"map"_s << 20.0 << int(Fault::Format);
    QTest::newRow("too large") << u"map.png"_s << 200.0 << int(Fault::TooLarge);
    QTest::newRow("no folder") << u"none/map.png"_s << 20.0 << int(Fault::NotWritten);
    QTest::newRow("no folder, svg") << u"none/map.svg"_s << 20.0 << int(Fault::NotWritten);
    QTest::newRow("no folder, pdf") << u"none/map.pdf"_s << 20.0 << int(Fault::NotWritten);
    QTest::newRow("too many pages") << u"map.pdf"_s << 200.0 << int(Fault::TooManyPages);
}

void tst_MapExport::whatCannotBeWrittenLeavesTheOldFile()
{
    QFETCH(QString, name);
    QFETCH(double, millimetres);
    QFETCH(int, fault);
    QTemporaryDir folder;
    QFile old(folder.filePath(name));
    const bool stood = old.open(QIODevice::WriteOnly);
    old.write("old");
    old.close();

    const MapScene scene = millimetres > 100 ? sample::randomScene(60, 60, 1) : sample::scene();
    const auto failure =
        exportMap(scene, ofSize(millimetres, LengthUnit::Millimetres), folder.filePath(name), {});

    QVERIFY(failure.has_value());
    QCOMPARE(int(failure->fault), fault);
    QCOMPARE(failure->fault == ExportFailure::Fault::NotWritten, !failure->reason.isEmpty());
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), stood ? QStringList{name} : QStringList{});
    if (stood) {
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }
}

HW_WINDOW_TEST(tst_MapExport)

} // namespace hexwerk::assault::ui::tst_map_export

#include "tst_map_export.moc"
