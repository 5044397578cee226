// What a designer is told.
#include <QTest>

#include "core/lab/report.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/test_program.h"

namespace hexwerk::lab::tst_report {

using namespace lab::testing;

class tst_Report final : public QObject
{
    Q_OBJECT

private slots:
    void aVerdictNeedsGames_data();
    void aVerdictNeedsGames();
    void theVerdictLooksAtNoShardBehindAGap();
    void aTestStopsAtTheFirstShardThatDecides();
    void histogramsHaveTheirMiddle();
    void whatNobodyUsesIsNamed();
    void gamesWorthALookAreNamed();
};

void tst_Report::aVerdictNeedsGames_data()
{
    QTest::addColumn<PairScores>("ofFirstSide");
    QTest::addColumn<int>("balance");
    QTest::addColumn<int>("side");
    const auto row = [](const char *name, const PairScores &scores, Balance balance, int side) {
        QTest::newRow(name) << scores << static_cast<int>(balance) << side;
    };
    row("nothing", {}, Balance::Unclear, 0);
    row("won 10 times of 10", {0, 0, 0, 0, 5}, Balance::Unclear, 0);
    row("even", {100, 200, 400, 200, 100}, Balance::Balanced, 0);
    row("certainly a little better", {100, 200, 400, 250, 110}, Balance::Balanced, 0);
    row("far better", {5, 10, 40, 80, 65}, Balance::Tilted, 0);
    row("far worse", {65, 80, 40, 10, 5}, Balance::Tilted, 1);
    row("wide", {5, 5, 10, 6, 5}, Balance::Unclear, 0);
}

void tst_Report::aVerdictNeedsGames()
{
    QFETCH(PairScores, ofFirstSide);
    QFETCH(int, balance);
    QFETCH(int, side);
    const Verdict verdict = verdictOf(ofFirstSide, 0.05);
    QCOMPARE(static_cast<int>(verdict.balance), balance);
    QCOMPARE(static_cast<int>(verdict.side), side);
    QCOMPARE(verdict.moreGames.has_value(),
             verdict.balance == Balance::Unclear && verdict.share.pairs > 0);
}

void tst_Report::theVerdictLooksAtNoShardBehindAGap()
{
    const StudyHead head = madeUpHead(400, 10);
    const Report part = reportOf(madeUpStudy(head, {0, 1, 2, 3, 7}), 0.05);
    const Report before = reportOf(madeUpStudy(head, {0, 1, 2, 3}), 0.05);
    QCOMPARE(part.total.pairs, 200);
    QCOMPARE(part.decided, 160);
    QCOMPARE(part.verdict.share.mean, before.verdict.share.mean);
    QCOMPARE(part.strength.mean, before.strength.mean);
}

// Shards of 20 pairs that are all won: one of them is not enough, and what comes later counts no
// more.
void tst_Report::aTestStopsAtTheFirstShardThatDecides()
{
    Study study{madeUpHead(200, 10), {}};
    for (int shard = 0; shard < 10; ++shard)
        study.shards[shard] = {.pairs = 20, .pairScore = {0, 0, 10, 0, 10}};
    const SequentialTest test{0.5, 0.6};
    const Stop stop = stopOf(study, test);
    QVERIFY(stop.state == TestState::High);
    QVERIFY(stop.shards > 0 && stop.shards < 10);
    PairScores seen = {0, 0, 10 * stop.shards, 0, 10 * stop.shards};
    QCOMPARE(stop.ratio, logLikelihoodRatio(seen, 0.5, 0.6));
    study.shards.erase(0);
    QVERIFY(stopOf(study, test).state == TestState::Open);
    QCOMPARE(stopOf(study, test).shards, 0);
}

// 3, 3, 9, 10, 100.
void tst_Report::histogramsHaveTheirMiddle()
{
    const Spread spread = spreadOf({{"3", 2}, {"9", 1}, {"10", 1}, {"100", 1}, {"7", 0}});
    QCOMPARE(spread.games, 5);
    QCOMPARE(spread.least, 3);
    QCOMPARE(spread.median, 9);
    QCOMPARE(spread.most, 100);
    QCOMPARE(spread.mean, 25.0);
    QCOMPARE(spreadOf({}).games, 0);
}

void tst_Report::whatNobodyUsesIsNamed()
{
    Block total{.pairs = 5, .outcome = {{{5, 0, 0}, {5, 0, 0}}}};
    total.count({Tally::Contested}, "farm", 0);
    total.count({Tally::Contested}, "mill", 3);
    for (const char *unit : {"busy", "idle", "r2-1", "r9-1"}) {
        const bool comes = unit != std::string("r9-1");
        total.count({Tally::Came, "north"}, unit, comes ? 10 : 0);
    }
    total.count({Tally::Acted, "north"}, "busy", 9);
    total.count({Tally::Acted, "north"}, "r2-1", 4);
    total.count({Tally::Arrivals, "r2-1"}, "2", 10);
    total.count({Tally::Arrivals, "r9-1"}, "0", 10);
    const std::vector<Finding> expected = {{FindingKind::NeverContested, "farm", "", 0, 10},
                                           {FindingKind::NeverActed, "idle", "north", 0, 10},
                                           {FindingKind::ComesTooLate, "r2-1", "north", 4, 10},
                                           {FindingKind::NeverCame, "r9-1", "north", 0, 10}};
    QVERIFY(findingsOf(total, madeUpHead(5, 1)) == expected);
}

// North won 30 games in turn 4 to 6 and once in turn 2, south 8 in turn 8, and one was drawn.
void tst_Report::gamesWorthALookAreNamed()
{
    Block total{.pairs = 20, .outcome = {{{16, 4, 0}, {15, 4, 1}}}};
    const auto end = [&total](std::size_t result, const char *turn, int times, int game) {
        total.count({Tally::Turns}, turn, times);
        total.count({Tally::Ends, std::to_string(result)}, turn, times);
        total.count({Tally::EndsSeen, std::to_string(result)}, turn, game);
    };
    end(0, "2", 1, 31);
    end(0, "4", 9, 0);
    end(0, "5", 12, 4);
    end(0, "6", 9, 2);
    end(1, "8", 8, 3);
    end(2, "6", 1, 17);
    const StudyHead head = madeUpHead(20, 1);
    const auto decide = [&](std::size_t side, const char *turn, int times, int game) {
        total.count({Tally::Decided, head.sides[side]}, turn, times);
        total.count({Tally::DecidedSeen, head.sides[side]}, turn, game);
    };
    decide(0, "1", 31, 0);
    decide(1, "1", 6, 3);
    decide(1, "7", 2, 11);
    const std::vector<NotableGame> expected = {{Notable::Typical, 0, 5, 12, 4},
                                               {Notable::Typical, 1, 8, 8, 3},
                                               {Notable::Typical, 2, 6, 1, 17},
                                               {Notable::Shortest, 0, 2, 1, 31},
                                               {Notable::LateTurn, 1, 7, 2, 11}};
    QVERIFY(notableGames(total, head) == expected);
    QVERIFY(notableGames({.pairs = 20}, head).empty());
    total.count({Tally::EndsSeen, "0"}, "5", 1); // another shard saw an earlier one
    QCOMPARE(notableGames(total, head).front().game, 1);
}

HW_PLAIN_TEST(tst_Report)

} // namespace hexwerk::lab::tst_report

#include "tst_report.moc"
