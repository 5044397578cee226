// [H4.10b] The dry run: what is made up counts as in a game, because the engine counts it.
#include <QTest>

#include "core/assault/aside/dry_run.h"
#include "tests/core/assault/told.h"
#include "tests/core/assault/training.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_dry_run {

class tst_DryRun final : public QObject
{
    Q_OBJECT

private slots:
    void anEliminatedUnitMovesTheMarkersAsInAGame();
    void aZoneIsEnteredFromOutsideAlone();
    void anObjectiveIsTakenAndHeld();
    void h4_10d_theEndOfATurnHasItsVictoryCheck();
    void whatCannotHappenAnyMoreIsNotOffered();
    void allThatIsOfferedCanHappenAtTheStartOfAShippedScenario();
};

static Table board()
{
    Table table;
    table.rifles("g1", "E5", {}, 3).rifles("g2", "A1").rifles("u1", "E8").rifles("u2", "A10");
    table.zone("wood", "", ZonePurpose::Victory, {"E8", "E9"});
    Scenario &scenario = table.scenario;
    scenario.objectives = {{.id = "farm", .hex = at("L10"), .name = {}, .holder = "axis"}};
    scenario.tracks = {{.id = "fear", .side = "axis", .name = {}, .start = 5}};
    scenario.tracks[0].thresholds = {{7, ThresholdEffect::Loses, "", {}}};
    const auto trigger = [&](TriggerEvent on, const std::string &side, int add) {
        Trigger made;
        made.on = on;
        made.side = side;
        made.effects = {{"fear", add}};
        return made;
    };
    scenario.triggers = {trigger(TriggerEvent::UnitEliminated, "axis", 1),
                         trigger(TriggerEvent::ZoneEntered, "allied", 2),
                         trigger(TriggerEvent::ObjectiveTaken, "allied", 3),
                         trigger(TriggerEvent::ObjectiveHeld, "allied", -1)};
    scenario.triggers[1].zone = "wood";
    scenario.triggers[2].objective = scenario.triggers[3].objective = "farm";
    return table;
}

static MadeUpEvent unitOf(const Position &p, TriggerEvent on, const char *name)
{
    return {.on = on, .unit = id(p, name)};
}

void tst_DryRun::anEliminatedUnitMovesTheMarkersAsInAGame()
{
    Position played = board().begin();
    Position madeUp = played;
    fire(played, "u1", "g1");
    rolls(played, {"D"});
    rolls(played);

    const auto events = letHappen(madeUp, unitOf(madeUp, TriggerEvent::UnitEliminated, "g1"));

    QCOMPARE(madeUp.tracks, std::vector<int>{6});
    QCOMPARE(madeUp.tracks, played.tracks);
    QCOMPARE(count<TrackMoved>(events), 1);
    // Its last strength point is lost as well as the unit.
    Position damaged = board().begin();
    letHappen(damaged, unitOf(damaged, TriggerEvent::UnitDamaged, "g1"));
    HW_SAYS(where(damaged, "g1"), "eliminated");
    QCOMPARE(damaged.tracks, played.tracks);
}

void tst_DryRun::aZoneIsEnteredFromOutsideAlone()
{
    Position p = board().begin();
    MadeUpEvent entry = unitOf(p, TriggerEvent::ZoneEntered, "u2");
    entry.place = 0;
    letHappen(p, entry);
    QCOMPARE(p.tracks[0], 7);

    const auto possible = whatMayHappen(p);
    entry.unit = id(p, "u1"); // it stands there
    QVERIFY(std::find(possible.begin(), possible.end(), entry) == possible.end());
    entry.unit = id(p, "g1");
    QVERIFY(std::find(possible.begin(), possible.end(), entry) != possible.end());
}

void tst_DryRun::anObjectiveIsTakenAndHeld()
{
    Position p = board().begin();
    letHappen(p, {.on = TriggerEvent::ObjectiveTaken, .place = 0, .side = 1});
    QCOMPARE(p.tracks[0], 5 + 3);
    letHappen(p, {.on = TriggerEvent::TurnEnd});
    QCOMPARE(p.tracks[0], 5 + 3 - 1);
}

void tst_DryRun::h4_10d_theEndOfATurnHasItsVictoryCheck()
{
    Position p = board().begin();
    auto events = letHappen(p, {.on = TriggerEvent::TurnEnd});
    QCOMPARE(count<GameEnded>(events), 0);
    QCOMPARE(p.turn, 2);

    MadeUpEvent entry = unitOf(p, TriggerEvent::ZoneEntered, "u2");
    entry.place = 0;
    events = letHappen(p, entry);
    QCOMPARE(count<ThresholdReached>(events), 1);
    events = letHappen(p, {.on = TriggerEvent::TurnEnd});

    QCOMPARE(count<GameEnded>(events), 1);
    QCOMPARE(int(p.winner), 1);
    QVERIFY(whatMayHappen(p).empty());
}

void tst_DryRun::whatCannotHappenAnyMoreIsNotOffered()
{
    Position p = board().begin();
    const MadeUpEvent gone = unitOf(p, TriggerEvent::UnitLeftMap, "g2");
    letHappen(p, gone);
    for (const MadeUpEvent &what : whatMayHappen(p))
        QVERIFY(what.unit != gone.unit);
}

void tst_DryRun::allThatIsOfferedCanHappenAtTheStartOfAShippedScenario()
{
    for (const char *name : {"gela-road", "port-of-gela", "training-vehicles"}) {
        const Position start = beginShipped(shippedScenario(name));
        const auto possible = whatMayHappen(start);
        QVERIFY(possible.size() > 20);
        for (const MadeUpEvent &what : possible) {
            Position p = start;
            QVERIFY(!letHappen(p, what).empty());
            QVERIFY(p != start);
        }
    }
}

HW_PLAIN_TEST(tst_DryRun)

} // namespace hexwerk::assault::tst_dry_run

#include "tst_dry_run.moc"
