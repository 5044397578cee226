// Two studies on equal seeds.
#include <QTest>

#include "core/lab/comparison.h"
#include "tests/core/lab/made_up_study.h"
#include "tests/test_program.h"

#include <array>
#include <cmath>

namespace hexwerk::lab::tst_comparison {

using namespace testing;

class tst_Comparison final : public QObject
{
    Q_OBJECT

private slots:
    void theMeanIsThatOfAllPairs();
    void theErrorIsThatOfTheDifferences();
    void fewShardsCountAsIndependent();
    void onlyVersionsOfAScenarioAreCompared();
    void theNearestToEvenIsFound();
};

// A study of one pair a shard, with these half points of the first side.
static Study scored(const std::vector<std::size_t> &halfPoints)
{
    Study study{
        madeUpHead(static_cast<int>(halfPoints.size()), static_cast<int>(halfPoints.size())), {}};
    for (std::size_t i = 0; i < halfPoints.size(); ++i) {
        Block block{.pairs = 1};
        block.sideScore[halfPoints[i]] = 1;
        study.shards.emplace(static_cast<int>(i), block);
    }
    return study;
}

// The first one before, the second one after; 24 pairs.
static std::array<Study, 2> bothStudies()
{
    std::vector<std::size_t> before;
    std::vector<std::size_t> after;
    for (int i = 0; i < 8; ++i)
        for (const auto &[first, second] :
             {std::pair(0U, 2U), std::pair(2U, 2U), std::pair(4U, 3U)}) {
            before.push_back(first);
            after.push_back(second);
        }
    return {scored(before), scored(after)};
}

// 0, 2, 4 of 4 against 2, 2, 3: a half against seven twelfths.
void tst_Comparison::theMeanIsThatOfAllPairs()
{
    const auto [before, after] = bothStudies();
    const Difference more = differenceOf(before, after);
    QCOMPARE(more.pairs, 24);
    QVERIFY(std::abs(more.mean - 1.0 / 12) < 1e-12);
    QVERIFY(std::abs(differenceOf(after, before).mean + 1.0 / 12) < 1e-12);
    QCOMPARE(differenceOf(before, before).mean, 0.0);
    QCOMPARE(differenceOf(before, before).error, 0.0);
}

// The differences are 1/2, 0 and -1/4, eight times each. Their variance by hand: squares of 5/12,
// 1/12 and 4/12, which sum up to 42/144, times 8, by 23; the error is the root of a 24th of it.
void tst_Comparison::theErrorIsThatOfTheDifferences()
{
    const auto [before, after] = bothStudies();
    const double expected = std::sqrt(8 * 42.0 / 144 / 23 / 24);
    const Difference more = differenceOf(before, after);
    QVERIFY(std::abs(more.error - expected) < 1e-12);
    QVERIFY(std::abs(more.interval().high - more.interval().low -
                     2 * 1.959963984540054 * expected) < 1e-9);
}

void tst_Comparison::fewShardsCountAsIndependent()
{
    const Study before = scored({0, 2, 4, 0});
    const Study after = scored({2, 4, 4, 0});
    const auto shareOf = [](const Study &study) { return meanOf(totalOf(study).sideScore); };
    QCOMPARE(differenceOf(before, after).error,
             std::hypot(shareOf(before).error(), shareOf(after).error()));
    QVERIFY(std::isinf(differenceOf(scored({}), scored({})).error));
}

void tst_Comparison::onlyVersionsOfAScenarioAreCompared()
{
    const StudyHead head = madeUpHead(10, 5);
    StudyHead other = head;
    other.scenario.hash = "another";
    other.limits.turns += 1;
    other.data["cards"] = "another";
    QVERIFY(hindrancesTo(head, other).empty());
    other.seed = "another";
    other.pairs = 20;
    QCOMPARE(hindrancesTo(head, other), (std::vector<std::string>{"seed", "pairs"}));
}

void tst_Comparison::theNearestToEvenIsFound()
{
    const auto share = [](double mean) { return PairMean{.pairs = 10, .mean = mean}; };
    QVERIFY(nearestToEven(std::array{share(0.9), share(0.56), share(0.45), share(0.1)}) == 2U);
    QVERIFY(nearestToEven(std::array{PairMean{}, share(0.9)}) == 1U); // nothing was played there
    QVERIFY(!nearestToEven({}));
}

HW_PLAIN_TEST(tst_Comparison)

} // namespace hexwerk::lab::tst_comparison

#include "tst_comparison.moc"
