// [R7.1] Indirect fire: who fires at whom, who spots, and with which dice.
#include <QTest>

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "tests/core/assault/mortar_shot.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_indirect_fire {

class tst_IndirectFire final : public QObject
{
    Q_OBJECT

private slots:
    void r7_1a_onlyWithAnS();
    void r7_1b_overWhatBlocks();
    void r7_1c_noDiceForHindrances();
    void r7_1d_theFirerOrANeighbourSees();
    void r7_1d_withinTheScenariosLimitOfSight();
    void r7_1e_notOutOfForestOrBuildings_data();
    void r7_1e_notOutOfForestOrBuildings();
    void r7_1f_asDirectFire();
    void r7_1g_whoDidNotFireMayFireLater();
    void r7_1h_withinItsBand();
    void r7_1i_theSameDiceOverTheBand();
    void r7_1_2a_aPreliminaryRollAgainstVehicles();
    void r7_1_2b_whatTakesPart();
    void r7_1_2c_fromAbove();
    void r7_1_2e_otherDiceAsUsual();
    void d7_1_2b_theFlankUnlessACriticalShows();
    void d7_1_2c_aGreenDieAlways();
    void r7_1_2f_passengersAsOfDirectFire();
    void r7_1_3a_resultsAsOfDirectFire();
    void r10_7_4a_eachCriticalCountsHereToo();
    void r7_0c_aFallbackDrawsNoFire();
    void r10_6g_aGunTurnsFirst();
    void aRefereeMayEndIt();
};

static std::string indirect(const Position &p, std::string_view target)
{
    const Shot how{.action = Action::IndirectFire};
    return attackOf(p, "u1", target, how) + "/" + defenceOf(p, "u1", target, how);
}

void tst_IndirectFire::r7_1a_onlyWithAnS() // [R6.3c] [R10.0b]
{
    const Position p = mortar().beginSupport();

    HW_SAYS(asks(p), "announce allied");
    HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)), "yes");
    HW_SAYS(ruled(p, announce(p, "u2", Action::IndirectFire)), "NotThisAction R7.1a");
    Position later = p;
    passSupport(later);
    HW_SAYS(ruled(later, announce(later, "u1", Action::IndirectFire)), "NotInThisPhase R10.0b");
}

void tst_IndirectFire::r7_1b_overWhatBlocks()
{
    Position p = mortar().beginSupport();
    HW_SAYS(toString(sightLine(p, id(p, "u1"), id(p, "g1")).status), "blocked");

    shoot(p, "u1", "g1", "u2");

    HW_SAYS(asks(p), "attack YYGG");
}

void tst_IndirectFire::r7_1c_noDiceForHindrances()
{
    const Position p = mortar().terrain("E7", "brush").terrain("E6", "brush").beginSupport();
    HW_SAYS(toString(sightLine(p, id(p, "u1"), id(p, "g1")).status), "hindered");

    HW_SAYS(indirect(p, "g1"), "YYGG/Y");
    HW_SAYS(defenceOf(p, "u1", "g1"), "YBB");
}

void tst_IndirectFire::r7_1d_theFirerOrANeighbourSees()
{
    Position p = mortar().rifles("g2", "A2").beginSupport();
    say(p, announce(p, "u1", Action::IndirectFire));
    HW_SAYS(ruled(p, Target{id(p, "g1"), {}}), "yes");

    // Nobody beside the mortar who sees: two hexes away is too far.
    const Position alone = Table()
                               .unit("u1", "E9", "drill.mortar")
                               .rifles("u2", "G8")
                               .rifles("g1", "E4")
                               .terrain("E7", "heavy_forest")
                               .beginSupport();
    HW_SAYS(ruled(alone, announce(alone, "u1", Action::IndirectFire)), "NotATarget R7.1d");
    const auto why =
        supportTargetRuling(alone, unit(alone, "u1"), id(alone, "g1"), Action::IndirectFire);
    HW_SAYS(toString(messageOf(why.error().message)), "NoSpotter");
    HW_SAYS(why.error().rule, "R7.1d");
}

void tst_IndirectFire::r7_1d_withinTheScenariosLimitOfSight() // [R10.2a]
{
    Table table = mortar();
    table.scenario.losLimit = 5;
    const Position near = table.beginSupport();
    HW_SAYS(ruled(near, announce(near, "u1", Action::IndirectFire)), "yes");

    table.scenario.losLimit = 4;
    const Position far = table.beginSupport();
    HW_SAYS(ruled(far, announce(far, "u1", Action::IndirectFire)), "NotATarget R7.1d");
}

void tst_IndirectFire::r7_1e_notOutOfForestOrBuildings_data()
{
    QTest::addColumn<QString>("terrain");
    QTest::addColumn<bool>("allowed");
    for (const TerrainRow &row : shippedData().system.terrain.rows)
        QTest::newRow(row.id.c_str())
            << QString::fromStdString(row.id) << !(row.id == "heavy_forest" || row.isBuilding);
}

void tst_IndirectFire::r7_1e_notOutOfForestOrBuildings()
{
    QFETCH(QString, terrain);
    QFETCH(bool, allowed);
    // The gun keeps the phase going.
    Position p =
        mortar().terrain("E9", terrain.toStdString()).unit("u3", "A9", "drill.gun").beginSupport();
    HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)),
            allowed ? "yes" : "NotFromHere R7.1e");
    HW_SAYS(ruled(p, announce(p, "u1", Action::Smoke)), allowed ? "yes" : "NotFromHere R7.1e");
}

void tst_IndirectFire::r7_1f_asDirectFire()
{
    Table table = mortar().terrain("E4", "light_forest");
    table.scenario.units[0].experience = Experience::Veteran;
    table.scenario.units[0].markers = {"attack_dice_minus_1"};
    table.scenario.units[2].experience = Experience::Hardened;
    table.scenario.units[2].markers = {"fast_action"};
    const Position p = table.beginSupport();

    // A blue die more and the weakest less; wood and steadiness, less one for haste.
    HW_SAYS(indirect(p, "g1"), "YYGG/YG");
}

void tst_IndirectFire::r7_1g_whoDidNotFireMayFireLater()
{
    Position p = mortar().rifles("g2", "E8").beginSupport();
    passSupport(p);
    HW_SAYS(ruled(p, announce(p, "u1", Action::Fire)), "yes");

    Position fired = mortar().rifles("g2", "E8").beginSupport();
    shoot(fired, "u1", "g1", "u2");
    rolls(fired);
    HW_SAYS(markers(fired, "u1"), "firing"); // [R7.0b]
    passSupport(fired);
    say(fired, Pass{});
    say(fired, Pass{});
    HW_SAYS(ruled(fired, announce(fired, "u1", Action::Fire)), "AlreadyActivated R6.4e");
}

void tst_IndirectFire::r7_1h_withinItsBand() // W-44
{
    // Two to twelve hexes.
    for (const auto &[hex, ruling] :
         {std::pair{"A2", "TooNear R7.1h"}, std::pair{"A3", "yes"}, std::pair{"A13", "yes"},
          std::pair{"A14", "OutOfRange R7.1h"}}) {
        Table table;
        table.scenario.board.rows = 16;
        const Position p = table.unit("u1", "A1", "drill.mortar").rifles("g1", hex).beginSupport();
        const auto said = supportTargetRuling(p, unit(p, "u1"), id(p, "g1"), Action::IndirectFire);
        HW_SAYS(said ? "yes"
                     : std::string(toString(messageOf(said.error().message))) + " " +
                           std::string(said.error().rule),
                ruling);
    }
}

void tst_IndirectFire::r7_1i_theSameDiceOverTheBand()
{
    for (const char *hex : {"E8", "E4", "E1"})
        HW_SAYS(indirect(Table().unit("u1", "E10", "drill.mortar").rifles("g1", hex).beginSupport(),
                         "g1"),
                "YYGG/Y");
}

static Table shelled(const char *card = "drill.panzer")
{
    return Table().unit("u1", "E9", "drill.mortar").unit("g1", "E4", card);
}

void tst_IndirectFire::r7_1_2a_aPreliminaryRollAgainstVehicles() // [D7.1.2a]
{
    for (Table table : {shelled(), shelled().german()}) {
        Position p = table.beginSupport();
        shoot(p, "u1", "g1");
        HW_SAYS(asks(p), "preliminary YYGG");
        rolls(p, {"X", "-", "X", "-"});

        // No die is left: it had no effect, but was fired.
        HW_SAYS(markers(p, "u1"), "firing");
        HW_SAYS(where(p, "g1"), "E4");
    }
}

void tst_IndirectFire::r7_1_2b_whatTakesPart() // W-46
{
    Position p = shelled().beginSupport();
    shoot(p, "u1", "g1");

    rolls(p, {"D", "X", "-", "CD"});

    HW_SAYS(asks(p), "attack YG");
}

void tst_IndirectFire::r7_1_2c_fromAbove() // [R7.1.2d] [R10.9.3c]
{
    // Above green and blue: a yellow die for the blue one.
    HW_SAYS(indirect(shelled().beginSupport(), "g1"), "YYGG/YGB");
    // Above yellow, as all round: nothing more.
    HW_SAYS(indirect(shelled("drill.lorry").beginSupport(), "g1"), "YYGG/Y");

    UnitCard open = *drillCards(shippedData().cards).unit("drill.panzer");
    open.defence[static_cast<std::size_t>(AreaOfImpact::Above)] = {};
    const UnitCard mortar = *drillCards(shippedData().cards).unit("drill.mortar");
    const RangedFireSituation s{.attacker = {.card = &mortar},
                                .defender = {.card = &open},
                                .range = 4,
                                .action = Action::IndirectFire};
    HW_SAYS(toString(rangedFireDice(s, shippedData().system, {}).defence), "G");
}

void tst_IndirectFire::r7_1_2e_otherDiceAsUsual()
{
    Table table = shelled().terrain("E4", "heavy_forest");
    table.last().experience = Experience::Elite;
    const DiceCount dice =
        shot(table.beginSupport(), "u1", "g1", Shot{.action = Action::IndirectFire});

    HW_SAYS(toString(dice.defence), "YGGBB"); // wood green, experience blue
    QVERIFY(tells(dice, "R10.9.1a"));
    QVERIFY(tells(dice, "R10.9.8a"));
}

void tst_IndirectFire::d7_1_2b_theFlankUnlessACriticalShows() // W-46, RULING A-34
{
    Position p = shelled().german().beginSupport();
    HW_SAYS(indirect(p, "g1"), "YYGG/YGG"); // flank yellow and green, and a green one
    shoot(p, "u1", "g1");
    rolls(p, {"D", "D", "D", "D"});

    Position flank = p;
    rolls(flank, {"D"});
    HW_SAYS(asks(flank), "defence YGG");

    rolls(p, {"CD"});
    HW_SAYS(asks(p), "defence GGB");
}

void tst_IndirectFire::d7_1_2c_aGreenDieAlways()
{
    const DiceCount dice = shot(shelled("drill.lorry").german().beginSupport(), "u1", "g1",
                                Shot{.action = Action::IndirectFire});
    HW_SAYS(toString(dice.defence), "YG");
    QVERIFY(tells(dice, "D7.1.2c"));
}

void tst_IndirectFire::r7_1_2f_passengersAsOfDirectFire()
{
    // A critical hit on the truck halves who is inside; he is no target himself.
    Position p = shelled("drill.truck").aboard("g2", "g1", "ger.rifles43").beginSupport();
    say(p, announce(p, "u1", Action::IndirectFire));
    HW_SAYS(ruled(p, Target{id(p, "g2"), {}}), "NotATarget R10.10a");
    say(p, Target{id(p, "g1"), {}});
    rolls(p, {"D", "D", "D", "D"});
    rolls(p, {"C"});
    rolls(p);
    rolls(p); // nothing comes of the critical roll
    QCOMPARE(strength(p, "g2"), 2);
    HW_SAYS(asks(p), "disembark axis g2");

    // Riders are a target of their own, without a preliminary roll, with the dice of their card.
    Position tank = shelled("drill.heavy_tank").aboard("g2", "g1", "ger.rifles43").beginSupport();
    shoot(tank, "u1", "g2");
    HW_SAYS(asks(tank), "attack YYGG");
    rolls(tank, {"D"});
    HW_SAYS(asks(tank), "defence Y");
}

void tst_IndirectFire::r7_1_3a_resultsAsOfDirectFire()
{
    Position p = mortar().beginSupport();
    shoot(p, "u1", "g1", "u2");
    rolls(p, {"D", "X"});
    rolls(p);

    QCOMPARE(strength(p, "g1"), 3);
    HW_SAYS(markers(p, "g1"), "suppressed");
}

void tst_IndirectFire::r10_7_4a_eachCriticalCountsHereToo()
{
    Position p = mortar().beginSupport();
    shoot(p, "u1", "g1", "u2");
    rolls(p, {"C", "C", "C"});
    rolls(p, {"C"});

    QCOMPARE(strength(p, "g1"), 2);
    HW_SAYS(asks(p), "critical_attack GG");
}

void tst_IndirectFire::r7_0c_aFallbackDrawsNoFire() // [R8.2a]
{
    Table table = mortar();
    table.scenario.units[2].markers = {"suppressed"};
    Position p = table.beginSupport();
    shoot(p, "u1", "g1", "u2");
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(asks(p), "fallback axis g1");

    say(p, step(p, "g1", "E3"));
    HW_SAYS(asks(p), "fallback axis g1"); // u2 sees it and is not asked
    HW_SAYS(markers(p, "g1"), "fallback");
}

void tst_IndirectFire::r10_6g_aGunTurnsFirst() // [R10.6b]
{
    Table table = Table().unit("u1", "E5", "drill.howitzer").rifles("g1", "E9");
    table.scenario.units[0].facing = 0;
    Position p = table.beginSupport();
    HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)), "NotATarget R7.1d");
    const auto why = supportTargetRuling(p, unit(p, "u1"), id(p, "g1"), Action::IndirectFire);
    HW_SAYS(toString(messageOf(why.error().message)), "OutOfArc");
    HW_SAYS(why.error().rule, "R10.6g");

    say(p, announce(p, "u1", Action::TurnFacing));
    say(p, TurnTo{id(p, "u1"), 3});
    HW_SAYS(ruled(p, announce(p, "u1", Action::IndirectFire)), "yes");
}

void tst_IndirectFire::aRefereeMayEndIt()
{
    Position p = mortar().beginSupport();
    shoot(p, "u1", "g1");
    say(p, Correct{"unit.u2.at", "F8", "L10"});
    HW_SAYS(asks(p), "announce allied"); // the phase is over: nobody has anything left to do

    Position gone = mortar().beginSupport();
    shoot(gone, "u1", "g1", "u2");
    say(gone, Correct{"unit.g1.at", "E4", "off"});
    QVERIFY(gone.pending.question == Question::Announce);
}

HW_PLAIN_TEST(tst_IndirectFire)

} // namespace hexwerk::assault::tst_indirect_fire

#include "tst_indirect_fire.moc"
