// [R9.6.4.2] Out of a minefield, on the own account or in a retreat.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_leaving_mines {

class tst_LeavingMines final : public QObject
{
    Q_OBJECT

private slots:
    void r9_6_4_2l_leavingMeansFindingAWayAgain();
    void d9_6_6b_whoFailsLeavesAllTheSame();
    void r9_6_4_2l_byANormalActionOnly();
    void r9_6_4_2l_fromOneMinefieldIntoTheNext();
    void r9_6_4_2m_aRetreatRollsWithAPenalty();
    void d9_6_6c_inTheGermanEditionARetreatIsAttackedAtOnce();
    void r9_6_4_2m_aRetreatIntoAMinefield();
};

// u1 stands in an open minefield.
static Table inside(MineKind kind = MineKind::AntiPersonnel)
{
    Table table;
    table.unit("g1", "L1", "drill.porters").rifles("u1", "E5");
    return table.mine("E5", kind, "axis", true);
}

void tst_LeavingMines::r9_6_4_2l_leavingMeansFindingAWayAgain()
{
    Position start = inside().begin();
    say(start, announce(start, "u1", Action::NormalMove));
    say(start, step(start, "u1", "E4"));
    HW_SAYS(asks(start), "mine_detection 1d6");

    Position p = start;
    say(p, d6({4})); // 5 - 1
    HW_SAYS(asks(p), "step allied u1");
    HW_SAYS(where(p, "u1"), "E4");

    Position q = start;
    say(q, d6({3}));
    HW_SAYS(asks(q), "mine_attack YG");

    // Other mines let it go.
    Position other = inside(MineKind::AntiTank).begin();
    say(other, announce(other, "u1", Action::NormalMove));
    say(other, step(other, "u1", "E4"));
    HW_SAYS(asks(other), "step allied u1");
}

void tst_LeavingMines::d9_6_6b_whoFailsLeavesAllTheSame()
{
    Position p = inside().german().begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E4"));
    say(p, d6({1}));
    rolls(p, {"D"});
    rolls(p);

    HW_SAYS(where(p, "u1"), "E4");
    QCOMPARE(strength(p, "u1"), 3);
    HW_SAYS(asks(p), "announce axis"); // RULING A-17: and goes no further
}

void tst_LeavingMines::r9_6_4_2l_fromOneMinefieldIntoTheNext()
{
    Position p = inside().mine("E4", MineKind::AntiPersonnel).begin();
    say(p, announce(p, "u1", Action::NormalMove));
    say(p, step(p, "u1", "E4"));

    say(p, d6({3})); // out: fails
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(asks(p), "mine_detection 1d6"); // in
    QVERIFY(p.minefields[1].found);
    say(p, d6({4})); // fails: it was face down
    rolls(p, {"D"});
    rolls(p);

    QCOMPARE(strength(p, "u1"), 2);
}

// u1 falls back north out of E5, before g1 in E7.
static Position retreat(Table table)
{
    table.rifles("u1", "E5", {"suppressed"}).unit("u9", "L10", "drill.porters");
    table.rifles("g1", "E7");
    table.scenario.firstPlayer = "axis";
    Position p = table.begin();
    fire(p, "g1", "u1");
    rolls(p, {"X"});
    rolls(p);
    return p;
}

void tst_LeavingMines::r9_6_4_2m_aRetreatRollsWithAPenalty() // W-20
{
    Position start = retreat(Table().mine("E5", MineKind::AntiPersonnel, "axis", true));
    say(start, step(start, "u1", "E4"));
    HW_SAYS(asks(start), "mine_detection 1d6");

    Position p = start;
    say(p, d6({5})); // 5 + 1 - 1
    HW_SAYS(asks(p), "fallback allied u1");

    Position q = start;
    say(q, d6({4}));
    HW_SAYS(asks(q), "mine_attack YG");
    rolls(q, {"D"});
    rolls(q);
    QCOMPARE(strength(q, "u1"), 3);
    HW_SAYS(asks(q), "fallback allied u1"); // it runs on
}

void tst_LeavingMines::d9_6_6c_inTheGermanEditionARetreatIsAttackedAtOnce()
{
    Position p = retreat(Table().german().mine("E5", MineKind::AntiPersonnel, "axis", true));
    say(p, step(p, "u1", "E4"));

    HW_SAYS(asks(p), "mine_attack YG");
}

void tst_LeavingMines::r9_6_4_2m_aRetreatIntoAMinefield()
{
    for (const bool german : {false, true}) {
        Table table;
        if (german)
            table.german();
        Position p = retreat(table.mine("E4", MineKind::AntiPersonnel));
        say(p, step(p, "u1", "E4"));
        HW_SAYS(asks(p), "mine_detection 1d6");
        say(p, d6({5})); // 5 - 1
        HW_SAYS(asks(p), "mine_attack YG");
        rolls(p, {"X"});
        rolls(p);
        HW_SAYS(markers(p, "u1"), "suppressed,fallback"); // R8.4b: it stops there
        HW_SAYS(where(p, "u1"), "E4");
    }
}

static std::string leaving(const Table &table, MoveKind kind)
{
    const Position p = table.begin();
    const auto step = stepRuling(p, walkOf(p, id(p, "u1"), kind), at("E4"), By::Default);
    return step ? "yes" : std::string(step.error().rule);
}

void tst_LeavingMines::r9_6_4_2l_byANormalActionOnly() // A-54 [R9.6.4.1h]
{
    for (const auto &[kind, rule] :
         {std::pair(MoveKind::Fast, "R9.6.4.1h"), std::pair(MoveKind::MoveThenFire, "R9.6.4.2l"),
          std::pair(MoveKind::FireThenMove, "R9.6.4.2l"), std::pair(MoveKind::Normal, "yes"),
          std::pair(MoveKind::Hidden, "yes"), std::pair(MoveKind::Withdrawal, "yes")}) {
        HW_SAYS(leaving(inside(), kind), rule);
        HW_SAYS(leaving(inside(MineKind::AntiTank), kind), "yes"); // they do not harm it
        Table free = inside();
        free.scenario.options["found_mines_normal_action"] = false;
        HW_SAYS(leaving(free, kind), "yes");
    }
}

HW_PLAIN_TEST(tst_LeavingMines)

} // namespace hexwerk::assault::tst_leaving_mines

#include "tst_leaving_mines.moc"
