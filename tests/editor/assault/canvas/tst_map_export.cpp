#include <QDir>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QTest>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/canvas/map_pages.h"
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
    void aPrintedHexIsAsWideAsItIsMeant_data();
    void aPrintedHexIsAsWideAsItIsMeant();
    void sheetsPutTogetherAreTheWholeMap_data();
    void sheetsPutTogetherAreTheWholeMap();
    void aRegionIsItsPartOfTheMap_data();
    void aRegionIsItsPartOfTheMap();
    void regionsAreReadByTheirCorners();
    void aDrawingShowsWhatAPictureShows_data();
    void aDrawingShowsWhatAPictureShows();
    void whatIsStoppedLeavesTheOldFile_data();
    void whatIsStoppedLeavesTheOldFile();
    void whatCannotBeWrittenLeavesTheOldFile_data();
    void whatCannotBeWrittenLeavesTheOldFile();

private:
    QString in(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static MapExport ofSize(double width, LengthUnit unit);
    static int pagesIn(const QString &path);

    QTemporaryDir m_folder;
};

MapExport tst_MapExport::ofSize(double width, LengthUnit unit)
{
    MapExport how;
    how.drawing.hexSize = HexSize{width, unit};
    return how;
}

int tst_MapExport::pagesIn(const QString &path)
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
    bare.units.clear();
    bare.dugIn.clear();

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
    // Each further sheet shows 10 mm less: 190 + 180 + 180 ... across.
    QTest::addColumn<double>("millimetres"); // 0: as large as fits
    QTest::addColumn<QString>("paper");      // empty: as large as the map
    QTest::addColumn<int>("sheets");
    QTest::newRow("as fits") << 0.0 << u"A4"_s << 1;
    QTest::newRow("20 mm, 245 x 182, lying") << 20.0 << u"A4"_s << 1;
    QTest::newRow("25 mm, 306 x 227, 2 x 1 upright") << 25.0 << u"A4"_s << 2;
    QTest::newRow("40 mm, 490 x 364, 2 x 2 lying") << 40.0 << u"A4"_s << 4;
    QTest::newRow("45 mm, 551 x 409, 4 x 2 upright, 3 x 3 lying") << 45.0 << u"A4"_s << 8;
    QTest::newRow("30 mm, 368 x 273, lying") << 30.0 << u"A3"_s << 1;
    QTest::newRow("40 mm, 490 x 364, 2 x 1 upright") << 40.0 << u"A3"_s << 2;
    QTest::newRow("80 mm, 980 x 727, one sheet") << 80.0 << QString() << 1;
}

void tst_MapExport::aPdfTakesThePagesThatItNeeds()
{
    QFETCH(double, millimetres);
    QFETCH(QString, paper);
    QFETCH(int, sheets);
    MapExport how;
    how.paper = editor::paperFromString(paper);
    how.joints.overlap = 10;
    if (millimetres > 0)
        how.drawing.hexSize = HexSize{millimetres, LengthUnit::Millimetres};
    const MapScene scene = sample::scene();
    QCOMPARE(pagesOf(scene, how).sheets(), sheets);
    QVERIFY(!exportMap(scene, how, in("map.pdf"), u"Map"_s));
    QCOMPARE(pagesIn(in("map.pdf")), sheets == 1 ? 1 : sheets + 1); // with the overview
    how.joints.hasOverview = false;
    QVERIFY(!exportMap(scene, how, in("map.pdf"), u"Map"_s));
    QCOMPARE(pagesIn(in("map.pdf")), sheets);
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

void tst_MapExport::aPrintedHexIsAsWideAsItIsMeant_data()
{
    QTest::addColumn<double>("millimetres");
    for (const double width : {16.0, 19.0, 25.0, 32.0, 40.5})
        QTest::newRow(qPrintable(u"%1 mm"_s.arg(width))) << width;
}

// Twelve hexes in a row of a board without anything but their outer rim: they measure 12 x 3/4 +
// 1/4 widths across.
void tst_MapExport::aPrintedHexIsAsWideAsItIsMeant()
{
    QFETCH(double, millimetres);
    MapScene scene;
    scene.terrain = sample::chart();
    scene.board = Board(12, 2);
    MapExport how = ofSize(millimetres, LengthUnit::Millimetres);
    how.paper.reset();
    how.drawing.parts = *mapPartsFromString("terrain");
    const QString pdf = in("measured.pdf");
    QVERIFY(!exportMap(scene, how, pdf, {}));
    QProcess process;
    process.start(u"pdftoppm"_s, {u"-r"_s, u"300"_s, u"-png"_s, u"-singlefile"_s, pdf, in("page")});
    QVERIFY(process.waitForFinished());
    const QImage page(in("page.png"));
    QRect drawn;
    for (int y = 0; y < page.height(); ++y)
        for (int x = 0; x < page.width(); ++x)
            if (qGray(page.pixel(x, y)) < 240)
                drawn |= QRect(x, y, 1, 1);
    const double width = drawn.width() / 300.0 * 25.4 / (12 * 0.75 + 0.25);
    QVERIFY2(std::abs(width - millimetres) < 0.2, qPrintable(QString::number(width)));
}

void tst_MapExport::sheetsPutTogetherAreTheWholeMap_data()
{
    QTest::addColumn<double>("overlap"); // millimetres
    QTest::addColumn<bool>("isTurned");
    QTest::addColumn<bool>("isPoster");
    QTest::addColumn<QString>("layers");
    const QString exact = u"terrain,relief,roads,hexsides,grid"_s;
    QTest::newRow("odd, turned") << 7.3 << true << false << exact;
    if (HW_SHARE > 1) // a minute each under the sanitizers
        return;
    QTest::newRow("5 mm") << 5.0 << false << false << exact;
    QTest::newRow("none") << 0.0 << false << false << exact;
    QTest::newRow("poster") << 10.0 << false << true << exact;
    QTest::newRow("all that is on it") << 5.0 << false << false << u"all"_s;
}

// As each channel of a pixel is rounded for itself.
static bool isSame(QRgb a, QRgb b)
{
    return std::abs(qRed(a) - qRed(b)) <= 1 && std::abs(qGreen(a) - qGreen(b)) <= 1 &&
           std::abs(qBlue(a) - qBlue(b)) <= 1;
}

// Of the pictures at the dots of a usual printer: where two sheets show the same they are equal,
// and all of them together are the map on one sheet. The smooth edges of letters and counters are
// laid on the dots of each sheet anew: few of them differ.
void tst_MapExport::sheetsPutTogetherAreTheWholeMap()
{
    QFETCH(double, overlap);
    QFETCH(bool, isTurned);
    QFETCH(bool, isPoster);
    QFETCH(QString, layers);
    MapScene scene = sample::scene();
    scene.isTurned = isTurned;
    MapExport how = ofSize(12, LengthUnit::Millimetres);
    how.paper = editor::paperFromString(u"80x70mm"_s);
    how.joints = {overlap, true, false};
    how.drawing.parts = *mapPartsFromString(layers.toStdString());
    if (isPoster)
        how.poster = PosterText{u"Title"_s, u"Titel"_s};
    const MapPages pages = pagesOf(scene, how);
    const editor::SheetBook book = mapBook(scene, how, u"Map"_s);
    QVERIFY(pages.sheets() >= 6);
    QCOMPARE(int(book.pages.size()), pages.sheets());
    MapExport once = how;
    once.paper.reset();
    const editor::SheetBook whole = mapBook(scene, once, u"Map"_s);
    const auto dots = [](double length) { return qRound(length / 25.4 * kPrinterDots); };
    const QImage large = editor::pictureOf(whole.pages.front(), kPrinterDots);
    const MapPages onOne = pagesOf(scene, once);
    const QPoint corner(
        int((onOne.paper.size.width() - onOne.map.width()) / 2 / 25.4 * kPrinterDots + 1e-6),
        int((onOne.paper.size.height() - onOne.map.height()) / 2 / 25.4 * kPrinterDots + 1e-6));
    QImage together(dots(pages.map.width()) - 1, dots(pages.map.height()) - 1,
                    QImage::Format_RGB32);
    qint64 apart = 0;
    constexpr QRgb kNothing = 0xffff00ff;
    together.fill(kNothing);
    for (int row = 0; row < pages.rows; ++row)
        for (int column = 0; column < pages.columns; ++column) {
            const QRectF part = pages.part(column, row);
            const QRect box(dots(part.left()), dots(part.top()), dots(part.width()),
                            dots(part.height()));
            const int margin = int(pages.paper.margin / 25.4 * kPrinterDots);
            const QImage sheet =
                editor::pictureOf(book.pages[std::size_t(row * pages.columns + column)],
                                  kPrinterDots)
                    .copy(QRect(QPoint(margin, margin), box.size()));
            for (int y = 0; y < box.height(); ++y)
                for (int x = 0; x < box.width(); ++x) {
                    const QPoint at = box.topLeft() + QPoint(x, y);
                    if (!together.rect().contains(at))
                        continue;
                    const QRgb pixel = sheet.pixel(x, y);
                    if (const QRgb before = together.pixel(at); before != kNothing)
                        apart += !isSame(pixel, before);
                    together.setPixel(at, pixel);
                }
        }
    for (int y = 0; y < together.height(); ++y)
        for (int x = 0; x < together.width(); ++x)
            apart += !isSame(together.pixel(x, y), large.pixel(corner + QPoint(x, y)));
    const qint64 pixels = qint64(together.width()) * together.height();
    QVERIFY2(apart <= (isPoster || layers == u"all" ? pixels / 1000 : 0),
             qPrintable(QString::number(apart)));
}

void tst_MapExport::aRegionIsItsPartOfTheMap_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<bool>("isTurned");
    QTest::newRow("middle") << u"C3:H7"_s << false;
    QTest::newRow("corner") << u"A1:B2"_s << false;
    QTest::newRow("one hex") << u"F6"_s << false;
    QTest::newRow("turned") << u"K2:D9"_s << true;
}

// Its hexes are as in the whole picture, what is beside them is white.
void tst_MapExport::aRegionIsItsPartOfTheMap()
{
    QFETCH(QString, region);
    QFETCH(bool, isTurned);
    MapScene scene = sample::scene();
    scene.isTurned = isTurned;
    MapExport how = ofSize(40, LengthUnit::Pixels);
    how.drawing.parts = *mapPartsFromString("terrain,relief,roads,grid");
    QVERIFY(!exportMap(scene, how, in("whole.png"), {}));
    how.region = regionFromString(region);
    QVERIFY(!exportMap(scene, how, in("part.png"), {}));
    const QImage whole(in("whole.png"));
    const QImage part(in("part.png"));
    const auto geometry = geometryOf(scene.board, isTurned, 40);
    QPoint corner(whole.width(), whole.height());
    for (std::size_t i = 0; i < scene.board.size(); ++i)
        if (const Hex hex = scene.board.hexAt(i); contains(*how.region, hex)) {
            const QPoint at = geometry.bounds(hex).toAlignedRect().topLeft();
            corner = {std::min(corner.x(), at.x()), std::min(corner.y(), at.y())};
        }
    for (std::size_t i = 0; i < scene.board.size(); ++i) {
        const Hex hex = scene.board.hexAt(i);
        const QPoint centre = geometry.centre(hex).toPoint();
        const QRect near(centre - QPoint(8, 8), QSize(16, 16));
        const QRect inPart = near.translated(-corner);
        if (contains(*how.region, hex))
            QCOMPARE(part.copy(inPart), whole.copy(near));
        else if (part.rect().contains(inPart.center()))
            QCOMPARE(part.pixel(inPart.center()), QColor(Qt::white).rgb());
    }
}

void tst_MapExport::regionsAreReadByTheirCorners()
{
    QCOMPARE(*regionFromString(u"C3:H7"_s), (editor::HexSpan{2, 7, 2, 6}));
    QCOMPARE(*regionFromString(u"h7:c3"_s), (editor::HexSpan{2, 7, 2, 6}));
    QCOMPARE(*regionFromString(u"H3:C7"_s), (editor::HexSpan{2, 7, 2, 6}));
    QCOMPARE(toString(*regionFromString(u"D5"_s)), u"D5:D5"_s);
    for (const QString &wrong : {u""_s, u":"_s, u"C3:"_s, u"3C"_s, u"C3:H7:K9"_s, u"C3-H7"_s})
        QVERIFY2(!regionFromString(wrong), qPrintable(wrong));
    MapExport how = ofSize(40, LengthUnit::Pixels);
    how.region = regionFromString(u"A1:Z99"_s);
    QCOMPARE(exportMap(sample::scene(), how, in("off.png"), {})->fault,
             ExportFailure::Fault::Region);
}

void tst_MapExport::aDrawingShowsWhatAPictureShows_data()
{
    QTest::addColumn<QString>("region");
    QTest::addColumn<bool>("isTurned");
    QTest::addColumn<bool>("isPoster");
    QTest::newRow("map") << QString() << false << false;
    QTest::newRow("turned") << QString() << true << false;
    QTest::newRow("region") << u"C3:H7"_s << false << false;
    QTest::newRow("poster") << QString() << false << true;
}

void tst_MapExport::aDrawingShowsWhatAPictureShows()
{
    QFETCH(QString, region);
    QFETCH(bool, isTurned);
    QFETCH(bool, isPoster);
    MapScene scene = sample::scene();
    scene.isTurned = isTurned;
    MapExport how = ofSize(60, LengthUnit::Pixels);
    how.drawing.parts = *mapPartsFromString("terrain,relief,roads,hexsides");
    if (!region.isEmpty())
        how.region = regionFromString(region);
    if (isPoster)
        how.poster = PosterText{u"Title"_s, {}};
    QVERIFY(!exportMap(scene, how, in("same.png"), {}));
    QVERIFY(!exportMap(scene, how, in("same.svg"), {}));
    const QImage picture(in("same.png"));
    QImage drawing(picture.size(), QImage::Format_RGB32);
    drawing.fill(Qt::white);
    QPainter painter(&drawing);
    QSvgRenderer renderer(in("same.svg"));
    QVERIFY(renderer.isValid());
    renderer.render(&painter, QRectF(QPointF(), renderer.viewBox().size()));
    painter.end();
    // Qt draws no clip paths: what is beside a region is not compared.
    qint64 apart = 0;
    qint64 compared = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            if (how.region && picture.pixel(x, y) == QColor(Qt::white).rgb())
                continue;
            apart += std::abs(qGray(picture.pixel(x, y)) - qGray(drawing.pixel(x, y)));
            ++compared;
        }
    QVERIFY(compared > 1000);
    QVERIFY2(apart < 6 * compared, qPrintable(QString::number(double(apart) / double(compared))));
}

void tst_MapExport::whatIsStoppedLeavesTheOldFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("png") << u"stopped.png"_s;
    QTest::newRow("svg") << u"stopped.svg"_s;
    QTest::newRow("pdf") << u"stopped.pdf"_s;
}

void tst_MapExport::whatIsStoppedLeavesTheOldFile()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    QFile old(folder.filePath(name));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    int asked = 0;
    const auto failure = exportMap(sample::randomScene(40, 40, 1),
                                   ofSize(30, LengthUnit::Millimetres), folder.filePath(name), {},
                                   [&](int done, int all) { return done <= all && ++asked < 2; });
    QVERIFY(failure);
    QCOMPARE(failure->fault, ExportFailure::Fault::Cancelled);
    QCOMPARE(asked, 2);
    QVERIFY(old.open(QIODevice::ReadOnly));
    QCOMPARE(old.readAll(), "old");
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{name});
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
