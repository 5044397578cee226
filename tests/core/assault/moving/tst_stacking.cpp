// [R9.0c] [R9.0d] One unit a hex, and passing through friends.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_stacking {

class tst_Stacking final : public QObject
{
    Q_OBJECT

private slots:
    void r9_0c_aMoveDoesNotEndOnAFriend();
    void r9_0d_throughAFriendWhoGoesOn();
    void r9_0d_notWithoutAWayOn();
    void r9_0d_thatLooksAsFarAsItMust();
    void r9_0d_throughAFriendIntoAnEnemy();
    void r9_0c_whoIsStoppedOnAFriendGoesBack();
    void r9_0c_fallingBackOverAFriend();
};

void tst_Stacking::r9_0c_aMoveDoesNotEndOnAFriend()
{
    Position p =
        Table().unit("g1", "L1", "drill.porters").rifles("u1", "E7").rifles("u2", "E6").begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E6"));

    HW_SAYS(ruled(p, Stop{}), "MayNotStopHere R9.0c");
    QVERIFY(!isOffered(p, Stop{}));
}

void tst_Stacking::r9_0d_throughAFriendWhoGoesOn()
{
    Position p =
        Table().unit("g1", "L1", "drill.porters").rifles("u1", "E7").rifles("u2", "E6").begin();

    walk(p, "u1", Action::NormalMove, {"E6", "E5"});

    HW_SAYS(where(p, "u1"), "E5");
    HW_SAYS(where(p, "u2"), "E6");
}

void tst_Stacking::r9_0d_notWithoutAWayOn()
{
    // One point: it could not go on.
    Position p = Table()
                     .unit("g1", "L1", "drill.porters")
                     .unit("u1", "E7", "us.cal50_hmg")
                     .rifles("u2", "E6")
                     .begin();
    say(p, announce(p, "u1", Action::NormalMove));

    HW_SAYS(ruled(p, step(p, "u1", "E6")), "HexTaken R9.0d");
}

void tst_Stacking::r9_0d_thatLooksAsFarAsItMust()
{
    // Beyond u2 all is wood, that costs the two points that are not there; back to E7 it may go.
    Table table;
    table.unit("g1", "L1", "drill.porters")
        .rifles("u1", "E7")
        .rifles("u2", "E6")
        .rifles("u3", "E8");
    for (const char *hex : {"E5", "F5", "F6", "D5", "D6"})
        table.terrain(hex, "heavy_forest");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "yes"); // and back again

    Table taken = table;
    taken.terrain("E7", "heavy_forest");
    Position q = taken.begin();
    say(q, announce(q, "u1", Action::NormalMove));
    HW_SAYS(ruled(q, step(q, "u1", "E6")), "HexTaken R9.0d");

    Position fast = taken.begin(); // with one point more
    say(fast, announce(fast, "u1", Action::FastMove));
    HW_SAYS(ruled(fast, step(fast, "u1", "E6")), "yes");
}

void tst_Stacking::r9_0d_throughAFriendIntoAnEnemy()
{
    Table table;
    table.rifles("g1", "E5").rifles("u1", "E7").rifles("u2", "E6").terrain("E7", "heavy_forest");
    for (const char *hex : {"F5", "F6", "D5", "D6"})
        table.terrain(hex, "heavy_forest");
    Position p = table.begin();
    say(p, announce(p, "u1", Action::NormalMove));

    say(p, step(p, "u1", "E6"));
    declineAll(p);
    const auto events = say(p, step(p, "u1", "E5"));

    QCOMPARE(count<CloseCombatBegan>(events), 1);
}

void tst_Stacking::r9_0c_whoIsStoppedOnAFriendGoesBack()
{
    Position p = Table().rifles("g1", "E3").rifles("u1", "E7").rifles("u2", "E6").begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E6"));
    say(p, React{id(p, "g1")});
    rolls(p, {"X"});
    const auto events = rolls(p);

    HW_SAYS(where(p, "u1"), "E7");
    HW_SAYS(where(p, "u2"), "E6");
    HW_SAYS(markers(p, "u1"), "suppressed");
    QCOMPARE(count<UnitPushedBack>(events), 1);
}

void tst_Stacking::r9_0c_fallingBackOverAFriend() // A-41 A-47
{
    // u1 falls back over u2 and is suppressed there by a second shot: back where it stood before.
    Position p = Table()
                     .rifles("g1", "E3")
                     .rifles("g2", "G3")
                     .rifles("u1", "E6", {"suppressed"})
                     .rifles("u2", "E7")
                     .begin();
    say(p, Pass{});
    fire(p, "g1", "u1");
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(asks(p), "fallback allied u1");
    say(p, step(p, "u1", "E7"));
    HW_SAYS(asks(p), "react axis u1");
    say(p, React{id(p, "g2")});
    rolls(p, {"X"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "E6");
    HW_SAYS(where(p, "u2"), "E7");
    HW_SAYS(markers(p, "u1"), "suppressed,fallback");
}

HW_PLAIN_TEST(tst_Stacking)

} // namespace hexwerk::assault::tst_stacking

#include "tst_stacking.moc"
