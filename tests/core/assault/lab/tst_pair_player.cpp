// Studies of a shipped scenario: what is counted, and that nothing depends on how it is played.
#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/assault/lab/studied_game.h"
#include "core/lab/report.h"
#include "core/lab/runner.h"
#include "core/lab/study_file.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::tst_pair_player {

using lab::Tally;

class tst_PairPlayer final : public QObject
{
    Q_OBJECT

private slots:
    void totalsDoNotDependOnShardsOrThreads_data();
    void totalsDoNotDependOnShardsOrThreads();
    void countsAgreeWithEachOther();
    void theFirstSideWinsAsOftenAsInGamesThatAreJustPlayed();
    void aGameBeyondTheLimitsIsUnfinished_data();
    void aGameBeyondTheLimitsIsUnfinished();
    void theDigestNoticesAnotherGame();
    void aGameIsLeftWhenItIsStopped();
    void eachGameIsPlayedAgain();
    void whatCannotBeStudiedIsSaid();
};

static lab::StudyHead headFor(const Position &start, Level first, Level second, int pairs)
{
    const Scenario &scenario = start.setting->scenario;
    return {.scenario = {scenario.id, "assault", "0"},
            .sides = {scenario.sides[0].id, scenario.sides[1].id},
            .opponents = {opponentOf({first}, 8), opponentOf({second}, 8)},
            .seed = "5",
            .pairs = pairs,
            .limits = {scenario.turns, 20'000}};
}

static lab::Study played(const Position &start, const lab::StudyHead &head, int threads = 1)
{
    lab::Study study{head, {}};
    const PairPlayer player(start, head);
    lab::playShards(head, lab::missingShards(study), threads,
                    [&player](std::uint64_t seed) { return player.play(seed); },
                    {.shardPlayed = [&study](int shard, lab::Block block) {
                        study.shards[shard] = std::move(block);
                        return lab::Going::On;
                    }});
    return study;
}

void tst_PairPlayer::totalsDoNotDependOnShardsOrThreads_data()
{
    QTest::addColumn<int>("shards");
    QTest::addColumn<int>("threads");
    for (const int shards : {3, 7})
        for (const int threads : {1, 2})
            QTest::addRow("%d shards, %d threads", shards, threads) << shards << threads;
}

void tst_PairPlayer::totalsDoNotDependOnShardsOrThreads()
{
    QFETCH(int, shards);
    QFETCH(int, threads);
    const Position start = beginShipped(trainingScenario());
    for (const Level level : {Level::Random, Level::Regular}) {
        lab::StudyHead head = headFor(start, Level::Random, level, level == Level::Random ? 21 : 3);
        lab::Block whole = lab::totalOf(played(start, head));
        head.shards = std::min(shards, head.pairs);
        const lab::Study cut = played(start, head, threads);
        QVERIFY(lab::readStudy(lab::studyText(cut), "cut.toml").value == cut);
        lab::Block total = lab::totalOf(cut);
        QVERIFY(total.digest != whole.digest); // in another order
        total.digest = whole.digest;
        QVERIFY(total == whole);
    }
}

void tst_PairPlayer::countsAgreeWithEachOther()
{
    const Position start = beginShipped(trainingScenario());
    const lab::StudyHead head = headFor(start, Level::Random, Level::Random, 20);
    const lab::Study study = played(start, head);
    const lab::Block &block = study.shards.at(0);
    QVERIFY(!lab::disagreementIn(block, head, 0));
    QCOMPARE(block.finished(), 40);
    for (const std::string &side : head.sides) {
        const auto sum = [&block, &side](Tally tally) {
            const lab::Counts *counts = block.find({tally, side});
            return counts ? lab::sumOf(*counts) : 0;
        };
        const std::int64_t losses = sum(Tally::Losses);
        QVERIFY(losses > 0);
        QCOMPARE(sum(Tally::LossesByCard), losses);
        QCOMPARE(sum(Tally::LossesByUnit), losses);
        QCOMPARE(sum(Tally::LossesByTurn), losses);
        QCOMPARE(sum(Tally::Fire), sum(Tally::Targets));
        QVERIFY(sum(Tally::Held) > 0 && sum(Tally::Moves) > 0);
        std::int64_t points = 0;
        for (const auto &[lost, games] : *block.find({Tally::Points, side}))
            points += std::stoll(lost) * games;
        QCOMPARE(sum(Tally::PointsByTurn), points);
    }
    // All of six turns, where somebody holds the objective all the time.
    for (const Objective &objective : start.setting->scenario.objectives) {
        std::int64_t turns = 0;
        for (const std::string &side : head.sides)
            if (const lab::Counts *counts = block.find({Tally::Holders, objective.id, side}))
                turns += lab::sumOf(*counts);
        QVERIFY(turns <= 40 * 6);
    }
}

// The same dice and players in a loop without any counting.
void tst_PairPlayer::theFirstSideWinsAsOftenAsInGamesThatAreJustPlayed()
{
    const Position start = beginShipped(trainingScenario());
    const lab::StudyHead head = headFor(start, Level::Random, Level::Random, 200);
    const lab::Block total = lab::totalOf(played(start, head));
    int wins = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
        Position p = start;
        play::Randomness random(seed);
        while (!p.pending.isOver())
            Assault::applySilently(p, p.pending.isChance() ? Assault::roll(p, random)
                                                           : Assault::sample(p, random));
        wins += p.winner == 0;
    }
    // Five deviations of the difference of two shares of 400 games: 0.177.
    const auto share = static_cast<double>(total.outcome[0][0] + total.outcome[1][0]) / 400;
    QVERIFY(std::abs(share - wins / 400.0) < 0.177);
}

void tst_PairPlayer::aGameBeyondTheLimitsIsUnfinished_data()
{
    QTest::addColumn<int>("turns");
    QTest::addColumn<int>("orders");
    QTest::newRow("orders") << 6 << 20;
    QTest::newRow("turns") << 2 << 20'000;
}

void tst_PairPlayer::aGameBeyondTheLimitsIsUnfinished()
{
    QFETCH(int, turns);
    QFETCH(int, orders);
    const Position start = beginShipped(trainingScenario());
    lab::StudyHead head = headFor(start, Level::Random, Level::Random, 3);
    head.limits = {turns, orders};
    const lab::Study study = played(start, head);
    const lab::Block &block = study.shards.at(0);
    QCOMPARE(block.finished(), 0);
    QCOMPARE(block.unfinished[0] + block.unfinished[1], 6);
    QVERIFY(block.tallies.empty());
    QVERIFY(!lab::disagreementIn(block, head, 0));
    QVERIFY(lab::reportOf(study, 0.05).verdict.balance == lab::Balance::Unclear);
}

// One unit less, and another seed: neither leaves the same digest.
void tst_PairPlayer::theDigestNoticesAnotherGame()
{
    Scenario scenario = trainingScenario();
    const Position start = beginShipped(scenario);
    lab::StudyHead head = headFor(start, Level::Random, Level::Random, 1);
    const std::uint64_t digest = played(start, head).shards.at(0).digest;
    QCOMPARE(played(start, head).shards.at(0).digest, digest);
    scenario.units.pop_back();
    QVERIFY(played(beginShipped(scenario), head).shards.at(0).digest != digest);
    head.seed = "6";
    QVERIFY(played(start, head).shards.at(0).digest != digest);
}

void tst_PairPlayer::aGameIsLeftWhenItIsStopped()
{
    const Position start = beginShipped(trainingScenario());
    const PairPlayer player(start, headFor(start, Level::Random, Level::Random, 1));
    int asked = 0;
    const lab::Block stopped = player.play(1, [&asked] { return ++asked > 5; });
    QVERIFY((stopped.unfinished == std::array<std::int64_t, 2>{1, 1}));
    QCOMPARE(asked, 7); // five orders; then each of the games ends at once
    QVERIFY(player.play(1, [] { return false; }) == player.play(1));
}

// 50 for the win, 40 for all objectives, 60 for all points that are left, of side 0 less side 1.
static int leadAt(const Position &end, const Goals &goals)
{
    double lead = end.winner == 0 ? 50 : -50;
    std::array<double, 2> points = {};
    for (const SideIndex holder : end.holders)
        if (holder != kNobody)
            lead += (holder == 0 ? 40.0 : -40.0) / static_cast<double>(end.holders.size());
    for (const Unit &unit : end.units)
        if (unit.state != UnitState::InBox && unit.state != UnitState::Eliminated &&
            unit.state != UnitState::LeftMap)
            points[unit.side] += goals.pointsOf(unit);
    return static_cast<int>(
        std::lround(lead + 60 * (points[0] - points[1]) / (points[0] + points[1])));
}

// How they end, and since when the winner was ahead, is found in their files in another way.
void tst_PairPlayer::eachGameIsPlayedAgain()
{
    const Position start = beginShipped(trainingScenario());
    const lab::StudyHead head = headFor(start, Level::Random, Level::Regular, 4);
    const lab::Block total = lab::totalOf(played(start, head));
    const auto scenario = std::make_shared<ScenarioHead>(trainingScenario());
    const Goals goals(start.setting);
    lab::Block found;
    int lead = 0; // of the first opponent in the games of a pair
    for (int game = 0; game < 2 * head.pairs; ++game) {
        const auto file = studiedGame(scenario, shippedData(), start, head, game);
        QVERIFY(file);
        Position p = start;
        std::vector<double> values; // at the ends of turns
        for (const play::Record &record : file->orders) {
            const int turn = p.turn;
            Assault::applySilently(p, *Assault::orderFromJson(p, record.json));
            if (p.turn > turn || p.pending.isOver())
                values.push_back(goals.value(p));
        }
        QVERIFY(p.pending.isOver() && p.winner != kNobody);
        auto since = values.size();
        while (since > 1 && (values[since - 2] > 0) == (p.winner == 0))
            --since;
        const std::string turns = std::to_string(values.size());
        lead = game % 2 == 0 ? leadAt(p, goals) : lead - leadAt(p, goals);
        if (game % 2 == 1)
            found.count({Tally::Leads, lead < 0 ? "1" : "0"}, std::to_string(std::abs(lead)));
        found.count({Tally::Ends, std::to_string(p.winner)}, turns);
        found.count({Tally::EndsSeen, std::to_string(p.winner)}, turns, game);
        found.count({Tally::Decided, head.sides[p.winner]}, std::to_string(since));
        found.count({Tally::DecidedSeen, head.sides[p.winner]}, std::to_string(since), game);
    }
    for (const auto &[group, counts] : found.tallies) {
        QVERIFY(total.find(group));
        QVERIFY(*total.find(group) == counts);
    }
    QVERIFY(!studiedGame(scenario, shippedData(), start, head, 0, [] { return true; }));
    lab::StudyHead unknown = head;
    unknown.opponents[1].id = "champion"; // of a file that was written by hand
    QVERIFY(!studiedGame(scenario, shippedData(), start, unknown, 0));
}

void tst_PairPlayer::whatCannotBeStudiedIsSaid()
{
    Scenario scenario = trainingScenario();
    QVERIFY(!unfitFor(beginShipped(scenario)));
    const std::string side = scenario.sides[1].id;
    std::erase_if(scenario.units, [&side](const UnitSpec &unit) { return unit.side == side; });
    std::erase_if(scenario.reinforcements,
                  [&side](const Reinforcement &one) { return one.side == side; });
    const auto unfit = unfitFor(beginShipped(scenario));
    QVERIFY(unfit && unfit->why == StudyObstacle::SideWithoutUnits);
    QCOMPARE(unfit->side, side);
}

HW_PLAIN_TEST(tst_PairPlayer)

} // namespace hexwerk::assault::tst_pair_player

#include "tst_pair_player.moc"
