// [R12.4] Artillery off the board by the English edition.
#include <QTest>

#include "core/assault/rules/firing/battery.h"
#include "core/assault/rules/firing/outside_fire.h"
#include "tests/core/assault/supported.h"
#include "tests/test_program.h"

#include <set>

namespace hexwerk::assault::tst_off_board_artillery {

class tst_OffBoardArtillery final : public QObject
{
    Q_OBJECT

private slots:
    void r12_4b_twoAttacksATurn();
    void r12_4c_withoutASpotterNothing();
    void r12_4d_everyAttackLeavesSmoke();
    void r12_4e_theWeakestDieIsLost();
    void r12_4f_aShiftCostsAccuracy();
    void r12_4_2a_aWaypointForTheSecondAttack();
    void r12_4_3a_whoMaySpot();
    void r12_4_3b_theSpotterIsWeakened();
    void r12_4_3_1a_theSameHexNeedsNobody();
    void r12_4_3_1c_anotherHexNeedsANewSpotter();
    void r12_4_4a_fiveModes();
    void r12_4_4_1a_smokeScreen();
    void r12_4_4_2a_notAgainstArmour();
    void r12_4_4_2f_softVehiclesAsByIndirectFire();
    void r12_4_6c_vehiclesFromAbove();
    void r12_4_4_2b_twoHexesShareTheDice();
    void r12_4_4_2c_damageOnlySuppresses();
    void r12_4_4_2d_onlyCriticalsCancelCriticals();
    void r12_4_4_2e_theSuppressedStay();
    void r12_4_4_3a_fireSupportInReaction();
    void r12_4_4_4a_fireForEffectComesLater();
    void r12_4_4_4c_twoDiceAgain();
    void r12_4_4_5a_bombardment();
    void r12_4_5a_accuracyGivesADie();
    void r12_4_5b_friendlyFire();
    void r12_4_6_1a_aCriticalHitMayBringDownABuilding();
    void r12_4_6_2a_cratersInTheOpen();
};

// attack RYYGB, suppressive YYGGB, effect RYYYG, bombardment RYYG, smoke GGB, blast R, second 0
static const char *const kGuns = "us.howitzers105";

static Table targets()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "F6").rifles("u2", "A10");
    return table;
}

static Position called(Table table, const char *card = kGuns)
{
    Position p = Assault::start(withSupport(table, {card}).game());
    request(p, {card});
    say(p, CallIn{card});
    return p;
}

static Target on(const char *hex)
{
    return {{}, at(hex)};
}

// u1 spots, and the guns fire at F3 like this.
static Position firing(const Table &table, const char *mode, const char *hex = "F3")
{
    Position p = called(table);
    say(p, Support{id(p, "u1")});
    say(p, on(hex));
    say(p, Choose{mode});
    return p;
}

// To the action phase, where it is the turn of the allied side.
static void toAction(Position &p)
{
    passSupport(p);
    HW_EXPECTS(p.pending.side == 1);
}

static Position second(const Table &table)
{
    Position p = firing(table, "fire_support");
    say(p, d6({6}));
    rolls(p);
    toAction(p);
    say(p, CallIn{kGuns, {}});
    return p;
}

void tst_OffBoardArtillery::r12_4b_twoAttacksATurn()
{
    Position p = firing(targets(), "fire_support");
    say(p, d6({6}));
    HW_SAYS(asks(p), "support_attack RYYGB"); // [R12.4.6a]
    rolls(p);
    toAction(p);
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "yes");
    say(p, CallIn{kGuns, {}});
    sayAll(p, {Decline{}, on("F3"), Choose{"fire_support"}, d6({6})});
    HW_SAYS(asks(p), "support_attack RYYGB");
    rolls(p);
    QVERIFY(p.batteries.empty());
}

void tst_OffBoardArtillery::r12_4c_withoutASpotterNothing()
{
    Table table(3);
    table.rifles("g1", "F3").rifles("u1", "F6", {"suppressed"});
    Position p = Assault::start(withSupport(table, {kGuns}).game());
    request(p, {kGuns});
    HW_SAYS(ruled(p, CallIn{kGuns}), "NoSpotter R12.4c");
}

void tst_OffBoardArtillery::r12_4d_everyAttackLeavesSmoke()
{
    // W-63
    Position p = firing(targets(), "fire_support");
    const auto events = say(p, d6({6}));
    QCOMPARE(count<SmokePlaced>(events), 1);
    QVERIFY(p.smoke == (SmokeMarkers{{at("F3"), 1}}));
}

void tst_OffBoardArtillery::r12_4e_theWeakestDieIsLost()
{
    // W-63: of all its dice [R12.4.6b], the accuracy included.
    const Position p = firing(targets(), "fire_support");
    const Pool all = outsideDefence(p, {.target = id(p, "g1"), .accuracy = Die::Yellow}).defence;
    Pool left = all;
    left.removeWeakest();
    // [R12.4a] As of indirect fire, nothing on the way hinders it.
    QVERIFY(!tells(outsideDefence(p, {.target = id(p, "g1"), .shells = true}), "R10.9.2a"));
    HW_SAYS(
        toString(outsideDefence(p, {.target = id(p, "g1"), .accuracy = Die::Yellow, .shells = true})
                     .defence),
        toString(left));
}

static int modifierOf(const std::vector<Event> &events)
{
    for (const Event &event : events)
        if (const auto *accuracy = std::get_if<AccuracyRolled>(&event.what))
            return accuracy->modifier;
    return 99;
}

void tst_OffBoardArtillery::r12_4f_aShiftCostsAccuracy()
{
    // W-62: two hexes, -2; three are another hex.
    Position p = second(targets());
    say(p, Decline{});
    HW_SAYS(ruled(p, on("F6")), "OutOfRange R12.4f");
    say(p, on("F5"));
    say(p, Choose{"fire_support"});
    QCOMPARE(modifierOf(say(p, d6({6}))), -2);
    // W-60: a modifier of 0 changes nothing. [R12.4.3.2a]
    p = second(targets());
    sayAll(p, {Decline{}, on("F3"), Choose{"fire_support"}});
    QCOMPARE(modifierOf(say(p, d6({4}))), 0);
}

void tst_OffBoardArtillery::r12_4_2a_aWaypointForTheSecondAttack()
{
    Position p = firing(targets(), "fire_support");
    say(p, d6({6}));
    rolls(p);
    QCOMPARE(p.batteries.size(), std::size_t(1));
    HW_SAYS(toString(p.batteries[0].waypoint), "F3");
    endTurn(p);
    QVERIFY(p.batteries.empty());
}

void tst_OffBoardArtillery::r12_4_3a_whoMaySpot()
{
    Table table = targets();
    table.unit("u3", "C9", "us.m4a1").facing(0);
    table.terrain("F5", "plain_building");
    Position p = called(table);
    HW_SAYS(asks(p), "support_spotter allied");
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "CannotSpot R12.4.3a");
    HW_SAYS(ruled(p, Support{id(p, "g1")}), "NotYourUnit R6.4a");
    say(p, Support{id(p, "u1")});
    HW_SAYS(ruled(p, on("F3")), "NoSpotter R12.4.3a"); // behind houses
    HW_SAYS(ruled(p, on("D6")), "yes");
}

void tst_OffBoardArtillery::r12_4_3b_theSpotterIsWeakened()
{
    Position p = called(targets());
    say(p, Support{id(p, "u1")});
    HW_SAYS(markers(p, "u1"), "attack_dice_minus_1");
    Table table = targets();
    table.scenario.units[1].markers = {"attack_dice_minus_1"};
    p = called(table);
    say(p, Support{id(p, "u1")});
    HW_SAYS(markers(p, "u1"), "normal_action");
}

void tst_OffBoardArtillery::r12_4_3_1a_theSameHexNeedsNobody()
{
    Table table = targets();
    Position p = firing(table, "fire_support");
    say(p, d6({6}));
    rolls(p);
    toAction(p);
    // Also where its spotter has gone.
    say(p, Correct{"unit.u1.state", "in_play", "eliminated"});
    say(p, CallIn{kGuns, {}});
    say(p, Decline{});
    HW_SAYS(ruled(p, on("F3")), "yes");
    HW_SAYS(ruled(p, on("F4")), "NoSpotter R12.4.3a"); // [R12.4.3.1b]
}

void tst_OffBoardArtillery::r12_4_3_1c_anotherHexNeedsANewSpotter()
{
    Position p = second(targets());
    HW_SAYS(asks(p), "support_spotter allied");
    say(p, Support{id(p, "u2")});
    HW_SAYS(markers(p, "u2"), "attack_dice_minus_1");
    say(p, on("F7"));
    say(p, Choose{"fire_support"});
    QCOMPARE(modifierOf(say(p, d6({6}))), 0);
}

void tst_OffBoardArtillery::r12_4_4a_fiveModes()
{
    Table table = targets();
    table.terrain("F3", "plain_building");
    Position p = called(table);
    sayAll(p, {Support{id(p, "u1")}, on("F3")});
    for (const char *mode :
         {"smoke_screen", "suppressive_fire", "fire_support", "fire_for_effect", "bombardment"})
        HW_SAYS(ruled(p, Choose{mode}), "yes");
    // Nothing to bring down in the open.
    p = called(targets());
    sayAll(p, {Support{id(p, "u1")}, on("F3")});
    HW_SAYS(ruled(p, Choose{"bombardment"}), "NotThatChoice R12.4.4a");
}

static Table vehicle(const char *card)
{
    Table table(3);
    table.unit("g1", "F3", card).facing(0);
    table.rifles("u1", "F6").rifles("g2", "A1");
    return table;
}

void tst_OffBoardArtillery::r12_4_4_2a_notAgainstArmour()
{
    Position p = firing(vehicle("ger.panzer4g"), "suppressive_fire");
    sayAll(p, {on("F2"), Choose{"YY"}, d6({6})});
    HW_SAYS(asks(p), "support_attack RGGB"); // at the empty hex beside it alone
}

void tst_OffBoardArtillery::r12_4_4_2f_softVehiclesAsByIndirectFire()
{
    Position p = firing(vehicle("ger.truck"), "suppressive_fire");
    sayAll(p, {on("F2"), Choose{"YY"}, d6({6})});
    HW_SAYS(asks(p), "preliminary RYY");
    rolls(p, {"-", "D", "X"});
    HW_SAYS(asks(p), "support_attack Y"); // what showed neither C nor D takes no part
}

void tst_OffBoardArtillery::r12_4_6c_vehiclesFromAbove()
{
    const Position p = called(vehicle("ger.panzer4g"));
    const UnitId target = id(p, "g1");
    Pool above = p.card(target).defenceOf(AreaOfImpact::Above);
    HW_SAYS(toString(outsideDefence(p, {.target = target}).defence), toString(above));
    if (above.size() > 1) // [R12.4e]
        above.removeWeakest();
    HW_SAYS(toString(outsideDefence(p, {.target = target, .shells = true}).defence),
            toString(above));
}

void tst_OffBoardArtillery::r12_4_4_1a_smokeScreen()
{
    Position p = firing(targets(), "smoke_screen");
    HW_SAYS(asks(p), "smoke GGB");
    QVERIFY(p.smoke == (SmokeMarkers{{at("F3"), 1}})); // by itself
    rolls(p, {"D", "-", "-"});
    QVERIFY(p.smoke == (SmokeMarkers{{at("F3"), 2}}));
    HW_SAYS(asks(p), "support_hex allied");
    HW_SAYS(ruled(p, on("F5")), "NotASmokeHex R7.2a");
    say(p, on("F4"));
    HW_SAYS(asks(p), "smoke GB");
    rolls(p, {"D", "-"});
    say(p, Decline{});
    QVERIFY(p.smoke == (SmokeMarkers{{at("F3"), 2}, {at("F4"), 1}}));
    HW_SAYS(markers(p, "g1"), "");
}

void tst_OffBoardArtillery::r12_4_4_2b_twoHexesShareTheDice()
{
    Table table = targets();
    table.rifles("g2", "F2");
    Position p = firing(table, "suppressive_fire");
    HW_SAYS(ruled(p, on("F1")), "NotAdjacent R12.4.4.2b");
    say(p, on("F2"));
    // Five dice: two or three; all of two and three of YYGGB.
    HW_SAYS(ruled(p, Choose{"YYGG"}), "NotThatChoice R12.4.4a");
    HW_SAYS(ruled(p, Choose{"YGB"}), "yes");
    say(p, Choose{"YY"});
    say(p, d6({6}));
    HW_SAYS(asks(p), "support_attack RYY"); // with the die of the blast
    rolls(p);
    HW_SAYS(asks(p), "support_attack RGGB");
}

static Position suppressing(const Table &table)
{
    Position p = firing(table, "suppressive_fire");
    sayAll(p, {on("F2"), Choose{"YY"}, d6({6})});
    return p;
}

void tst_OffBoardArtillery::r12_4_4_2c_damageOnlySuppresses()
{
    Position p = suppressing(targets());
    const int before = strength(p, "g1");
    rolls(p, {"D", "-", "-"});
    rolls(p);
    QCOMPARE(strength(p, "g1"), before);
    HW_SAYS(markers(p, "g1"), "suppressed");
}

static Symbols leftOf(const std::vector<Event> &events)
{
    for (const Event &event : events)
        if (const auto *resolved = std::get_if<AttackResolved>(&event.what))
            return resolved->left;
    return {9, 9, 9};
}

void tst_OffBoardArtillery::r12_4_4_2d_onlyCriticalsCancelCriticals()
{
    // W-64: of D and C a D cancels the one that only suppresses.
    Position p = suppressing(targets());
    rolls(p, {"D", "C", "-"});
    HW_SAYS(toString(leftOf(rolls(p, {"D"}))), "C");
    p = suppressing(targets());
    rolls(p, {"D", "-", "-"});
    HW_SAYS(toString(leftOf(rolls(p, {"C"}))), "X");
}

void tst_OffBoardArtillery::r12_4_4_2e_theSuppressedStay()
{
    Table table = targets();
    table.scenario.units[0].markers = {"suppressed"};
    Position p = suppressing(table);
    rolls(p, {"X", "D", "-"});
    rolls(p);
    HW_SAYS(markers(p, "g1"), "suppressed");
    HW_SAYS(where(p, "g1"), "F3");
}

void tst_OffBoardArtillery::r12_4_4_3a_fireSupportInReaction()
{
    Position p = firing(targets(), "fire_support");
    say(p, d6({6}));
    rolls(p);
    toAction(p);
    say(p, Pass{});
    say(p, announce(p, "g1", Action::NormalMove));
    say(p, step(p, "g1", "F4"));
    HW_SAYS(asks(p), "react allied g1");
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "yes");
    const auto events = say(p, CallIn{kGuns, {}});
    QCOMPARE(count<FireModeChosen>(events), 1);
    QCOMPARE(modifierOf(say(p, d6({6}))), -1); // a hex away
    HW_SAYS(asks(p), "support_attack RYYGB");
    rolls(p);
    QVERIFY(p.batteries.empty());
}

void tst_OffBoardArtillery::r12_4_4_4a_fireForEffectComesLater()
{
    Position p = firing(targets(), "fire_for_effect");
    QVERIFY(p.smoke.empty()); // no first attack
    QVERIFY(p.batteries.size() == 1 && p.batteries[0].forEffect);
    toAction(p);
    // [R12.4.4.4b] Not before the second action.
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "NotInThisPhase R12.4.4.4b");
    say(p, announce(p, "u2", Action::DigIn));
    say(p, Pass{});
    HW_SAYS(ruled(p, CallIn{kGuns, {}}), "yes");
    say(p, CallIn{kGuns, {}});
    HW_SAYS(asks(p), "accuracy 1d6"); // nobody spots
}

void tst_OffBoardArtillery::r12_4_4_4c_twoDiceAgain()
{
    Position p = firing(targets(), "fire_for_effect");
    toAction(p);
    say(p, announce(p, "u2", Action::DigIn));
    sayAll(p, {Pass{}, CallIn{kGuns, {}}, d6({6})});
    HW_SAYS(asks(p), "support_attack RYYYG");
    rolls(p);
    HW_SAYS(asks(p), "reroll_shells allied");
    say(p, Reroll{1});
    HW_SAYS(asks(p), "reroll R");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "reroll_shells allied");
    say(p, Reroll{5});
    rolls(p, {"-"});
    HW_SAYS(toString(p.pending.use), "support_defence");
}

void tst_OffBoardArtillery::r12_4_4_5a_bombardment()
{
    Table table = targets();
    table.terrain("F3", "plain_building");
    Position p = firing(table, "bombardment");
    HW_SAYS(asks(p), "support_attack RYYG"); // no accuracy
    rolls(p, {"C"});
    HW_SAYS(toString(p.pending.use), "blast_attack");
    rolls(p, {"X"});
    if (p.pending.use == RollUse::BlastDefence && p.pending.question == Question::BattleDice)
        rolls(p);
    HW_SAYS(asks(p), "reroll_shells allied");
    say(p, Reroll{1});
    rolls(p, {"C"});
    if (p.pending.use == RollUse::BlastDefence && p.pending.question == Question::BattleDice)
        rolls(p);
    // A collapse leaves half of those inside, and nothing else is done to them. [R12.4.4.5b]
    QVERIFY(p.isHalf(unit(p, "g1")));
    HW_SAYS(ruled(firing(targets(), "smoke_screen"), Choose{"bombardment"}), "NotAsked R6.4a");
}

void tst_OffBoardArtillery::r12_4_5a_accuracyGivesADie()
{
    // Other status: a yellow die at 1, none at 6. Dug in, so that one more die makes a difference.
    Table table = targets();
    table.scenario.units.front().markers = {"dug_in"};
    std::set<std::string> all;
    for (const auto &[roll, die] :
         {std::pair(1, std::optional(Die::Yellow)), std::pair(6, std::optional<Die>())}) {
        Position p = firing(table, "fire_support");
        const Pool expected =
            outsideDefence(p, {.target = id(p, "g1"), .accuracy = die, .shells = true}).defence;
        say(p, d6({roll}));
        rolls(p, {"X"});
        HW_SAYS(asks(p), "support_defence " + toString(expected));
        all.insert(toString(expected));
    }
    QCOMPARE(all.size(), std::size_t(2));
}

void tst_OffBoardArtillery::r12_4_5b_friendlyFire()
{
    Table table = targets();
    table.rifles("u3", "F4");
    Position p = firing(table, "fire_support");
    say(p, d6({1}));
    rolls(p, {"X", "-", "-", "-", "-"});
    rolls(p, {"X"});
    HW_SAYS(asks(p), "support_target axis");
    say(p, Target{id(p, "u3"), {}});
    HW_SAYS(asks(p), "support_attack YYGB");
}

void tst_OffBoardArtillery::r12_4_6_1a_aCriticalHitMayBringDownABuilding()
{
    for (const char *face : {"C", "D"}) {
        Table table = targets();
        table.terrain("F3", "plain_building");
        Position p = firing(table, "fire_support");
        say(p, d6({6}));
        rolls(p, {face});
        rolls(p);
        while (asks(p).starts_with("critical_")) // of the unit, before that of its shelter
            rolls(p);
        const bool isBlast = p.pending.use == RollUse::BlastAttack;
        QCOMPARE(isBlast, std::string_view(face) == "C");
        if (!isBlast)
            continue;
        rolls(p, {"C"});
        rolls(p);
        HW_SAYS(p.setting->data.terrain.row(p.board().at(at("F3")).terrain).id, "ruins");
    }
}

void tst_OffBoardArtillery::r12_4_6_2a_cratersInTheOpen()
{
    Position p = firing(targets(), "fire_support", "F2"); // nobody is there
    say(p, d6({6}));
    QCOMPARE(count<CraterPlaced>(rolls(p, {"C"})), 1);
}

HW_PLAIN_TEST(tst_OffBoardArtillery)

} // namespace hexwerk::assault::tst_off_board_artillery

#include "tst_off_board_artillery.moc"
