#include <QTest>

#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/readers/stamp_file.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_stamp_file {

// `hexwerk.stamp`: what is written reads as the same, and what is wrong is refused with its place.
class tst_StampFile final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenReadsAsTheSame();
    void theFileIsPlain();
    void whereItLiesSaysNothing();
    void wrongFilesAreRefused_data();
    void wrongFilesAreRefused();
};

static Stamp sample()
{
    Stamp stamp;
    stamp.id = "farm";
    stamp.name = {{"en", "Farm"}, {"de", "Gehöft"}};
    stamp.patches = {{{Hex{-1, 0}, Hex{0, 0}, Hex{1, -1}}, "heavy_forest", 1}};
    stamp.roads = {{RoadKind::NarrowRoad, {Hex{-1, 0}, Hex{0, 0}}}};
    stamp.hexsides = {{Hex{0, 0}, Direction::NE, HexsideKind::StoneWall}};
    stamp.overlays = {{OverlayKind::Bunker, Hex{1, -1}, 4}};
    stamp.labels = {{Hex{0, 0}, {{"en", "Farm"}}}};
    return stamp;
}

void tst_StampFile::whatIsWrittenReadsAsTheSame()
{
    for (int turn = 0; turn < 6; ++turn) {
        const Stamp stamp = turned(sample(), turn);
        const auto read = readStamp(stampText(stamp), "farm.toml");
        QVERIFY(read.problems.empty());
        QVERIFY(read.value == centred(stamp));
    }
}

void tst_StampFile::theFileIsPlain()
{
    const std::string text = stampText(sample());
    QVERIFY(text.starts_with("format = \"hexwerk.stamp\"\nversion = 1\nid = \"farm\"\n"
                             "name = { en = \"Farm\", de = \"Gehöft\" }\n"));
    QVERIFY(text.find("[[patch]]\nhexes = [") != text.npos);
    QVERIFY(text.find("[[hexside]]") != text.npos);
}

void tst_StampFile::whereItLiesSaysNothing()
{
    const std::string head = "format = \"hexwerk.stamp\"\nversion = 1\nid = \"two\"\n";
    const auto here = readStamp(head + "[[patch]]\nhexes = [\"A1\", \"B1\"]\nlevel = 1\n", "");
    const auto there = readStamp(head + "[[patch]]\nhexes = [\"K9\", \"L9\"]\nlevel = 1\n", "");
    QVERIFY(here.value.has_value());
    QVERIFY(here.value == there.value);
}

void tst_StampFile::wrongFilesAreRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const char *text, ProblemCode code, int line) {
        QTest::newRow(name) << QString::fromUtf8(text) << int{code.value()} << line;
    };
    row("another format", "format = \"hexwerk.tile\"\nversion = 1\nid = \"x\"\n",
        FileProblem::WrongFormat, 1);
    row("newer", "format = \"hexwerk.stamp\"\nversion = 2\nid = \"x\"\n", FileProblem::NewerVersion,
        2);
    row("no id", "format = \"hexwerk.stamp\"\nversion = 1\n[[patch]]\nhexes = [\"A1\"]\n",
        FileProblem::MissingKey, 1);
    row("no hexes", "format = \"hexwerk.stamp\"\nversion = 1\nid = \"x\"\n",
        FileProblem::MissingKey, 1);
    row("no hex",
        "format = \"hexwerk.stamp\"\nversion = 1\nid = \"x\"\n[[patch]]\nhexes = [\"a1\"]\n",
        FileProblem::BadName, 5);
    row("no hexes beside a warning",
        "format = \"hexwerk.stamp\"\nversion = 1\nid = \"x\"\nnamc = \"x\"\n",
        FileProblem::MissingKey, 1);
    const std::string patch = "format = \"hexwerk.stamp\"\nversion = 1\nid = "
                              "\"x\"\n[[patch]]\nhexes = [\"A2\", \"A3\"]\n";
    const auto outside = [&row, &patch](const char *name, const char *text) {
        row(name, (patch + text).c_str(), ContentProblem::OutsideStamp, 7);
    };
    outside("a label outside", "[[label]]\nhex = \"A1\"\ntext.en = \"x\"\n");
    outside("a fortification outside",
            "[[overlay]]\nhex = \"A1\"\nkind = \"trench\"\nfacing = 3\n");
    outside("a wall outside", "[[hexside]]\nhex = \"B2\"\nside = \"N\"\nkind = \"stone_wall\"\n");
    outside("a road that leads out",
            "[[road]]\nhexes = [\"A3\", \"A4\"]\nkind = \"narrow_road\"\n");
    row("level 3",
        "format = \"hexwerk.stamp\"\nversion = 1\nid = \"x\"\n[[patch]]\nhexes = [\"A1\"]\n"
        "level = 3\n",
        FileProblem::OutOfRange, 6);
}

void tst_StampFile::wrongFilesAreRefused()
{
    QFETCH(QString, text);
    QFETCH(int, code);
    QFETCH(int, line);
    const auto read = readStamp(text.toStdString(), "x.toml");
    QVERIFY(!read.value);
    QVERIFY(!read.problems.empty());
    QCOMPARE(int{read.problems.front().code.value()}, code);
    QCOMPARE(read.problems.front().line, line);
}

HW_PLAIN_TEST(tst_StampFile)

} // namespace hexwerk::assault::tst_stamp_file

#include "tst_stamp_file.moc"
