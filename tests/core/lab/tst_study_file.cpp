// Files of studies, sound ones and damaged ones.
#include <QTemporaryDir>
#include <QTest>

#include "core/lab/study_file.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/full_disk.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::lab::tst_study_file {

using namespace lab::testing;

class tst_StudyFile final : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrittenIsReadAgain();
    void aLongFileIsReadAPartAtATimeAndHasItsLines();
    void damageIsFound_data();
    void damageIsFound();
    void aFullDiskLeavesTheOldResults();
};

static std::string replaced(std::string text, const std::string &what, const std::string &by)
{
    const std::size_t at = text.find(what);
    if (at == std::string::npos)
        return {};
    return text.replace(at, what.size(), by);
}

void tst_StudyFile::whatIsWrittenIsReadAgain()
{
    for (const std::vector<int> &shards : {std::vector<int>{}, {0, 2, 10}}) {
        const Study study = madeUpStudy(madeUpHead(40, 11), shards);
        const auto read = readStudy(studyText(study), "study.toml");
        QVERIFY(read);
        QVERIFY(read.problems.empty());
        QVERIFY(*read.value == study);
    }
}

// Longer than what is parsed as a whole, and, but under the sanitizers, with more values than a
// text may have.
static Study longStudy()
{
    constexpr int kShards = HW_SHARE > 1 ? 120 : 310;
    Study study = wholeStudy(madeUpHead(kShards, kShards));
    for (auto &[number, block] : study.shards)
        for (int hex = 0; hex < 1000; ++hex)
            block.count({Tally::Moves, "north"}, "AB" + std::to_string(hex), number + hex);
    return study;
}

void tst_StudyFile::aLongFileIsReadAPartAtATimeAndHasItsLines()
{
    const Study study = longStudy();
    std::string text = studyText(study);
    QVERIFY(text.size() > (std::size_t{1} << 20));
    const auto read = readStudy(text, "study.toml");
    QVERIFY(read);
    QVERIFY(*read.value == study);

    const std::size_t pairs = text.find("pairs = 1\n", text.find("[shard.100]"));
    const auto line = std::count(text.begin(), text.begin() + static_cast<long>(pairs), '\n') + 1;
    text.replace(pairs, 9, "pairs = -1");
    const auto damaged = readStudy(text, "study.toml");
    QVERIFY(!damaged);
    QCOMPARE(damaged.problems.size(), std::size_t{1});
    QVERIFY(damaged.problems[0].code == FileProblem::OutOfRange);
    QCOMPARE(damaged.problems[0].line, static_cast<int>(line));
    QCOMPARE(damaged.problems[0].key, std::string("shard.100.pairs"));
}

// Games are counted in several ways, and all have to come to the same.
void tst_StudyFile::damageIsFound_data()
{
    QTest::addColumn<std::string>("what");
    QTest::addColumn<std::string>("by");
    QTest::addColumn<int>("code");
    const auto row = [](const char *name, const char *what, const char *by, FileProblem code) {
        QTest::newRow(name) << std::string(what) << std::string(by) << static_cast<int>(code);
    };
    row("another format", "hexwerk.study", "hexwerk.scenario", FileProblem::WrongFormat);
    row("a newer version", "version = 1", "version = 99", FileProblem::NewerVersion);
    row("no head", "[head]", "[body]", FileProblem::MissingKey);
    row("cut short", "digest = \"", "digest = ", FileProblem::Syntax);
    row("too few pairs", "pairs = 4\ndigest", "pairs = 3\ndigest", FileProblem::Damaged);
    row("a win too many", "outcome = [[2, 1, 1]", "outcome = [[3, 1, 1]", FileProblem::Damaged);
    row("a win of another", "outcome = [[2, 1, 1]", "outcome = [[1, 2, 1]", FileProblem::Damaged);
    row("a game that did not end", "unfinished = [0,", "unfinished = [1,", FileProblem::Damaged);
    row("a negative count", "outcome = [[2,", "outcome = [[-2,", FileProblem::OutOfRange);
    row("a fraction", "outcome = [[2,", "outcome = [[2.5,", FileProblem::WrongType);
    row("a result too few", "outcome = [[2, 1, 1]", "outcome = [[2, 1]", FileProblem::WrongType);
    row("a score", "pair_score = [", "pair_score = [9, ", FileProblem::WrongType);
    row("a shard that is not there", "[shard.0]", "[shard.5]", FileProblem::BadName);
    row("a shard without a number", "[shard.0]", "[shard.first]", FileProblem::BadName);
    row("a turn without a number", "turns = { ", "turns = { late = 1, ", FileProblem::BadName);
    row("a game of another shard", "ends_seen.0 = { ", "ends_seen.0 = { 9 = 3, ",
        FileProblem::Damaged);
    row("a game that ended twice", "ends.0 = { ", "ends.0 = { 9 = 1, ", FileProblem::Damaged);
    row("a pair with two leads", "leads.0 = { ", "leads.0 = { 12 = 1, ", FileProblem::Damaged);
    row("a lead below zero", "leads.0 = { ", "leads.0 = { -12 = 1, ", FileProblem::BadName);
    row("a game more", "turns = { ", "turns = { 9 = 1, ", FileProblem::Damaged);
    row("the digest", "digest = \"", "digest = \"x", FileProblem::BadName);
}

void tst_StudyFile::damageIsFound()
{
    QFETCH(std::string, what);
    QFETCH(std::string, by);
    QFETCH(int, code);
    // Four pairs that all end: two wins, a loss and a draw for the first side at first.
    Study study{madeUpHead(20, 5), {}};
    Block &block = study.shards[0];
    for (const std::array<std::size_t, 2> &results :
         {std::array<std::size_t, 2>{0, 0}, {0, 1}, {1, 1}, {2, 0}}) {
        Block pair{.pairs = 1};
        std::size_t ofOpponent = 0;
        std::size_t ofSide = 0;
        for (std::size_t swapped = 0; swapped < 2; ++swapped) {
            ++pair.outcome[swapped][results[swapped]];
            ++pair.begins[0][results[swapped]];
            ofSide += results[swapped] == kDraw ? 1U : results[swapped] == 0 ? 2U : 0U;
            ofOpponent += results[swapped] == kDraw ? 1U : results[swapped] == swapped ? 2U : 0U;
            pair.count({Tally::Turns}, "6");
            const std::string result = std::to_string(results[swapped]);
            pair.count({Tally::Ends, result}, "6");
            pair.count({Tally::EndsSeen, result}, "6",
                       gameOf(static_cast<int>(block.pairs) * 5, swapped));
            pair.count({Tally::Orders}, "150");
        }
        ++pair.pairScore[ofOpponent];
        pair.count({Tally::Leads, "0"}, "35");
        ++pair.sideScore[ofSide];
        append(block, pair);
    }
    QVERIFY(readStudy(studyText(study), "study.toml"));

    const std::string text = replaced(studyText(study), what, by);
    QVERIFY(!text.empty());
    const auto read = readStudy(text, "study.toml");

    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.problems[0].code.as<FileProblem>()), code);
    QCOMPARE(read.problems[0].file, std::string("study.toml"));
}

void tst_StudyFile::aFullDiskLeavesTheOldResults()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("study.toml")).toStdString();
    const Study part = madeUpStudy(madeUpHead(40, 11), {0});
    QVERIFY(writeStudy(path, part));
    {
        const hexwerk::testing::FullDisk full(100);
        QVERIFY(!writeStudy(path, wholeStudy(part.head)));
    }
    const auto read = loadStudy(path);
    QVERIFY(read);
    QVERIFY(*read.value == part);
}

HW_PLAIN_TEST(tst_StudyFile)

} // namespace hexwerk::lab::tst_study_file

#include "tst_study_file.moc"
