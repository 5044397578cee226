// The laws of results that merge.
#include <QTest>

#include "core/lab/study_file.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <algorithm>
#include <random>
#include <set>

namespace hexwerk::lab::tst_study {

using namespace lab::testing;

class tst_Study final : public QObject
{
    Q_OBJECT

private slots:
    void anyTreeOfMergesGivesTheSameBytes();
    void totalsDoNotDependOnTheShards();
    void aSeedDependsOnThePairAlone();
    void everyPairIsInOneShard();
    void anotherHeadIsRefused_data();
    void anotherHeadIsRefused();
    void aShardThatCameOutDifferentlyIsRefused();
    void missingShardsAreListedForAnArray_data();
    void missingShardsAreListedForAnArray();
    void whoDecidesLooksBeforeTheFirstGap();
};

// In any order and grouping, with any shards twice: 300 of them.
void tst_Study::anyTreeOfMergesGivesTheSameBytes()
{
    const StudyHead head = madeUpHead(200, 20);
    const std::string whole = studyText(wholeStudy(head));
    for (unsigned tree = 0; tree < 300; ++tree) {
        if (!hexwerk::testing::takesPart(tree))
            continue;
        std::mt19937 random(tree);
        std::vector<Study> parts;
        for (int shard = 0; shard < head.shards; ++shard)
            parts.push_back(madeUpStudy(head, {shard}));
        for (int twice = 0; twice < 5; ++twice)
            parts.push_back(parts[random() % 20]);
        while (parts.size() > 1) {
            std::shuffle(parts.begin(), parts.end(), random);
            const Study last = std::move(parts.back());
            parts.pop_back();
            QVERIFY(merge(parts.back(), last));
        }
        QCOMPARE(studyText(parts.front()), whole);
    }
}

void tst_Study::totalsDoNotDependOnTheShards()
{
    Block whole = totalOf(wholeStudy(madeUpHead(200, 1)));
    for (const int shards : {3, 7, 200}) {
        Block total = totalOf(wholeStudy(madeUpHead(200, shards)));
        total.digest = whole.digest; // over the games in the order of the shards
        QVERIFY(total == whole);
    }
}

void tst_Study::aSeedDependsOnThePairAlone()
{
    StudyHead head = madeUpHead(10'000, 1);
    std::set<std::uint64_t> seeds;
    for (int pair = 0; pair < head.pairs; ++pair)
        seeds.insert(seedOfPair(head, pair));
    QCOMPARE(seeds.size(), std::size_t{10'000});
    const std::uint64_t seed = seedOfPair(head, 17);
    head.shards = 400;
    head.pairs = 500;
    QCOMPARE(seedOfPair(head, 17), seed);
    head.seed = "another";
    QVERIFY(seedOfPair(head, 17) != seed);
}

void tst_Study::everyPairIsInOneShard()
{
    for (const int pairs : {1, 7, 100, 101})
        for (const int shards : {1, 3, 7}) {
            const StudyHead head = madeUpHead(pairs, shards);
            int sum = 0;
            for (int shard = 0; shard < shards; ++shard) {
                int played = 0;
                for (int pair = shard; pair < pairs; pair += shards)
                    ++played;
                QCOMPARE(pairsIn(head, shard), played);
                sum += played;
            }
            QCOMPARE(sum, pairs);
        }
}

void tst_Study::anotherHeadIsRefused_data()
{
    QTest::addColumn<std::string>("key");
    for (const char *key :
         {"scenario", "data", "engine", "sides", "opponents", "seed", "pairs", "shards", "limits"})
        QTest::newRow(key) << std::string(key);
}

void tst_Study::anotherHeadIsRefused()
{
    QFETCH(std::string, key);
    StudyHead head = madeUpHead(20, 4);
    Study study = madeUpStudy(head, {0});
    const Study before = study;
    const std::string name = nameOf(head);
    if (key == "scenario")
        head.scenario.hash = "fedcba9876543210";
    else if (key == "data")
        head.data["cards"] = "12";
    else if (key == "engine")
        head.engine = "1.0.0+g1a2b3d";
    else if (key == "sides")
        head.sides[0] = "west";
    else if (key == "opponents")
        head.opponents[0] = opponent("veteran", 201);
    else if (key == "seed")
        head.seed = "b seed";
    else if (key == "pairs")
        head.pairs = 21;
    else if (key == "shards")
        head.shards = 5;
    else
        head.limits.orders = 901;

    const auto merged = merge(study, madeUpStudy(head, {1}));

    QVERIFY(!merged);
    QCOMPARE(merged.error().keys, std::vector<std::string>{key});
    QVERIFY(study == before);
    QVERIFY(nameOf(head) != name);
}

void tst_Study::aShardThatCameOutDifferentlyIsRefused()
{
    const StudyHead head = madeUpHead(20, 4);
    Study study = wholeStudy(head);
    const Study before = study;
    Study other = madeUpStudy(head, {1, 3});
    ++other.shards[3].digest;

    const auto merged = merge(study, other);

    QVERIFY(!merged);
    QVERIFY(merged.error().keys.empty());
    QCOMPARE(merged.error().shard, 3);
    QVERIFY(study == before);
}

void tst_Study::missingShardsAreListedForAnArray_data()
{
    QTest::addColumn<std::vector<int>>("there");
    QTest::addColumn<std::string>("missing");
    QTest::newRow("none is there") << std::vector<int>{} << std::string("0-9");
    QTest::newRow("single ones") << std::vector<int>{0, 1, 2, 4, 6, 8, 9} << std::string("3,5,7");
    QTest::newRow("two beside each other")
        << std::vector<int>{0, 1, 4, 5, 6, 7, 8} << std::string("2,3,9");
    QTest::newRow("a row of three") << std::vector<int>{0, 1, 5, 6, 8} << std::string("2-4,7,9");
    QTest::newRow("all are there")
        << std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9} << std::string();
}

void tst_Study::missingShardsAreListedForAnArray()
{
    QFETCH(std::vector<int>, there);
    QFETCH(std::string, missing);
    QCOMPARE(listOf(missingShards(madeUpStudy(madeUpHead(20, 10), there))), missing);
}

void tst_Study::whoDecidesLooksBeforeTheFirstGap()
{
    const StudyHead head = madeUpHead(20, 10);
    QCOMPARE(gapless(madeUpStudy(head, {0, 1, 5})), 2);
    QCOMPARE(gapless(madeUpStudy(head, {1, 2})), 0);
    QCOMPARE(gapless(wholeStudy(head)), 10);
    QVERIFY(totalOf(madeUpStudy(head, {0, 1, 5}), 2) == totalOf(madeUpStudy(head, {0, 1})));
}

HW_PLAIN_TEST(tst_Study)

} // namespace hexwerk::lab::tst_study

#include "tst_study.moc"
