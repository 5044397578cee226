// los, fov and render, through the program itself.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::tst_sight {

using namespace Qt::Literals::StringLiterals;

class tst_Sight final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void losTellsEverythingOfALine();
    void losKeepsToTheLimitOfTheScenario();
    void fovGivesWhatLosGives();
    void wrongUsageIsTold_data();
    void wrongUsageIsTold();
    void anInvalidFileIsTold();
    void aFileThatCannotBeReadIsTold();
    void withoutJsonItSpeaksPlainly();
    void renderDrawsEveryHexAndWhatLiesOnIt();
    void renderDrawsWhatIsWanted();
    void engineersHaveASignOfTheirOwn();
    void renderTellsWhereItCannotWrite();

private:
    int run(const QStringList &arguments);
    QJsonObject json() const { return QJsonDocument::fromJson(m_output).object(); }
    QString file(const char *name) const { return m_folder.filePath(QString::fromUtf8(name)); }
    void write(const char *name, const QByteArray &text);

    QTemporaryDir m_folder;
    QByteArray m_output;
    QByteArray m_messages;
};

static const QByteArray kScenario = R"(format = "hexwerk.scenario"
version = 1
id = "sight"
system = "assault"
profile = "sicily43-en"
title = { en = "Sight & <more>", de = "Sicht" }
turns = 1
los_limit = 5

[board]
columns = 8
rows = 8
terrain = "clear"
[[board.patch]]
hexes = ["C3"]
terrain = "brush"
[[board.patch]]
hexes = ["E4"]
terrain = "heavy_forest"
[[board.road]]
kind = "main_road"
hexes = ["G1", "G2", "G3"]
[[board.hexside]]
hex = "C4"
side = "N"
kind = "stone_wall"
[[board.smoke]]
hex = "C4"
count = 1
[[board.overlay]]
kind = "bunker"
hex = "H8"
facing = 2
[[board.label]]
hex = "A8"
text = { en = "Mill", de = "Mühle" }
[[side]]
id = "axis"
colour = "blue"
name = { en = "Axis" }
[[unit]]
id = "g1"
card = "ger.rifles43"
side = "axis"
at = "B2"
)";

void tst_Sight::init()
{
    write("sight.toml", kScenario);
}

void tst_Sight::write(const char *name, const QByteArray &text)
{
    QFile out(file(name));
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(text);
}

int tst_Sight::run(const QStringList &arguments)
{
    QProcess program;
    program.start(QStringLiteral(HW_BINARY_DIR "/app/cli/hexwerk-cli"), arguments);
    if (!program.waitForFinished(60000) || program.exitStatus() != QProcess::NormalExit)
        return -1;
    m_output = program.readAllStandardOutput();
    m_messages = program.readAllStandardError();
    return program.exitCode();
}

static QJsonObject expected(const char *text)
{
    return QJsonDocument::fromJson(text).object();
}

void tst_Sight::losTellsEverythingOfALine()
{
    QCOMPARE(run({u"los"_s, file("sight.toml"), u"C1"_s, u"C5"_s, u"--json"_s}), 0);
    QCOMPARE(json(), expected(R"({"status": "hindered", "range": 4, "hindrances": 2,
        "path": [["C2"], ["C3"], ["C4"]],
        "reasons": [{"hex": "C3", "rule": "R10.3d", "effect": "hinders"},
                    {"hex": "C4", "rule": "R10.3d", "effect": "hinders"}],
        "dice": "BB", "entry": ["N"],
        "crossed": [{"hex": "C3", "side": "S", "kind": "stone_wall"}],
        "follows_road": false})"));
    QVERIFY(m_messages.isEmpty());

    QCOMPARE(run({u"los"_s, u"--json"_s, file("sight.toml"), u"G3"_s, u"G1"_s}), 0);
    QCOMPARE(json(), expected(R"({"status": "clear", "range": 2, "hindrances": 0,
        "path": [["G2"]], "reasons": [], "dice": "", "entry": ["S"], "crossed": [],
        "follows_road": true})"));
}

void tst_Sight::losKeepsToTheLimitOfTheScenario()
{
    QCOMPARE(run({u"los"_s, file("sight.toml"), u"A1"_s, u"A6"_s, u"--json"_s}), 0);
    QCOMPARE(json()[u"status"_s].toString(), u"clear"_s);
    QCOMPARE(run({u"los"_s, file("sight.toml"), u"A1"_s, u"A7"_s, u"--json"_s}), 0);
    QCOMPARE(json()[u"status"_s].toString(), u"blocked"_s);
    QCOMPARE(json()[u"reasons"_s][0][u"rule"_s].toString(), u"R10.2a"_s);
}

void tst_Sight::fovGivesWhatLosGives()
{
    QCOMPARE(
        run({u"fov"_s, file("sight.toml"), u"E7"_s, u"--json"_s, u"--from-type"_s, u"vehicle"_s}),
        0);
    const QJsonObject seen = json();
    QCOMPARE(seen.size(), 63); // every hex of 8x8 but E7
    QVERIFY(!seen.contains(u"E7"_s));
    for (const QString &to : {u"E6"_s, u"E2"_s, u"E3"_s, u"C4"_s, u"C3"_s, u"A1"_s, u"H8"_s}) {
        QCOMPARE(run({u"los"_s, file("sight.toml"), u"E7"_s, to, u"--json"_s, u"--from-type"_s,
                      u"vehicle"_s}),
                 0);
        QCOMPARE(seen[to], json()[u"status"_s]);
    }
    QCOMPARE(seen[u"E6"_s].toString(), u"clear"_s);
    QCOMPARE(seen[u"E3"_s].toString(), u"blocked"_s);
}

void tst_Sight::wrongUsageIsTold_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("a hex off the board") << QStringList{u"A1"_s, u"I1"_s};
    QTest::newRow("a row off the board") << QStringList{u"A9"_s, u"A1"_s};
    QTest::newRow("no hex") << QStringList{u"A1"_s, u"nowhere"_s};
    QTest::newRow("small letters") << QStringList{u"a1"_s, u"B1"_s};
    QTest::newRow("from and to the same") << QStringList{u"A1"_s, u"A1"_s};
    QTest::newRow("one hex alone") << QStringList{u"A1"_s};
    QTest::newRow("no such type") << QStringList{u"A1"_s, u"B1"_s, u"--to-type"_s, u"tank"_s};
    QTest::newRow("no such option") << QStringList{u"A1"_s, u"B1"_s, u"--far"_s};
}

void tst_Sight::wrongUsageIsTold()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(run(QStringList{u"los"_s, file("sight.toml"), u"--json"_s} + arguments), 2);
    QVERIFY(m_output.isEmpty());
    QVERIFY(!m_messages.isEmpty());
}

void tst_Sight::anInvalidFileIsTold()
{
    write("bad.toml", QByteArray(kScenario).replace("\"C3\"", "\"Z3\""));
    for (const QStringList &command :
         {QStringList{u"los"_s, file("bad.toml"), u"A1"_s, u"A2"_s, u"--json"_s},
          QStringList{u"fov"_s, file("bad.toml"), u"A1"_s, u"--json"_s},
          QStringList{u"render"_s, file("bad.toml"), u"-o"_s, file("bad.svg")}}) {
        QCOMPARE(run(command), 1);
        QVERIFY(m_output.isEmpty());
        QVERIFY2(m_messages.contains("bad.toml:15:10"), m_messages.constData());
    }
    QVERIFY(!QFile::exists(file("bad.svg")));
}

void tst_Sight::aFileThatCannotBeReadIsTold()
{
    QCOMPARE(run({u"los"_s, file("none.toml"), u"A1"_s, u"A2"_s}), 3);
    QVERIFY(m_messages.contains("none.toml"));
}

void tst_Sight::withoutJsonItSpeaksPlainly()
{
    QCOMPARE(run({u"los"_s, file("sight.toml"), u"C1"_s, u"C5"_s}), 0);
    QVERIFY(m_output.startsWith("C1 to C5: hindered, range 4\n"));
    QCOMPARE(run({u"fov"_s, file("sight.toml"), u"A1"_s}), 0);
    QCOMPARE(m_output.split('\n')[0].left(2), QByteArray("o."));
}

void tst_Sight::renderDrawsEveryHexAndWhatLiesOnIt()
{
    QCOMPARE(run({u"render"_s, file("sight.toml"), u"-o"_s, file("map.svg"), u"--lang"_s, u"de"_s}),
             0);
    QFile svg(file("map.svg"));
    QVERIFY(svg.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&svg);
    QStringList texts;
    QHash<QString, int> uses;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"use"_s)
            ++uses[xml.attributes().value(u"http://www.w3.org/1999/xlink"_s, u"href"_s).toString()];
        if (xml.isStartElement() && (xml.name() == u"text"_s || xml.name() == u"title"_s))
            texts.append(xml.readElementText());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(uses[u"#hex"_s], 2 * 64); // ground and grid
    const auto usesOf = [&](const QString &picture) {
        int count = 0;
        for (auto use = uses.begin(); use != uses.end(); ++use)
            count += use.key().startsWith(picture) ? use.value() : 0;
        return count;
    };
    QCOMPARE(usesOf(u"#terrain-brush_"_s), 1);
    QCOMPARE(usesOf(u"#terrain-heavy_forest_"_s), 1);
    QCOMPARE(usesOf(u"#terrain-clear_"_s), 62);
    QVERIFY(texts.contains(u"Sicht"_s));
    QVERIFY(texts.contains(u"H8"_s));
    QVERIFY(texts.contains(u"Mühle"_s));
    QVERIFY(texts.contains(u"4"_s)); // strength of the Rifles
}

void tst_Sight::renderDrawsWhatIsWanted()
{
    write("mined.toml", kScenario + R"([[board.minefield]]
hex = "C5"
kind = "anti_tank"
side = "axis"
[[zone]]
id = "here"
side = "axis"
purpose = "setup"
hexes = ["A1", "A2"]
)");
    const auto drawn = [this](const QStringList &options) {
        [&] {
            QCOMPARE(run(QStringList{u"render"_s, file("mined.toml"), u"-o"_s, file("map.svg")} +
                         options),
                     0);
        }();
        QFile svg(file("map.svg"));
        [&] { QVERIFY(svg.open(QIODevice::ReadOnly)); }();
        return QString::fromUtf8(svg.readAll());
    };
    const QString all = drawn({});
    QVERIFY(all.contains(u"class=\"mine\""_s) && all.contains(u"stroke-dasharray=\"7 4\""_s));
    const QString players = drawn({u"--layers"_s, u"players"_s});
    QVERIFY(!players.contains(u"class=\"mine\""_s));
    QVERIFY(!players.contains(u"stroke-dasharray=\"7 4\""_s));
    QVERIFY(players.contains(u">H8<"_s));
    const QString bare = drawn({u"--layers"_s, u"terrain,roads"_s});
    QVERIFY(!bare.contains(u">H8<"_s) && !bare.contains(u"class=\"grid\""_s));
    QVERIFY(bare.contains(u"#terrain-brush_"_s));
    // 8 columns: 6.25 widths of a hex, and a margin.
    const auto width = [](const QString &svg) {
        return svg.section(u" width=\""_s, 1, 1).section(u'"', 0, 0);
    };
    QVERIFY(width(drawn({u"--hex-size"_s, u"20mm"_s})).endsWith(u"mm"_s));
    const double millimetres = width(drawn({u"--hex-size"_s, u"20mm"_s})).chopped(2).toDouble();
    QVERIFY(millimetres > 125 && millimetres < 140);
    QCOMPARE(width(drawn({u"--hex-size"_s, u"40px"_s})).toDouble(), std::round(2 * millimetres));
    for (const QStringList &wrong :
         {QStringList{u"--hex-size"_s, u"20"_s}, QStringList{u"--hex-size"_s, u"1mm"_s},
          QStringList{u"--hex-size"_s, u"nanpx"_s}, QStringList{u"--layers"_s, u"roads,"_s}})
        QCOMPARE(
            run(QStringList{u"render"_s, file("mined.toml"), u"-o"_s, file("map.svg")} + wrong), 2);
}

// Cards of others name no silhouette.
void tst_Sight::engineersHaveASignOfTheirOwn()
{
    const auto signOf = [this](const QByteArray &card) {
        write("unit.toml", QByteArray(kScenario).replace("ger.rifles43", card));
        [&] {
            QCOMPARE(run({u"render"_s, file("unit.toml"), u"-o"_s, file("unit.svg"), u"--data"_s,
                          file("data")}),
                     0);
        }();
        QFile svg(file("unit.svg"));
        [&] { QVERIFY(svg.open(QIODevice::ReadOnly)); }();
        const QString text = QString::fromUtf8(svg.readAll());
        return text.section(u"class=\"sign\""_s, 1, 1).section(u"</g>"_s, 0, 0);
    };
    const QByteArray head = "format = \"hexwerk.cards\"\nversion = 1\nsystem = \"assault\"\n";
    const auto card = [](const QByteArray &id, const QByteArray &more) {
        return "[[unit]]\nid = \"" + id +
               "\"\nname = { en = \"X\" }\nnation = \"ger\"\ntype = \"infantry\"\npoints = 9\n"
               "half_points = 4\nstrength = 4\nhalf_strength = 2\ndefence = \"Y\"\nmovement = 2\n"
               "movement_type = \"foot\"\n" +
               more;
    };
    const QByteArray charges = "abilities = [\"explosive_charge\"]\n";
    QVERIFY(QDir(m_folder.path()).mkpath(u"data/assault/cards"_s));
    write("data/assault/cards/own.toml",
          head + card("my.men", {}) + card("my.sappers", charges) + card("my.pioneers", charges));
    QVERIFY(!signOf("my.men").isEmpty());
    QVERIFY(signOf("my.sappers") != signOf("my.men"));
    QCOMPARE(signOf("my.sappers"), signOf("my.pioneers"));
    QVERIFY(signOf("ger.rifles43").isEmpty()); // has a silhouette
}

void tst_Sight::renderTellsWhereItCannotWrite()
{
    QCOMPARE(run({u"render"_s, file("sight.toml"), u"-o"_s, file("no/folder/map.svg")}), 3);
    QVERIFY(m_messages.contains("map.svg"));
    QCOMPARE(run({u"render"_s, file("sight.toml")}), 2);
}

HW_PLAIN_TEST(tst_Sight)

} // namespace hexwerk::tst_sight

#include "tst_sight.moc"
