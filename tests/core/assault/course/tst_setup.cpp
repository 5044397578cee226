// [R5.8] [R6.7a] Units set up by their players, and reinforcements.
#include <QTest>

#include "tests/core/assault/set_up.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_setup {

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
    void r5_8e_whoHasNoRoomWaits();
    void r5_8e_reinforcementsWithoutRoomComeLater();
    void d5_8e_itComesInByItsActivation();
    void d5_8e_ontoAFreeHexOnly();
    void d5_8e_thePhaseLastsWhileSomebodyCanComeIn();
    void r5_8f_onATransportFromTheStart();
    void r5_8f_loadedAtSetUpWhereThereIsRoom();
    void r9_11c_roomIsCountedBySides();
    void r9_11_1b_ridersOnArmourWithTracks();
    void r5_8g_gunsAndVehiclesLookAtAVertex();
    void r5_8h_orAlongARoad();
    void r5_8i_gunsAreInABunkerOnlyFromTheStart();
    void r9_8_1a_whoWaitsDugInDigsInWhereItIsPlaced();
    void r6_4e_whoBeginsWithAnActionMarkerHasActed();
    void r5_5a_everyObjectiveHasItsMarker();
    void r5_5b_aSetupAreaOfNobodyHidesNoOther();
};

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
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("C9"), 0}), "ProhibitedTerrain R5.8h");
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("D9"), 0}), "yes");
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

// Two hexes for three allied units; u3 waits.
static Table crowdedSouth()
{
    Table table = zones();
    table.rifles("g1", "C2").rifles("g2", "L1").rifles("u1", "C9").rifles("u2", "D9");
    return waiting(table, "u3", "us.rifles43", "south");
}

void tst_Setup::r5_8e_whoHasNoRoomWaits()
{
    Position p = crowdedSouth().begin();
    HW_SAYS(asks(p), "announce allied");
    HW_SAYS(where(p, "u3"), "waiting");
    HW_SAYS(ruled(p, Place{id(p, "u3"), at("C9")}), "HexTaken R5.8d");
    endTurn(p);

    HW_SAYS(asks(p), "announce allied"); // nobody is placed between the turns
}

void tst_Setup::r5_8e_reinforcementsWithoutRoomComeLater()
{
    Table table = crowdedSouth();
    table.scenario.units.pop_back();
    table.scenario.reinforcements = {
        {.turn = 2, .side = "allied", .zone = "south", .units = {{"us.rifles43", 1}}}};
    Position p = table.begin();
    endTurn(p);
    HW_SAYS(asks(p), "announce allied");
    walk(p, "u1", Action::NormalMove, {"C8"});
    say(p, Pass{});
    HW_SAYS(ruled(p, Place{id(p, "r2-1"), at("C9")}), "NotThisUnit R5.8c");
    endTurn(p);
    HW_SAYS(asks(p), "place allied");
}

void tst_Setup::d5_8e_itComesInByItsActivation()
{
    for (const char *profile : {"sicily43-en", "gela-de"}) {
        Table table = crowdedSouth();
        table.scenario.profile = profile;
        Position p = table.begin();
        walk(p, "u1", Action::NormalMove, {"C8"});
        HW_SAYS(ruled(p, Place{id(p, "u3"), at("C9")}), "NotYourUnit R6.4a"); // not its turn
        say(p, Pass{});

        QVERIFY(isOffered(p, Place{id(p, "u3"), at("C9")}));
        say(p, Place{id(p, "u3"), at("C9")});

        HW_SAYS(where(p, "u3"), "C9");
        HW_SAYS(markers(p, "u3"), "normal_action");
        HW_SAYS(asks(p), "announce axis");
        say(p, Pass{});
        HW_SAYS(ruled(p, announce(p, "u3", Action::NormalMove)), "AlreadyActivated R6.4e");
    }
}

void tst_Setup::d5_8e_ontoAFreeHexOnly() // [R5.8d]
{
    // A lorry with room for it takes the place that became free.
    Table table = crowdedSouth();
    table.unit("ut", "C10", "drill.truck").facing(0);
    Position p = table.begin();
    walk(p, "u1", Action::NormalMove, {"C8"});
    say(p, Pass{});
    HW_SAYS(ruled(p, Place{id(p, "u3"), at("C9")}), "yes");
    walk(p, "ut", Action::NormalMove, {"C9"});
    say(p, Pass{});

    HW_SAYS(where(p, "ut"), "C9");
    HW_SAYS(ruled(p, Place{id(p, "u3"), at("C9")}), "HexTaken R5.8d");
}

void tst_Setup::d5_8e_thePhaseLastsWhileSomebodyCanComeIn()
{
    Table table = crowdedSouth();
    for (UnitSpec &unit : table.scenario.units)
        unit.activated = unit.id != "u1" && unit.id != "u3";
    Position p = table.begin();
    walk(p, "u1", Action::NormalMove, {"C8"}); // all others have acted
    HW_SAYS(asks(p), "announce axis");
    say(p, Pass{});
    say(p, Place{id(p, "u3"), at("C9")});
    QCOMPARE(p.turn, 2);
}

// A lorry that carries eight points, in the north.
static CardStore transports()
{
    CardStore cards = drillCards(shippedData().cards);
    cards.units["drill.lorry"].transport = 8;
    UnitCard &tank = cards.units["drill.tank"] = cards.units["drill.lorry"];
    tank.id = "drill.tank";
    tank.transport = 0;
    tank.movementType = MovementType::Track;
    tank.defence.fill(dice("GG"));
    return cards;
}

void tst_Setup::r5_8f_onATransportFromTheStart()
{
    Table table = zones();
    table.rifles("u1", "A9").unit("g1", "C2", "drill.lorry").rifles("g2", "A1").rifles("g3", "A1");
    waiting(table, "g4", "drill.lorry", "north");
    for (UnitSpec &unit : table.scenario.units)
        if (unit.id == "g2" || unit.id == "g3") {
            unit.at.reset();
            unit.on = unit.id == "g2" ? "g1" : "g4";
        }
    Position p = Assault::start(table.game(transports()));
    HW_SAYS(where(p, "g2"), "on g1");
    QVERIFY(unit(p, "g2").at == at("C2"));
    HW_SAYS(where(p, "g3"), "on g4");
    QVERIFY(unit(p, "g3").at.isNowhere());

    say(p, Place{id(p, "g4"), at("D2"), 3});

    QVERIFY(unit(p, "g3").at == at("D2"));
    HW_SAYS(asks(p), "announce allied"); // and is not placed by itself
}

void tst_Setup::r5_8f_loadedAtSetUpWhereThereIsRoom()
{
    Table table = zones();
    table.rifles("u1", "A9").unit("g1", "C2", "drill.lorry");
    waiting(table, "g2", "ger.rifles43", "north");
    waiting(table, "g3", "drill.gun", "north");
    waiting(table, "g4", "ger.rifles43", "north");
    waiting(table, "g5", "drill.lorry", "north");
    Position p = Assault::start(table.game(transports()));
    HW_SAYS(ruled(p, Place{id(p, "g5"), at("C2"), 0}),
            "HexTaken R5.8d"); // a vehicle is not carried

    const auto events = say(p, Place{id(p, "g2"), at("C2")});
    HW_SAYS(where(p, "g2"), "on g1");
    QCOMPARE(count<UnitLoaded>(events), 1);
    say(p, Place{id(p, "g3"), at("C2")}); // 4 + 3 of 8 [R9.11.1a]
    HW_SAYS(where(p, "g3"), "on g1");
    HW_SAYS(ruled(p, Place{id(p, "g4"), at("C2")}), "HexTaken R5.8d"); // no room for four more
}

void tst_Setup::r9_11c_roomIsCountedBySides()
{
    Table table = zones();
    table.rifles("u1", "A9").unit("g1", "C2", "drill.lorry");
    waiting(table, "g2", "ger.rifles43", "north");
    waiting(table, "g3", "ger.rifles43", "north");
    waiting(table, "g4", "ger.rifles43", "north");
    for (UnitSpec &unit : table.scenario.units) {
        if (unit.id == "g2")
            unit.damage = 1; // three left, but it takes the room of four
        if (unit.id == "g3" || unit.id == "g4")
            unit.half = true;
    }
    Position p = Assault::start(table.game(transports()));
    for (const char *name : {"g2", "g3", "g4"})
        say(p, Place{id(p, name), at("C2")});
    HW_SAYS(where(p, "g4"), "on g1"); // 4 + 2 + 2
}

void tst_Setup::r9_11_1b_ridersOnArmourWithTracks()
{
    Table table = zones();
    table.rifles("u1", "A9").unit("g1", "C2", "drill.tank");
    waiting(table, "g2", "ger.rifles43", "north");
    waiting(table, "g3", "drill.gun", "north");
    const Position p = Assault::start(table.game(transports()));
    HW_SAYS(ruled(p, Place{id(p, "g2"), at("C2")}), "yes");
    HW_SAYS(ruled(p, Place{id(p, "g3"), at("C2")}), "HexTaken R5.8d"); // infantry alone
}

void tst_Setup::r5_8g_gunsAndVehiclesLookAtAVertex()
{
    Table table = zones();
    table.rifles("g1", "C2");
    waiting(table, "u1", "drill.gun", "south");
    waiting(table, "u2", "us.rifles43", "south");
    Position p = table.begin();
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C9")}), "NotThatChoice R5.8g");
    HW_SAYS(ruled(p, Place{id(p, "u1"), at("C9"), 6}), "NotThatChoice R5.8g");
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("C9"), 0}), "NotThatChoice R5.8g");
    for (int facing = 0; facing < 6; ++facing)
        QVERIFY(isOffered(p, Place{id(p, "u1"), at("C9"), facing}));

    say(p, Place{id(p, "u1"), at("C9"), 4});

    QCOMPARE(int(unit(p, "u1").facing), 4);
}

void tst_Setup::r5_8i_gunsAreInABunkerOnlyFromTheStart() // [R9.6.3.2.8d]
{
    Table table = zones();
    table.fortification(OverlayKind::Bunker, "C9").fortification(OverlayKind::Bunker, "D9");
    table.fortification(OverlayKind::Pillbox, "C2")
        .rifles("g1", "C2")
        .unit("g2", "E2", "drill.gun");
    waiting(table, "u1", "drill.gun", "south");
    table.scenario.reinforcements = {
        {.turn = 2, .side = "allied", .zone = "south", .units = {{"drill.gun", 1}}}};
    Position p = table.begin();
    say(p, Place{id(p, "u1"), at("C9"), 0});
    QVERIFY(p.fortificationOf(unit(p, "u1")));
    QVERIFY(p.fortificationOf(unit(p, "g1")));  // men anyway
    QVERIFY(!p.fortificationOf(unit(p, "g2"))); // there is none

    endTurn(p);
    say(p, Place{id(p, "r2-1"), at("D9"), 0});
    QVERIFY(!p.fortificationOf(unit(p, "r2-1"))); // a gun that comes later stays outside

    passSupport(p);
    walk(p, "u1", Action::NormalMove, {"C8"});
    endTurn(p);
    passSupport(p);
    walk(p, "u1", Action::NormalMove, {"C9"});
    HW_SAYS(where(p, "u1"), "C9");
    QVERIFY(!p.fortificationOf(unit(p, "u1")));
}

void tst_Setup::r5_8h_orAlongARoad()
{
    Table table = zones();
    table.terrain("C9", "heavy_forest").road(RoadKind::MainRoad, {"C8", "C9", "C10"});
    table.rifles("g1", "C2");
    waiting(table, "u2", "drill.lorry", "south");
    const Position p = table.begin();
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("C9"), 0}), "yes");
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

void tst_Setup::r5_5a_everyObjectiveHasItsMarker()
{
    Table table = Table().rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.objectives = {{.id = "farm", .hex = at("E5")},
                                 {.id = "mill", .hex = at("E6"), .name = {}, .holder = "allied"}};
    const Position p = table.begin();
    QCOMPARE(p.holders, (std::vector<SideIndex>{kNobody, 1}));
}

void tst_Setup::r5_5b_aSetupAreaOfNobodyHidesNoOther()
{
    Table table = Table().rifles("g1", "C2").rifles("u1", "C9");
    table.scenario.zones = {{"common", "", ZonePurpose::Setup, {at("E5")}},
                            {"north", "axis", ZonePurpose::Setup, {at("E5")}}};
    table.scenario.objectives = {{.id = "farm", .hex = at("E5")}};
    QCOMPARE(int(table.begin().holders[0]), 0);
}

HW_PLAIN_TEST(tst_Setup)

} // namespace hexwerk::assault::tst_setup

#include "tst_setup.moc"
