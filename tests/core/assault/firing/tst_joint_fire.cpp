// [R10.8.4] Units that join the fire of another.
#include <QTest>

#include "tests/core/assault/played_out.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_joint_fire {

class tst_JointFire final : public QObject
{
    Q_OBJECT

private slots:
    void r10_8_4a_upToTwoUnitsBesideIt();
    void d10_8_4a_oneInTheGermanEdition();
    void r10_8_4a_onlyWhoIsBesideItAndReady();
    void r10_8_4a_onlyWhoSeesTheTarget();
    void r10_8_4b_allAreMarkedFiring();
    void r10_8_4c_theStrongestDieOfEach();
    void r10_8_4d_atHalfStrengthDoublesCountOnce();
    void r10_8_4d_theOtherWayRound();
    void r10_8_4e_aWeakerDieWithFewerDice();
    void r10_8_4f_aWeakerDieThroughSmoke();
    void r8_2o_reactionFireIsTheFireOfOne();
    void aRefereeMayTakeOffWhoJoined();
    void nobodyJoinsFireOnTheMove();
    void previewCountsTheDiceRolledApart();
};

// u1 leads at g1, four hexes away; u2, u3, u4 stand around it.
static Table group()
{
    return Table()
        .rifles("g1", "E3")
        .rifles("u1", "E7")
        .rifles("u2", "D7")
        .rifles("u3", "F7")
        .rifles("u4", "E8");
}

static Position aimed(const Table &table)
{
    Position p = table.begin();
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, "g1")});
    return p;
}

static Order joins(const Position &p, const char *name)
{
    return Support{id(p, name)};
}

void tst_JointFire::r10_8_4a_upToTwoUnitsBesideIt()
{
    Position p = aimed(group());
    HW_SAYS(asks(p), "joint_fire allied u1");
    QVERIFY(isOffered(p, Decline{}));

    say(p, joins(p, "u2"));
    HW_SAYS(asks(p), "joint_fire allied u1");
    HW_SAYS(ruled(p, joins(p, "u2")), "AlreadyActivated R6.4e");
    const auto events = say(p, joins(p, "u3"));

    QCOMPARE(count<JointFireNamed>(events), 1);
    HW_SAYS(asks(p), "attack YYYG"); // YG and a Y of each
}

void tst_JointFire::d10_8_4a_oneInTheGermanEdition()
{
    Position p = aimed(group().german());
    say(p, joins(p, "u2"));
    HW_SAYS(asks(p), "attack YYG");
}

void tst_JointFire::r10_8_4a_onlyWhoIsBesideItAndReady()
{
    Table table = group().rifles("u5", "E9").rifles("u6", "F8");
    table.scenario.units[2].markers = {"suppressed"};
    table.scenario.units[3].markers = {"firing"};
    Position p = aimed(table);
    HW_SAYS(ruled(p, joins(p, "u2")), "CannotBeActivated R13.3a");
    HW_SAYS(ruled(p, joins(p, "u3")), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(p, joins(p, "u5")), "NotAdjacent R10.8.4a");
    HW_SAYS(ruled(p, joins(p, "u1")), "CannotSupport R10.8.4a");
    HW_SAYS(ruled(p, joins(p, "g1")), "NotYourUnit R6.4a");
    HW_SAYS(ruled(p, joins(p, "u4")), "yes");
    // Nobody is asked where nobody can.
    const Position q = aimed(Table().rifles("g1", "E3").rifles("u1", "E7").rifles("u5", "E9"));
    HW_SAYS(asks(q), "attack YG");
}

void tst_JointFire::r10_8_4a_onlyWhoSeesTheTarget()
{
    Table table = group().terrain("D5", "heavy_forest").terrain("D6", "heavy_forest");
    table.scenario.units[3].card = "drill.gun"; // u3, looking away
    table.scenario.units[3].facing = 3;
    const Position p = aimed(table);
    HW_SAYS(ruled(p, joins(p, "u2")), "SightBlocked R10.2b");
    HW_SAYS(ruled(p, joins(p, "u3")), "OutOfArc R10.6b");
    HW_SAYS(ruled(p, joins(p, "u4")), "yes");
}

void tst_JointFire::r10_8_4b_allAreMarkedFiring()
{
    Position p = aimed(group());
    say(p, joins(p, "u2"));
    say(p, Decline{});
    QVERIFY(unit(p, "u2").activated);
    rolls(p);

    HW_SAYS(markers(p, "u1"), "firing");
    HW_SAYS(markers(p, "u2"), "firing");
    HW_SAYS(markers(p, "u3"), "");
}

void tst_JointFire::r10_8_4c_theStrongestDieOfEach() // W-43
{
    const Position p = group().begin();
    const DiceCount dice = shot(p, "u1", "g1", {.joined = {id(p, "u2")}});
    HW_SAYS(toString(dice.attack), "YYG");
    QVERIFY(tells(dice, "R10.8.4c"));
    // The lead unit's own loss does not touch it.
    Table weak = group();
    weak.scenario.units[1].markers = {"attack_dice_minus_1"};
    const Position q = weak.begin();
    HW_SAYS(attackOf(q, "u1", "g1", {.joined = {id(q, "u2")}}), "YY");
}

void tst_JointFire::r10_8_4d_atHalfStrengthDoublesCountOnce()
{
    Table table = group();
    table.scenario.units[2].half = true;
    Position p = aimed(table);
    say(p, joins(p, "u2"));
    say(p, joins(p, "u3"));
    HW_SAYS(asks(p), "attack YYG");
    rolls(p, {"DD"});
    HW_SAYS(asks(p), "attack Y"); // apart
    rolls(p, {"DD"});
    rolls(p);
    QCOMPARE(strength(p, "g1"), 1); // two and one
}

void tst_JointFire::r10_8_4d_theOtherWayRound()
{
    // The lead unit is at half strength, the other is not.
    Table table = group();
    table.scenario.units[1].half = true;
    Position p = aimed(table);
    say(p, joins(p, "u2"));
    say(p, Decline{});
    HW_SAYS(asks(p), "attack YG");
    rolls(p, {"DD"});
    HW_SAYS(asks(p), "attack Y");
    rolls(p, {"DD"});
    rolls(p);
    QCOMPARE(strength(p, "g1"), 1);
}

void tst_JointFire::r10_8_4e_aWeakerDieWithFewerDice() // W-43 [R9.12.2d]
{
    for (const char *marker : {"attack_dice_minus_1", "hidden"}) {
        Table table = group();
        table.scenario.units[2].markers = {marker};
        const Position p = table.begin();
        HW_SAYS(attackOf(p, "u1", "g1", {.joined = {id(p, "u2")}}), "YGG");
    }
    QVERIFY(joinedDie(dice("B"), 1) == Die::Blue); // blue stays blue
    QVERIFY(joinedDie(dice("RB"), 2) == Die::Green);
    QVERIFY(!joinedDie({}, 1));
}

void tst_JointFire::r10_8_4f_aWeakerDieThroughSmoke() // W-43
{
    const Position p = group().smoke("D6", 1).begin();
    HW_SAYS(attackOf(p, "u1", "g1", {.joined = {id(p, "u2")}}), "YGG");
    HW_SAYS(attackOf(p, "u1", "g1", {.joined = {id(p, "u3")}}), "YYG");
}

void tst_JointFire::aRefereeMayTakeOffWhoJoined()
{
    for (const char *place : {"off", "E3"}) { // or put it where the target is
        Position p = aimed(group());
        say(p, joins(p, "u2"));
        say(p, Correct{"unit.u2.at", "D7", place});
        say(p, Decline{});
        HW_SAYS(asks(p), "attack YG");
    }
}

void tst_JointFire::r8_2o_reactionFireIsTheFireOfOne()
{
    Table table = group().rifles("g2", "D3");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g1")});
    HW_SAYS(asks(p), "attack YGB");
}

void tst_JointFire::nobodyJoinsFireOnTheMove()
{
    Position p = group().begin();
    say(p, announce(p, "u1", Action::FireAndMove));
    say(p, Target{id(p, "g1")});
    HW_SAYS(asks(p), "attack YG");
}

void tst_JointFire::previewCountsTheDiceRolledApart()
{
    Table table = group();
    table.scenario.units[2].half = true;
    Position p = aimed(table);
    say(p, joins(p, "u2"));
    say(p, Decline{});
    HW_SAME_CHANCES(shownOf(p).chances, playedOut(p, id(p, "g1")));
    rolls(p, {"-", "-"});
    // One yellow die against one.
    HW_SAME_CHANCES(shownOf(p).chances, playedOut(p, id(p, "g1")));
    rolls(p, {"-"});
    HW_SAYS(asks(p), "announce axis");
}

HW_PLAIN_TEST(tst_JointFire)

} // namespace hexwerk::assault::tst_joint_fire

#include "tst_joint_fire.moc"
