// [R7.2] Smoke: where it is laid, by which dice, and what it does.
#include <QTest>

#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_smoke {

class tst_Smoke final : public QObject
{
    Q_OBJECT

private slots:
    void r7_2a_onlyWithTheAbility();
    void r7_2a_threeAdjacentHexes();
    void r7_2b_eachHexIsSeen();
    void r7_2b_oneSpotterForAll();
    void r7_2c_nobodyIsHurt();
    void r7_2d_aMarkerForEachSymbol();
    void r7_2d_fourAtMost();
    void r7_2d_halfStrengthCountsOnce();
    void r7_2d_theStateOfTheFirerCounts();
    void r7_2e_diceWithoutSmokeGoOn();
    void r7_2e_germanHexesAreNamedFirst();
    void r7_2f_theThirdHexIsTheLast();
    void r7_2f_noFurtherHexNeedBeNamed();
    void r7_2g_theFirerIsMarked();
    void r7_2h_allWithinTheBand();
    void itHindersSightAtOnce();
};

static Table smoker()
{
    return Table().unit("u1", "E9", "drill.mortar").rifles("u2", "F8").rifles("g1", "A1");
}

static Order smokeOn(std::string_view hex)
{
    return Target{{}, at(hex)};
}

// Announced and aimed; what is asked next is the spotter or the roll.
static Position smoking(const Table &table, std::string_view hex)
{
    Position p = table.beginSupport();
    say(p, announce(p, "u1", Action::Smoke));
    say(p, smokeOn(hex));
    return p;
}

// "E5:3 E4:1"
static std::string lies(const Position &p)
{
    std::string all;
    for (const Smoke &smoke : p.smoke)
        all += (all.empty() ? "" : " ") + toString(smoke.hex) + ":" + std::to_string(smoke.count);
    return all;
}

void tst_Smoke::r7_2a_onlyWithTheAbility()
{
    const Position p = smoker().unit("u3", "H9", "drill.howitzer").beginSupport();

    HW_SAYS(ruled(p, announce(p, "u1", Action::Smoke)), "yes");
    HW_SAYS(ruled(p, announce(p, "u3", Action::Smoke)), "NotThisAction R7.2a");
}

void tst_Smoke::r7_2a_threeAdjacentHexes()
{
    Position p = smoker().beginSupport();
    say(p, announce(p, "u1", Action::Smoke));
    HW_SAYS(asks(p), "smoke_hex allied u1");
    HW_SAYS(ruled(p, Decline{}), "NotAsked R7.2a"); // the first is a must
    HW_SAYS(ruled(p, Target{id(p, "g1"), {}}), "NotASmokeHex R4.4b");
    HW_SAYS(ruled(p, smokeOn("N5")), "NotASmokeHex R7.2a");
    say(p, smokeOn("E5"));
    rolls(p);

    HW_SAYS(ruled(p, smokeOn("E3")), "NotASmokeHex R7.2a");
    HW_SAYS(ruled(p, smokeOn("E5")), "NotASmokeHex R7.2a");
    HW_SAYS(ruled(p, smokeOn("E4")), "yes");
    HW_SAYS(ruled(p, Decline{}), "yes");
    say(p, smokeOn("E4"));
    rolls(p);
    HW_SAYS(ruled(p, smokeOn("E3")), "NotASmokeHex R7.2a"); // beside the second, not the first
    HW_SAYS(ruled(p, smokeOn("F4")), "yes");
}

void tst_Smoke::r7_2b_eachHexIsSeen() // RULING A-5
{
    const Table table = smoker().terrain("E7", "heavy_forest");
    Position p = table.beginSupport();
    say(p, announce(p, "u1", Action::Smoke));
    HW_SAYS(ruled(p, smokeOn("E4")), "yes"); // by u2
    say(p, smokeOn("E4"));
    HW_SAYS(asks(p), "spotter allied u1");
    say(p, Support{id(p, "u2")});
    HW_SAYS(markers(p, "u2"), "attack_dice_minus_1");
    HW_SAYS(asks(p), "smoke YYGG");

    Table alone = table;
    alone.scenario.units[1].at = at("L10");
    Position none = alone.beginSupport();
    say(none, announce(none, "u1", Action::Smoke));
    HW_SAYS(ruled(none, smokeOn("E4")), "NoSpotter R7.2b");
    HW_SAYS(ruled(none, smokeOn("G7")), "yes");
}

void tst_Smoke::r7_2b_oneSpotterForAll()
{
    Position p = smoking(smoker().terrain("E7", "heavy_forest"), "E4");
    say(p, Support{id(p, "u2")});
    rolls(p);

    // The second hex needs no other one, and does not weaken u2 again.
    say(p, smokeOn("F4"));
    HW_SAYS(asks(p), "smoke YYGG");
    HW_SAYS(markers(p, "u2"), "attack_dice_minus_1");
}

void tst_Smoke::r7_2c_nobodyIsHurt()
{
    Position p = smoking(smoker().rifles("g2", "E5"), "E5");
    const auto events = rolls(p, {"CD", "D", "DD", "X"});

    QCOMPARE(strength(p, "g2"), 4);
    HW_SAYS(markers(p, "g2"), "");
    QCOMPARE(count<AttackResolved>(events), 0);
}

void tst_Smoke::r7_2d_aMarkerForEachSymbol()
{
    Position p = smoking(smoker(), "E5");
    rolls(p, {"C", "DD", "X", "-"});
    HW_SAYS(lies(p), "E5:3");
}

void tst_Smoke::r7_2d_fourAtMost() // W-48
{
    Position p = smoking(smoker(), "E5");
    rolls(p, {"CD", "DD", "D", "D"});
    HW_SAYS(lies(p), "E5:4");

    Position more = smoking(smoker().smoke("E5", 2), "E5");
    rolls(more, {"CD", "D"});
    HW_SAYS(lies(more), "E5:4");
    QCOMPARE(more.setting->data.mostSmoke, 4);
}

void tst_Smoke::r7_2d_halfStrengthCountsOnce() // [R10.8.1b]
{
    Table table = smoker();
    table.scenario.units[0].half = true;
    Position p = smoking(table, "E5");
    rolls(p, {"CD", "DD"});
    HW_SAYS(lies(p), "E5:2");
}

void tst_Smoke::r7_2d_theStateOfTheFirerCounts() // [R10.8.1a]
{
    Table table = smoker();
    table.scenario.units[0].markers = {"attack_dice_minus_1"};
    HW_SAYS(asks(smoking(table, "E5")), "smoke YYG");
}

void tst_Smoke::r7_2e_diceWithoutSmokeGoOn() // W-47
{
    Position p = smoking(smoker(), "E5");
    rolls(p, {"DD", "D", "X", "-"});
    HW_SAYS(asks(p), "smoke_hex allied u1");
    say(p, smokeOn("E6"));
    HW_SAYS(asks(p), "smoke GG");
    rolls(p, {"D", "-"});
    say(p, smokeOn("F5"));
    HW_SAYS(asks(p), "smoke G");
    rolls(p, {"CD"});

    HW_SAYS(lies(p), "E5:3 E6:1 F5:2");
    HW_SAYS(markers(p, "u1"), "firing");
}

void tst_Smoke::r7_2e_germanHexesAreNamedFirst()
{
    Position p = smoking(smoker().german(), "E5");
    HW_SAYS(asks(p), "smoke_hex allied u1");
    say(p, smokeOn("E4"));
    say(p, smokeOn("F4"));
    HW_SAYS(asks(p), "smoke YYGG");
    rolls(p, {"D", "D"});
    HW_SAYS(asks(p), "smoke GG");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "smoke G");
    rolls(p, {"D"});
    HW_SAYS(lies(p), "E4:1 E5:2 F4:1");

    Position one = smoking(smoker().german(), "E5");
    say(one, Decline{});
    rolls(one, {"D"});
    HW_SAYS(lies(one), "E5:1");
    HW_SAYS(markers(one, "u1"), "firing"); // the other dice have no hex
}

void tst_Smoke::r7_2f_theThirdHexIsTheLast()
{
    Position p = smoking(smoker(), "E5");
    rolls(p);
    say(p, smokeOn("E4"));
    rolls(p);
    say(p, smokeOn("F4"));
    rolls(p);

    HW_SAYS(lies(p), "");
    HW_SAYS(markers(p, "u1"), "firing");
}

void tst_Smoke::r7_2f_noFurtherHexNeedBeNamed()
{
    Position p = smoking(smoker(), "E5");
    rolls(p, {"D"});
    say(p, Decline{});

    HW_SAYS(lies(p), "E5:1");
    HW_SAYS(markers(p, "u1"), "firing");

    // Without dice left nothing is asked.
    Position all = smoking(smoker(), "E5");
    rolls(all, {"D", "D", "D", "D"});
    HW_SAYS(markers(all, "u1"), "firing");
}

void tst_Smoke::r7_2g_theFirerIsMarked()
{
    Position p = smoking(smoker(), "E5");
    HW_SAYS(markers(p, "u1"), "");
    rolls(p, {"D", "D", "D", "D"});
    HW_SAYS(markers(p, "u1"), "firing");
    QVERIFY(unit(p, "u1").activated);
}

void tst_Smoke::r7_2h_allWithinTheBand()
{
    Position p = smoker().beginSupport();
    say(p, announce(p, "u1", Action::Smoke));
    HW_SAYS(ruled(p, smokeOn("E8")), "TooNear R7.2h");
    HW_SAYS(ruled(p, smokeOn("E9")), "TooNear R7.2h");
    say(p, smokeOn("E7"));
    rolls(p);
    HW_SAYS(ruled(p, smokeOn("E8")), "TooNear R7.2h");
    HW_SAYS(ruled(p, smokeOn("E6")), "yes");

    Position far = Table().unit("u1", "A10", "drill.mortar").rifles("g1", "A1").beginSupport();
    say(far, announce(far, "u1", Action::Smoke));
    HW_SAYS(ruled(far, smokeOn("L2")), "OutOfRange R7.2h");
    HW_SAYS(ruled(far, smokeOn("L3")), "yes");
}

void tst_Smoke::itHindersSightAtOnce() // [R10.3k]
{
    Position p = smoking(smoker().rifles("g2", "E3"), "E5");
    const auto sight = [&p] {
        return std::string(toString(sightLine(p, id(p, "u1"), id(p, "g2")).status));
    };
    HW_SAYS(sight(), "clear");
    rolls(p, {"D"});
    HW_SAYS(sight(), "hindered");

    // Three in one hex: what lies behind is out of sight for the next hex of the same smoke.
    Position thick = smoking(smoker(), "E5");
    rolls(thick, {"CD", "D"});
    HW_SAYS(ruled(thick, smokeOn("E4")), "NoSpotter R7.2b");
    HW_SAYS(ruled(thick, smokeOn("E6")), "yes");
}

HW_PLAIN_TEST(tst_Smoke)

} // namespace hexwerk::assault::tst_smoke

#include "tst_smoke.moc"
