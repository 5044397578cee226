#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/board/compose.h"
#include "core/assault/files/library/data_store.h"
#include "editor/assault/tmx/tmx_board.h"
#include "editor/text/tmx_text.h"
#include "editor/tmx/tmx_map.h"
#include "editor/tmx/tmx_pictures.h"
#include "editor/tmx/tmx_reader.h"
#include "tests/test_program.h"

namespace hexwerk::tst_tmx {

using namespace assault;
using namespace assault::ui;
using namespace editor;

// Maps of Tiled: the same map in every packing, laid on our columns, and everything else refused.
class tst_Tmx final : public QObject
{
    Q_OBJECT

private slots:
    void aMapIsLaidOnTheBoardAsItLies();
    void hiddenLayersAreLeftOut();
    void everyPackingSaysTheSame_data();
    void everyPackingSaysTheSame();
    void evenColumnsThatLieLowerAreMovedByOne();
    void aMapWithoutBoundsIsCutToItsTiles();
    void whatLiesBeyondTheRimIsLeftOut();
    void turnedTilesAreTheSameTiles();
    void terrainIsGuessedFromNames_data();
    void terrainIsGuessedFromNames();
    void theNameOfATilesetSpeaksOnlyForTilesWithoutOne();
    void propertiesOfATileNameIt();
    void aTileIsCutFromThePictureOfItsTileset();
    void aTilesetIsReadBesideTheMapAlone();
    void aTileHasItsOwnPictureBesideItsTileset();
    void onlyPicturesBesideTheMapAreRead_data();
    void onlyPicturesBesideTheMapAreRead();
    void aMissingTilesetLeavesNumbers();
    void anythingElseIsRefused_data();
    void anythingElseIsRefused();
    void aHugeFileIsRefusedUnread();
    void everyRefusalHasItsSentence();
    void noPartOfAMapBringsTheReaderDown();
};

static const QString kValley = QStringLiteral(HW_SOURCE_DIR "/tests/data/tmx/valley.tmx");

// A map of 2x2 with one tileset; its first layer holds `data`.
static QByteArray mapOf(const QByteArray &data, const QByteArray &keys = "width=\"2\" height=\"2\"")
{
    return "<map orientation=\"hexagonal\" staggeraxis=\"x\" staggerindex=\"odd\" " + keys +
           "><tileset firstgid=\"1\" name=\"T\"><tile id=\"0\" type=\"grass\"/></tileset>"
           "<layer name=\"L\">" +
           data + "</layer></map>";
}

static tl::expected<TmxMap, TmxFailure> readAlone(const QByteArray &text)
{
    return readTmx(text, [](const QString &) { return std::nullopt; });
}

// "T1 T0/-- T1": rows, the topmost tile of each hex.
static QString shown(const TmxMap &map)
{
    QStringList rows;
    for (int row = 0; row < map.rows; ++row) {
        QStringList hexes;
        for (int column = 0; column < map.columns; ++column) {
            QString hex = QStringLiteral("-");
            for (const auto &layer : map.layers)
                if (const int tile = layer[map.index(column, row)]; tile >= 0)
                    hex = map.tiles[static_cast<std::size_t>(tile)].tileset.left(1) +
                          QString::number(map.tiles[static_cast<std::size_t>(tile)].id);
            hexes << hex;
        }
        rows << hexes.join(QLatin1Char(' '));
    }
    return rows.join(QLatin1Char('/'));
}

void tst_Tmx::aMapIsLaidOnTheBoardAsItLies()
{
    const auto map = loadTmx(kValley);
    QVERIFY(map);
    // An odd width gets one column more.
    QCOMPARE(shown(*map), QStringLiteral("H0 H0 H1 H1 H0 -/H0 H1 H1 h0 H0 -/H0 H0 H2 H2 h1 -/"
                                         "H3 H0 H0 H0 H0 -"));
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    std::vector<std::string> terrains;
    for (const TmxTile &tile : map->tiles)
        terrains.push_back(guessedTerrain(tile, data.value->system.terrain));
    QVERIFY((terrains == std::vector<std::string>{"clear", "heavy_forest", "olive_grove", "",
                                                  "plain_building", "ruins"}));
    const BoardSpec board = boardOf(*map, terrains, "clear");
    QCOMPARE(*board.columns, 6);
    QCOMPARE(*board.rows, 4);
    const auto composed = compose(board, data.value->system.terrain, data.value->tileLookup());
    QVERIFY(composed);
    const auto terrainAt = [&](const char *name) {
        const Hex hex = *hexFromString(name);
        return data.value->system.terrain.row(composed->at(hex).terrain).id;
    };
    QCOMPARE(terrainAt("C1"), std::string("heavy_forest"));
    QCOMPARE(terrainAt("B2"), std::string("heavy_forest"));
    QCOMPARE(terrainAt("D2"), std::string("plain_building"));
    QCOMPARE(terrainAt("E3"), std::string("ruins"));
    QCOMPARE(terrainAt("D3"), std::string("olive_grove"));
    QCOMPARE(terrainAt("A4"), std::string("clear")); // a signpost is no terrain
    QCOMPARE(terrainAt("F4"), std::string("clear"));
}

void tst_Tmx::hiddenLayersAreLeftOut()
{
    QCOMPARE(loadTmx(kValley)->layers.size(), std::size_t{2});
}

static QByteArray numbers(std::initializer_list<quint32> gids)
{
    QByteArray bytes;
    for (const quint32 gid : gids)
        for (int byte = 0; byte < 4; ++byte)
            bytes += static_cast<char>(gid >> (8 * byte));
    return bytes;
}

static QByteArray zlibOf(const QByteArray &bytes)
{
    return qCompress(bytes).mid(4); // without the length that Qt puts before it
}

void tst_Tmx::everyPackingSaysTheSame_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray raw = numbers({1, 2, 0, 2});
    QTest::newRow("csv") << QByteArray("<data encoding=\"csv\">1,2,\n0,2\n</data>");
    QTest::newRow("base64") << "<data encoding=\"base64\">\n " + raw.toBase64() + "\n</data>";
    QTest::newRow("zlib") << "<data encoding=\"base64\" compression=\"zlib\">" +
                                 zlibOf(raw).toBase64() + "</data>";
    QTest::newRow("gzip") << QByteArray("<data encoding=\"base64\" compression=\"gzip\">"
                                        "H4sIAAAAAAACA2NkYGBgYoAAEA0A0IzhBBAAAAA=</data>");
    QTest::newRow("elements") << QByteArray("<data><tile gid=\"1\"/><tile gid=\"2\"/><tile/>"
                                            "<tile gid=\"2\"/></data>");
}

void tst_Tmx::everyPackingSaysTheSame()
{
    QFETCH(QByteArray, data);
    const auto map = readAlone(mapOf(data));
    QVERIFY2(map, qPrintable(map ? QString() : TmxText::sentence(map.error())));
    QCOMPARE(shown(*map), QStringLiteral("T0 T1/- T1"));
    QCOMPARE(map->tiles.at(1).count, 2);
}

void tst_Tmx::evenColumnsThatLieLowerAreMovedByOne()
{
    QByteArray text = mapOf("<data encoding=\"csv\">1,2,1,2</data>");
    text.replace("\"odd\"", "\"even\"");
    QCOMPARE(shown(*readAlone(text)), QStringLiteral("- T0 T1 -/- T0 T1 -"));
}

void tst_Tmx::aMapWithoutBoundsIsCutToItsTiles()
{
    const QByteArray chunks =
        "<data encoding=\"csv\">"
        "<chunk x=\"-16\" y=\"0\" width=\"2\" height=\"2\">0,0,0,1</chunk>"
        "<chunk x=\"-14\" y=\"0\" width=\"2\" height=\"2\">2,0,0,0</chunk></data>";
    const auto map = readAlone(mapOf(chunks, "width=\"32\" height=\"32\" infinite=\"1\""));
    QVERIFY(map);
    // From column -16, not -15: odd columns stay odd.
    QCOMPARE(shown(*map), QStringLiteral("- - T1 -/- T0 - -"));
}

void tst_Tmx::whatLiesBeyondTheRimIsLeftOut()
{
    const QByteArray chunks =
        "<data encoding=\"csv\">"
        "<chunk x=\"-2\" y=\"0\" width=\"4\" height=\"1\">1,1,2,0</chunk>"
        "<chunk x=\"0\" y=\"1\" width=\"1\" height=\"3\">1,2,2</chunk></data>";
    const auto map = readAlone(mapOf(chunks, "width=\"2\" height=\"2\""));
    QVERIFY(map);
    QCOMPARE(shown(*map), QStringLiteral("T1 -/T0 -"));
}

void tst_Tmx::turnedTilesAreTheSameTiles()
{
    // Flipped in all four ways.
    const auto map = readAlone(mapOf("<data encoding=\"csv\">2147483649,1073741825,"
                                     "536870913,268435457</data>"));
    QCOMPARE(shown(*map), QStringLiteral("T0 T0/T0 T0"));
}

void tst_Tmx::terrainIsGuessedFromNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("terrain");
    const auto row = [](const char *name, const char *terrain) {
        QTest::newRow(name) << QString::fromUtf8(name) << QString::fromLatin1(terrain);
    };
    row("heavy_forest", "heavy_forest");
    row("Heavy forest 03", "heavy_forest");
    row("forest", "light_forest");
    row("Lichter Wald", "light_forest");
    row("olive-trees", "olive_grove");
    row("ruined house", "ruins");
    row("Weinberg", "vine_grove");
    row("Trümmer", "ruins");
    row("village_2", "plain_building");
    row("hedge", "brush");
    row("hex olive_grove 2", "olive_grove");
    row("Feld: Mehrstöckiges Gebäude", "multi_storey_building");
    row("brush, trees & craters B", "brush_trees_craters");
    row("hexTile14", "");
    row("", "");
}

void tst_Tmx::terrainIsGuessedFromNames()
{
    QFETCH(QString, name);
    QFETCH(QString, terrain);
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    const TmxTile tile{QStringLiteral("set"), 0, {name}, 1};
    QCOMPARE(QString::fromStdString(guessedTerrain(tile, data.value->system.terrain)), terrain);
}

void tst_Tmx::theNameOfATilesetSpeaksOnlyForTilesWithoutOne()
{
    const auto data = loadData({{HW_SOURCE_DIR "/resources"}});
    const TerrainChart &chart = data.value->system.terrain;
    const QString set = QStringLiteral("Woods");
    QCOMPARE(guessedTerrain({set, 0, {}, 1}, chart), std::string("light_forest"));
    QCOMPARE(guessedTerrain({set, 0, {QStringLiteral("signpost")}, 1}, chart), std::string());
}

void tst_Tmx::propertiesOfATileNameIt()
{
    QByteArray text = mapOf("<data encoding=\"csv\">1,1,1,1</data>");
    text.replace("<tile id=\"0\" type=\"grass\"/>",
                 "<tile id=\"0\"><properties><property name=\"Name\" value=\"Weinberg\"/>"
                 "<property name=\"cost\" value=\"3\"/></properties></tile>");
    const auto map = readAlone(text);
    QCOMPARE(map->tiles.at(0).names, QStringList{QStringLiteral("Weinberg")});
}

void tst_Tmx::aTileIsCutFromThePictureOfItsTileset()
{
    const auto valley = loadTmx(kValley);
    QVERIFY(
        (valley->tiles.at(1).picture == TmxPicture{QStringLiteral("hills.png"), {28, 0, 28, 24}}));
    for (const char *columns : {"columns=\"3\"", ""}) {
        QByteArray text = mapOf("<data encoding=\"csv\">5,1,1,1</data>");
        text.replace("name=\"T\">",
                     "name=\"T\" tilewidth=\"10\" tileheight=\"20\" margin=\"2\" spacing=\"3\" " +
                         QByteArray(columns) +
                         "><image source=\"a/t.png\" width=\"40\" height=\"90\"/>");
        const auto map = readAlone(text);
        QVERIFY(
            (map->tiles.at(0).picture == TmxPicture{QStringLiteral("a/t.png"), {2, 2, 10, 20}}));
        QVERIFY(
            (map->tiles.at(1).picture == TmxPicture{QStringLiteral("a/t.png"), {15, 25, 10, 20}}));
    }
}

// A map from elsewhere may not have any file of this machine or of another opened.
void tst_Tmx::aTilesetIsReadBesideTheMapAlone()
{
    const QTemporaryDir folder;
    const auto put = [&folder](const QString &name, const QByteArray &bytes) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    };
    put(QStringLiteral("t.tsx"), "<tileset name=\"T\"><tile id=\"0\" type=\"hedge\"/></tileset>");
    for (const QString &source :
         {QStringLiteral("t.tsx"), folder.filePath(QStringLiteral("t.tsx"))}) {
        QByteArray text = mapOf("<data encoding=\"csv\">1,1,1,1</data>");
        text.replace("name=\"T\"><tile id=\"0\" type=\"grass\"/>",
                     "source=\"" + source.toUtf8() + "\">");
        put(QStringLiteral("m.tmx"), text);
        const auto map = loadTmx(folder.filePath(QStringLiteral("m.tmx")));
        QVERIFY(map);
        const bool isRead = map->tiles.at(0).names.contains(QStringLiteral("hedge"));
        QCOMPARE(isRead, source == QLatin1String("t.tsx"));
    }
}

void tst_Tmx::aTileHasItsOwnPictureBesideItsTileset()
{
    QVERIFY((loadTmx(kValley)->tiles.at(4).picture ==
             TmxPicture{QStringLiteral("pictures/farm_house.png"), {}}));
    QByteArray text = mapOf("<data encoding=\"csv\">1,1,1,1</data>");
    text.replace("name=\"T\"><tile id=\"0\" type=\"grass\"/>", "source=\"sets/t.tsx\">");
    const auto map = readTmx(text, [](const QString &) {
        return std::optional(QByteArray("<tileset name=\"T\"><tile id=\"0\">"
                                        "<image source=\"../art/hedge.png\"/></tile></tileset>"));
    });
    QVERIFY((map->tiles.at(0).picture == TmxPicture{QStringLiteral("art/hedge.png"), {}}));
}

void tst_Tmx::onlyPicturesBesideTheMapAreRead_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QRect>("part");
    QTest::addColumn<QSize>("size");
    const auto row = [](const char *source, const QRect &part, const QSize &size) {
        QTest::addRow("%s %d", source, part.x()) << QString::fromLatin1(source) << part << size;
    };
    row("good.png", {}, {40, 20});
    row("good.png", {5, 5, 20, 10}, {20, 10});
    row("good.png", {90, 0, 20, 10}, {0, 0});
    row("below/good.png", {}, {40, 20});
    row("../good.png", {}, {0, 0});
    row("/ABSOLUTE/good.png", {}, {0, 0});
    row("link.png", {}, {0, 0});
    row("http://example.org/good.png", {}, {0, 0});
    row("file:good.png", {}, {0, 0});
    row("text.png", {}, {0, 0});
    row("huge.png", {}, {0, 0});
    row("missing.png", {}, {0, 0});
    row("below", {}, {0, 0});
    row("", {}, {0, 0});
}

void tst_Tmx::onlyPicturesBesideTheMapAreRead()
{
    QFETCH(QString, source);
    QFETCH(QRect, part);
    const QTemporaryDir folder;
    QDir(folder.path()).mkpath(QStringLiteral("map/below"));
    QImage picture(100, 50, QImage::Format_RGB32);
    picture.fill(Qt::red);
    for (const char *name : {"good.png", "map/good.png", "map/below/good.png"})
        QVERIFY(picture.save(folder.filePath(QString::fromLatin1(name))));
    QFile::link(folder.filePath(QStringLiteral("good.png")),
                folder.filePath(QStringLiteral("map/link.png")));
    QFile text(folder.filePath(QStringLiteral("map/text.png")));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("no picture");
    QImage huge(10'000, 5'000, QImage::Format_Mono);
    huge.fill(0);
    if (source == QLatin1String("huge.png"))
        QVERIFY(huge.save(folder.filePath(QStringLiteral("map/huge.png"))));
    source.replace(QLatin1String("/ABSOLUTE"), folder.path());
    TmxPictures pictures(folder.filePath(QStringLiteral("map")));
    QTEST(pictures.of({source, part}, {40, 40}).size(), "size");
}

void tst_Tmx::aMissingTilesetLeavesNumbers()
{
    QFile file(kValley);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto map = readAlone(file.readAll());
    QVERIFY(map);
    QCOMPARE(map->tiles.at(1).tileset, QStringLiteral("hills"));
    QVERIFY(map->tiles.at(1).names.isEmpty());
}

void tst_Tmx::anythingElseIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("fault");
    const auto row = [](const char *what, const QByteArray &text, TmxFault fault) {
        QTest::newRow(what) << text << static_cast<int>(fault);
    };
    const auto changed = [](const char *from, const QByteArray &to) {
        return mapOf("<data encoding=\"csv\">1,1,1,1</data>").replace(from, to);
    };
    row("nothing", "", TmxFault::NotXml);
    row("a picture", "\x89PNG\r\n", TmxFault::NotXml);
    row("cut short", changed("</layer></map>", ""), TmxFault::NotXml);
    row("another root", "<html></html>", TmxFault::NotAMap);
    row("orthogonal", changed("hexagonal", "orthogonal"), TmxFault::NotHexagonal);
    row("isometric", changed("hexagonal", "isometric"), TmxFault::NotHexagonal);
    row("points up", changed("staggeraxis=\"x\"", "staggeraxis=\"y\""), TmxFault::PointsUp);
    row("huge", changed("width=\"2\"", "width=\"100000\""), TmxFault::TooManyHexes);
    row("no size", changed("width=\"2\"", "width=\"-1\""), TmxFault::TooManyHexes);
    row("empty", changed("1,1,1,1", "0,0,0,0"), TmxFault::NoHexes);
    row("one hex too few", changed("1,1,1,1", "1,1,1"), TmxFault::BrokenLayer);
    row("one hex too many", changed("1,1,1,1", "1,1,1,1,1"), TmxFault::BrokenLayer);
    row("no number", changed("1,1,1,1", "1,one,1,1"), TmxFault::BrokenLayer);
    row("zstd", mapOf("<data encoding=\"base64\" compression=\"zstd\">KLUv</data>"),
        TmxFault::UnknownPacking);
    row("no base64", mapOf("<data encoding=\"base64\">!!!</data>"), TmxFault::BrokenLayer);
    row("no zlib", mapOf("<data encoding=\"base64\" compression=\"zlib\">AAAA</data>"),
        TmxFault::BrokenLayer);
    row("a bomb",
        mapOf("<data encoding=\"base64\" compression=\"zlib\">" +
              zlibOf(QByteArray(50 << 20, '\0')).toBase64() + "</data>"),
        TmxFault::BrokenLayer);
    row("a tile of no tileset", changed("firstgid=\"1\"", "firstgid=\"7\""), TmxFault::UnknownTile);
    row("chunks far apart",
        mapOf("<data encoding=\"csv\">"
              "<chunk x=\"0\" y=\"0\" width=\"1\" height=\"1\">1</chunk>"
              "<chunk x=\"5000\" y=\"0\" width=\"1\" height=\"1\">1</chunk></data>",
              "infinite=\"1\""),
        TmxFault::TooManyHexes);
    row("a huge chunk",
        mapOf("<data encoding=\"csv\">"
              "<chunk x=\"0\" y=\"0\" width=\"2000000000\" height=\"2000000000\">1</chunk></data>",
              "infinite=\"1\""),
        TmxFault::BrokenLayer);
    row("groups without end", changed("<layer", QByteArray("<group>").repeated(100'000) + "<layer"),
        TmxFault::TooMuch);
    const QByteArray chunk = "<chunk x=\"0\" y=\"0\" width=\"800\" height=\"800\">" +
                             zlibOf(QByteArray(4 * 800 * 800, '\1')).toBase64() + "</chunk>";
    row("many full chunks",
        mapOf("<data encoding=\"base64\" compression=\"zlib\">" + chunk.repeated(4) + "</data>",
              "infinite=\"1\""),
        TmxFault::TooMuch);
    row("many tilesets",
        changed("<layer", QByteArray("<tileset firstgid=\"1\"/>").repeated(1'001) + "<layer"),
        TmxFault::TooMuch);
    row("entities without end",
        "<!DOCTYPE map [<!ENTITY a \"" + QByteArray(2000, 'x') +
            "\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;\">]>" +
            mapOf("<data encoding=\"csv\">&c;</data>"),
        TmxFault::NotXml);
}

void tst_Tmx::anythingElseIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(int, fault);
    const auto map = readAlone(text);
    QVERIFY(!map);
    QCOMPARE(static_cast<int>(map.error().fault), fault);
    QVERIFY(!TmxText::sentence(map.error()).contains(QLatin1Char('%')));
}

void tst_Tmx::aHugeFileIsRefusedUnread()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("huge.tmx")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(qint64{200} << 20));
    QVERIFY(loadTmx(file.fileName()).error().fault == TmxFault::TooLarge);
    QVERIFY(loadTmx(QStringLiteral("/dev/zero")).error().fault == TmxFault::TooLarge);
    QVERIFY(loadTmx(folder.filePath(QStringLiteral("none.tmx"))).error().fault ==
            TmxFault::CannotRead);
}

void tst_Tmx::everyRefusalHasItsSentence()
{
    QStringList sentences;
    for (int fault = 0; fault <= static_cast<int>(kLastTmxFault); ++fault)
        sentences << TmxText::sentence({static_cast<TmxFault>(fault), QStringLiteral("what"),
                                        QStringLiteral("layer"), 3, 4, 300, 400, 17});
    for (const QString &sentence : sentences)
        QVERIFY2(sentence.endsWith(QLatin1Char('.')), qPrintable(sentence));
    QCOMPARE(sentences.removeDuplicates(), 0);
}

void tst_Tmx::noPartOfAMapBringsTheReaderDown()
{
    QFile file(kValley);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray whole = file.readAll();
    for (qsizetype cut = 0; cut < whole.size(); cut += 7)
        static_cast<void>(readAlone(whole.left(cut)));
    for (qsizetype at = 0; at < whole.size(); at += 3) {
        QByteArray spoilt = whole;
        spoilt[at] = static_cast<char>(spoilt[at] ^ 0x11);
        static_cast<void>(readAlone(spoilt));
    }
}

HW_CORE_TEST(tst_Tmx)

} // namespace hexwerk::tst_tmx

#include "tst_tmx.moc"
