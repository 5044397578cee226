// [R10.10] Fire at vehicles with somebody aboard, and how those get out.
#include <QTest>

#include "core/assault/game/passengers.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_riders {

class tst_Riders final : public QObject
{
    Q_OBJECT

private slots:
    void r10_10a_passengersInsideAreNoTarget();
    void r10_10_1a_theFirerChoosesVehicleOrRiders();
    void r10_10_1a_inReactionToo();
    void r10_10_1a_whoCannotHurtTheVehicleFiresAtItsRiders();
    void r8_2l_aReactionIsForWhoMoves();
    void r10_10_1b_ridersHaveTheDiceOfTheirCardAlone();
    void r10_10_1b_theFirersLossesCount();
    void r10_10_1b_ridersNeedNotBeSpotted();
    void r10_10_1b_theVehicleIsNotAffected();
    void r10_10_1c_whoIsHitGetsOut_data();
    void r10_10_1c_whoIsHitGetsOut();
    void r10_10_1c_whoIsMissedStays();
    void r10_10_1c_onlyThoseThatWereHit();
    void r4_2_3f_eliteRidersDoNotHeedAnX();
    void r10_10_1d_fireAtTheVehicle();
    void r10_10_2a_aCOnTheTransportHalvesWhoIsAboard();
    void r10_10_2a_aTransportThatIsDestroyed();
    void r10_10_2a_aTruckThatCannotFallBack();
    void r10_10_2a_whoIsHalfAlreadyIsEliminated();
    void r10_10_3a_whenTheTransportIsHit_data();
    void r10_10_3a_whenTheTransportIsHit();
    void r10_10_3b_oneAHex();
    void r10_10_3b_whoFindsNoHexIsEliminated();
    void r10_10_3b_forWhateverReason();
    void r10_10_3c_markedFastAction();
    void r10_10_3d_slowGunsAndHarshTerrainDelay();
    void r10_10_3e_suppressedRidersStaySo();
    void r9_6_2_2a_ridersAreInNoUpperStorey();
    void r10_10_3f_theirEnemyMayReact();
    void r8_2e_alsoOnHisOwnTurn();
    void r8_2a_notInTheSupportPhase();
    void r11_4f_aFastDisembarkLeavesNormalAction();
};

// g1 in E3 fires; ut in E6 with u1 aboard. g9 and u9 keep the turn open.
static Table fired(const char *vehicle, const char *passenger = "us.rifles43",
                   const char *gun = "drill.bazooka")
{
    Table table;
    table.unit("g1", "E3", gun)
        .unit("g9", "L1", "drill.porters")
        .unit("ut", "E6", vehicle)
        .aboard("u1", "ut", passenger)
        .unit("u9", "L10", "drill.porters");
    table.scenario.firstPlayer = "axis";
    return table;
}

static void leave(Position &p, std::string_view name, std::string_view hex)
{
    say(p, Place{id(p, name), at(hex), -1});
}

// Fires, shows these symbols and blanks in defence.
static std::vector<Event> hit(Position &p, std::string_view target,
                              std::initializer_list<const char *> faces)
{
    fire(p, "g1", target);
    std::vector<Event> events = rolls(p, faces);
    while (p.pending.question == Question::BattleDice)
        for (Event &event : rolls(p))
            events.push_back(std::move(event));
    return events;
}

void tst_Riders::r10_10a_passengersInsideAreNoTarget()
{
    Position p = fired("drill.truck").begin();
    say(p, announce(p, "g1", Action::Fire));

    HW_SAYS(ruled(p, Target{id(p, "u1")}), "NotATarget R10.10a");
    HW_SAYS(ruled(p, Target{id(p, "ut")}), "yes");
}

void tst_Riders::r10_10_1a_theFirerChoosesVehicleOrRiders()
{
    Position p = fired("drill.heavy_tank").begin();
    say(p, announce(p, "g1", Action::Fire));

    QVERIFY(isOffered(p, Target{id(p, "u1")}));
    QVERIFY(isOffered(p, Target{id(p, "ut")}));
}

void tst_Riders::r10_10_1a_inReactionToo()
{
    Position p = fired("drill.heavy_tank").begin();
    say(p, Pass{});
    say(p, announce(p, "ut", Action::NormalMove));
    say(p, step(p, "ut", "E5"));
    say(p, React{id(p, "g1")});
    HW_SAYS(asks(p), "target axis g1");

    const auto events = say(p, Target{id(p, "u1")});

    QCOMPARE(count<ShotFired>(events), 1);
    HW_SAYS(asks(p), "attack YYG");
    rolls(p);
    HW_SAYS(asks(p), "step allied ut"); // and it goes on
    HW_SAYS(markers(p, "g1"), "firing");
}

void tst_Riders::r10_10_1a_whoCannotHurtTheVehicleFiresAtItsRiders()
{
    Position p = fired("drill.heavy_tank", "us.rifles43", "ger.rifles43").begin();
    say(p, Pass{});
    say(p, announce(p, "ut", Action::NormalMove));
    say(p, step(p, "ut", "E5"));

    say(p, React{id(p, "g1")});

    HW_SAYS(ruled(p, Target{id(p, "ut")}), "OutOfRange R10.1c");
    HW_SAYS(ruled(p, Target{id(p, "u1")}), "yes");
}

void tst_Riders::r8_2l_aReactionIsForWhoMoves()
{
    Position p = fired("drill.heavy_tank").rifles("u2", "D5").begin();
    say(p, Pass{});
    say(p, announce(p, "ut", Action::NormalMove));
    say(p, step(p, "ut", "E5"));
    say(p, React{id(p, "g1")});

    HW_SAYS(ruled(p, Target{id(p, "u2")}), "NotATarget R8.2l");
}

void tst_Riders::r10_10_1b_ridersHaveTheDiceOfTheirCardAlone()
{
    Table table = fired("drill.heavy_tank").terrain("E6", "light_forest");
    table.scenario.units[3].experience = Experience::Veteran;
    const Position p = table.begin();

    HW_SAYS(attackOf(p, "g1", "u1"), "YG"); // of the soft row
    HW_SAYS(defenceOf(p, "g1", "u1"), "Y");
    QVERIFY(!tells(shot(p, "g1", "u1"), "R10.9.1a"));
}

void tst_Riders::r10_10_1b_theFirersLossesCount()
{
    Table table = fired("drill.heavy_tank");
    table.scenario.units[0].markers = {"attack_dice_minus_1"};
    table.scenario.units[0].half = true;
    const Position p = table.begin();

    HW_SAYS(attackOf(p, "g1", "u1"), "Y");
    QVERIFY(shot(p, "g1", "u1").single);
}

void tst_Riders::r10_10_1b_ridersNeedNotBeSpotted()
{
    Position p = fired("drill.heavy_tank").terrain("E6", "light_forest").begin();

    fire(p, "g1", "u1");

    HW_SAYS(asks(p), "attack YG");
}

void tst_Riders::r10_10_1b_theVehicleIsNotAffected()
{
    Position p = fired("drill.heavy_tank").begin();

    hit(p, "u1", {"CD", "C"});

    QCOMPARE(strength(p, "ut"), 4);
    HW_SAYS(markers(p, "ut"), "");
    HW_SAYS(where(p, "ut"), "E6");
}

void tst_Riders::r10_10_1c_whoIsHitGetsOut_data()
{
    QTest::addColumn<QString>("face");
    QTest::addColumn<int>("left"); // strength points
    QTest::addColumn<QString>("marked");
    QTest::newRow("C") << "C" << 3 << "fast_action";
    QTest::newRow("D") << "D" << 3 << "fast_action";
    QTest::newRow("X") << "X" << 4 << "suppressed";
}

void tst_Riders::r10_10_1c_whoIsHitGetsOut()
{
    QFETCH(QString, face);
    QFETCH(int, left);
    QFETCH(QString, marked);
    Position p = fired("drill.heavy_tank").begin();

    hit(p, "u1", {face.toStdString().c_str()});
    HW_SAYS(asks(p), "disembark allied u1");
    leave(p, "u1", "E7");

    QCOMPARE(strength(p, "u1"), left);
    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(markers(p, "u1"), marked.toStdString());
}

void tst_Riders::r10_10_1c_whoIsMissedStays()
{
    Position p = fired("drill.heavy_tank").begin();

    hit(p, "u1", {});

    HW_SAYS(where(p, "u1"), "on ut");
    HW_SAYS(asks(p), "announce allied");
}

void tst_Riders::r10_10_1c_onlyThoseThatWereHit()
{
    Position p = fired("drill.heavy_tank", "drill.club").aboard("u2", "ut", "drill.club").begin();

    hit(p, "u1", {"D"});
    leave(p, "u1", "E7");

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(where(p, "u2"), "on ut");
}

void tst_Riders::r4_2_3f_eliteRidersDoNotHeedAnX()
{
    Table table = fired("drill.heavy_tank");
    table.scenario.units[3].experience = Experience::Elite;
    Position p = table.begin();

    hit(p, "u1", {"X", "X"});

    HW_SAYS(where(p, "u1"), "on ut");
}

void tst_Riders::r10_10_1d_fireAtTheVehicle()
{
    const Position p = fired("drill.heavy_tank").begin();

    HW_SAYS(attackOf(p, "g1", "ut"), "YY");               // of the armoured row
    QVERIFY(defenceOf(p, "g1", "ut").starts_with("RRY")); // with all that protects it
}

void tst_Riders::r10_10_2a_aCOnTheTransportHalvesWhoIsAboard()
{
    Position p = fired("drill.truck").aboard("u2", "ut", "drill.gun").begin();

    hit(p, "ut", {"C"});

    HW_SAYS(asks(p), "disembark allied u1");
    QCOMPARE(strength(p, "u1"), 2);
    QCOMPARE(strength(p, "u2"), 1);
}

void tst_Riders::r10_10_2a_aTransportThatIsDestroyed()
{
    Position p = fired("drill.truck").begin();

    hit(p, "ut", {"DD", "D"});

    HW_SAYS(where(p, "ut"), "eliminated");
    QCOMPARE(strength(p, "u1"), 2);
    leave(p, "u1", "E7"); // [R10.10.2b]
    HW_SAYS(where(p, "u1"), "E7");
}

void tst_Riders::r10_10_2a_whoIsHalfAlreadyIsEliminated()
{
    Table table = fired("drill.truck");
    table.scenario.units[3].half = true;
    Position p = table.begin();

    hit(p, "ut", {"C"});

    HW_SAYS(where(p, "u1"), "eliminated");
    HW_SAYS(asks(p), "announce allied");
}

void tst_Riders::r10_10_3a_whenTheTransportIsHit_data()
{
    QTest::addColumn<QString>("face");
    QTest::addColumn<QString>("asked");
    QTest::newRow("nothing") << "-"
                             << "announce allied";
    QTest::newRow("damaged") << "D"
                             << "disembark allied u1";
    QTest::newRow("suppressed") << "X"
                                << "disembark allied u1";
    QTest::newRow("critically hit") << "C"
                                    << "disembark allied u1";
}

void tst_Riders::r10_10_3a_whenTheTransportIsHit()
{
    QFETCH(QString, face);
    QFETCH(QString, asked);
    for (const char *vehicle : {"drill.truck", "drill.heavy_tank"}) {
        Position p = fired(vehicle).begin();
        hit(p, "ut", {face.toStdString().c_str()});
        HW_SAYS(asks(p), asked.toStdString());
    }
}

void tst_Riders::r10_10_3b_oneAHex()
{
    Position p = fired("drill.truck").aboard("u2", "ut", "drill.club").begin();
    hit(p, "ut", {"X"});
    leave(p, "u1", "E7");

    HW_SAYS(asks(p), "disembark allied u2");
    HW_SAYS(ruled(p, Place{id(p, "u2"), at("E7"), -1}), "HexTaken R9.11.3f");
    leave(p, "u2", "D6");
    HW_SAYS(where(p, "u2"), "D6");
}

static Table surrounded()
{
    Table table = fired("drill.truck");
    for (const char *hex : {"F5", "F6", "E7", "D6", "D5"})
        table.rifles(std::string("u") + hex, hex);
    return table;
}

void tst_Riders::r10_10_3b_whoFindsNoHexIsEliminated()
{
    // An enemy stands in the last hex.
    Position p = surrounded().rifles("g2", "E5").unit("g3", "H6", "drill.bazooka").begin();

    say(p, announce(p, "g3", Action::Fire));
    say(p, Target{id(p, "ut")});
    rolls(p, {"X"});
    while (p.pending.question == Question::BattleDice)
        rolls(p);

    HW_SAYS(where(p, "u1"), "eliminated");
}

void tst_Riders::r10_10_3b_forWhateverReason()
{
    // The last hex is none that it could ever enter; in the German edition neither.
    for (const bool german : {false, true}) {
        Table table = surrounded();
        table.scenario.units[3].card = "drill.gun";
        table.side(HexsideKind::StoneWall, "E6", Direction::N);
        Position p = (german ? table.german() : table).begin();
        hit(p, "ut", {"X"});
        HW_SAYS(where(p, "u1"), "eliminated");
    }
}

void tst_Riders::r10_10_3c_markedFastAction() // [R13.2c]
{
    Position p = fired("drill.truck").begin();
    hit(p, "ut", {"X"});
    leave(p, "u1", "E7");

    HW_SAYS(markers(p, "u1"), "fast_action");
    QVERIFY(unit(p, "u1").activated);
}

void tst_Riders::r10_10_3d_slowGunsAndHarshTerrainDelay()
{
    Position p = fired("drill.truck", "drill.slow_gun").begin();
    hit(p, "ut", {"X"});
    say(p, Place{id(p, "u1"), at("E7"), 0});
    HW_SAYS(markers(p, "u1"), "delayed_action");

    Position q = fired("drill.truck").terrain("E7", "heavy_forest", 1).begin();
    hit(q, "ut", {"X"});
    leave(q, "u1", "E7");
    HW_SAYS(markers(q, "u1"), "delayed_action");
}

void tst_Riders::r10_10_3e_suppressedRidersStaySo()
{
    Position p = fired("drill.heavy_tank").begin();
    hit(p, "u1", {"X", "D"});
    leave(p, "u1", "E7");

    HW_SAYS(markers(p, "u1"), "suppressed");
    QCOMPARE(strength(p, "u1"), 3);
    QVERIFY(!unit(p, "u1").isFast);
}

void tst_Riders::r9_6_2_2a_ridersAreInNoUpperStorey()
{
    // A tank stands in the alley of a high house; u1 rides on it, u2 is in the house next to it.
    Table table = fired("drill.heavy_tank");
    table.terrain("E6", "multi_storey_building").terrain("F6", "multi_storey_building");
    table.rifles("u2", "F6");
    const Position p = table.begin();

    QVERIFY(sightEnd(p, unit(p, "u1")).type == sightEnd(p, unit(p, "ut")).type);
    QVERIFY(sightEnd(p, unit(p, "u2")).type == UnitType::Infantry);
    for (const auto &[name, level] : {std::pair("u1", 0), std::pair("ut", 0), std::pair("u2", 1)})
        QCOMPARE(p.setting->sight.elevation(sightEnd(p, unit(p, name))), level);
}

void tst_Riders::r10_10_3f_theirEnemyMayReact()
{
    Position p = fired("drill.truck").rifles("g2", "E4").begin();
    hit(p, "ut", {"X"});
    leave(p, "u1", "E7");

    HW_SAYS(asks(p), "react axis u1");
}

void tst_Riders::r8_2e_alsoOnHisOwnTurn()
{
    // The allied side is active, its transport is hit in reaction; the axis may react again.
    Position p = fired("drill.truck").rifles("g2", "E2").begin();
    say(p, Pass{});
    say(p, announce(p, "ut", Action::NormalMove));
    say(p, step(p, "ut", "F5"));
    say(p, React{id(p, "g1")});
    rolls(p, {"X"});
    while (p.pending.question == Question::BattleDice)
        rolls(p);
    HW_SAYS(asks(p), "disembark allied u1");
    leave(p, "u1", "F4");

    HW_SAYS(asks(p), "react axis u1");
}

void tst_Riders::r8_2a_notInTheSupportPhase() // [R7.1.2f]
{
    Position p =
        fired("drill.truck", "us.rifles43", "drill.mortar").rifles("g2", "E4").beginSupport();
    say(p, announce(p, "g1", Action::IndirectFire));
    say(p, Target{id(p, "ut")});
    while (p.pending.isChance()) {
        if (p.pending.use == RollUse::Preliminary)
            rolls(p, {"D", "D", "D", "D"});
        else if (p.pending.use == RollUse::Attack)
            rolls(p, {"D"});
        else
            rolls(p);
    }
    HW_SAYS(asks(p), "disembark allied u1");

    leave(p, "u1", "E7");

    QVERIFY(p.pending.question != Question::React);
}

void tst_Riders::r11_4f_aFastDisembarkLeavesNormalAction()
{
    Position p = fired("drill.truck", "ger.grenadiers43").begin();
    hit(p, "ut", {"X"});
    leave(p, "u1", "E7");

    HW_SAYS(markers(p, "u1"), "normal_action");
}

void tst_Riders::r10_10_2a_aTruckThatCannotFallBack() // [R10.7.3h]
{
    for (const bool german : {false, true}) {
        Table table = fired("drill.truck");
        table.scenario.units[2].markers = {"immobilised", "suppressed"};
        if (german)
            table.german();
        Position p = table.begin();

        hit(p, "ut", {"X"});

        HW_SAYS(asks(p), "disembark allied u1");
        QCOMPARE(strength(p, "u1"), 2);
        leave(p, "u1", "E7");
        HW_SAYS(where(p, "ut"), "eliminated");
    }
}

HW_PLAIN_TEST(tst_Riders)

} // namespace hexwerk::assault::tst_riders

#include "tst_riders.moc"
