#include <QTest>

#include "core/assault/dice/dice.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_dice {

class tst_Dice final : public QObject
{
    Q_OBJECT

private slots:
    void r10_7_2a_eachSymbolCancelsAnEqualOrWeakerOne();
    void r10_7_2a_eachCancelledSymbolIsNamed();
    void poolsAreReadInAnyOrderAndWrittenStrongestFirst();
};

void tst_Dice::r10_7_2a_eachSymbolCancelsAnEqualOrWeakerOne()
{
    QVERIFY((cancel({1, 0, 0}, {0, 5, 0}) == Symbols{1, 0, 0}));
    QVERIFY((cancel({0, 1, 0}, {0, 0, 5}) == Symbols{0, 1, 0}));
    QVERIFY((cancel({1, 0, 0}, {1, 0, 0}) == Symbols{}));
    QVERIFY((cancel({0, 0, 2}, {1, 0, 0}) == Symbols{0, 0, 1}));
    // W-38
    QVERIFY((cancel({1, 2, 1}, {2, 0, 1}) == Symbols{0, 1, 0}));
}

void tst_Dice::r10_7_2a_eachCancelledSymbolIsNamed()
{
    const Symbols c{1, 0, 0}, d{0, 1, 0}, x{0, 0, 1};
    // W-38: the second C takes a D, the X has nothing but the X left to take.
    QVERIFY((cancelled({1, 2, 1}, {2, 0, 1}) ==
             std::vector<Cancelled>{{c, c, 1}, {c, d, 1}, {x, x, 1}}));
    QVERIFY((cancelled({0, 0, 3}, {1, 1, 0}) == std::vector<Cancelled>{{c, x, 1}, {d, x, 1}}));
    QVERIFY((cancelled({0, 3, 0}, {0, 2, 4}) == std::vector<Cancelled>{{d, d, 2}}));
    QVERIFY(cancelled({1, 0, 0}, {0, 5, 0}).empty());
}

void tst_Dice::poolsAreReadInAnyOrderAndWrittenStrongestFirst()
{
    QCOMPARE(toString(*poolFromString("BRYR")), std::string("RRYB"));
    QVERIFY(poolFromString("")->isEmpty());
    QVERIFY(!poolFromString("RQ"));
    QVERIFY(!poolFromString(std::string(33, 'R')));
    Pool pool = *poolFromString("RYB");
    QVERIFY(pool.strongest() == Die::Red);
    QVERIFY(pool.weakest() == Die::Blue);
    QCOMPARE(toString(pool.removeWeakest()), std::string("RY"));
}

HW_PLAIN_TEST(tst_Dice)

} // namespace hexwerk::assault::tst_dice

#include "tst_dice.moc"
