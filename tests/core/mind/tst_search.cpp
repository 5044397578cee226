// Sequential halving, on plans of which the best is known.
#include <QTest>

#include "core/mind/search.h"
#include "tests/test_program.h"

#include <random>

namespace hexwerk::mind::tst_search {

class tst_Search final : public QObject
{
    Q_OBJECT

private slots:
    void itFindsTheBest();
    void promisesFade();
    void itKeepsToItsBudget();
    void itStopsWhenTheTimeIsUp();
    void allMeetTheSameSamples();
};

// A win or a loss: 40, 50 and 60 of 100 for the others and the best. At 50 rollouts a plan in the
// last round it is missed by chance now and then.
void tst_Search::itFindsTheBest()
{
    constexpr std::size_t kPlans = 8;
    int found = 0;
    for (unsigned seed = 1; seed <= 100; ++seed) {
        std::mt19937 random(seed);
        const std::size_t best = seed % kPlans;
        const auto rollout = [&](std::size_t plan, std::uint64_t) {
            const double wins = plan == best ? 0.7 : plan % 2 == 0 ? 0.4 : 0.5;
            return std::bernoulli_distribution(wins)(random) ? 1.0 : -1.0;
        };
        found +=
            searched(std::vector<double>(kPlans), {.rollouts = 800}, rollout).ranking[0] == best;
    }
    QVERIFY2(found >= 95, qPrintable(QString::number(found)));
}

// What promised more does not win against what was played out better.
void tst_Search::promisesFade()
{
    const auto rollout = [](std::size_t plan, std::uint64_t) { return plan == 1 ? 0.2 : 0.1; };
    QCOMPARE(searched({0.5, 0}, {.rollouts = 2}, rollout).ranking[0], std::size_t{0});
    QCOMPARE(searched({0.5, 0}, {.rollouts = 200}, rollout).ranking[0], std::size_t{1});
}

void tst_Search::itKeepsToItsBudget()
{
    int played = 0;
    const auto rollout = [&](std::size_t, std::uint64_t) { return ++played, 0.0; };
    const Searched result = searched(std::vector<double>(5), {.rollouts = 100}, rollout);
    QCOMPARE(played, 100);
    QCOMPARE(result.ranking.size(), std::size_t{5});
    int counted = 0;
    for (const Arm &arm : result.arms)
        counted += arm.rollouts;
    QCOMPARE(counted, 100);
}

// Each plan is played out once, and nothing more.
void tst_Search::itStopsWhenTheTimeIsUp()
{
    int played = 0;
    const auto rollout = [&](std::size_t, std::uint64_t) { return ++played, 0.0; };
    searched(std::vector<double>(5), {.rollouts = 100, .spent = [] { return 1.0; }}, rollout);
    QCOMPARE(played, 5);
}

void tst_Search::allMeetTheSameSamples()
{
    std::vector<std::vector<std::uint64_t>> samples(4);
    const auto rollout = [&](std::size_t plan, std::uint64_t sample) {
        samples[plan].push_back(sample);
        return static_cast<double>(plan);
    };
    searched(std::vector<double>(4), {.rollouts = 40}, rollout);
    for (const auto &own : samples)
        for (std::size_t i = 0; i < own.size(); ++i)
            QCOMPARE(own[i], std::uint64_t{i});
    QVERIFY(samples[3].size() > samples[0].size());
}

HW_PLAIN_TEST(tst_Search)

} // namespace hexwerk::mind::tst_search

#include "tst_search.moc"
