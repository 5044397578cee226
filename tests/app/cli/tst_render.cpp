// render and the pictures of resources/art, through the program itself.
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "core/assault/board/terrain_picture.h"
#include "core/assault/files/library/data_store.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::tst_render {

using namespace Qt::Literals::StringLiterals;

class tst_Render final : public QObject
{
    Q_OBJECT

private slots:
    void everyTerrainHasItsSymbolFromTheArt();
    void worksSmokeAndMinesAreThoseOfTheArt();
    void unitsAreTheSilhouettesOfTheArt();
    void idsAreUniqueAndAllThatIsUsedIsThere();

private:
    // What the program draws of a board with this on it.
    QString drawn(int columns, int rows, const QByteArray &board);

    QTemporaryDir m_folder;
};

QString tst_Render::drawn(int columns, int rows, const QByteArray &board)
{
    const QString scenario = m_folder.filePath(u"map.toml"_s);
    const QString picture = m_folder.filePath(u"map.svg"_s);
    QFile out(scenario);
    if (!out.open(QIODevice::WriteOnly))
        return {};
    out.write(
        "format = \"hexwerk.scenario\"\nversion = 1\nid = \"map\"\nsystem = \"assault\"\n"
        "profile = \"sicily43-en\"\ntitle = { en = \"Map\" }\nturns = 1\n[board]\ncolumns = " +
        QByteArray::number(columns) + "\nrows = " + QByteArray::number(rows) +
        "\nterrain = \"clear\"\n" + board + "[[side]]\nid = \"axis\"\nname = { en = \"Axis\" }\n");
    out.close();
    if (QProcess::execute(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"),
                          {u"render"_s, scenario, u"-o"_s, picture}) != 0)
        return {};
    QFile in(picture);
    return in.open(QIODevice::ReadOnly) ? QString::fromUtf8(in.readAll()) : QString();
}

static QByteArray hexName(std::size_t column, int row)
{
    return QByteArray(1, static_cast<char>('A' + column)) + QByteArray::number(row + 1);
}

static bool isArt(const QString &path)
{
    return QFile::exists(QStringLiteral(HW_SOURCE_DIR "/resources/art/%1.svg").arg(path));
}

// What is drawn between the first line of the file and the last.
static QString artOf(const QString &path)
{
    QFile file(QStringLiteral(HW_SOURCE_DIR "/resources/art/%1.svg").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QString text = QString::fromUtf8(file.readAll());
    return text.section(u'\n', 1, -3);
}

// The only picture of terrain in this hex, without its folder. A hex is 96 wide, the next column
// 72 further.
static QString pictureAt(const QString &svg, std::size_t column, int row)
{
    static const QRegularExpression kUse(
        u"<use xlink:href=\"#terrain-(\\w+)\" transform=\"translate\\(([\\d.]+) ([\\d.]+)\\) "
        "scale\\(0.48\\)\"/>"_s);
    QStringList found;
    for (auto match = kUse.globalMatch(svg); match.hasNext();) {
        const QRegularExpressionMatch use = match.next();
        const double x = use.captured(2).toDouble();
        const double y = use.captured(3).toDouble();
        if (std::lround((x - 48) / 72) == static_cast<long>(column) &&
            static_cast<int>(y / (2 * 41.57 + 0.1)) == row)
            found.append(use.captured(1));
    }
    return found.size() == 1 ? found.front() : QString();
}

void tst_Render::everyTerrainHasItsSymbolFromTheArt()
{
    const auto data = assault::loadData({{HW_SOURCE_DIR "/resources"}});
    const auto &rows = data.value->system.terrain.rows;
    QVERIFY(rows.size() > 10 && rows.size() < 26);
    QByteArray board;
    for (std::size_t column = 0; column < rows.size(); ++column)
        board += "[[board.patch]]\nhexes = [\"" + hexName(column, 0) + "\", \"" +
                 hexName(column, 2) + "\"]\nterrain = \"" +
                 QByteArray::fromStdString(rows[column].id) +
                 "\"\n[[board.road]]\nkind = \"narrow_road\"\nhexes = [\"" + hexName(column, 2) +
                 "\"]\n";

    const QString svg = drawn(static_cast<int>(rows.size() + rows.size() % 2), 4, board);

    for (std::size_t column = 0; column < rows.size(); ++column) {
        const QString id = QString::fromStdString(assault::artOf(rows[column]));
        const QString open = pictureAt(svg, column, 0);
        const QString road = pictureAt(svg, column, 2);
        const bool makesRoom = isArt(u"terrain/%1_road_1"_s.arg(id));
        QVERIFY2(QRegularExpression(u"^%1_\\d$"_s.arg(id)).match(open).hasMatch(), qPrintable(id));
        QVERIFY2(QRegularExpression(u"^%1%2_\\d$"_s.arg(id, makesRoom ? u"_road"_s : QString()))
                     .match(road)
                     .hasMatch(),
                 qPrintable(id));
        for (const QString &name : {open, road}) {
            const QString art = artOf(u"terrain/"_s + name);
            QVERIFY2(!art.isEmpty(), qPrintable(name));
            QCOMPARE(svg.count(u"<g id=\"terrain-%1\">\n"_s.arg(name) + art + u"\n</g>\n"_s), 1);
        }
    }
}

static const QByteArray kFullBoard = R"([[board.patch]]
hexes = ["A1", "A2", "A3", "A4"]
terrain = "brush"
[[board.smoke]]
hex = "A1"
count = 1
[[board.smoke]]
hex = "B1"
count = 2
[[board.smoke]]
hex = "C1"
count = 3
[[board.smoke]]
hex = "D1"
count = 4
[[board.smoke]]
hex = "E1"
count = 5
[[board.smoke]]
hex = "F1"
count = 2
[[board.overlay]]
kind = "sandbags"
hex = "A4"
facing = 0
[[board.overlay]]
kind = "trench"
hex = "B4"
facing = 1
[[board.overlay]]
kind = "gun_position"
hex = "C4"
facing = 2
[[board.overlay]]
kind = "bunker"
hex = "D4"
facing = 3
[[board.overlay]]
kind = "pillbox"
hex = "E4"
facing = 4
[[board.overlay]]
kind = "bunker"
hex = "F4"
facing = 5
[[board.minefield]]
hex = "A3"
kind = "anti_personnel"
side = "axis"
[[board.minefield]]
hex = "B3"
kind = "anti_tank"
side = "axis"
[[board.minefield]]
hex = "C3"
kind = "dummy"
side = "axis"
)";

void tst_Render::worksSmokeAndMinesAreThoseOfTheArt()
{
    const QString svg = drawn(6, 4, kFullBoard);

    for (const QString &name :
         {u"sandbags"_s, u"trench"_s, u"gun_position"_s, u"bunker"_s, u"pillbox"_s, u"smoke_1"_s,
          u"smoke_2"_s, u"smoke_3"_s, u"smoke_4"_s, u"smoke_5"_s, u"mines_anti_personnel"_s,
          u"mines_anti_tank"_s, u"mines_dummy"_s}) {
        const bool twice = name == u"bunker"_s || name == u"smoke_2"_s;
        QCOMPARE(svg.count(u"<use xlink:href=\"#overlay-%1\""_s.arg(name)), twice ? 2 : 1);
        QVERIFY2(
            svg.contains(
                artOf(u"overlay/"_s + name).replace(u"#puff"_s, u"#overlay-%1-puff"_s.arg(name))),
            qPrintable(name));
    }
    // The vertex 3 of the bunker is 30 + 3 * 60 degrees from the top, clockwise.
    QVERIFY(svg.contains(QRegularExpression(u"#overlay-bunker\" transform=\"translate\\(264.0 "
                                            "\\d+.\\d\\) rotate\\(210\\)"_s)));
    QVERIFY(!svg.contains(u"heavy_forest"_s)); // nothing that is not shown
}

// Each nation with the pattern of its own along the rim: two bands, two others, four corners.
void tst_Render::unitsAreTheSilhouettesOfTheArt()
{
    struct Row
    {
        const char *card;
        QString silhouette;
        int shapes;
    };
    for (const auto &[card, silhouette, shapes] :
         {Row{"ger.tiger_e", u"tiger"_s, 2}, Row{"us.m4a1", u"m4_sherman"_s, 2},
          Row{"ita.l3", u"l3"_s, 4}}) {
        const QString svg = drawn(
            4, 4,
            QByteArray(
                "[[unit]]\nid = \"u1\"\nside = \"axis\"\nat = \"B2\"\nfacing = 1\ncard = \"") +
                card + "\"\n");
        QCOMPARE(svg.count(u"<use xlink:href=\"#silhouette-%1\""_s.arg(silhouette)), 1);
        QVERIFY(svg.contains(artOf(u"silhouette/"_s + silhouette)));
        QCOMPARE(svg.count(u"class=\"nation\""_s), shapes);
    }
}

void tst_Render::idsAreUniqueAndAllThatIsUsedIsThere()
{
    const QString svg = drawn(6, 4, kFullBoard);

    QXmlStreamReader xml(svg);
    QHash<QString, int> ids;
    QStringList used;
    static const QRegularExpression kUrl(u"url\\((.*?)\\)"_s);
    while (!xml.atEnd()) {
        xml.readNext();
        for (const QXmlStreamAttribute &attribute : xml.attributes()) {
            if (attribute.name() == u"id"_s)
                ++ids[attribute.value().toString()];
            if (attribute.name() == u"href"_s)
                used.append(attribute.value().toString());
            if (const auto url = kUrl.match(attribute.value().toString()); url.hasMatch())
                used.append(url.captured(1));
        }
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (auto id = ids.begin(); id != ids.end(); ++id)
        QVERIFY2(id.value() == 1, qPrintable(id.key()));
    QVERIFY(ids.size() > 15 && used.size() > 100);
    for (const QString &reference : used)
        QVERIFY2(reference.startsWith(u'#') && ids.contains(reference.mid(1)),
                 qPrintable(reference));
}

HW_PLAIN_TEST(tst_Render)

} // namespace hexwerk::tst_render

#include "tst_render.moc"
