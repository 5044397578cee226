// Luck, against numbers that were worked out by hand from the faces of dice A: symbols on red
// 1 1 1 2 2 2, yellow 1 1 1 1 2 2, green 0 0 1 1 1 2, blue 0 0 0 1 1 1.
#include <QTest>

#include "core/assault/aside/luck.h"
#include "tests/core/assault/told.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_luck {

class tst_Luck final : public QObject
{
    Q_OBJECT

private slots:
    void symbolsAreCountedBesideWhatWasExpected();
    void theChanceIsExact();
    void aSideSumsUpItsUnits();
    void attackDefenceAndTheRestStandApart();
    void minesAreNobodys();
    void plainDiceAreNoLuckHere();
    void symbolsThatNoDieHasAreCountedAllTheSame();
    void aShotIsFoundInItsEvents();
};

static Position table()
{
    return Table().rifles("g1", "E6").rifles("g2", "C2").rifles("u1", "E9").begin();
}

static Event rolled(RollUse use, UnitId unit, std::string_view pool,
                    std::initializer_list<const char *> faces)
{
    DiceRolled what{.use = use, .unit = unit, .dice = dice(pool), .faces = {}};
    for (const char *face : faces)
        what.symbols.push_back(seen(face));
    return {.what = what};
}

static bool near(double a, double b)
{
    return std::abs(a - b) < 1e-12;
}

void tst_Luck::symbolsAreCountedBesideWhatWasExpected()
{
    const Position p = table();
    LuckCount count(p);
    count.add(rolled(RollUse::Attack, id(p, "g1"), "RYGB", {"DD", "X", "-", "D"}));

    const Luck luck = count.rows().at(1);

    QVERIFY(luck.unit == id(p, "g1"));
    QCOMPARE(int(luck.side), 0);
    QCOMPARE(luck.rolled, 4);
    QCOMPARE(luck.got, 4);
    QVERIFY(near(luck.expected, (9 + 8 + 5 + 3) / 6.0));
}

void tst_Luck::theChanceIsExact()
{
    const Position p = table();
    const auto lastRow = [&](std::string_view pool, std::initializer_list<const char *> faces) {
        LuckCount count(p);
        count.add(rolled(RollUse::Attack, id(p, "g1"), pool, faces));
        return count.rows().back();
    };
    // Two blue dice: none 1/4, one 1/2, two 1/4.
    QVERIFY(near(lastRow("BB", {"D", "-"}).atLeast, 0.75));
    QVERIFY(near(lastRow("BB", {"D", "-"}).atMost, 0.75));
    QVERIFY(near(lastRow("BB", {"D", "D"}).atLeast, 0.25));
    QVERIFY(near(lastRow("BB", {"-", "-"}).atLeast, 1));
    QVERIFY(near(lastRow("BB", {"-", "-"}).atMost, 0.25));
    // Green and blue: three only by CD and D, 1/6 * 1/2; two by 2+0 and 1+1, 1/12 + 1/4.
    QVERIFY(near(lastRow("GB", {"CD", "D"}).atLeast, 1 / 12.0));
    QVERIFY(near(lastRow("GB", {"CD", "-"}).atLeast, 5 / 12.0));
    // Ten red dice with two symbols each: 1/1024.
    QVERIFY(near(
        lastRow("RRRRRRRRRR", {"DD", "DD", "DD", "DD", "DD", "DD", "DD", "DD", "CD", "CD"}).atLeast,
        1 / 1024.0));
}

void tst_Luck::aSideSumsUpItsUnits()
{
    const Position p = table();
    LuckCount count(p);
    count.add(rolled(RollUse::Attack, id(p, "g1"), "B", {"D"}));
    count.add(rolled(RollUse::AssaultAttack, id(p, "g2"), "B", {"D"}));

    const std::vector<Luck> rows = count.rows();

    QCOMPARE(rows.size(), std::size_t(3));
    QVERIFY(rows[0].unit == UnitId{} && rows[0].rolled == 2 && rows[0].got == 2);
    QVERIFY(near(rows[0].atLeast, 0.25));
    QVERIFY(rows[1].unit == id(p, "g1") && near(rows[1].atLeast, 0.5));
    QVERIFY(rows[2].unit == id(p, "g2"));
}

void tst_Luck::attackDefenceAndTheRestStandApart()
{
    const Position p = table();
    LuckCount count(p);
    count.add(rolled(RollUse::Reroll, id(p, "u1"), "B", {"-"}));
    count.add(rolled(RollUse::Defence, id(p, "u1"), "G", {"X"}));
    count.add(rolled(RollUse::DefenceAttack, id(p, "u1"), "R", {"D"}));

    const std::vector<Luck> rows = count.rows();

    QCOMPARE(rows.size(), std::size_t(6));
    for (std::size_t i : {0U, 3U}) {
        QVERIFY(rows[i].kind == LuckKind::Attack && near(rows[i].expected, 1.5));
        QVERIFY(rows[i + 1].kind == LuckKind::Defence && near(rows[i + 1].expected, 5 / 6.0));
        QVERIFY(rows[i + 2].kind == LuckKind::Other && near(rows[i + 2].expected, 0.5));
    }
}

void tst_Luck::minesAreNobodys()
{
    const Position p = table();
    LuckCount count(p);
    count.add(rolled(RollUse::MineAttack, UnitId{}, "G", {"D"}));
    QCOMPARE(count.rows().size(), std::size_t(1));
    QVERIFY(count.rows()[0].side == kNobody);
}

void tst_Luck::plainDiceAreNoLuckHere()
{
    const Position p = table();
    LuckCount count(p);
    count.add({.what = DiceRolled{
                   .use = RollUse::Spotting, .unit = id(p, "u1"), .dice = {}, .faces = {6}}});
    count.add({.what = Passed{0}});
    QVERIFY(count.rows().empty());
}

void tst_Luck::symbolsThatNoDieHasAreCountedAllTheSame()
{
    const Position p = table();
    LuckCount count(p);
    for (int i = 0; i < 3; ++i)
        count.add(rolled(RollUse::Attack, id(p, "u1"), "B", {"CD"}));
    QCOMPARE(count.rows()[0].got, 6);
    QVERIFY(near(count.rows()[0].atLeast, 0));
    QVERIFY(near(count.rows()[0].atMost, 1));
}

void tst_Luck::aShotIsFoundInItsEvents()
{
    Position p = table();
    LuckCount count(p);
    fire(p, "u1", "g1");
    const Pool attack = p.pending.dice;
    for (const Event &event : rolls(p, {"D"}))
        count.add(event);

    const std::vector<Luck> rows = count.rows();

    QCOMPARE(rows.size(), std::size_t(2));
    QCOMPARE(rows[1].rolled, attack.size());
    QCOMPARE(rows[1].got, 1);
    QVERIFY(rows[1].unit == id(p, "u1") && rows[1].kind == LuckKind::Attack);
}

HW_PLAIN_TEST(tst_Luck)

} // namespace hexwerk::assault::tst_luck

#include "tst_luck.moc"
