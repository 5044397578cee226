// [D9.13] Movement with covering fire, in the German edition.
#include <QTest>

#include "core/assault/rules/firing/covering_fire.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_covering_fire {

class tst_CoveringFire final : public QObject
{
    Q_OBJECT

private slots:
    void d9_13a_inTheGermanEditionOnly();
    void d9_13a_anAdjacentUnitThatCanFire();
    void d9_13a_bothAreActivatedAndOneIsMarkedFiring();
    void d9_13a_byANormalOrAFastAction();
    void d9_13c_theStrongestAttackDieIsAdded();
    void d9_13c_againstTheUnitThatReacts();
    void d9_13d_againstOneReactionOfItsOwnersChoice();
    void d9_13e_onlyWhoSeesAndReachesTheEnemy();
    void d9_13f_theEnemyIsNotHarmed();
    void d9_13g_weakenedByOneColour();
    void d9_13g_blueStaysBlue();
};

// g1 and g2 look south at u1, which u2 may cover.
static Table field(const char *cover = "us.rifles43", std::vector<std::string> markers = {})
{
    Table table;
    table.german().rifles("g1", "E2").rifles("g2", "D2").rifles("u1", "E8");
    table.unit("u2", "D8", cover, std::move(markers));
    return table;
}

static Position covered(const Table &table, const char *how = "normal_move")
{
    Position p = table.begin();
    say(p, announce(p, "u1", Action::CoveringFire));
    say(p, Support{id(p, "u2")});
    say(p, Choose{how});
    return p;
}

void tst_CoveringFire::d9_13a_inTheGermanEditionOnly()
{
    Table table = field();
    Position german = table.begin();
    HW_SAYS(ruled(german, announce(german, "u1", Action::CoveringFire)), "yes");
    table.scenario.profile = "sicily43-en";
    const Position english = table.begin();
    HW_SAYS(ruled(english, announce(english, "u1", Action::CoveringFire)), "NotThisAction D9.13a");
}

void tst_CoveringFire::d9_13a_anAdjacentUnitThatCanFire()
{
    Table table = field();
    table.unit("u3", "E9", "drill.porters").rifles("u4", "A9").rifles("u5", "F8");
    table.last().activated = true;
    Position p = table.begin();
    HW_SAYS(ruled(p, announce(p, "u4", Action::CoveringFire)), "NoPartner D9.13a");
    say(p, announce(p, "u1", Action::CoveringFire));
    HW_SAYS(asks(p), "partner allied u1");

    HW_SAYS(ruled(p, Support{id(p, "u1")}), "NotThisUnit D9.13a");
    HW_SAYS(ruled(p, Support{id(p, "u3")}), "NoAttackDice D9.13a");
    HW_SAYS(ruled(p, Support{id(p, "u4")}), "NotAdjacent D9.13a");
    HW_SAYS(ruled(p, Support{id(p, "u5")}), "AlreadyActivated R6.4e");
    HW_SAYS(ruled(p, Support{id(p, "g1")}), "NotYourUnit R6.4a");
    HW_SAYS(ruled(p, Support{id(p, "u2")}), "yes");
}

void tst_CoveringFire::d9_13a_bothAreActivatedAndOneIsMarkedFiring()
{
    const Position p = covered(field());

    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(markers(p, "u2"), "firing");
    QVERIFY(unit(p, "u1").activated && unit(p, "u2").activated);
    HW_SAYS(asks(p), "step allied u1");
}

void tst_CoveringFire::d9_13a_byANormalOrAFastAction()
{
    Position p = field().begin();
    say(p, announce(p, "u1", Action::CoveringFire));
    say(p, Support{id(p, "u2")});
    HW_SAYS(asks(p), "covered_move allied u1");
    HW_SAYS(ruled(p, Choose{"fire"}), "NotThatChoice D9.13a");
    HW_SAYS(ruled(p, Choose{"nothing"}), "NotThatChoice D9.13a");
    QCOMPARE(Assault::legalOrders(p).size(), std::size_t{2});
    say(p, Choose{"fast_move"});
    HW_SAYS(markers(p, "u1"), "fast_action");

    Table slow = field();
    slow.scenario.units[2].card = "us.cal50_hmg";
    Position q = slow.begin();
    say(q, announce(q, "u1", Action::CoveringFire));
    say(q, Support{id(q, "u2")});
    HW_SAYS(ruled(q, Choose{"fast_move"}), "SlowUnit R9.2d");
    HW_SAYS(ruled(q, Choose{"normal_move"}), "yes");
}

// The defence dice against the first reaction, with the cover or without it.
static Pool defence(const Table &table, bool with, const char *reactor = "g1")
{
    Position p = covered(table);
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, reactor)});
    if (p.pending.question == Question::Cover)
        say(p, with ? Order(Support{id(p, "u2")}) : Order(Decline{}));
    while (p.pending.question == Question::PlainDice)
        say(p, d6({6}));
    rolls(p, {"D"});
    return p.pending.dice;
}

void tst_CoveringFire::d9_13c_theStrongestAttackDieIsAdded()
{
    // u2 fires at g1 over seven hexes: GB.
    HW_SAYS(toString(defence(field(), false)), "Y");
    HW_SAYS(toString(defence(field(), true)), "YG");
}

void tst_CoveringFire::d9_13c_againstTheUnitThatReacts()
{
    // Its dice at the range of that unit: at five hexes YG.
    Table table = field();
    table.scenario.units[0].at = at("D3");
    HW_SAYS(toString(defence(table, true)), "YY");
    // The line stands in the count.
    Position p = table.begin();
    Shot how{.moving = true, .coverDie = Die::Yellow};
    QVERIFY(tells(shot(p, "g1", "u1", how), "D9.13c"));
}

void tst_CoveringFire::d9_13d_againstOneReactionOfItsOwnersChoice()
{
    Position p = covered(field());
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    HW_SAYS(asks(p), "cover allied u1");
    HW_SAYS(ruled(p, Support{id(p, "u1")}), "NotThisUnit D9.13d");
    say(p, Decline{}); // not yet
    rolls(p);

    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g2")});
    HW_SAYS(asks(p), "cover allied u1");
    const auto events = say(p, Support{id(p, "u2")});
    QCOMPARE(count<CoverGiven>(events), 1);

    // Once used it is gone.
    Table three = field();
    three.rifles("g3", "F2");
    Position q = covered(three);
    say(q, step(q, "u1", "E7"));
    say(q, React{id(q, "g1")});
    say(q, Support{id(q, "u2")});
    rolls(q);
    say(q, step(q, "u1", "E6"));
    say(q, React{id(q, "g2")});
    HW_SAYS(asks(q), "attack YGB");
}

void tst_CoveringFire::d9_13e_onlyWhoSeesAndReachesTheEnemy()
{
    // Blocked from u2, not from u1.
    Table wood = field();
    for (const char *hex : {"D4", "D5", "D6"})
        wood.terrain(hex, "heavy_forest");
    wood.scenario.units[0].at = at("D2");
    wood.scenario.units[1].at = at("G2");
    Position blocked = covered(wood);
    QVERIFY(!coverDie(blocked, {id(blocked, "u2")}, id(blocked, "g1")));
    say(blocked, step(blocked, "u1", "E7"));
    say(blocked, React{id(blocked, "g2")});
    HW_SAYS(asks(blocked), "cover allied u1"); // G2 it sees

    // Too far for its weapon: rangers fire seven hexes.
    Table far = field("us.rangers43");
    far.scenario.units[0].at = at("D1");
    far.scenario.units[1].at = at("E1");
    const Position p = covered(far);
    QVERIFY(coverDie(p, {id(p, "u2")}, id(p, "g1")));
    QVERIFY(!coverDie(p, {id(p, "u2")}, id(p, "g2"))); // eight hexes
    Table hinders = field();
    hinders.terrain("D5", "brush");
    const Position q = covered(hinders);
    QVERIFY(coverDie(q, {id(q, "u2")}, id(q, "g2"))); // a hindered line does
    QVERIFY(!coverDie(q, {}, id(q, "g2")));
}

void tst_CoveringFire::d9_13f_theEnemyIsNotHarmed()
{
    Position p = covered(field());
    say(p, step(p, "u1", "E7"));
    say(p, React{id(p, "g1")});
    const Unit before = unit(p, "g1");
    const std::string attack = toString(defence(field(), false));
    say(p, Support{id(p, "u2")});

    HW_SAYS(asks(p), "attack YGB"); // as without it
    QVERIFY(unit(p, "g1") == before);
    QCOMPARE(attack, std::string("Y"));
}

void tst_CoveringFire::d9_13g_weakenedByOneColour()
{
    Table near = field("us.rifles43", {"attack_dice_minus_1"}); // YG at five hexes
    near.scenario.units[0].at = at("D3");
    HW_SAYS(toString(defence(near, true)), "YG");

    Table hidden = field("us.rifles43", {"hidden"}); // [R9.12.2d]
    hidden.scenario.units[0].at = at("D3");
    HW_SAYS(toString(defence(hidden, true)), "YG");

    Table half = field();
    half.last().half = true;
    half.scenario.units[0].at = at("D3");
    HW_SAYS(toString(defence(half, true)), "YG");

    Table both = field("us.rifles43", {"attack_dice_minus_1"}); // once all the same
    both.last().half = true;
    both.scenario.units[0].at = at("D3");
    HW_SAYS(toString(defence(both, true)), "YG");
}

void tst_CoveringFire::d9_13g_blueStaysBlue()
{
    Table table = field("drill.popgun");
    HW_SAYS(toString(defence(table, true)), "YB");
    table.last().half = true;
    HW_SAYS(toString(defence(table, true)), "YB");
}

HW_PLAIN_TEST(tst_CoveringFire)

} // namespace hexwerk::assault::tst_covering_fire

#include "tst_covering_fire.moc"
