// Dice that go by what is rolled for.
#include <QTest>

#include "core/assault/mind/keyed_dice.h"
#include "tests/core/assault/table.h"
#include "tests/test_program.h"

#include <array>
#include <cstdlib>

namespace hexwerk::assault::tst_keyed_dice {

class tst_KeyedDice final : public QObject
{
    Q_OBJECT

private slots:
    void whatHasNothingToDoWithARollLeavesItAlone();
    void twoRollsAreTwoFairDice();
};

static Position shotAt(const std::string &target, std::string_view bystander)
{
    Table table;
    table.rifles("g1", "E5").rifles("g2", "F5").rifles("u1", "E7").rifles("u2", bystander);
    Position p = table.begin();
    say(p, announce(p, "u1", Action::Fire));
    say(p, Target{id(p, target)});
    while (!p.pending.isChance())
        say(p, Assault::legalOrders(p).back()); // nobody joins in
    return p;
}

// Neither a unit elsewhere nor a roll before it; but who is shot at does.
void tst_KeyedDice::whatHasNothingToDoWithARollLeavesItAlone()
{
    const Position here = shotAt("g1", "A1");
    const Position there = shotAt("g1", "L9");
    const Position other = shotAt("g2", "A1");
    QVERIFY(!(here == there));
    int differing = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const Order first = KeyedDice(seed).roll(here);
        QVERIFY(KeyedDice(seed).roll(there) == first);
        KeyedDice dice(seed);
        differing += !(dice.roll(other) == first);
        QVERIFY(dice.roll(here) == first);
    }
    QVERIFY(differing > 50);
}

// The same question twice, in 7,200 games: each of the 36 pairs in 200 of them, within four
// standard deviations.
void tst_KeyedDice::twoRollsAreTwoFairDice()
{
    Position p = Table().begin();
    p.pending = {.question = Question::PlainDice, .use = RollUse::Initiative, .plainDice = 1};
    std::array<std::array<int, 6>, 6> pairs = {};
    for (std::uint64_t seed = 0; seed < 7200; ++seed) {
        KeyedDice dice(seed);
        const auto face = [&] { return std::get<Dice>(dice.roll(p)).faces.at(0) - 1; };
        const auto first = static_cast<std::size_t>(face());
        ++pairs.at(first).at(static_cast<std::size_t>(face()));
    }
    for (const auto &row : pairs)
        for (const int count : row)
            QVERIFY2(std::abs(count - 200) <= 56, qPrintable(QString::number(count)));
}

HW_PLAIN_TEST(tst_KeyedDice)

} // namespace hexwerk::assault::tst_keyed_dice

#include "tst_keyed_dice.moc"
