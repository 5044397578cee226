// [R11.4] Close combat with a loaded vehicle: its passengers are attacked, and get out.
#include <QTest>

#include "core/assault/aside/attack_preview.h"
#include "tests/core/assault/vehicle_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_passenger_combat {

class tst_PassengerCombat final : public QObject
{
    Q_OBJECT

private slots:
    void r11_4b_eachPassengerMayBeAttackedOnce();
    void r11_4b_withTheStrongestDieAgainstTheCard();
    void r11_4b_orNot();
    void r11_4b_aVehicleKeepsItsDoubleSuccesses();
    void r11_4c_eachByItself();
    void r10_7_3g_aGunAboardIsLostWhereOthersFallBack();
    void r11_4a_thenTheyGetOut();
    void r11_0e_beforeAnyRoundIsFought();
    void r11_4d_whoFindsNoHexIsEliminated();
    void r11_4e_markersOfAnEmergency();
    void r11_4g_itDrawsFire();
};

// The truck g1 in E6 with two aboard, assaulted from E7.
static Table ambushed(const char *second = "drill.club")
{
    return against("us.rifles43", "drill.truck")
        .aboard("g2", "g1", "ger.rifles43")
        .aboard("g3", "g1", second);
}

void tst_PassengerCombat::r11_4b_eachPassengerMayBeAttackedOnce()
{
    Position p = assaulted(ambushed());

    HW_SAYS(asks(p), "attack_passenger allied u1");
    HW_SAYS(ruled(p, Target{id(p, "g1")}), "NotATarget R11.4b");
    say(p, Target{id(p, "g2")});
    fight(p);
    HW_SAYS(asks(p), "attack_passenger allied u1");
    HW_SAYS(ruled(p, Target{id(p, "g2")}), "NotATarget R11.4b");
    say(p, Target{id(p, "g3")});
    fight(p);
    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_PassengerCombat::r11_4b_withTheStrongestDieAgainstTheCard()
{
    Position p = assaulted(ambushed().terrain("E6", "brush"));
    say(p, Target{id(p, "g2")});

    HW_SAYS(asks(p), "passenger_attack R");
    rolls(p, {"D"});
    HW_SAYS(asks(p), "passenger_defence Y");
}

void tst_PassengerCombat::r11_4b_orNot()
{
    Position p = assaulted(ambushed());

    say(p, Decline{});

    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_PassengerCombat::r11_4b_aVehicleKeepsItsDoubleSuccesses()
{
    // It fires at them: what takes its doubles belongs to close combat. [D11.4b]
    for (const bool german : {false, true}) {
        Table table = against("drill.heavy_tank", "drill.truck").aboard("g2", "g1", "ger.rifles43");
        if (german)
            table.german();
        Position p = assaulted(table);
        say(p, Target{id(p, "g2")});
        HW_SAYS(asks(p), "passenger_attack G");
        fight(p, "passenger_attack", {"DD"});
        QCOMPARE(strength(p, "g2"), 2);
    }
}

void tst_PassengerCombat::r11_4c_eachByItself()
{
    Position p = assaulted(ambushed());
    say(p, Target{id(p, "g2")});
    fight(p, "passenger_attack", {"D"});
    say(p, Target{id(p, "g3")});
    fight(p, "passenger_attack", {"DD"});

    QCOMPARE(strength(p, "g2"), 3);
    HW_SAYS(where(p, "g3"), "eliminated");
    HW_SAYS(asks(p), "disembark axis g2");
}

void tst_PassengerCombat::r11_4a_thenTheyGetOut()
{
    Position p = assaulted(ambushed());
    say(p, Decline{});

    say(p, Place{id(p, "g2"), at("E5"), -1});
    HW_SAYS(ruled(p, Place{id(p, "g3"), at("E5"), -1}), "HexTaken R9.11.3f");
    say(p, Place{id(p, "g3"), at("D5"), -1});

    HW_SAYS(where(p, "g2"), "E5");
    HW_SAYS(where(p, "g3"), "D5");
}

void tst_PassengerCombat::r11_0e_beforeAnyRoundIsFought()
{
    Position p = assaulted(ambushed());
    HW_SAYS(toString(unit(p, "g2").at), "E6"); // four in the hex
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});
    say(p, Place{id(p, "g3"), at("D5"), -1});

    HW_SAYS(asks(p), "wheels allied u1");              // the first round
    QVERIFY(!Assault::query(p, Support{id(p, "g2")})); // who got out has acted
}

void tst_PassengerCombat::r11_4d_whoFindsNoHexIsEliminated()
{
    Table table = ambushed();
    for (const char *hex : {"E5", "F5", "F6", "D6", "D5"})
        table.unit(std::string("g") + hex, hex, "drill.porters");
    Position p = assaulted(table);
    say(p, Decline{});

    say(p, Place{id(p, "g2"), at("E7"), -1}); // where the assault came from

    HW_SAYS(where(p, "g3"), "eliminated");
}

void tst_PassengerCombat::r11_4e_markersOfAnEmergency() // W-54
{
    Position p = assaulted(against("us.rifles43", "drill.halftrack")
                               .aboard("g2", "g1", "drill.club")
                               .aboard("g3", "g1", "ger.hmg42"));
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});
    say(p, Place{id(p, "g3"), at("D5"), -1});
    HW_SAYS(markers(p, "g2"), "fast_action");
    HW_SAYS(markers(p, "g3"), "delayed_action");

    // [R11.4f]
    Position q =
        assaulted(against("us.rifles43", "drill.truck").aboard("g2", "g1", "ger.grenadiers43"));
    say(q, Decline{});
    say(q, Place{id(q, "g2"), at("E5"), -1});
    HW_SAYS(markers(q, "g2"), "normal_action");
}

void tst_PassengerCombat::r11_4g_itDrawsFire()
{
    Position p = assaulted(ambushed().rifles("u2", "E3"));
    say(p, Decline{});
    say(p, Place{id(p, "g2"), at("E5"), -1});

    HW_SAYS(asks(p), "react allied g2");
}

void tst_PassengerCombat::r10_7_3g_aGunAboardIsLostWhereOthersFallBack() // [R10.7.5b] [R10.7.5c]
{
    // A critical, then a C; the infantry beside it only keeps its head down.
    for (const auto &[card, expected] :
         {std::pair("drill.gun", "eliminated"), std::pair("ger.rifles43", "on g1")}) {
        Position p = assaulted(ambushed(card));
        say(p, Target{id(p, "g3")});
        rolls(p, {"C"});
        rolls(p);
        HW_SAYS(asks(p), "critical_attack G");
        rolls(p, {"C"});
        rolls(p);
        HW_SAYS(where(p, "g3"), expected);
    }
}

HW_PLAIN_TEST(tst_PassengerCombat)

} // namespace hexwerk::assault::tst_passenger_combat

#include "tst_passenger_combat.moc"
