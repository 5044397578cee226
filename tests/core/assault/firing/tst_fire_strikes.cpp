// [D12.4] Artillery off the board by the German edition: ranging rounds, then one strike.
#include <QTest>

#include "core/assault/rules/firing/outside_fire.h"
#include "tests/core/assault/supported.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_fire_strikes {

class tst_FireStrikes final : public QObject
{
    Q_OBJECT

private slots:
    void d12_4_2_1a_noVehicleSpots();
    void d12_4_2_1c_theSpotterHasActed();
    void d12_4_2_2a_theMarkerDrifts_data();
    void d12_4_2_2a_theMarkerDrifts();
    void d12_4_2_2b_aScoutSeesBetter();
    void d12_4_2_2c_aCriticalHitAddsADie();
    void d12_4_3a_whenItsOwnerWants();
    void d12_4_3b_withoutItsSpotterItGoesBack();
    void d12_4_3_1a_threeModes();
    void d12_4_3_1_1a_smokeOverTheArea();
    void d12_4d_fiveSmokeMarkers();
    void d12_4_3_4a_criticalsStrikeBuildingsAndWorks();
    void d12_4_3_4a_criticalsDestroyObstacles();
    void d12_4_3_5a_criticalsLeaveCraters();
    void d12_4_3_2b_aFarShiftHalvesTheSymbols();
    void d12_4e_primaryAndSecondaryHexes();
    void d12_4_3a_inReaction();
    void d12_4_3_1_2a_twoHexesShareTheDice();
    void d12_4_3_1_2b_damageOnlySuppresses();
    void d12_4_3_3b_vehiclesByTheCriticalHit();
    void d12_4c_theWeakestDieIsLost();
};

// effect RYYYG, secondary GB, three hexes around the first, smoke GGB
static const char *const kGuns = "us.howitzers105";

static Table targets()
{
    Table table(3);
    table.german();
    table.rifles("g1", "F3").rifles("u1", "F6").rifles("u2", "A10");
    return table;
}

static Target on(const char *hex)
{
    return {{}, at(hex)};
}

static Position ranging(Table table)
{
    Position p = Assault::start(withSupport(table, {kGuns}).game());
    request(p, {kGuns});
    sayAll(p, {CallIn{kGuns}, Support{id(p, "u1")}, on("F3")});
    return p;
}

// Confirmed, and called in as an action.
static Position striking(const Table &table, const char *mode = "fire_for_effect")
{
    Position p = ranging(table);
    rolls(p, {"D"});
    passSupport(p);
    sayAll(p, {CallIn{kGuns, {}}, Choose{mode}});
    return p;
}

void tst_FireStrikes::d12_4_2_1a_noVehicleSpots()
{
    Table table = targets();
    table.unit("u3", "C9", "us.m3a1_scout_car").facing(0);
    Position p = Assault::start(withSupport(table, {kGuns}).game());
    request(p, {kGuns});
    say(p, CallIn{kGuns});
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "CannotSpot R12.4.3a");
}

void tst_FireStrikes::d12_4_2_1c_theSpotterHasActed()
{
    const Position p = ranging(targets());
    HW_SAYS(markers(p, "u1"), "normal_action");
    QVERIFY(unit(p, "u1").activated);
}

void tst_FireStrikes::d12_4_2_2a_theMarkerDrifts_data()
{
    // [D12.4.2.1b] [D12.4.2.2d] W-65: blank and 1, two hexes in direction 1; X one hex; D and C
    // none.
    QTest::addColumn<QString>("face");
    QTest::addColumn<int>("direction"); // 0: not rolled
    QTest::addColumn<QString>("waypoint");
    QTest::addRow("blank") << "-" << 1 << "F1";
    QTest::addRow("suppression") << "X" << 1 << "F2";
    QTest::addRow("suppression, south") << "X" << 4 << "F4";
    QTest::addRow("damage") << "D" << 0 << "F3";
    QTest::addRow("critical hit") << "C" << 0 << "F3";
}

void tst_FireStrikes::d12_4_2_2a_theMarkerDrifts()
{
    QFETCH(QString, face);
    QFETCH(int, direction);
    QFETCH(QString, waypoint);
    Position p = ranging(targets());
    HW_SAYS(asks(p), "ranging G");
    rolls(p, {qPrintable(face)});
    if (direction > 0) {
        HW_SAYS(asks(p), "drift 1d6");
        say(p, d6({direction}));
    }
    QCOMPARE(p.batteries.size(), std::size_t(1));
    HW_SAYS(toString(p.batteries[0].waypoint), waypoint.toStdString());
    QVERIFY(p.smoke.empty()); // [D12.4.2.2e] and nobody is hurt
    HW_SAYS(markers(p, "g1"), "");
}

void tst_FireStrikes::d12_4_2_2b_aScoutSeesBetter()
{
    Table table = targets();
    table.scenario.units[1].card = "us.rangers43";
    for (const auto &[face, drifts] : {std::pair("D", false), std::pair("X", true)}) {
        Position p = ranging(table);
        HW_SAYS(asks(p), "ranging GB");
        rolls(p, {"-", face}); // of the blue die only damage counts
        QCOMPARE(p.batteries.empty(), drifts);
    }
}

void tst_FireStrikes::d12_4_2_2c_aCriticalHitAddsADie()
{
    Position p = ranging(targets());
    rolls(p, {"C"});
    passSupport(p);
    sayAll(p, {CallIn{kGuns, {}}, Choose{"fire_for_effect"}, on("F3")});
    rolls(p, {"D"}); // the impact, without drift
    say(p, Choose{"0"});
    HW_SAYS(asks(p), "support_attack RYYYGB");
}

void tst_FireStrikes::d12_4_3a_whenItsOwnerWants()
{
    Position p = ranging(targets());
    rolls(p, {"D"});
    HW_SAYS(toString(p.phase), "action");
    say(p, Pass{});
    say(p, Pass{});
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "yes");
}

void tst_FireStrikes::d12_4_3b_withoutItsSpotterItGoesBack()
{
    Position p = ranging(targets());
    rolls(p, {"D"});
    passSupport(p);
    say(p, Correct{"unit.u1.state", "in_play", "eliminated"});
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "NoSpotter D12.4.3a");
    endTurn(p);
    HW_SAYS(ruled(p, Request{kGuns}), "yes");
}

void tst_FireStrikes::d12_4_3_1a_threeModes()
{
    Position p = ranging(targets());
    rolls(p, {"D"});
    passSupport(p);
    say(p, CallIn{kGuns, {}});
    QVERIFY(Assault::legalOrders(p) ==
            (std::vector<Order>{Choose{"smoke_screen"}, Choose{"suppressive_fire"},
                                Choose{"fire_for_effect"}}));
}

void tst_FireStrikes::d12_4_3_1_1a_smokeOverTheArea()
{
    Position p = striking(targets(), "smoke_screen");
    say(p, on("F3"));
    rolls(p, {"D"});
    say(p, Choose{"0"});
    rolls(p, {"D", "-", "-"});
    HW_SAYS(ruled(p, on("F4")), "NotASmokeHex R7.2a"); // not of the area
    say(p, on("F2"));
    rolls(p, {"D", "D"});
    QVERIFY(p.smoke == (SmokeMarkers{{at("F2"), 2}, {at("F3"), 2}}));
}

void tst_FireStrikes::d12_4d_fiveSmokeMarkers()
{
    Position p = striking(targets());
    p.smoke = {{at("F3"), 4}};
    say(p, on("F3"));
    rolls(p, {"D"});
    say(p, Choose{"0"});
    QVERIFY(p.smoke == (SmokeMarkers{{at("F3"), 5}}));
}

// The strike hits F3 with a critical hit, and nobody has a defence.
static Position critical(const Table &table)
{
    Position p = striking(table);
    say(p, on("F3"));
    rolls(p, {"D"});
    say(p, Choose{"0"});
    rolls(p, {"C"});
    rolls(p);
    while (asks(p).starts_with("critical_")) // of the unit, before that of its shelter
        rolls(p);
    return p;
}

void tst_FireStrikes::d12_4_3_4a_criticalsStrikeBuildingsAndWorks()
{
    Table building = targets();
    building.terrain("F3", "plain_building");
    HW_SAYS(asks(critical(building)), "blast_attack R");
    Table bunker = targets();
    bunker.fortification(OverlayKind::Bunker, "F3", 3);
    HW_SAYS(asks(critical(bunker)), "blast_attack R");
}

void tst_FireStrikes::d12_4_3_4a_criticalsDestroyObstacles()
{
    Table table = targets();
    table.side(HexsideKind::BarbedWire, "F3", Direction::N);
    QVERIFY(striking(table).setting->scenario.board.hexsides.size() == 1);
    QVERIFY(critical(table).setting->scenario.board.hexsides.empty());
}

void tst_FireStrikes::d12_4_3_5a_criticalsLeaveCraters()
{
    const Position p = critical(targets());
    HW_SAYS(p.setting->data.terrain.row(p.board().at(at("F3")).terrain).id, "craters");
}

void tst_FireStrikes::d12_4_3_2b_aFarShiftHalvesTheSymbols()
{
    for (const auto &[hex, damage] : {std::pair("F4", 2), std::pair("F5", 1)}) {
        Table table = targets();
        table.rifles("g2", hex);
        Position p = striking(table);
        HW_SAYS(ruled(p, on("F8")), "OutOfRange D12.4.3.2b");
        say(p, on(hex));
        rolls(p, {"D"});
        say(p, Choose{"0"});
        const auto rolled = rolls(p, {"DD"});
        const auto defended = rolls(p);
        int d = 0;
        for (const Event &event : defended)
            if (const auto *resolved = std::get_if<AttackResolved>(&event.what))
                d = resolved->left.d;
        QCOMPARE(d, damage);
    }
}

void tst_FireStrikes::d12_4e_primaryAndSecondaryHexes()
{
    // W-66: X drifts the impact by one hex; the primary hex is hit in full, others with the
    // secondary dice.
    Table table = targets();
    table.rifles("g2", "F4").rifles("g3", "E3");
    Position p = striking(table);
    say(p, on("F3"));
    HW_SAYS(asks(p), "impact Y"); // [D12.4.3.2a]
    rolls(p, {"X"});
    say(p, d6({4}));
    HW_SAYS(asks(p), "impact_zone allied");
    say(p, Choose{"0"});                                 // F3 and the next one clockwise
    HW_SAYS(asks(p), "support_attack RYYYG");            // [D12.4.3.1.3a]
    HW_SAYS(p.setting->unitName(p.pending.other), "g2"); // [D12.4.3.2c] after the drift
    QVERIFY(p.smoke == (SmokeMarkers{{at("F4"), 1}}));   // [D12.4b]
    rolls(p);                                            // [D12.4.3.3a] then against each other hex
    HW_SAYS(asks(p), "support_attack GB");
    HW_SAYS(p.setting->unitName(p.pending.other), "g1");
}

void tst_FireStrikes::d12_4_3a_inReaction()
{
    Position p = ranging(targets());
    rolls(p, {"D"});
    passSupport(p);
    say(p, Pass{});
    say(p, announce(p, "g1", Action::NormalMove));
    say(p, step(p, "g1", "F4"));
    HW_SAYS(asks(p), "react allied g1");
    say(p, CallIn{kGuns, {}});
    HW_SAYS(asks(p), "fire_mode allied");
}

void tst_FireStrikes::d12_4_3_1_2a_twoHexesShareTheDice()
{
    Position p = striking(targets(), "suppressive_fire");
    say(p, on("F3"));
    rolls(p, {"D"});
    HW_SAYS(ruled(p, on("F1")), "NotAdjacent R12.4.4.2b");
    sayAll(p, {on("F2"), Choose{"YY"}});
    HW_SAYS(asks(p), "support_attack RYY"); // with the die of the blast
}

void tst_FireStrikes::d12_4_3_1_2b_damageOnlySuppresses()
{
    Position p = striking(targets(), "suppressive_fire");
    say(p, on("F3"));
    rolls(p, {"D"});
    sayAll(p, {on("F2"), Choose{"YY"}});
    const int before = strength(p, "g1");
    rolls(p, {"D", "-", "-"});
    rolls(p);
    QCOMPARE(strength(p, "g1"), before);
    HW_SAYS(markers(p, "g1"), "suppressed");
}

void tst_FireStrikes::d12_4_3_3b_vehiclesByTheCriticalHit()
{
    Table table = targets();
    table.unit("g2", "D4", "ger.panzer4g").facing(0);
    const Position p = ranging(table);
    const UnitCard &card = p.card(id(p, "g2"));
    for (const bool critical : {false, true}) {
        // [D7.1.2c] and a green die in any case.
        Pool expected = card.defenceOf(critical ? AreaOfImpact::Above : AreaOfImpact::Flank);
        expected.add(Die::Green);
        HW_SAYS(toString(outsideDefence(
                             p, {.target = id(p, "g2"), .asIndirect = true, .critical = critical})
                             .defence),
                toString(expected));
    }
}

void tst_FireStrikes::d12_4c_theWeakestDieIsLost()
{
    Table table = targets();
    table.scenario.units[0].markers = {"dug_in"};
    const Position p = ranging(table);
    Pool left = outsideDefence(p, {.target = id(p, "g1")}).defence;
    QVERIFY(left.size() > 1);
    left.removeWeakest();
    HW_SAYS(toString(outsideDefence(p, {.target = id(p, "g1"), .shells = true}).defence),
            toString(left));
}

HW_PLAIN_TEST(tst_FireStrikes)

} // namespace hexwerk::assault::tst_fire_strikes

#include "tst_fire_strikes.moc"
