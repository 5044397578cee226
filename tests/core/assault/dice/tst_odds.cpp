#include <QTest>

#include "tests/core/assault/dice/brute_odds.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <rapidcheck.h>

#include <string>
#include <tuple>

namespace hexwerk::assault::tst_odds {

namespace {

Pool pool(const char *letters)
{
    return *poolFromString(letters);
}

// All pools of at most `most` dice, the empty one too.
std::vector<Pool> poolsUpTo(int most)
{
    std::vector<Pool> pools(1);
    std::size_t from = 0;
    for (int size = 1; size <= most; ++size) {
        const std::size_t end = pools.size();
        for (; from < end; ++from)
            for (const Die die : kAllDice)
                if (const auto weakest = pools[from].weakest(); !weakest || *weakest <= die)
                    pools.push_back(Pool(pools[from]).add(die));
    }
    return pools;
}

rc::Gen<Pool> somePool(int most)
{
    return rc::gen::resize(
        rc::kNominalSize, rc::gen::exec([most] {
            Pool pool;
            const int size = *rc::gen::inRange(0, most + 1);
            for (int i = 0; i < size; ++i)
                pool.add(*rc::gen::elementOf(std::vector<Die>(kAllDice.begin(), kAllDice.end())));
            return pool;
        }));
}

// The cases weighted by C + D left, and by X left: what a reroll aims at.
std::pair<Weight, Weight> expected(const Distribution &odds)
{
    std::pair<Weight, Weight> sums = {0, 0};
    for (const Distribution::Entry &entry : odds.entries) {
        sums.first += entry.weight * static_cast<Weight>(entry.left.c + entry.left.d);
        sums.second += entry.weight * entry.left.x;
    }
    return sums;
}

std::string describe(const DuelTerms &terms)
{
    return toString(terms.attack) + " v " + toString(terms.defence) + " rerolls " +
           std::to_string(terms.attackRerolls) + " and " + std::to_string(terms.defenceRerolls);
}

} // namespace

class tst_Odds final : public QObject
{
    Q_OBJECT

private slots:
    void whatWasCountedBeforeIsToldAlike();
    void r10_7_2b_theOddsOfAllSmallPoolsAreThoseOfAllRolls_data();
    void r10_7_2b_theOddsOfAllSmallPoolsAreThoseOfAllRolls();
    void r10_7_2b_theOddsOfSomeLargerPoolsAreThoseOfAllRolls();
    void r10_8_1b_halfStrengthCountsEachDieOnce();
    void r4_2_3c_anAutomaticXJoinsTheAttackAndCanBeCancelled();
    void r4_2_3f_anEliteTargetIgnoresX();
    void r11_1_5a_adrenalineIgnoresOneX();
    void r11_1_1_1c_aDieIsRolledAgainWhereThatPays_data();
    void r11_1_1_1c_aDieIsRolledAgainWhereThatPays();
    void r11_1_1_1c_whereDiceAreEquallyGoodAnyOfThemServes_data();
    void r11_1_1_1c_whereDiceAreEquallyGoodAnyOfThemServes();
    void r11_1_1_1c_theBestOfTwoRollsOfOneDie();
    void r11_5b_oneGreenDieAgainstOneBlueDie();
    void w37_twoCriticalsRollTwoGreenAgainstTwoBlueDice();
    void theWeightsAddUpToSixToTheNumberOfDice();
    void tooManyDiceAreToldBeforehand();
};

void tst_Odds::r10_7_2b_theOddsOfAllSmallPoolsAreThoseOfAllRolls_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("profile A") << 0;
    QTest::newRow("profile B") << 1;
}

void tst_Odds::r10_7_2b_theOddsOfAllSmallPoolsAreThoseOfAllRolls()
{
    QFETCH(int, profile);
    const Faces &faces = profile == 0 ? kA : kB;
    const DiceFaces data = asData(faces);
    std::map<std::string, Rolls> rolls;
    for (const Pool &pool : poolsUpTo(3))
        rolls[toString(pool)] = rollsOfPool(pool, faces, Successes::All);
    QCOMPARE(rolls.size(), std::size_t{35});

    for (const auto &[attack, attacks] : rolls)
        for (const auto &[defence, defences] : rolls)
            QVERIFY2(oddsOf({pool(attack.c_str()), pool(defence.c_str())}, data) ==
                         compared(attacks, defences, ""),
                     (attack + " v " + defence).c_str());
}

void tst_Odds::r10_7_2b_theOddsOfSomeLargerPoolsAreThoseOfAllRolls()
{
    const DiceFaces data = asData(kA);
    QVERIFY(rc::check([&] {
        const DuelTerms terms{*somePool(4), *somePool(4),
                              *rc::gen::element(Successes::All, Successes::Single),
                              *rc::gen::inRange(0, 3)};
        RC_ASSERT(oddsOf(terms, data) ==
                  compared(rollsOfPool(terms.attack, kA, terms.attackSuccesses),
                           rollsOfPool(terms.defence, kA, Successes::All),
                           std::string(static_cast<std::size_t>(terms.automaticX), 'X')));
    }));
}

void tst_Odds::r10_8_1b_halfStrengthCountsEachDieOnce()
{
    // A red die of profile A shows D, D, D, DD, DD, CD: five times a damage, once a critical.
    const Distribution odds =
        oddsOf({.attack = pool("R"), .attackSuccesses = Successes::Single}, asData(kA));

    QCOMPARE(odds.entries.size(), std::size_t{2});
    QVERIFY((odds.entries[0] == Distribution::Entry{{0, 1, 0}, 5}));
    QVERIFY((odds.entries[1] == Distribution::Entry{{1, 0, 0}, 1}));
}

void tst_Odds::r4_2_3c_anAutomaticXJoinsTheAttackAndCanBeCancelled()
{
    // Alone against a blue die: three blanks leave the X, and X, D, D take it.
    const Distribution odds = oddsOf({.defence = pool("B"), .automaticX = 1}, asData(kA));

    QCOMPARE(odds.probability([](Symbols left) { return left.x == 1; }), 0.5);
    QCOMPARE(odds.probability([](Symbols left) { return left == Symbols{}; }), 0.5);
}

void tst_Odds::r4_2_3f_anEliteTargetIgnoresX()
{
    // Blue: three blanks, one X, two D.
    const Distribution odds = withoutX(oddsOf({.attack = pool("B")}, asData(kA)));

    QCOMPARE(odds.entries.size(), std::size_t{2});
    QVERIFY((odds.entries[0] == Distribution::Entry{{}, 4}));
    QVERIFY((odds.entries[1] == Distribution::Entry{{0, 1, 0}, 2}));
}

void tst_Odds::r11_1_5a_adrenalineIgnoresOneX()
{
    // W-57: one X is ignored, of two one remains. Blue with two automatic X: X 2, 3 or D + 2 X.
    const DiceFaces data = asData(kA);
    const Distribution one = withOneXFewer(oddsOf({.automaticX = 1}, data));
    const Distribution two = withOneXFewer(oddsOf({.automaticX = 2}, data));
    const Distribution more = withOneXFewer(oddsOf({.attack = pool("B"), .automaticX = 2}, data));

    QVERIFY((one.entries == std::vector<Distribution::Entry>{{{}, 1}}));
    QVERIFY((two.entries == std::vector<Distribution::Entry>{{{0, 0, 1}, 1}}));
    QVERIFY((more.entries ==
             std::vector<Distribution::Entry>{{{0, 0, 1}, 3}, {{0, 0, 2}, 1}, {{0, 1, 1}, 2}}));
}

// Calls check(terms) with small pools; every reroll of every pair would take minutes, so the
// numbers of rerolls, from 0 to `rerolls`, go round.
template<typename Check>
static void forSmallPools(int dice, int rerolls, Check check)
{
    int number = 0;
    int largest = 0;
    for (const Pool &attack : poolsUpTo(dice)) {
        for (const Pool &defence : poolsUpTo(dice)) {
            const int size = attack.size() + defence.size();
            if (size > dice || (size == 4 && ++largest % 4 != 0))
                continue;
            const int own = number++;
            if (!testing::takesPart(static_cast<std::size_t>(own)))
                continue;
            check(DuelTerms{attack, defence, own % 5 == 0 ? Successes::Single : Successes::All,
                            own % 7 == 0 ? 1 : 0, own % (rerolls + 1), own / 3 % (rerolls + 1)});
        }
    }
}

void tst_Odds::r11_1_1_1c_aDieIsRolledAgainWhereThatPays_data()
{
    QTest::addColumn<int>("profile");
    QTest::newRow("profile A") << 0;
    QTest::newRow("profile B") << 1;
}

void tst_Odds::r11_1_1_1c_aDieIsRolledAgainWhereThatPays()
{
    QFETCH(int, profile);
    const Faces &faces = profile == 0 ? kA : kB;
    const DiceFaces data = asData(faces);
    forSmallPools(profile == 0 ? 4 : 3, 1, [&](const DuelTerms &terms) {
        QVERIFY2(oddsOf(terms, data) == bruteForce(terms, faces), describe(terms).c_str());
    });
}

void tst_Odds::r11_1_1_1c_whereDiceAreEquallyGoodAnyOfThemServes_data()
{
    QTest::addColumn<int>("profile");
    QTest::addColumn<int>("rerolls");
    QTest::newRow("strange dice, one reroll a side") << 2 << 1;
    QTest::newRow("profile A, two rerolls a side") << 0 << 2;
    QTest::newRow("strange dice, two rerolls a side") << 2 << 2;
}

void tst_Odds::r11_1_1_1c_whereDiceAreEquallyGoodAnyOfThemServes()
{
    QFETCH(int, profile);
    QFETCH(int, rerolls);
    const Faces &faces = profile == 0 ? kA : kOdd;
    const DiceFaces data = asData(faces);
    forSmallPools(3, rerolls, [&](const DuelTerms &terms) {
        const Distribution odds = oddsOf(terms, data);
        const Distribution rolls = bruteForce(terms, faces);
        QVERIFY2(odds.total == rolls.total, describe(terms).c_str());
        QVERIFY2(expected(odds) == expected(rolls), describe(terms).c_str());
    });
}

void tst_Odds::r11_1_1_1c_theBestOfTwoRollsOfOneDie()
{
    // A blue die against nothing is rolled again where it shows no D: no D is left in 4/6 of 4/6.
    const Distribution odds = oddsOf({.attack = pool("B"), .attackRerolls = 1}, asData(kA));

    QVERIFY(odds.total == 36);
    QVERIFY(odds.weightOf([](Symbols left) { return left.d == 0; }) == 16);
    // The defender's blue die cancels one D as often: where it shows D, at once or again.
    const DuelTerms defended{.attack = pool("R"),
                             .defence = pool("B"),
                             .attackSuccesses = Successes::Single,
                             .defenceRerolls = 1};
    const Distribution left = oddsOf(defended, asData(kA));
    QVERIFY(left.weightOf([](Symbols s) { return s == Symbols{}; }) == 5 * 20);
}

void tst_Odds::r11_5b_oneGreenDieAgainstOneBlueDie()
{
    // Green -, -, X, D, D, CD against blue -, -, -, X, D, D. C is left alone where D meets CD.
    const Distribution odds = oddsOf({pool("G"), pool("B")}, asData(kA));

    QVERIFY(
        (odds.entries ==
         std::vector<Distribution::Entry>{
             {{}, 12 + 3 + 4}, {{0, 0, 1}, 3}, {{0, 1, 0}, 8}, {{1, 0, 0}, 2}, {{1, 1, 0}, 4}}));
}

void tst_Odds::w37_twoCriticalsRollTwoGreenAgainstTwoBlueDice()
{
    // [R10.7.5a] Both greens blank or both cancelled: counted by hand on the faces of profile B,
    // which are those of A for these two dice.
    const DuelTerms terms{pool("GG"), pool("BB")};
    const Distribution odds = oddsOf(terms, asData(kB));

    QVERIFY(odds.total == 1296);
    QVERIFY(odds == bruteForce(terms, kB));
    // A critical stays unless both greens miss it: no blue die shows one that could cancel it.
    QVERIFY(odds.weightOf([](Symbols left) { return left.c > 0; }) == (36 - 25) * 36);
}

void tst_Odds::theWeightsAddUpToSixToTheNumberOfDice()
{
    const DiceFaces data = asData(kA);
    for (const char *letters : {"", "R", "RYGB", "RRYYGGBB", "RRRRYYYYGGGGBBBB"}) {
        const Distribution odds = oddsOf({pool(letters), pool(letters)}, data);

        Weight total = 1;
        for (std::size_t i = 0; i < 2 * std::string(letters).size(); ++i)
            total *= 6;
        QVERIFY(odds.total == total);
        QVERIFY(odds.weightOf([](Symbols) { return true; }) == total);
        QVERIFY(withoutX(odds).weightOf([](Symbols left) { return left.x == 0; }) == total);
    }
    const Distribution most =
        oddsOf({pool("RRRRRRYYYYYYGGGGGGBBBBBB"), pool("RRRRRRYYYYYYGGGGGGBBBBBB")}, data);
    QVERIFY(most.weightOf([](Symbols) { return true; }) == most.total);
}

void tst_Odds::tooManyDiceAreToldBeforehand()
{
    const Pool full = pool("RRRRRRYYYYYYGGGGGGBBBBBB");
    QVERIFY(canTellOdds({full, full}));
    QVERIFY(!canTellOdds({Pool(full).add(Die::Blue), {}}));
    QVERIFY(!canTellOdds({{}, Pool(full).add(Die::Blue)}));
    const Pool eight = pool("RRYYGGBB");
    QVERIFY(canTellOdds({.attack = eight, .defence = full, .attackRerolls = 1}));
    QVERIFY(!canTellOdds({.attack = full, .defence = full, .attackRerolls = 1}));
    QVERIFY(canTellOdds({pool("RYGBB"), pool("RRYYGB"), Successes::All, 0, 2, 2}));
    QVERIFY(!canTellOdds({eight, eight, Successes::All, 0, 0, 2}));
    QVERIFY(!canTellOdds({.attackRerolls = 3}));
    QVERIFY(!canTellOdds({.defenceRerolls = -1}));
    QVERIFY(!canTellOdds({.automaticX = 25}));
}

// With the dice of both editions in turn, and more pools than are kept.
void tst_Odds::whatWasCountedBeforeIsToldAlike()
{
    const auto pools = poolsUpTo(3);
    for (int round = 0; round < 2; ++round)
        for (const Pool &attack : pools)
            for (const Pool &defence : pools)
                for (const DiceFaces &faces : {asData(kA), asData(kB)})
                    QVERIFY(oddsOf({attack, defence}, faces) ==
                            countedOdds({attack, defence}, faces));
}

HW_PLAIN_TEST(tst_Odds)

} // namespace hexwerk::assault::tst_odds

#include "tst_odds.moc"
