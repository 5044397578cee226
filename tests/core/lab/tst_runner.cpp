// Shards on one thread and on several, cancelled and watched.
#include <QTest>

#include "core/lab/runner.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/test_program.h"

#include <numeric>
#include <set>

namespace hexwerk::lab::tst_runner {

using namespace lab::testing;

class tst_Runner final : public QObject
{
    Q_OBJECT

private slots:
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void onlyTheShardsThatAreAskedForArePlayed();
    void pairsAreToldAsTheyCome();
    void whoStopsKeepsWholeShards();
};

void tst_Runner::threadsChangeNothing_data()
{
    QTest::addColumn<int>("threads");
    for (const int threads : {1, 2, 5, 40})
        QTest::addRow("%d", threads) << threads;
}

void tst_Runner::threadsChangeNothing()
{
    QFETCH(int, threads);
    const StudyHead head = madeUpHead(101, 13);
    Study study{head, {}};
    playShards(head, missingShards(study), threads, madeUpPair,
               {.shardPlayed = [&study](int shard, Block block) {
                   study.shards[shard] = std::move(block);
                   return Going::On;
               }});
    QVERIFY(study == wholeStudy(head));
}

void tst_Runner::onlyTheShardsThatAreAskedForArePlayed()
{
    const StudyHead head = madeUpHead(101, 13);
    Study study = madeUpStudy(head, {0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 12});
    std::vector<int> played;
    playShards(head, missingShards(study), 1, madeUpPair,
               {.shardPlayed = [&](int shard, Block block) {
                   played.push_back(shard);
                   study.shards[shard] = std::move(block);
                   return Going::On;
               }});
    QCOMPARE(played, (std::vector<int>{3, 11}));
    QVERIFY(study == wholeStudy(head));
}

// As a window shows them: what has come at any moment, whatever shard it belongs to.
void tst_Runner::pairsAreToldAsTheyCome()
{
    const StudyHead head = madeUpHead(50, 4);
    Block sum;
    std::set<int> pairs;
    playShards(head, {0, 1, 2, 3}, 2, madeUpPair,
               {.pairPlayed = [&](int pair, const Block &counts) {
                   pairs.insert(pair);
                   append(sum, counts);
                   return Going::On;
               }});
    QCOMPARE(pairs.size(), std::size_t{50});
    Block total = totalOf(wholeStudy(head));
    sum.digest = total.digest;
    QVERIFY(sum == total);
}

void tst_Runner::whoStopsKeepsWholeShards()
{
    const StudyHead head = madeUpHead(50, 5);
    const Study whole = wholeStudy(head);
    Study study{head, {}};
    int pairs = 0;
    playShards(
        head, missingShards(study), 1, madeUpPair,
        {.pairPlayed = [&](int, const Block &) { return ++pairs == 25 ? Going::Stop : Going::On; },
         .shardPlayed =
             [&study](int shard, Block block) {
                 study.shards[shard] = std::move(block);
                 return Going::On;
             }});
    QCOMPARE(pairs, 25);
    QCOMPARE(missingShards(study), (std::vector<int>{2, 3, 4}));
    QVERIFY(study.shards[1] == whole.shards.at(1));
}

HW_PLAIN_TEST(tst_Runner)

} // namespace hexwerk::lab::tst_runner

#include "tst_runner.moc"
