// render: ways, water, hexsides and terrain of all kinds that the tables have, through the program
// itself.
#include <QDir>
#include <QFile>
#include <QPointF>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::tst_render_ways {

using namespace Qt::Literals::StringLiterals;

class tst_RenderWays final : public QObject
{
    Q_OBJECT

private slots:
    void everyKindIsInItsLayerOnly_data();
    void everyKindIsInItsLayerOnly();
    void aRiverThroughThreeHexesIsOneStroke();
    void aStreamAlongHexsidesIsOneStroke();
    void aWayGoesOnToTheRim();
    void aBridgeLiesWhereRoadAndWaterCross_data();
    void aBridgeLiesWhereRoadAndWaterCross();
    void aRoadOverTheWaterOfAHexsideHasABridge();
    void aRoadBesideTheWaterHasNoBridge();
    void aFordLiesOnTheWater_data();
    void aFordLiesOnTheWater();
    void whatHasNoArtSaysItsName();

private:
    // What the program draws of a board of 6 x 6 hexes with this on it.
    QString drawn(const QByteArray &board, const QStringList &options = {});

    QTemporaryDir m_folder;
};

QString tst_RenderWays::drawn(const QByteArray &board, const QStringList &options)
{
    const QString scenario = m_folder.filePath(u"map.toml"_s);
    const QString picture = m_folder.filePath(u"map.svg"_s);
    QFile out(scenario);
    if (!out.open(QIODevice::WriteOnly))
        return {};
    out.write(
        "format = \"hexwerk.scenario\"\nversion = 1\nid = \"map\"\nsystem = \"assault\"\n"
        "profile = \"sicily43-en\"\ntitle = { en = \"Map\" }\nturns = 1\n[board]\ncolumns = 6\n"
        "rows = 6\nterrain = \"clear\"\n" +
        board + "[[side]]\nid = \"axis\"\nname = { en = \"Axis\" }\n");
    out.close();
    if (QProcess::execute(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                          QStringList{u"render"_s, scenario, u"-o"_s, picture} + options) != 0)
        return {};
    QFile in(picture);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

static QByteArray road(const QByteArray &kind, const QByteArray &hexes)
{
    return "[[board.road]]\nkind = \"" + kind + "\"\nhexes = [" + hexes + "]\n";
}

static QByteArray hexside(const QByteArray &kind, const QByteArray &hex, const QByteArray &side)
{
    return "[[board.hexside]]\nkind = \"" + kind + "\"\nhex = \"" + hex + "\"\nside = \"" + side +
           "\"\n";
}

// A hex is 96 wide, the next column 72 further; odd columns lie half a hex lower.
static QPointF middleOf(int column, int row)
{
    return {48.0 + 72 * column, 41.57 * (1 + 2 * row + column % 2)};
}

// The curves of the uppermost stroke of this kind.
static QStringList strokes(const QString &svg, const QString &kind)
{
    const QRegularExpression path(u"<path class=\"%1\" [^>]*\\bd=\"([^\"]+)\""_s.arg(kind));
    QString data;
    for (auto match = path.globalMatch(svg); match.hasNext();)
        data = match.next().captured(1);
    return data.split(u'M', Qt::SkipEmptyParts);
}

// Points on it, close to each other.
static QList<QPointF> pointsOn(const QString &stroke)
{
    static const QRegularExpression kPair(u"(-?[\\d.]+) (-?[\\d.]+)"_s);
    QList<QPointF> p;
    for (auto match = kPair.globalMatch(stroke); match.hasNext();) {
        const QRegularExpressionMatch pair = match.next();
        p.append({pair.captured(1).toDouble(), pair.captured(2).toDouble()});
    }
    QList<QPointF> points;
    for (qsizetype i = 0; i + 3 < p.size(); i += 3)
        for (int k = 0; k <= 100; ++k) {
            const double t = k / 100.0;
            const double s = 1 - t;
            points.append(p[i] * (s * s * s) + p[i + 1] * (3 * s * s * t) +
                          p[i + 2] * (3 * s * t * t) + p[i + 3] * (t * t * t));
        }
    return points;
}

static double distance(const QStringList &strokes, QPointF at)
{
    double least = 1e9;
    for (const QString &stroke : strokes)
        for (const QPointF point : pointsOn(stroke))
            least = std::min(least, std::hypot(point.x() - at.x(), point.y() - at.y()));
    return least;
}

// Of every part of this class, the mean of the points in it.
static QList<QPointF> placesOf(const QString &svg, const QString &kind, const QString &point)
{
    QList<QPointF> result;
    const QRegularExpression group(u"<g class=\"%1\">.*?</g>\\n"_s.arg(kind),
                                   QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpression pair(point);
    for (auto match = group.globalMatch(svg); match.hasNext();) {
        const QString text = match.next().captured();
        QPointF sum;
        int count = 0;
        for (auto found = pair.globalMatch(text); found.hasNext(); ++count) {
            const QRegularExpressionMatch number = found.next();
            sum += {number.captured(1).toDouble(), number.captured(2).toDouble()};
        }
        result.append(sum / count);
    }
    return result;
}

static const QString kAllLayers =
    u"terrain,relief,roads,hexsides,fortifications,grid,names,levels,zones,objectives,labels,"
    "mines,smoke,units"_s;

void tst_RenderWays::everyKindIsInItsLayerOnly_data()
{
    QTest::addColumn<QString>("layer");
    QTest::addColumn<QByteArray>("board");
    const auto data = assault::loadData({{HW_SOURCE_DIR "/resources"}});
    const assault::TerrainChart &chart = data.value->system.terrain;
    std::size_t number = 0;
    const auto add = [&number](const QString &layer, const std::string &id,
                               const QByteArray &board) {
        if (testing::takesPart(number++))
            QTest::addRow("%s %s", qPrintable(layer), id.c_str()) << layer << board;
    };
    for (const assault::TerrainRow &row : chart.rows)
        if (row.id != "clear")
            add(u"terrain"_s, row.id,
                "[[board.patch]]\nhexes = [\"C3\", \"C4\"]\nterrain = \"" +
                    QByteArray::fromStdString(row.id) + "\"\n");
    for (const assault::RoadRow &row : chart.roads)
        add(u"roads"_s, row.id,
            road(QByteArray::fromStdString(row.id), "\"B2\", \"C3\", \"C4\", \"D4\""));
    for (const assault::HexsideRow &row : chart.hexsides)
        add(u"hexsides"_s, row.id, hexside(QByteArray::fromStdString(row.id), "C3", "SE"));
    QVERIFY(chart.rows.size() >= 18 && chart.roads.size() >= 6 && chart.hexsides.size() >= 9);
}

void tst_RenderWays::everyKindIsInItsLayerOnly()
{
    QFETCH(const QString, layer);
    QFETCH(const QByteArray, board);
    QStringList others = kAllLayers.split(u',');
    QCOMPARE(others.removeAll(layer), 1);
    const QString only = drawn(board, {u"--layers"_s, layer});
    const QString without = drawn(board, {u"--layers"_s, others.join(u',')});

    QVERIFY(!only.isEmpty() && !without.isEmpty());
    QVERIFY(only != drawn({}, {u"--layers"_s, layer}));
    QCOMPARE(without, drawn({}, {u"--layers"_s, others.join(u',')}));
}

void tst_RenderWays::aRiverThroughThreeHexesIsOneStroke()
{
    const QString svg = drawn(road("river", R"("B2", "C3", "D3")"));

    const QStringList river = strokes(svg, u"river"_s);
    QCOMPARE(river.size(), 1);
    QCOMPARE(river[0].count(u'C'), 3);
    // It runs through the two hexsides between them, near their middles.
    for (const QPointF side :
         {(middleOf(1, 1) + middleOf(2, 2)) / 2, (middleOf(2, 2) + middleOf(3, 2)) / 2})
        QVERIFY(distance(river, side) < 6);
}

void tst_RenderWays::aStreamAlongHexsidesIsOneStroke()
{
    const QString svg = drawn(hexside("stream", "C3", "NE") + hexside("stream", "C3", "SE") +
                              hexside("stream", "C3", "S"));

    const QStringList stream = strokes(svg, u"stream"_s);
    QCOMPARE(stream.size(), 1);
    const QPointF hex = middleOf(2, 2);
    for (const QPointF end : {QPointF(24, -41.57), QPointF(-24, 41.57)})
        QVERIFY(distance(stream, hex + end) < 1); // the outer corners, not rounded
    for (const QPointF side : {QPointF(36, -20.78), QPointF(36, 20.78), QPointF(0, 41.57)})
        QVERIFY(distance(stream, hex + side) < 1);
}

void tst_RenderWays::aWayGoesOnToTheRim()
{
    const QStringList main =
        strokes(drawn(road("main_road", R"("C1", "C2", "C3")")), u"main_road"_s);

    QCOMPARE(main.size(), 1);
    QVERIFY(distance(main, middleOf(2, 0) - QPointF(0, 41.57)) < 1);
    QVERIFY(distance(main, middleOf(2, 2)) < 1);
    QVERIFY(distance(main, middleOf(2, 2) + QPointF(0, 41.57)) > 40);
}

void tst_RenderWays::aBridgeLiesWhereRoadAndWaterCross_data()
{
    QTest::addColumn<QByteArray>("way");
    QTest::addColumn<QByteArray>("water");
    for (const char *way : {"main_road", "narrow_road", "railway"})
        for (const char *water : {"river", "stream"})
            QTest::addRow("%s over %s", way, water) << QByteArray(way) << QByteArray(water);
}

static const QString kDeckPoint = u"[ML](-?[\\d.]+) (-?[\\d.]+)"_s;

void tst_RenderWays::aBridgeLiesWhereRoadAndWaterCross()
{
    QFETCH(const QByteArray, way);
    QFETCH(const QByteArray, water);
    const QString svg = drawn(road(way, R"("B2", "C3", "D3", "E4")") +
                              road(water, R"("D1", "D2", "D3", "D4", "D5", "D6")"));

    const QList<QPointF> bridges = placesOf(svg, u"bridge"_s, kDeckPoint);
    QCOMPARE(bridges.size(), 1);
    QVERIFY(distance(strokes(svg, QString::fromLatin1(way)), bridges[0]) < 2);
    QVERIFY(distance(strokes(svg, QString::fromLatin1(water)), bridges[0]) < 2);
}

void tst_RenderWays::aRoadOverTheWaterOfAHexsideHasABridge()
{
    const QString svg = drawn(road("main_road", R"("C2", "C3")") + hexside("river", "C3", "N"));

    const QList<QPointF> bridges = placesOf(svg, u"bridge"_s, kDeckPoint);
    QCOMPARE(bridges.size(), 1);
    const QPointF off = bridges[0] - (middleOf(2, 1) + middleOf(2, 2)) / 2;
    QVERIFY(std::hypot(off.x(), off.y()) < 1);
}

void tst_RenderWays::aRoadBesideTheWaterHasNoBridge()
{
    const QString svg = drawn(road("main_road", R"("B2", "B3", "B4")") +
                              road("river", R"("D1", "D2", "D3", "D4", "D5", "D6")"));
    QVERIFY(placesOf(svg, u"bridge"_s, kDeckPoint).isEmpty());
}

void tst_RenderWays::aFordLiesOnTheWater_data()
{
    QTest::addColumn<QByteArray>("board");
    QTest::addColumn<QString>("water");
    QTest::addRow("river through the hex")
        << road("river", R"("D1", "D2", "D3", "D4", "D5", "D6")") + hexside("ford", "D3", "SW")
        << u"river"_s;
    QTest::addRow("river on the hexside")
        << hexside("river", "D3", "S") + hexside("river", "D3", "SW") + hexside("ford", "D3", "SW")
        << u"river"_s;
    QTest::addRow("stream on the hexside")
        << hexside("stream", "D3", "N") + hexside("ford", "D3", "N") << u"stream"_s;
}

void tst_RenderWays::aFordLiesOnTheWater()
{
    QFETCH(const QByteArray, board);
    QFETCH(const QString, water);
    const QString svg = drawn(board);

    const QList<QPointF> fords =
        placesOf(svg, u"ford"_s, u"<circle cx=\"([\\d.]+)\" cy=\"([\\d.]+)\""_s);
    QCOMPARE(fords.size(), 1);
    QVERIFY(distance(strokes(svg, water), fords[0]) < 2);
}

void tst_RenderWays::whatHasNoArtSaysItsName()
{
    const QString library = m_folder.filePath(u"library"_s);
    QVERIFY(QDir().mkpath(library + u"/assault"_s));
    QVERIFY(QFile::copy(QStringLiteral(HW_SOURCE_DIR "/tests/data/bad/terrain_without_art.toml"),
                        library + u"/assault/system.toml"_s));
    const QByteArray board = "[[board.patch]]\nhexes = [\"C3\"]\nterrain = \"swamp\"\n" +
                             road("track", R"("B2", "B3")") + hexside("hedge", "D3", "N");
    const QStringList options = {u"--data"_s, library, u"--lang"_s, u"de"_s};

    const QString svg = drawn(board, options);

    QVERIFY(svg.contains(QRegularExpression(u"<text [^>]*>Sumpf</text>"_s)));
    QVERIFY(svg.contains(u"<title>Feldweg</title>"_s));
    QVERIFY(svg.contains(u"<title>Hecke</title>"_s));
}

HW_PLAIN_TEST(tst_RenderWays)

} // namespace hexwerk::tst_render_ways

#include "tst_render_ways.moc"
