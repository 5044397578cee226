// Figures of studies, against SciPy 1.10.1: norm.ppf and norm.sf; for the ratio
// scipy.optimize.minimize (SLSQP), which looks for the likeliest distribution with a given mean
// without knowing its form.
#include <QTest>

#include "core/lab/statistics.h"
#include "tests/test_program.h"

#include <cmath>
#include <random>

namespace hexwerk::lab::tst_statistics {

class tst_Statistics final : public QObject
{
    Q_OBJECT

private slots:
    void meansHaveTheirIntervals_data();
    void meansHaveTheirIntervals();
    void whatIsWithinAMarginIsTestedFromBothSides();
    void howManyPairsItTakes();
    void theRatioIsThatOfTheLikeliestDistributions_data();
    void theRatioIsThatOfTheLikeliestDistributions();
    void theSequentialTestIsSeldomWrong();
    void nothingIsKnownWithoutAPair();
    void leadsHaveStudentsInterval();
};

static bool isNear(double value, double expected, double within = 1e-6)
{
    return std::abs(value - expected) < within;
}

void tst_Statistics::meansHaveTheirIntervals_data()
{
    QTest::addColumn<PairScores>("scores");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("error");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<double>("elo");
    QTest::addColumn<double>("eloLow");
    QTest::addColumn<double>("eloHigh");
    QTest::newRow("230 pairs") << PairScores{12, 40, 110, 50, 18} << 0.5239130 << 0.0157138
                               << 0.4931146 << 0.5547115 << 16.6292 << -4.7848 << 38.1703;
    QTest::newRow("20 pairs") << PairScores{2, 5, 9, 3, 1} << 0.45 << 0.0562202 << 0.3398104
                              << 0.5601896 << -34.8601 << -115.3728 << 42.0278;
    QTest::newRow("all alike") << PairScores{0, 0, 30, 0, 0} << 0.5 << 0.0115935 << 0.4772772
                               << 0.5227228 << 0.0 << -15.8003 << 15.8003;
}

void tst_Statistics::meansHaveTheirIntervals()
{
    QFETCH(PairScores, scores);
    QFETCH(double, mean);
    QFETCH(double, error);
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(double, elo);
    QFETCH(double, eloLow);
    QFETCH(double, eloHigh);
    const PairMean found = meanOf(scores);
    QVERIFY(isNear(found.mean, mean));
    QVERIFY(isNear(found.error(), error));
    QVERIFY(isNear(found.interval().low, low));
    QVERIFY(isNear(found.interval().high, high));
    const EloRange range = eloOf(found);
    QVERIFY(isNear(range.elo, elo, 1e-3));
    QVERIFY(isNear(range.low, eloLow, 1e-3));
    QVERIFY(isNear(range.high, eloHigh, 1e-3));
}

// The larger p of the two tests is 0.04844 and 0.5 for a margin of 0.05.
void tst_Statistics::whatIsWithinAMarginIsTestedFromBothSides()
{
    QVERIFY(isWithin(meanOf({12, 40, 110, 50, 18}), 0.05));
    QVERIFY(!isWithin(meanOf({12, 40, 110, 50, 18}), 0.0495));
    QVERIFY(!isWithin(meanOf({18, 50, 110, 40, 12}), 0.0495));
    QVERIFY(!isWithin(meanOf({2, 5, 9, 3, 1}), 0.05));
}

// Variance times the square of quantile over distance: 225.8 for balance, 381.5 for a tilt; 97.1;
// 79.96; and no tilt at all.
void tst_Statistics::howManyPairsItTakes()
{
    QCOMPARE(pairsUntilClear(meanOf({12, 40, 110, 50, 18}), 0.05),
             std::optional<std::int64_t>(226));
    QCOMPARE(pairsUntilClear(meanOf({2, 5, 9, 3, 1}), 0.03), std::optional<std::int64_t>(98));
    QCOMPARE(pairsUntilClear(meanOf({10, 80, 300, 90, 20}), 0.05), std::optional<std::int64_t>(80));
    QCOMPARE(pairsUntilClear(meanOf({0, 0, 30, 0, 0}), 0.05), std::optional<std::int64_t>(5));
    QVERIFY(!pairsUntilClear(meanOf({}), 0.05));
}

void tst_Statistics::theRatioIsThatOfTheLikeliestDistributions_data()
{
    QTest::addColumn<PairScores>("scores");
    QTest::addColumn<double>("narrow"); // 0.53 against 0.5
    QTest::addColumn<double>("wide");   // 0.55 against 0.45
    QTest::newRow("230 pairs") << PairScores{12, 40, 110, 50, 18} << 1.08210 << 9.23244;
    QTest::newRow("1720 pairs") << PairScores{100, 300, 800, 400, 120} << 4.79021 << 57.59616;
    QTest::newRow("19 pairs") << PairScores{1, 3, 9, 4, 2} << 0.22626 << 1.16305;
    QTest::newRow("two scores not seen") << PairScores{0, 5, 20, 5, 0} << -0.63524 << 0.0;
}

void tst_Statistics::theRatioIsThatOfTheLikeliestDistributions()
{
    QFETCH(PairScores, scores);
    QFETCH(double, narrow);
    QFETCH(double, wide);
    QVERIFY(isNear(logLikelihoodRatio(scores, 0.5, 0.53), narrow, 2e-4));
    QVERIFY(isNear(logLikelihoodRatio(scores, 0.45, 0.55), wide, 2e-4));
    QVERIFY(isNear(logLikelihoodRatio(scores, 0.53, 0.5), -narrow, 2e-4));
}

// Wald's bounds promise 5 percent either way; players who win 50 and 53 of 100 games, looked at
// every 50 pairs.
void tst_Statistics::theSequentialTestIsSeldomWrong()
{
    int wrong = 0;
    for (unsigned run = 0; run < 200; ++run) {
        std::mt19937 random(run);
        const bool isStronger = run % 2 == 0;
        std::bernoulli_distribution wins(isStronger ? 0.53 : 0.5);
        PairScores scores = {};
        TestState state = TestState::Open;
        while (state == TestState::Open) {
            for (int pair = 0; pair < 50; ++pair)
                ++scores[(wins(random) ? 2U : 0U) + (wins(random) ? 2U : 0U)];
            state = stateOf(logLikelihoodRatio(scores, 0.5, 0.53));
        }
        wrong += (state == TestState::High) != isStronger;
    }
    QVERIFY2(wrong <= 18, qPrintable(QString::number(wrong))); // 9 %: twice the deviation above 5
}

void tst_Statistics::nothingIsKnownWithoutAPair()
{
    QCOMPARE(meanOf({}).mean, 0.5);
    QCOMPARE(meanOf({}).interval().low, 0.0);
    QCOMPARE(meanOf({}).interval().high, 1.0);
    QVERIFY(!isWithin(meanOf({}), 0.5));
}

// Quantiles of Student's t from printed tables: 2.2621571628 for 9 degrees of freedom and
// 2.0452296421 for 29; means and deviations by Python's statistics. Keys are of two games.
void tst_Statistics::leadsHaveStudentsInterval()
{
    const Counts first = {{"0", 1}, {"10", 3}, {"40", 2}};
    const Counts second = {{"20", 4}};
    const MeanLead ten = meanLead(&first, &second);
    QCOMPARE(ten.pairs, 10);
    QVERIFY(isNear(ten.mean, 1.5));
    QVERIFY(isNear(ten.low, -6.9389883, 2e-3));
    QVERIFY(isNear(ten.high, 9.9389883, 2e-3));

    const Counts ahead = {{"10", 10}, {"40", 12}};
    const Counts behind = {{"30", 8}};
    const MeanLead thirty = meanLead(&ahead, &behind);
    QVERIFY(isNear(thirty.mean, 5.6666667));
    QVERIFY(isNear(thirty.low, 0.3465988, 1e-4));
    QVERIFY(isNear(thirty.high, 10.9867346, 1e-4));

    const Counts few = {{"10", 4}};
    QVERIFY(!std::isfinite(meanLead(&few, nullptr).low));
    QCOMPARE(meanLead(nullptr, nullptr).pairs, 0);
}

HW_PLAIN_TEST(tst_Statistics)

} // namespace hexwerk::lab::tst_statistics

#include "tst_statistics.moc"
