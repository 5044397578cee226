#include <QTest>

#include "core/assault/engine/assault.h"
#include "core/assault/files/bundles/bundle.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/library/card_csv.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/stamp_file.h"
#include "core/assault/game/message.h"
#include "core/files/limits.h"
#include "core/files/text_file.h"
#include "core/files/toml_text.h"
#include "tests/core/assault/files/long_texts.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::tst_limits {

using testing::kHead;
using testing::lines;
using testing::manyBadHexes;
using testing::number;
using testing::times;

// What is too deep, too long or too much is refused in a sentence.
class tst_Limits final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsTooDeepIsRefused_data();
    void whatIsTooDeepIsRefused();
    void sixtyFourLevelsAreRead();
    void depthIsCountedAsTomlCountsIt_data();
    void depthIsCountedAsTomlCountsIt();
    void whatOnlyLooksDeepIsRead();
    void aLongIdIsNamedByItsPlace();
    void aLongTextIsRefused();
    void aLongKeyIsRefused();
    void tooManyElementsAreRefused();
    void aThousandProblemsAreKept();
    void anErrorBehindTheThousandIsStillAnError();
    void deepJsonIsNoOrder();
    void bundlesThatHurtAreRefused_data();
    void bundlesThatHurtAreRefused();
    void tablesThatAreTooLargeAreRefused();

private:
    std::vector<Problem> problemsOf(const std::string &text) const
    {
        return validateText(text, "f", shippedData());
    }
};

void tst_Limits::whatIsTooDeepIsRefused_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QString::fromStdString(text);
    };
    constexpr int kMany = 100'000;
    row("dotted key", "a" + times(kMany, ".a") + " = 1\n");
    row("dotted key with spaces and quotes", "a" + times(kMany, " . \"a\"") + " = 1\n");
    row("header", "[a" + times(kMany, ".a") + "]\n");
    row("header of an array", "[[a" + times(kMany, ".a") + "]]\n");
    row("arrays", "a = " + times(kMany, "[") + times(kMany, "]") + "\n");
    row("arrays, not closed", "a = " + times(kMany, "["));
    row("tables", "a = " + times(kMany, "{a=") + "1" + times(kMany, "}") + "\n");
    row("condition", "[[victory]]\nside = \"a\"\nnot" + times(kMany, ".not") + ".turn = 1\n");
    row("header and key", "[a" + times(40, ".a") + "]\na" + times(40, ".a") + " = 1\n");
    row("key in a table", "a" + times(40, ".a") + " = { a" + times(40, ".a") + " = 1 }\n");
}

void tst_Limits::whatIsTooDeepIsRefused()
{
    QFETCH(QString, text);
    const auto problems = problemsOf(kHead + text.toStdString());
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == FileProblem::TooDeep);
    QCOMPARE(problems[0].values, std::vector<std::string>{"64"});
    QVERIFY(problems[0].line >= 7);
    QVERIFY(!readToml(text.toStdString()));
}

void tst_Limits::sixtyFourLevelsAreRead()
{
    const std::string key = "x" + times(63, ".x");
    QVERIFY(!beyondLimit(key + " = 1\n"));
    QVERIFY(beyondLimit(key + ".x = 1\n"));
    QVERIFY(readScenario(kHead + key + " = 1\n", "f"));
}

void tst_Limits::depthIsCountedAsTomlCountsIt_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("dots in texts") << QStringLiteral("a = \"%1\"\n");
    QTest::newRow("dots in literal texts") << QStringLiteral("a = '%1'\n");
    QTest::newRow("dots in long texts") << QStringLiteral("a = \"\"\"\n%1\n\\\"\"\"\"\"\"\n");
    QTest::newRow("dots in long literal texts") << QStringLiteral("a = '''\n%1\n'''''\n");
    QTest::newRow("dots in comments") << QStringLiteral("# %1\na = 1 # %1\n");
    QTest::newRow("dots in quoted keys") << QStringLiteral("\"%1\" = 1\n");
    QTest::newRow("an array in lines") << QStringLiteral("a = [ # %1\n 1,\n 2.5, # %1\n]\nb = 1\n");
}

// Followed by a key that is as deep as it may be: what the scan took for something else would add.
void tst_Limits::depthIsCountedAsTomlCountsIt()
{
    QFETCH(QString, text);
    const std::string dots = times(30, ".[{");
    const std::string begin =
        text.replace(QLatin1String("%1"), QLatin1String(dots.c_str())).toStdString();
    QVERIFY(readToml(begin));
    const std::string key = "x" + times(63, ".x");
    QVERIFY(!beyondLimit(begin + key + " = 1\n"));
    QVERIFY(beyondLimit(begin + key + ".x = 1\n"));
}

void tst_Limits::whatOnlyLooksDeepIsRead()
{
    const std::string text =
        "a = [" + times(90, "[1], ") + "]\nb = [" + times(90, "{ c.d = 1 }, ") + "]\n" +
        lines(90, [](int i) { return "[t" + std::to_string(i) + ".u]\nv.w = 1.5\n"; });
    QVERIFY(!beyondLimit(text));
    QVERIFY(readToml(text));
}

void tst_Limits::aLongIdIsNamedByItsPlace()
{
    const std::string longest(100, 'x');
    const std::string unit = "[[unit]]\ncard = \"c\"\nside = \"s\"\nid = \"";
    const auto scenario = readScenario(kHead + unit + longest + "\"\n", "f");
    QVERIFY(scenario);
    const auto longer = readScenario(kHead + unit + longest + "x\"\nk = 1\n", "f");
    QCOMPARE(longer.problems.size(), std::size_t{2});
    QVERIFY(longer.problems[0].code == FileProblem::TooLong);
    QCOMPARE(longer.problems[0].key, std::string("unit.0.id"));
    QCOMPARE(longer.problems[0].values, std::vector<std::string>{"100"});
    QVERIFY(longer.problems[0].found.size() < 60);
    QCOMPARE(longer.problems[1].key, std::string("unit.0.k"));
}

void tst_Limits::aLongTextIsRefused()
{
    const std::string title = "title.en = \"";
    QVERIFY(readScenario(kHead + title + times(65'536, "ä") + "\"\n", "f"));
    const auto longer = readScenario(kHead + title + times(65'537, "ä") + "\"\n", "f");
    QCOMPARE(longer.problems.size(), std::size_t{1});
    QVERIFY(longer.problems[0].code == FileProblem::TooLong);
    QCOMPARE(longer.problems[0].key, std::string("title.en"));
}

void tst_Limits::aLongKeyIsRefused()
{
    QVERIFY(!beyondLimit(std::string(255, 'k') + " = 1\n"));
    const auto problems = problemsOf(kHead + std::string(256, 'k') + " = 1\n");
    QCOMPARE(problems.size(), std::size_t{1});
    QVERIFY(problems[0].code == FileProblem::TooLong);
    QCOMPARE(problems[0].line, 7);
    QVERIFY(!beyondLimit("a = \"" + std::string(256, 'k') + "\"\n"));
}

void tst_Limits::tooManyElementsAreRefused()
{
    const auto only = [&](const std::string &text, const std::string &key,
                          const std::string &most) {
        const auto read = readScenario(kHead + text, "f");
        return read.problems.size() == 1 && read.problems[0].code == FileProblem::TooMany &&
               read.problems[0].key == key && read.problems[0].values.at(0) == most;
    };
    QVERIFY(only("x = [" + times(300'001, "1,") + "]\n", "", "300000"));
    QVERIFY(only("[options]\n" +
                     lines(10'001, [](int i) { return "k" + std::to_string(i) + " = 1\n"; }),
                 "options", "10000"));
    QVERIFY(only(times(1'001, "[[zone]]\n"), "zone", "1000"));
    QVERIFY(only(times(10'001, "[[unit]]\n"), "unit", "10000"));
    QVERIFY(only("[[zone]]\nid = \"z\"\npurpose = \"setup\"\nhexes = [" +
                     times(100'001, "\"A1\",") + "]\n",
                 "zone.z.hexes", "100000"));
}

void tst_Limits::aThousandProblemsAreKept()
{
    QCOMPARE(problemsOf(kHead + manyBadHexes(5'000)).size(), std::size_t{1001});
    const Problem last = problemsOf(kHead + manyBadHexes(5'000)).back();
    QVERIFY(last.code == FileProblem::MoreErrors);
    QCOMPARE(std::stoi(last.found), 4'000 + 4); // no second side, no units, no victory, no size
    const auto exact = readScenario(kHead + manyBadHexes(1'000), "f");
    QCOMPARE(exact.problems.size(), std::size_t{1000});
    QVERIFY(exact.problems.back().code == FileProblem::BadName);
}

void tst_Limits::anErrorBehindTheThousandIsStillAnError()
{
    const std::string unknown =
        lines(2'000, [](int i) { return "k" + std::to_string(i) + " = 1\n"; });
    const auto warned = readScenario(kHead + unknown, "f");
    QVERIFY(warned);
    QVERIFY(warned.problems.back().code == FileProblem::MoreWarnings);
    QCOMPARE(warned.problems.back().found, std::string("1000"));
    const std::string first = "[[unit]]\n" + unknown; // read before the victory
    const auto refused = readScenario(kHead + first + "[[victory]]\nturn = 1\n", "f");
    QVERIFY(!refused);
    QVERIFY(refused.problems.back().code == FileProblem::MoreErrors);
}

void tst_Limits::deepJsonIsNoOrder()
{
    const std::string deep = "{\"order\":" + times(100'000, "[") + times(100'000, "]") + "}";
    const std::string head =
        "format = \"hexwerk.game\"\nversion = 1\n[scenario]\nid = \"x\"\nsystem = \"assault\"\n"
        "profile = \"sicily43-en\"\nturns = 6\n[data]\nrules = 1\n[orders]\n1 = '";
    const auto game =
        readGame(head + "{\"order\":" + times(30'000, "[") + times(30'000, "]") + "}'\n", "f");
    QCOMPARE(game.problems.size(), std::size_t{1});
    QVERIFY(game.problems[0].expected == FileExpectation::GameOrder);
    const auto refused = Assault::orderFromJson({}, deep);
    QVERIFY(!refused && refused.error().message == Message::NotAnOrder);
}

void tst_Limits::bundlesThatHurtAreRefused_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("code");
    QTest::newRow("deep") << QString::fromStdString(kHead + "[[victory]]\nside = \"a\"\nnot" +
                                                    times(50'000, ".not") + ".turn = 1\n")
                          << static_cast<int>(FileProblem::TooDeep);
    QTest::newRow("memory") << QString::fromStdString(
                                   kHead + "[[unit]]\nid = \"" + times(1'000'000, "x") + "\"\n" +
                                   lines(5'000, [](int i) { return "k" + number(i) + " = 1\n"; }))
                            << static_cast<int>(FileProblem::TooLong);
}

void tst_Limits::bundlesThatHurtAreRefused()
{
    QFETCH(QString, scenario);
    QFETCH(int, code);
    const std::string bytes = zipOf({{"scenario.toml", scenario.toStdString()}});
    const auto bundle = readBundle(bytes, shippedData());
    QVERIFY(!bundle);
    QVERIFY(bundle.error().fault == BundleFault::BrokenFile);
    const std::vector<Problem> &problems = bundle.error().problems;
    QVERIFY(problems.size() <= kMostProblems + 1);
    QVERIFY(std::any_of(problems.begin(), problems.end(),
                        [code](const Problem &problem) { return problem.code.value() == code; }));
    for (const Problem &problem : problems)
        QVERIFY(problem.key.size() + problem.found.size() < 400);
}

void tst_Limits::tablesThatAreTooLargeAreRefused()
{
    const std::string header = "id,name.en,nation,type,units\n";
    const auto faultOf = [](const std::string &text) {
        const auto cards = readCardCsv(text);
        return cards ? std::string() : std::string(toString(cards.error().back().kind));
    };
    QCOMPARE(faultOf(header + times(10'001, "x\n")), std::string("too-large"));
    QCOMPARE(faultOf(header + times(9'000, "x\n")), std::string("more"));
    QCOMPARE(faultOf(times(16'000'000, ",")), std::string("too-large"));
    QCOMPARE(faultOf(times(17 << 20, "x")), std::string("too-large"));
    QCOMPARE(faultOf(header + "\"" + times(300'000, "x") + "\",,,,\n"), std::string("value"));
}

HW_PLAIN_TEST(tst_Limits)

} // namespace hexwerk::assault::tst_limits

#include "tst_limits.moc"
