// [R9.8.1] Digging in.
#include <QTest>

#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_digging_in {

class tst_DiggingIn final : public QObject
{
    Q_OBJECT

private slots:
    void r9_8_1a_itIsAWholeAction();
    void r9_8_1a_infantryAlone();
    void r9_8_1a_onceIsEnough();
    void r9_8_1a_whoIsDisturbedHasNotDug();
    void r9_8_1c_notInsideAFortification();
    void r9_8_1c_butInAnyTerrain();
    void r9_8_1d_theMarkerGoesWhenItsUnitLeaves();
    void r9_8_1d_notWhenAFriendPassesThrough();
};

static Table digger()
{
    return Table()
        .rifles("g1", "E3")
        .unit("g9", "L1", "drill.porters")
        .rifles("u1", "E8")
        .unit("u9", "L10", "drill.porters");
}

void tst_DiggingIn::r9_8_1a_itIsAWholeAction()
{
    Position p = digger().begin();

    say(p, announce(p, "u1", Action::DigIn));

    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "digging_in");
    say(p, Pass{});
    HW_SAYS(ruled(p, announce(p, "u1", Action::NormalMove)), "AlreadyActivated R6.4e");
}

void tst_DiggingIn::r9_8_1a_infantryAlone()
{
    const Position p = digger().unit("u2", "G8", "drill.gun").begin();

    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "CannotDigIn R9.8.1a");
}

void tst_DiggingIn::r9_8_1a_onceIsEnough()
{
    const Position p = digger().rifles("u2", "G8", {"dug_in"}).begin();

    HW_SAYS(ruled(p, announce(p, "u2", Action::DigIn)), "CannotDigIn R9.8.1a");
}

void tst_DiggingIn::r9_8_1a_whoIsDisturbedHasNotDug()
{
    Position p = digger().begin();
    say(p, announce(p, "u1", Action::DigIn));
    fire(p, "g1", "u1");
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "u1"), "suppressed"); // the marker is gone, and the hole with it
    endTurn(p);

    QVERIFY(!p.isDugIn(at("E8")));
}

void tst_DiggingIn::r9_8_1c_notInsideAFortification()
{
    for (const OverlayKind kind :
         {OverlayKind::Sandbags, OverlayKind::Trench, OverlayKind::GunPosition, OverlayKind::Bunker,
          OverlayKind::Pillbox}) {
        const Position p = digger().fortification(kind, "E8", 0).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "CannotDigIn R9.8.1c");
    }
}

void tst_DiggingIn::r9_8_1c_butInAnyTerrain()
{
    for (const char *terrain : {"clear", "heavy_forest", "rocky", "plain_building"}) {
        const Position p = digger().terrain("E8", terrain).begin();
        HW_SAYS(ruled(p, announce(p, "u1", Action::DigIn)), "yes");
    }
}

void tst_DiggingIn::r9_8_1d_theMarkerGoesWhenItsUnitLeaves()
{
    Position p = digger().rifles("u2", "G8", {"dug_in"}).begin();
    say(p, announce(p, "u2", Action::NormalMove));
    QVERIFY(p.isDugIn(at("G8")));

    const auto events = say(p, step(p, "u2", "G9"));

    QVERIFY(!p.isDugIn(at("G8")));
    QCOMPARE(count<DugInMarkerRemoved>(events), 1);
}

void tst_DiggingIn::r9_8_1d_notWhenAFriendPassesThrough()
{
    Position p = digger().rifles("u2", "E9", {"dug_in"}).begin();

    walk(p, "u1", Action::NormalMove, {"E9", "E10"});

    QVERIFY(p.isDugIn(at("E9")));
    // Nor when that friend is shot there.
    Position q = digger().rifles("u2", "E7", {"dug_in"}).begin();
    say(q, announce(q, "u1", Action::NormalMove));
    say(q, step(q, "u1", "E7"));
    say(q, React{id(q, "g1")});
    rolls(q, {"DD", "DD"});
    rolls(q);
    HW_SAYS(where(q, "u1"), "eliminated");
    QVERIFY(q.isDugIn(at("E7")));
}

HW_PLAIN_TEST(tst_DiggingIn)

} // namespace hexwerk::assault::tst_digging_in

#include "tst_digging_in.moc"
