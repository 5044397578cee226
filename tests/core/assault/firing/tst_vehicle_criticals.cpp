// [R10.7.6] What critical hits do to a vehicle.
#include <QTest>

#include "tests/core/assault/played_out.h"
#include "tests/core/assault/tank_duel.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_vehicle_criticals {

class tst_VehicleCriticals final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_6b_aCriticalHitStopsAVehicle();
    void r10_7_6b_aSecondOneDestroysIt();
    void r10_7_6c_damageOfTheCriticalRollDrivesItBack();
    void r10_7_6d_suppressionOfTheCriticalRoll();
    void r10_7_3h_whoIsStoppedByTheSameHitIsLost();
    void previewKnowsWhatStopsAVehicle();
};

// u1 hits g1 with a critical; the critical roll is open.
static Position critical(std::vector<std::string> markers, const char *more = "-")
{
    Table table = duel();
    table.scenario.units[0].markers = std::move(markers);
    table.unit("g9", "L1", "drill.porters"); // so that the turn goes on
    Position p = table.begin();
    fire(p, "u1", "g1");
    rolls(p, {"C", more});
    rolls(p);
    return p;
}

void tst_VehicleCriticals::r10_7_6b_aCriticalHitStopsAVehicle() // [R10.7.6a]
{
    Position p = critical({});
    HW_SAYS(asks(p), "critical_attack G");
    rolls(p, {"C"});
    rolls(p);

    HW_SAYS(markers(p, "g1"), "immobilised");
    QCOMPARE(strength(p, "g1"), 2);
}

void tst_VehicleCriticals::r10_7_6b_aSecondOneDestroysIt()
{
    Position p = critical({"immobilised"});
    rolls(p, {"CD"});
    rolls(p);
    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_VehicleCriticals::r10_7_6c_damageOfTheCriticalRollDrivesItBack()
{
    Position p = critical({});
    rolls(p, {"D"});
    rolls(p);
    HW_SAYS(asks(p), "fallback axis g1");
    HW_SAYS(markers(p, "g1"), "fallback");

    for (const char *marker : {"immobilised", "fallback"}) {
        Position q = critical({marker});
        rolls(q, {"D"});
        rolls(q);
        HW_SAYS(where(q, "g1"), "eliminated");
    }
}

void tst_VehicleCriticals::r10_7_6d_suppressionOfTheCriticalRoll() // W-72
{
    Position p = critical({});
    rolls(p, {"X"});
    rolls(p);
    HW_SAYS(markers(p, "g1"), "suppressed");

    Position q = critical({"suppressed"});
    rolls(q, {"X"});
    rolls(q);
    HW_SAYS(markers(q, "g1"), "fallback");

    Position stopped = critical({"immobilised"});
    rolls(stopped, {"X"});
    rolls(stopped);
    HW_SAYS(markers(stopped, "g1"), "suppressed,immobilised");

    Position lost = critical({"immobilised", "suppressed"});
    rolls(lost, {"X"});
    rolls(lost);
    HW_SAYS(where(lost, "g1"), "eliminated");
}

void tst_VehicleCriticals::r10_7_3h_whoIsStoppedByTheSameHitIsLost()
{
    Position p = critical({"suppressed"}, "X"); // it has to fall back
    rolls(p, {"C"});                            // and cannot
    rolls(p);
    HW_SAYS(where(p, "g1"), "eliminated");
}

void tst_VehicleCriticals::previewKnowsWhatStopsAVehicle()
{
    const auto chances = [](std::vector<std::string> markers) {
        Table table = duel();
        table.scenario.units[0].markers = std::move(markers);
        Position p = table.begin();
        const AttackChances told =
            previewShot(p, {.firer = id(p, "u1"), .target = id(p, "g1")}).chances;
        fire(p, "u1", "g1");
        return std::pair(told, playedOut(p, id(p, "g1")));
    };
    const auto [fresh, played] = chances({});
    HW_SAME_CHANCES(fresh, played);
    const auto [stopped, playedStopped] = chances({"immobilised"});
    HW_SAME_CHANCES(stopped, playedStopped);
    QCOMPARE(stopped.immobilised, 0.0);
    QCOMPARE(stopped.fallback, 0.0);
    QVERIFY(stopped.eliminated > fresh.eliminated);
}

HW_PLAIN_TEST(tst_VehicleCriticals)

} // namespace hexwerk::assault::tst_vehicle_criticals

#include "tst_vehicle_criticals.moc"
