// What a way is said to cost and to draw is what it costs and draws when it is gone.
#include <QTest>

#include "core/assault/aside/path_forecast.h"
#include "core/assault/aside/reaction_odds.h"
#include "core/assault/aside/reaction_policy.h"
#include "core/assault/game/view.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_path_forecast {

class tst_PathForecast final : public QObject
{
    Q_OBJECT

private slots:
    void everyHexIsAsTheMoveTellsIt_data();
    void everyHexIsAsTheMoveTellsIt();
    void costsAddUp();
    void r8_2k_theStepIntoCloseCombatDrawsNothing();
    void r8_2j_whoHasActedIsNoThreat();
    void itEndsWhereAStepIsNotAllowed();
    void minesThatMayLieThereAreRolledFor();
    void whatLiesFaceDownDoesNotShow();
};

static Table street()
{
    Table table;
    table.terrain("E6", "light_forest").terrain("F6", "brush");
    return table.rifles("g1", "E2")
        .unit("g2", "H4", "ger.hmg42")
        .rifles("u1", "E9")
        .rifles("u9", "A10");
}

static std::vector<Order> steps(const Position &p, std::initializer_list<const char *> hexes)
{
    std::vector<Order> way;
    for (const char *hex : hexes)
        way.push_back(step(p, "u1", hex));
    return way;
}

void tst_PathForecast::everyHexIsAsTheMoveTellsIt_data()
{
    QTest::addColumn<int>("action");
    QTest::newRow("normal") << static_cast<int>(Action::NormalMove);
    QTest::newRow("fast") << static_cast<int>(Action::FastMove);
}

// The second means is the engine: every reaction that it asks for, with the odds of the question.
void tst_PathForecast::everyHexIsAsTheMoveTellsIt()
{
    QFETCH(int, action);
    Position p = street().begin();
    const Announce order{id(p, "u1"), static_cast<Action>(action)};
    const std::vector<Order> way = steps(p, {"E8", "F7", "F6"});
    const Position before = announced(p, order);
    const std::vector<PathStep> told = forecast(before, *walkInProgress(before), way);
    QVERIFY(told.size() >= 2);

    say(p, order);
    int threats = 0;
    for (const PathStep &step : told) {
        const auto events = say(p, Step{id(p, "u1"), step.hex});
        for (const Event &event : events)
            if (const auto *moved = std::get_if<UnitMoved>(&event.what))
                QCOMPARE(moved->cost, step.cost);
        std::vector<PathThreat> asked;
        for (const UnitId unit : reactorsNow(p))
            asked.push_back({unit, *chanceOfEffect(p, reactionShot(p, unit))});
        QVERIFY2(asked == step.threats, toString(step.hex).c_str());
        threats += static_cast<int>(asked.size());
        if (p.pending.question == Question::React)
            say(p, Decline{});
    }
    QVERIFY(threats >= 2);
}

void tst_PathForecast::costsAddUp()
{
    const Position p = street().begin();
    const Walk walk = walkOf(p, id(p, "u1"), MoveKind::Fast);

    const auto told = forecast(p, walk, steps(p, {"E8", "E7", "E6"}));

    int sum = 0;
    for (const PathStep &step : told)
        QCOMPARE(step.sum, sum += step.cost);
    QVERIFY(told.size() >= 2);
    const Walk after = walkAfter(p, walk, steps(p, {"E8", "E7"}));
    QCOMPARE(int{after.points}, walk.points - told[1].sum);
    QVERIFY(after.at == at("E7"));
}

void tst_PathForecast::r8_2k_theStepIntoCloseCombatDrawsNothing()
{
    const Position p = Table().rifles("g1", "E6").rifles("g2", "G6").rifles("u1", "E8").begin();

    const auto told = forecast(p, walkOf(p, id(p, "u1"), MoveKind::Normal), steps(p, {"E7", "E6"}));

    QCOMPARE(told.size(), std::size_t{2});
    QVERIFY(!told[0].fights && told[0].threats.size() == 2);
    QVERIFY(told[1].fights && told[1].threats.empty());
}

void tst_PathForecast::r8_2j_whoHasActedIsNoThreat()
{
    Position p = street().begin();
    const auto threats = [&p] {
        return forecast(p, walkOf(p, id(p, "u1"), MoveKind::Normal), steps(p, {"E8", "E7"}))
            .back()
            .threats.size();
    };
    const std::size_t before = threats();
    p.unit(id(p, "g2")).activated = true;
    QCOMPARE(threats(), before - 1);
}

void tst_PathForecast::itEndsWhereAStepIsNotAllowed()
{
    const Position p = street().begin();
    const Walk walk = walkOf(p, id(p, "u1"), MoveKind::Normal);

    QCOMPARE(forecast(p, walk, steps(p, {"E8", "E6"})).size(), std::size_t{1}); // it jumps
    QVERIFY(forecast(p, walk, {}).empty());
}

void tst_PathForecast::minesThatMayLieThereAreRolledFor()
{
    const Position p = street().mine("E8", MineKind::Dummy).begin();

    const auto told = forecast(p, walkOf(p, id(p, "u1"), MoveKind::Normal), steps(p, {"E8"}));

    QVERIFY(told.front().rolls);
}

// [R9.6.4.1c]
void tst_PathForecast::whatLiesFaceDownDoesNotShow()
{
    const Position p =
        street().mine("E8", MineKind::AntiPersonnel).mine("E7", MineKind::AntiTank).begin();
    const Walk walk = walkOf(p, id(p, "u1"), MoveKind::Normal);
    const auto way = steps(p, {"E8", "E7"});

    QVERIFY(forecast(p, walk, way) == forecast(viewFor(p, 1), walk, way));
    QVERIFY(!viewFor(p, 1).minefields.front().kind.isKnown());
}

HW_PLAIN_TEST(tst_PathForecast)

} // namespace hexwerk::assault::tst_path_forecast

#include "tst_path_forecast.moc"
