// How sure results are, against published values.
#include <QTest>

#include "core/mind/score.h"
#include "tests/test_program.h"

#include <cmath>

namespace hexwerk::mind::tst_score {

class tst_Score final : public QObject
{
    Q_OBJECT

private slots:
    void intervalsAreThoseOfStatisticsPrograms_data();
    void intervalsAreThoseOfStatisticsPrograms();
    void fewGamesHaveTheExactInterval_data();
    void fewGamesHaveTheExactInterval();
    void nothingIsKnownWithoutAGame();
    void drawsAreHalfAWin();
    void eloIsThatOfItsDefinition();
};

// prop.test(x, n, correct = FALSE) of R.
void tst_Score::intervalsAreThoseOfStatisticsPrograms_data()
{
    QTest::addColumn<int>("won");
    QTest::addColumn<int>("games");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("8 of 10") << 8 << 10 << 0.4901625 << 0.9433178;
    QTest::newRow("0 of 10") << 0 << 10 << 0.0 << 0.2775328;
    QTest::newRow("50 of 100") << 50 << 100 << 0.4038315 << 0.5961685;
}

void tst_Score::intervalsAreThoseOfStatisticsPrograms()
{
    QFETCH(int, won);
    QFETCH(int, games);
    QFETCH(double, low);
    QFETCH(double, high);

    const Interval interval = wilson(static_cast<double>(won) / games, games);
    QVERIFY(std::abs(interval.low - low) < 1e-6);
    QVERIFY(std::abs(interval.high - high) < 1e-6);
}

// binomtest(won, games).proportion_ci(0.95, "exact") of SciPy 1.10.1, or "wilson" in the last row.
void tst_Score::fewGamesHaveTheExactInterval_data()
{
    QTest::addColumn<int>("won");
    QTest::addColumn<int>("games");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("8 of 10") << 8 << 10 << 0.4439045 << 0.9747893;
    QTest::newRow("0 of 10") << 0 << 10 << 0.0 << 0.3084971;
    QTest::newRow("10 of 10") << 10 << 10 << 0.6915029 << 1.0;
    QTest::newRow("1 of 39") << 1 << 39 << 0.0006490 << 0.1347639;
    QTest::newRow("20 of 39") << 20 << 39 << 0.3478022 << 0.6758192;
    QTest::newRow("0 of 400") << 0 << 400 << 0.0 << 0.0091798;
    QTest::newRow("57 of 400") << 57 << 400 << 0.1116383 << 0.1801630;
}

void tst_Score::fewGamesHaveTheExactInterval()
{
    QFETCH(int, won);
    QFETCH(int, games);
    QFETCH(double, low);
    QFETCH(double, high);
    const Interval interval = intervalOf(won, games);
    QVERIFY(std::abs(interval.low - low) < 1e-6);
    QVERIFY(std::abs(interval.high - high) < 1e-6);
}

void tst_Score::nothingIsKnownWithoutAGame()
{
    QCOMPARE(Score().share(), 0.5);
    QCOMPARE(wilson(0.5, 0).low, 0.0);
    QCOMPARE(wilson(0.5, 0).high, 1.0);
    QCOMPARE(intervalOf(0, 0).high, 1.0);
}

void tst_Score::drawsAreHalfAWin()
{
    const Score score{.wins = 3, .draws = 4, .losses = 1};
    QCOMPARE(score.games(), 8);
    QCOMPARE(score.share(), 0.625);
}

// Ten to one is 400 points.
void tst_Score::eloIsThatOfItsDefinition()
{
    QCOMPARE(eloOf(0.5), 0.0);
    QVERIFY(std::abs(eloOf(10.0 / 11) - 400) < 1e-9);
    QVERIFY(std::abs(eloOf(1.0 / 11) + 400) < 1e-9);
    QVERIFY(std::abs(eloOf(0.75) - 190.8485) < 1e-4);
    QVERIFY(std::isinf(eloOf(1)));
}

HW_PLAIN_TEST(tst_Score)

} // namespace hexwerk::mind::tst_score

#include "tst_score.moc"
