// [R5.8] [R6.7a] Units set up by their players, and reinforcements.
#include <QTest>

#include "tests/core/assault/told.h"

using namespace hexwerk;
using namespace hexwerk::assault;

class tst_Setup final : public QObject
{
    Q_OBJECT

private slots:
    void r5_8c_theScenarioMayNameWhoPlacesFirst();
    void r5_8c_otherwiseAsTheHigherDieChooses();
    void r5_8c_unitsArePlacedOneByOneInTurn();
    void r5_8c_aSideWithoutUnitsIsNotAsked();
    void r5_8c_onlyInItsZone();
    void r5_8d_oneUnitAHex();
    void r5_8h_onlyWhereItCouldGo();
    void r6_7a_unitsOfATurnComeBeforeItBegins();
    void r6_7a_orWithTheSwitchAtItsEnd();
    void whoHasNoRoomWaits();
    void r9_8_1a_whoWaitsDugInDigsInWhereItIsPlaced();
    void r6_4e_whoBeginsWithAnActionMarkerHasActed();
    void r5_5b_aSetupAreaOfNobodyHidesNoOther();
};

static Table zones()
{
    Table table;
    table.scenario.zones = {{"north", "axis", ZonePurpose::Setup, {at("C2"), at("D2"), at("E2")}},
                            {"south", "allied", ZonePurpose::Setup, {at("C9"), at("D9")}}};
    return table;
}

static Table &waiting(Table &table, const std::string &name, const std::string &card,
                      const std::string &zone)
{
    table.unit(name, "A1", card);
    table.last().at.reset();
    table.last().zone = zone;
    return table;
}

static Table twoEach()
{
    Table table = zones();
    for (const char *name : {"g1", "g2"})
        waiting(table, name, "ger.rifles43", "north");
    for (const char *name : {"u1", "u2"})
        waiting(table, name, "us.rifles43", "south");
    return table;
}

void tst_Setup::r5_8c_theScenarioMayNameWhoPlacesFirst()
{
    Table table = twoEach();
    table.scenario.firstSetup = "axis";

    HW_SAYS(asks(table.begin()), "place axis");
}

void tst_Setup::r5_8c_otherwiseAsTheHigherDieChooses()
{
    Table table = twoEach();
    table.scenario.firstSetup = "roll";
    Position p = table.begin();

    HW_SAYS(asks(p), "setup 2d6");
    say(p, d6({3, 3})); // again
    HW_SAYS(asks(p), "setup 2d6");
    say(p, d6({3, 4}));
    HW_SAYS(asks(p), "first_setup allied");
    HW_SAYS(ruled(p, Choose{"nobody"}), "NotThatChoice R5.8c");
    Position own = p;

    say(p, Choose{"axis"});
    HW_SAYS(asks(p), "place axis");
    say(own, Choose{"allied"});
    HW_SAYS(asks(own), "place allied");
}

void tst_Setup::r5_8c_unitsArePlacedOneByOneInTurn()
{
    Position p = twoEach().begin();

    say(p, Place{id(p, "u1"), at("C9")});
    HW_SAYS(asks(p), "place axis");
    say(p, Place{id(p, "g2"), at("E2")});
    HW_SAYS(asks(p), "place allied");
    say(p, Place{id(p, "u2"), at("D9")});
    say(p, Place{id(p, "g1"), at("C2")});

    HW_SAYS(where(p, "g2"), "E2");
    HW_SAYS(where(p, "u2"), "D9");
    HW_SAYS(asks(p), "announce allied");
}

void tst_Setup::r5_8c_aSideWithoutUnitsIsNotAsked()
{
    Table table = zones();
    table.scenario.firstSetup = "roll";
    table.rifles("u1", "C9");
    waiting(table, "g1", "ger.rifles43", "north");

    HW_SAYS(asks(table.begin()), "place axis"); // and nothing is rolled
}

void tst_Setup::r5_8c_onlyInItsZone()
{
    const Position p = twoEach().begin();

    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C2")}), "NotASetupHex R5.8c");
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C8")}), "NotASetupHex R5.8c");
    HW_SAYS(ruled(p, Place{id(p, "u1"), Hex{}}), "NotASetupHex R5.8c");
    HW_SAYS(ruled(p, Place{id(p, "g1"), at("C2")}), "NotYourUnit R6.4a");
}

void tst_Setup::r5_8d_oneUnitAHex()
{
    Position p = twoEach().begin();
    say(p, Place{id(p, "u1"), at("C9")});
    say(p, Place{id(p, "g1"), at("C2")});

    HW_SAYS(ruled(p, Place{id(p, "u2"), at("C9")}), "HexTaken R5.8d");
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("D9")}), "NotThisUnit R5.8c"); // it stands already
}

void tst_Setup::r5_8h_onlyWhereItCouldGo()
{
    // No terrain is closed to men on foot; wheels cannot enter a wood.
    Table table = zones();
    table.terrain("C9", "heavy_forest").rifles("g1", "C2");
    waiting(table, "u1", "us.rifles43", "south");
    waiting(table, "u2", "drill.lorry", "south");
    const Position p = table.begin();

    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C9")}), "yes");
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("C9")}), "ProhibitedTerrain R5.8h");
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("D9")}), "yes");
}

static Table arrival(int turn)
{
    Table table = zones();
    table.rifles("g1", "C2").rifles("u1", "A9");
    table.scenario.reinforcements = {
        {.turn = turn, .side = "allied", .zone = "south", .units = {{"us.rifles43", 1}}}};
    return table;
}

void tst_Setup::r6_7a_unitsOfATurnComeBeforeItBegins()
{
    Position p = arrival(2).begin();
    HW_SAYS(where(p, "r2-1"), "waiting");
    HW_SAYS(ruled(p, announce(p, "r2-1", Action::NormalMove)), "UnitGone R6.4a");

    endTurn(p);

    QCOMPARE(p.turn, 2);
    HW_SAYS(asks(p), "place allied");
    say(p, Place{id(p, "r2-1"), at("C9")});
    HW_SAYS(ruled(p, announce(p, "r2-1", Action::NormalMove)), "yes"); // acts in turn 2
    HW_SAYS(asks(arrival(1).begin()), "place allied");                 // those of turn 1 at set-up
}

void tst_Setup::r6_7a_orWithTheSwitchAtItsEnd()
{
    Table table = arrival(1);
    table.scenario.options["reinforcements_next_turn"] = true;
    Position p = table.begin();
    HW_SAYS(asks(p), "announce allied");

    endTurn(p);

    HW_SAYS(asks(p), "place allied");
}

void tst_Setup::whoHasNoRoomWaits()
{
    Table table = zones();
    table.rifles("g1", "C2").rifles("u1", "C9").rifles("u2", "D9");
    waiting(table, "u3", "us.rifles43", "south");
    Position p = table.begin();
    HW_SAYS(asks(p), "announce allied");

    walk(p, "u1", Action::NormalMove, {"C8"});
    endTurn(p);

    HW_SAYS(asks(p), "place allied"); // [R5.8e] a hex was vacated
    say(p, Place{id(p, "u3"), at("C9")});
    HW_SAYS(where(p, "u3"), "C9");
}

void tst_Setup::r9_8_1a_whoWaitsDugInDigsInWhereItIsPlaced()
{
    Table table = twoEach();
    for (UnitSpec &unit : table.scenario.units)
        if (unit.id == "u1")
            unit.markers = {"dug_in"};
    Position p = table.begin();

    say(p, Place{id(p, "u1"), at("C9")});

    QVERIFY(p.isDugIn(at("C9")));
    HW_SAYS(markers(p, "u1"), "");
}

void tst_Setup::r6_4e_whoBeginsWithAnActionMarkerHasActed() // [R9.5d]
{
    for (const char *marker : {"normal_action", "delayed_action", "firing"}) {
        const Position p =
            Table().rifles("g1", "C2").rifles("u1", "C9", {marker}).rifles("u2", "E9").begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");
        HW_SAYS(ruled(p, announce(p, "u2", Action::NormalMove)), "yes");
    }
}

void tst_Setup::r5_5b_aSetupAreaOfNobodyHidesNoOther()
{
    Table table = Table().rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.zones = {{"common", "", ZonePurpose::Setup, {at("E5")}},
                            {"north", "axis", ZonePurpose::Setup, {at("E5")}}};
    table.scenario.objectives = {{.id = "farm", .hex = at("E5")}};
    QCOMPARE(int(table.begin().holders[0]), 0);
}

QTEST_APPLESS_MAIN(tst_Setup)
#include "tst_setup.moc"
