// [R4.10a] The Troop Status Board: what moves the markers, and what that leads to.
#include <QTest>

#include "core/assault/steps/tracks.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_tracks {

class tst_Tracks final : public QObject
{
    Q_OBJECT

private slots:
    void r4_10a_anEliminatedUnitMovesTheMarker();
    void h4_10b_byItsStrengthOrItsPoints();
    void h4_10b_aTriggerIsAboutWhatItNames();
    void h4_10b_damageAndLeavingTheMapCountToo();
    void h4_10b_whoEntersAZoneCountsOnce();
    void h4_10b_objectivesTakenAndHeld();
    void h4_10b_theEndOfATurn();
    void h4_10b_onceAndOnlyIf();
    void whatIsDueAtTheEndOfATurnIsKnownBefore();
    void h4_10a_theMarkerStandsOnItsStartAndStopsAtTheEnds();
    void h4_10d_aThresholdEndsTheGameAtTheNextCheck();
    void h4_10c_inEitherDirection();
    void h4_10d_aMessageEndsNothing();
    void h4_10d_twoWinnersAreADraw();
    void h4_10c_aThresholdIsToldEachTimeItIsReached();
};

// g1 has the last allied rifles before its barrels; the markers stand on 5 of 0 to 12.
static Table board(int turns = 3)
{
    Table table(turns);
    table.rifles("g1", "E5", {}, 3).rifles("g2", "A1").rifles("u1", "E8").rifles("u2", "A10");
    table.scenario.tracks = {{.id = "pressure", .side = "axis", .name = {}, .start = 5}};
    return table;
}

static Table board(Trigger trigger, std::variant<int, std::string> add = 1)
{
    Table table = board();
    trigger.effects = {{"pressure", std::move(add)}};
    table.scenario.triggers = {std::move(trigger)};
    return table;
}

// u1 shoots g1, which has a strength point left, off the board.
static Position shotDown(const Table &table)
{
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"D"});
    rolls(p);
    HW_EXPECTS(!unit(p, "g1").inPlay());
    return p;
}

void tst_Tracks::r4_10a_anEliminatedUnitMovesTheMarker()
{
    Position p = board({.on = TriggerEvent::UnitEliminated}).begin();
    fire(p, "u1", "g1");
    rolls(p, {"D"});
    const auto events = rolls(p);

    QCOMPARE(p.tracks, std::vector<int>{6});
    QCOMPARE(count<TrackMoved>(events), 1);
    for (const Event &event : events)
        if (const auto *moved = std::get_if<TrackMoved>(&event.what)) { // with its cause
            QCOMPARE(moved->trigger, std::size_t{0});
            QCOMPARE(moved->unit, id(p, "g1"));
        }
    QCOMPARE(shotDown(board({.on = TriggerEvent::UnitEliminated}, -2)).tracks[0], 3);
}

void tst_Tracks::h4_10b_byItsStrengthOrItsPoints()
{
    const Table strong = board({.on = TriggerEvent::UnitEliminated}, "strength");
    QCOMPARE(shotDown(strong).tracks[0], 5 + 4); // of the full side, whatever was left

    Table worth = board({.on = TriggerEvent::UnitEliminated}, "points");
    worth.scenario.tracks[0].max = 900;
    const Position p = shotDown(worth);
    QCOMPARE(p.tracks[0], 5 + p.card(id(p, "g1")).points);
}

void tst_Tracks::h4_10b_aTriggerIsAboutWhatItNames()
{
    const auto moved = [](const Trigger &trigger) {
        Table table = board(trigger);
        table.scenario.zones = {{"wood", "", ZonePurpose::Victory, {at("E5")}},
                                {"hill", "", ZonePurpose::Victory, {at("E6")}}};
        return shotDown(table).tracks[0] - 5;
    };
    const auto on = TriggerEvent::UnitEliminated;
    QCOMPARE(moved({.on = on, .side = "axis"}), 1);
    QCOMPARE(moved({.on = on, .side = "allied"}), 0);
    QCOMPARE(moved({.on = on, .unit = "g1"}), 1);
    QCOMPARE(moved({.on = on, .unit = "g2"}), 0);
    QCOMPARE(moved({.on = on, .zone = "wood"}), 1);
    QCOMPARE(moved({.on = on, .zone = "hill"}), 0);
}

void tst_Tracks::h4_10b_damageAndLeavingTheMapCountToo()
{
    QCOMPARE(shotDown(board({.on = TriggerEvent::UnitDamaged, .side = "axis"})).tracks[0], 6);

    Position p = board({.on = TriggerEvent::UnitLeftMap, .side = "allied"}).begin();
    say(p, announce(p, "u2", Action::NormalMove));
    say(p, Step{id(p, "u2"), Hex{}});
    QCOMPARE(p.tracks[0], 6);
}

void tst_Tracks::h4_10b_whoEntersAZoneCountsOnce()
{
    Table table = board({.on = TriggerEvent::ZoneEntered, .side = "allied", .zone = "wood"});
    table.scenario.zones = {{"wood", "", ZonePurpose::Victory, {at("A9"), at("A8")}}};
    Position p = table.begin();

    walk(p, "u2", Action::NormalMove, {"A9", "A8"}); // the second step is within it
    QCOMPARE(p.tracks[0], 6);

    table.scenario.triggers[0].side = "axis";
    p = table.begin();
    walk(p, "u2", Action::NormalMove, {"A9"});
    QCOMPARE(p.tracks[0], 5);
}

void tst_Tracks::h4_10b_objectivesTakenAndHeld()
{
    Table table =
        board({.on = TriggerEvent::ObjectiveTaken, .side = "allied", .objective = "farm"});
    table.scenario.triggers.push_back({.on = TriggerEvent::ObjectiveHeld,
                                       .side = "allied",
                                       .objective = "farm",
                                       .effects = {{"pressure", 2}}});
    table.scenario.objectives = {{.id = "farm", .hex = at("E8"), .name = {}, .holder = "axis"}};
    Position p = table.begin(); // u1 stands there

    endTurn(p);
    QCOMPARE(p.tracks[0], 5 + 1 + 2);
    endTurn(p);
    QCOMPARE(p.tracks[0], 5 + 1 + 2 + 2);
}

void tst_Tracks::h4_10b_theEndOfATurn()
{
    Position p = board({.on = TriggerEvent::TurnEnd}, -1).begin();
    endTurn(p);
    QCOMPARE(p.tracks[0], 4);
    endTurn(p);
    QCOMPARE(p.tracks[0], 3);
}

void tst_Tracks::h4_10b_onceAndOnlyIf()
{
    Position once = board({.on = TriggerEvent::TurnEnd, .once = true}).begin();
    endTurn(once);
    endTurn(once);
    QCOMPARE(once.tracks[0], 6);

    const Term late{.kind = TermKind::Turn, .name = {}, .side = {}, .number = 2, .terms = {}};
    Position p = board({.on = TriggerEvent::TurnEnd, .condition = late}).begin();
    endTurn(p);
    QCOMPARE(p.tracks[0], 5);
    endTurn(p);
    QCOMPARE(p.tracks[0], 6);

    // What is counted has happened when the condition is looked at.
    const Term lost{.kind = TermKind::Losses, .name = "axis", .side = {}, .number = 1, .terms = {}};
    QCOMPARE(shotDown(board({.on = TriggerEvent::UnitEliminated, .condition = lost})).tracks[0], 6);
}

// The list of before is the list of those that then moved a marker.
void tst_Tracks::whatIsDueAtTheEndOfATurnIsKnownBefore()
{
    const Term late{.kind = TermKind::Turn, .name = {}, .side = {}, .number = 2, .terms = {}};
    Table table = board({.on = TriggerEvent::TurnEnd, .condition = late});
    table.scenario.objectives = {{.id = "farm", .hex = at("E8"), .name = {}, .holder = "allied"}};
    table.scenario.triggers.push_back({.on = TriggerEvent::ObjectiveHeld,
                                       .side = "allied",
                                       .objective = "farm",
                                       .effects = {{"pressure", 2}}});
    table.scenario.triggers.push_back(
        {.on = TriggerEvent::TurnEnd, .once = true, .effects = {{"pressure", -1}}});
    table.scenario.triggers.push_back(
        {.on = TriggerEvent::UnitEliminated, .effects = {{"pressure", 5}}});
    Position p = table.begin();
    QVERIFY((dueAtTurnEnd(p) == std::vector<std::size_t>{1, 2}));
    endTurn(p);
    QCOMPARE(p.tracks[0], 5 + 2 - 1);
    QVERIFY((dueAtTurnEnd(p) == std::vector<std::size_t>{0, 1}));
    endTurn(p);
    QCOMPARE(p.tracks[0], 6 + 1 + 2);
}

void tst_Tracks::h4_10a_theMarkerStandsOnItsStartAndStopsAtTheEnds() // [R5.5c]
{
    QCOMPARE(board().begin().tracks[0], 5);
    QCOMPARE(shotDown(board({.on = TriggerEvent::UnitEliminated}, 99)).tracks[0], 12);
    QCOMPARE(shotDown(board({.on = TriggerEvent::UnitEliminated}, -99)).tracks[0], 0);
}

static Table ends(ThresholdEffect effect, int at, int add, const std::string &side = "")
{
    Table table = board({.on = TriggerEvent::TurnEnd}, add);
    table.scenario.tracks[0].thresholds = {{at, effect, side, {}}};
    return table;
}

void tst_Tracks::h4_10d_aThresholdEndsTheGameAtTheNextCheck()
{
    Position p = ends(ThresholdEffect::Loses, 7, 1).begin();
    endTurn(p);
    HW_SAYS(asks(p), "announce allied");
    endTurn(p);
    HW_SAYS(asks(p), "over");
    QCOMPARE(int(p.winner), 1); // the track is the axis'

    p = ends(ThresholdEffect::Wins, 7, 2).begin();
    endTurn(p);
    QCOMPARE(int(p.winner), 0);
    p = ends(ThresholdEffect::Wins, 7, 2, "allied").begin();
    endTurn(p);
    QCOMPARE(int(p.winner), 1);

    // Reached in mid-turn, the turn is played to its end.
    Table table = board({.on = TriggerEvent::UnitEliminated}, 7);
    table.scenario.tracks[0].thresholds = {{12, ThresholdEffect::Loses, "", {}}};
    p = shotDown(table);
    HW_SAYS(asks(p), "announce axis");
    endTurn(p);
    HW_SAYS(asks(p), "over");
}

void tst_Tracks::h4_10c_inEitherDirection()
{
    Position p = ends(ThresholdEffect::Loses, 3, -3).begin(); // past it
    endTurn(p);
    HW_SAYS(asks(p), "over");
    p = ends(ThresholdEffect::Loses, 3, 3).begin();
    endTurn(p);
    HW_SAYS(asks(p), "announce allied");
}

void tst_Tracks::h4_10d_aMessageEndsNothing()
{
    Position p = ends(ThresholdEffect::Message, 6, 1).begin();
    const auto events = endTurn(p);
    QCOMPARE(count<ThresholdReached>(events), 1);
    HW_SAYS(asks(p), "announce allied");
}

void tst_Tracks::h4_10d_twoWinnersAreADraw()
{
    Table table = ends(ThresholdEffect::Loses, 6, 1);
    table.scenario.tracks[0].thresholds.push_back({6, ThresholdEffect::Loses, "allied", {}});
    Position p = table.begin();
    endTurn(p);
    HW_SAYS(asks(p), "over");
    QCOMPARE(p.winner, kNobody);
}

void tst_Tracks::h4_10c_aThresholdIsToldEachTimeItIsReached()
{
    Table table = ends(ThresholdEffect::Message, 6, 1);
    Position p = table.begin();
    QCOMPARE(count<ThresholdReached>(endTurn(p)), 1);
    QCOMPARE(count<ThresholdReached>(endTurn(p)), 0); // it went on from there
}

HW_PLAIN_TEST(tst_Tracks)

} // namespace hexwerk::assault::tst_tracks

#include "tst_tracks.moc"
