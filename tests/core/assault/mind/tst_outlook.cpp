// Terms of victory as chances: against every way that it may come, and against walks.
#include <QTest>

#include "core/assault/mind/goals.h"
#include "core/assault/mind/regular.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <cmath>
#include <random>

namespace hexwerk::assault::tst_outlook {

class tst_Outlook final : public QObject
{
    Q_OBJECT

private slots:
    void enoughObjectivesAsOftenAsAllWaysSay();
    void partsAreCountedTogether();
    void aThresholdIsReachedAsOftenAsByWalks_data();
    void aThresholdIsReachedAsOftenAsByWalks();
    void whatIsWonIsWon();
    void anObjectiveThatDecidesIsWorthMore();
    void losingMoreThanTheEnemyBodesIll();
    void forecastsComeTrue_data();
    void forecastsComeTrue();
};

static Setting threeObjectives()
{
    Setting setting;
    setting.scenario.sides = {{.id = "a"}, {.id = "b"}};
    setting.scenario.objectives = {{.id = "x"}, {.id = "y"}, {.id = "z"}};
    return setting;
}

static Outlook held(std::vector<double> chances)
{
    return {.held = std::move(chances)};
}

void tst_Outlook::enoughObjectivesAsOftenAsAllWaysSay()
{
    const Setting setting = threeObjectives();
    const std::vector<double> chances = {0.9, 0.35, 0.6};
    for (SideIndex side = 0; side < 2; ++side)
        for (int least = 0; least <= 4; ++least) {
            double expected = 0;
            for (unsigned ways = 0; ways < 8; ++ways) { // a bit: that the side holds it
                double chance = 1;
                for (std::size_t i = 0; i < 3; ++i) {
                    const double own = side == 0 ? chances[i] : 1 - chances[i];
                    chance *= (ways >> i & 1) != 0 ? own : 1 - own;
                }
                if (std::popcount(ways) >= least)
                    expected += chance;
            }
            const Term term{.kind = TermKind::ControlsAtLeast, .number = least};
            QVERIFY(std::abs(chanceOf(held(chances), term, setting, side) - expected) < 1e-12);
            if (least == 2)
                QCOMPARE(
                    chanceOf(held(chances), {.kind = TermKind::ControlsMajority}, setting, side),
                    chanceOf(held(chances), term, setting, side));
        }
}

void tst_Outlook::partsAreCountedTogether()
{
    const Setting setting = threeObjectives();
    const Outlook outlook = held({0.9, 0.35, 0.6});
    const Term x{.kind = TermKind::Control, .name = "x"};
    const Term y{.kind = TermKind::Control, .name = "y"};
    const Term yOfB{.kind = TermKind::Control, .name = "y", .side = "b"};
    const auto chance = [&](TermKind kind, std::vector<Term> terms) {
        return chanceOf(outlook, {.kind = kind, .terms = std::move(terms)}, setting, 0);
    };
    QVERIFY(std::abs(chance(TermKind::All, {x, y}) - 0.9 * 0.35) < 1e-12);
    QVERIFY(std::abs(chance(TermKind::Any, {x, y}) - (1 - 0.1 * 0.65)) < 1e-12);
    QVERIFY(std::abs(chance(TermKind::Not, {x}) - 0.1) < 1e-12);
    QVERIFY(std::abs(chance(TermKind::All, {x, yOfB}) - 0.9 * 0.65) < 1e-12);
}

void tst_Outlook::aThresholdIsReachedAsOftenAsByWalks_data()
{
    QTest::addColumn<double>("now");
    QTest::addColumn<double>("drift");
    QTest::addColumn<double>("turns");
    QTest::newRow("even") << 4.0 << 0.0 << 4.0;
    QTest::newRow("towards it") << 4.0 << -3.0 << 4.0;
    QTest::newRow("away") << 2.0 << 2.0 << 6.0;
    QTest::newRow("there") << 0.0 << 5.0 << 1.0;
}

// A track that starts at 8; whoever owns it loses at 0.
void tst_Outlook::aThresholdIsReachedAsOftenAsByWalks()
{
    QFETCH(double, now);
    QFETCH(double, drift);
    QFETCH(double, turns);
    Setting setting = threeObjectives();
    setting.scenario.objectives.clear();
    setting.scenario.tracks = {{.id = "t",
                                .side = "a",
                                .start = 8,
                                .thresholds = {{.at = 0, .effect = ThresholdEffect::Loses}}}};
    const Outlook outlook{.tracks = {{now, drift}}, .turnsLeft = turns};

    constexpr int kWalks = 4000;
    constexpr int kSteps = 2000;
    std::mt19937 random(7);
    const double variance = 0.05 + 0.8 * turns;
    std::normal_distribution<double> step(drift / kSteps, std::sqrt(variance / kSteps));
    int reached = 0;
    for (int walk = 0; walk < kWalks; ++walk) {
        double at = now;
        bool is = at <= 0;
        for (int i = 0; i < kSteps && !is; ++i)
            is = (at += step(random)) <= 0;
        reached += is;
    }
    const double expected = static_cast<double>(reached) / kWalks;
    QVERIFY(std::abs(chanceToWin(outlook, setting, 1) - expected) < 0.03);
    QCOMPARE(chanceToWin(outlook, setting, 0), 0.0);
}

void tst_Outlook::whatIsWonIsWon()
{
    Position p = beginShipped(trainingScenario());
    const Goals goals(p.setting);
    p.pending = {};
    for (const double sign : {1.0, -1.0}) {
        p.winner = sign > 0 ? 0 : 1;
        QCOMPARE(goals.value(p), 1.6 * sign);
        QCOMPARE(goals.forecast(p), sign > 0 ? 1.0 : 0.0);
    }
    p.winner = kNobody;
    QCOMPARE(goals.value(p), 0.0);
    QCOMPARE(goals.forecast(p), 0.5);
}

// Two of three are enough: at one each, the third one decides.
void tst_Outlook::anObjectiveThatDecidesIsWorthMore()
{
    Setting setting = threeObjectives();
    setting.scenario.turns = 1;
    const Term two{.kind = TermKind::ControlsAtLeast, .number = 2};
    setting.scenario.victories = {{.side = "a", .term = two}, {.side = "b", .term = two}};
    const auto swing = [&](double x, double y) {
        return valueOf(held({x, y, 1}), setting) - valueOf(held({x, y, 0}), setting);
    };
    QVERIFY(std::abs(swing(1, 0) - 2) < 1e-12);
    QVERIFY(std::abs(swing(1, 1)) < 1e-12);
    QVERIFY(std::abs(swing(0.5, 0.5) - 1) < 1e-12);
}

// Equal shares lost leave it even, whichever side was the stronger one to begin with.
void tst_Outlook::losingMoreThanTheEnemyBodesIll()
{
    Setting setting = threeObjectives();
    setting.scenario.turns = 4;
    const auto forecast = [&](double ours, double theirs) {
        return forecastOf(
            {.worth = {600 * ours, 300 * theirs}, .fielded = {600, 300}, .turnsLeft = 4}, setting);
    };
    QCOMPARE(forecast(1, 1), 0.5);
    QVERIFY(std::abs(forecast(0.5, 0.5) - 0.5) < 1e-12);
    QVERIFY(forecast(0.9, 1) < 0.5);
    QVERIFY(forecast(0.8, 1) < forecast(0.9, 1));
    QVERIFY(forecast(1, 0.9) > 0.5);
}

void tst_Outlook::forecastsComeTrue_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("games");
    QTest::newRow("infantry") << "training-infantry" << 60;
    QTest::newRow("vehicles") << "training-vehicles" << 16;
}

// In games between equals on a fair scenario: what is forecast with at least 70 % happens in 60 %
// of the cases or more, for either side.
void tst_Outlook::forecastsComeTrue()
{
    QFETCH(QString, scenario);
    QFETCH(int, games);
    const Position start = beginShipped(shippedScenario(scenario.toStdString()));
    const Goals goals(start.setting);
    std::array<int, 2> foretold = {};
    std::array<int, 2> came = {};
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(games); ++seed) {
        Regular both(start.setting, seed);
        play::Randomness dice(seed);
        Position p = start;
        std::vector<double> forecasts;
        while (!Assault::isOver(p)) {
            if (p.pending.question == Question::Announce)
                forecasts.push_back(goals.forecast(p));
            Assault::applySilently(p, p.pending.isChance()
                                          ? Assault::roll(p, dice)
                                          : both.answer(Assault::viewFor(p, p.pending.side)));
        }
        for (const double forecast : forecasts)
            for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
                if ((side == 0 ? forecast : 1 - forecast) >= 0.7) {
                    ++foretold[side];
                    came[side] += p.winner == side;
                }
    }
    for (std::size_t side = 0; side < 2; ++side) {
        QVERIFY2(foretold[side] >= 20, qPrintable(QString::number(foretold[side])));
        QVERIFY2(came[side] >= 0.6 * foretold[side],
                 qPrintable(QStringLiteral("%1 of %2").arg(came[side]).arg(foretold[side])));
    }
}

HW_PLAIN_TEST(tst_Outlook)

} // namespace hexwerk::assault::tst_outlook

#include "tst_outlook.moc"
