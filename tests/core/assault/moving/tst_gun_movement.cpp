// [R9.9] Movement of guns, which have a facing.
#include <QTest>

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/turning.h"
#include "tests/core/assault/moving_unit.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_gun_movement {

class tst_GunMovement final : public QObject
{
    Q_OBJECT

private slots:
    void r9_9a_aGunGoesAnywhereAndKeepsItsFacing();
    void r9_9c_theFirstVertexOfAGunIsFree();
    void r9_9c_notInAFastAction();
    void r9_9c_alsoAGunThatIsPulled();
};

void tst_GunMovement::r9_9a_aGunGoesAnywhereAndKeepsItsFacing()
{
    Position p = moving(lone("drill.at_gun", 3));

    say(p, step(p, "u1", "E6"));
    say(p, step(p, "u1", "F6"));

    QCOMPARE(int(unit(p, "u1").facing), 3);
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(asks(p), "step allied u1"); // to turn
    say(p, turn(p, "u1", 2));
    HW_SAYS(asks(p), "announce axis");
}

void tst_GunMovement::r9_9c_theFirstVertexOfAGunIsFree()
{
    Position p = moving(lone("drill.at_gun"));

    say(p, turn(p, "u1", 2));
    QCOMPARE(left(p), 1);
    say(p, turn(p, "u1", 3));
    HW_SAYS(asks(p), "announce axis");
    HW_SAYS(markers(p, "u1"), "normal_action");

    // Also in the German edition, where vehicles have more.
    Position q = moving(lone("drill.at_gun").german());
    say(q, turn(q, "u1", 1));
    say(q, step(q, "u1", "E6"));
    say(q, turn(q, "u1", 2));
    HW_SAYS(asks(q), "announce axis"); // its last point
}

void tst_GunMovement::r9_9c_notInAFastAction()
{
    const Position p = moving(lone("drill.at_gun"), Action::FastMove);
    HW_SAYS(ruled(p, turn(p, "u1", 1)), "CannotTurn R9.9c");
}

void tst_GunMovement::r9_9c_alsoAGunThatIsPulled()
{
    Position p = moving(lone("drill.heavy_gun"));
    HW_SAYS(asks(p), "step allied u1");
    HW_SAYS(ruled(p, step(p, "u1", "E6")), "Immobilised R9.11.4a");

    HW_SAYS(ruled(p, turn(p, "u1", 2)), "NotEnoughMovement R9.9c");

    say(p, turn(p, "u1", 1));

    QCOMPARE(int(unit(p, "u1").facing), 1);
    HW_SAYS(markers(p, "u1"), "normal_action");
    HW_SAYS(asks(p), "announce axis");
}

HW_PLAIN_TEST(tst_GunMovement)

} // namespace hexwerk::assault::tst_gun_movement

#include "tst_gun_movement.moc"
