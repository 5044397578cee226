// Trial runs: what random games of a scenario add up to.
#include <QTest>

#include "core/assault/aside/trial.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

#include <numeric>

namespace hexwerk::assault::tst_trial {

class tst_Trial final : public QObject
{
    Q_OBJECT

private slots:
    void theSameSeedGivesTheSameGame();
    void gamesAddUp();
    void anObjectiveThatNobodyCanGetToIsNeverReached();
    void unitsThatNeverCameAreNotCounted();
};

static int sum(const std::vector<int> &numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0);
}

static TrialFigures tried(const Position &start, int games)
{
    TrialFigures figures = trialFigures(start);
    for (int i = 1; i <= games; ++i)
        figures.add(trialGame(start, static_cast<std::uint64_t>(i)));
    return figures;
}

void tst_Trial::theSameSeedGivesTheSameGame()
{
    const Position start = beginShipped(trainingScenario());

    const TrialGame one = trialGame(start, 5);
    const TrialGame other = trialGame(start, 5);

    QCOMPARE(one.winner, other.winner);
    QCOMPARE(one.turns, other.turns);
    QVERIFY(one.lost == other.lost);
    QVERIFY(one.reached == other.reached);
}

void tst_Trial::gamesAddUp()
{
    const Position start = beginShipped(trainingScenario());

    const TrialFigures figures = tried(start, 40);

    QCOMPARE(figures.games, 40);
    QCOMPARE(sum(figures.wins) + figures.draws, 40);
    QCOMPARE(sum(figures.lengths), 40);
    QVERIFY(static_cast<int>(figures.lengths.size()) <= start.setting->scenario.turns);
    for (std::size_t side = 0; side < 2; ++side) {
        QVERIFY(figures.lost[side] > 0);
        QVERIFY(figures.lost[side] < figures.units[side]);
    }
    QVERIFY(sum(figures.reached) > 0);
    for (const int games : figures.reached)
        QVERIFY(games <= 40);
}

void tst_Trial::anObjectiveThatNobodyCanGetToIsNeverReached()
{
    Table table;
    table.rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.turns = 1;
    table.scenario.objectives = {{.id = "near", .hex = at("C9"), .name = {}, .holder = "axis"},
                                 {.id = "far", .hex = at("H5"), .name = {}, .holder = "axis"}};

    const TrialFigures figures = tried(table.begin(), 10);

    QVERIFY(figures.reached[0] > 0); // u1 stands there
    QCOMPARE(figures.reached[1], 0);
}

void tst_Trial::unitsThatNeverCameAreNotCounted()
{
    Table table;
    table.rifles("g1", "C2").rifles("u1", "C9").rifles("u2", "C10");
    table.scenario.turns = 1;
    Position start = table.begin();
    start.unit(start.setting->unitId("u2")).state = UnitState::Waiting;

    const TrialGame game = trialGame(start, 1);

    QVERIFY((game.units == std::vector<int>{1, 1}));
}

HW_PLAIN_TEST(tst_Trial)

} // namespace hexwerk::assault::tst_trial

#include "tst_trial.moc"
