// Numbers from a seed, and the player who draws orders with them.
#include <QTest>

#include "core/play/answerer.h"
#include "core/play/game.h"
#include "tests/core/aborts.h"
#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

#include <cmath>
#include <map>

namespace hexwerk::tst_answerer {

using namespace toy;
using play::Randomness;
using testing::abortOf;

class tst_Answerer final : public QObject
{
    Q_OBJECT

private slots:
    void numbersAreThoseOfTheStandard();
    void aSeedGivesTheSameNumbersEverywhere();
    void unevenNumbersAreDrawnAnew();
    void everyNumberIsAsLikely();
    void oneNumberIsNoChoice();
    void ordersAreDrawnAsTheSystemWeighsThem();
    void gamesEndAsOftenAsTheyShould();
    void theSameSeedPlaysTheSameGame();
    void whoHasNothingToSayIsNotAsked();
};

// C++20, 28.5.6: the 10,000th number of a mt19937_64 with its default seed, 5489.
void tst_Answerer::numbersAreThoseOfTheStandard()
{
    Randomness random(5489);
    for (int i = 1; i < 10'000; ++i)
        random.below(UINT64_MAX);
    QCOMPARE(random.below(UINT64_MAX), 9981545732273789042U);
}

// From a Mersenne Twister that was written in another language.
void tst_Answerer::aSeedGivesTheSameNumbersEverywhere()
{
    Randomness random(42);
    std::vector<std::uint64_t> numbers;
    for (int i = 0; i < 20; ++i)
        numbers.push_back(random.below(6));
    QCOMPARE(numbers, (std::vector<std::uint64_t>{0, 2, 4, 0, 5, 2, 4, 0, 4, 1,
                                                  1, 0, 0, 4, 3, 2, 0, 2, 1, 5}));
}

// Of 2^64 numbers, 2^63 + 1 fit once: the others would make the small ones twice as likely. The
// first three of seed 42 are beyond it, and the fifth.
void tst_Answerer::unevenNumbersAreDrawnAnew()
{
    Randomness random(42);
    constexpr std::uint64_t kRange = (std::uint64_t{1} << 63) + 1;
    QCOMPARE(random.below(kRange), 0x22e2c43f8a1ad34eU);
    QCOMPARE(random.below(kRange), 0x1814dc629c7f4f7cU);
    QCOMPARE(random.below(kRange), 0x5f75917a3eb7b900U);
}

// `count` of `total` draws lie within five standard deviations of what is likely.
static bool fits(int count, int total, double chance)
{
    return std::abs(count - total * chance) < 5 * std::sqrt(total * chance * (1 - chance));
}

void tst_Answerer::everyNumberIsAsLikely()
{
    Randomness random(3);
    std::map<std::uint64_t, int> counts;
    for (int i = 0; i < 70'000; ++i)
        ++counts[random.below(7)];
    QCOMPARE(counts.size(), std::size_t{7});
    for (const auto &[number, count] : counts)
        QVERIFY(number < 7 && fits(count, 70'000, 1.0 / 7));
}

void tst_Answerer::oneNumberIsNoChoice()
{
    Randomness random(3);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(random.below(1), std::uint64_t{0});
}

// A walk weighs 3 and a rest 1; the die goes in 4 cases of 6.
void tst_Answerer::ordersAreDrawnAsTheSystemWeighsThem()
{
    Position p = ToyLine::start(2, kSeed);
    QVERIFY(ToyLine::apply(p, dug(Ground::Firm)));
    play::RandomPlayer<ToyLine> player(5);
    int walks = 0;
    for (int i = 0; i < 20'000; ++i)
        walks += std::holds_alternative<Walk>(player.answer(p));
    QVERIFY(fits(walks, 20'000, 3.0 / 4));

    QVERIFY(ToyLine::apply(p, Walk{}) && ToyLine::apply(p, To{1}));
    int goes = 0;
    for (int i = 0; i < 20'000; ++i)
        goes += std::get<Die>(player.answer(p)).goes;
    QVERIFY(fits(goes, 20'000, 2.0 / 3));
}

// A token moves with 3/4 * 2/3 = 1/2, and there is a pit with 1/2. Without it the left side wins
// by three moves at first, 1/8; the right one by the fourth move after two of three, 3/8 * 1/2.
// With it the right side wins if the left token moves once, 3/4.
void tst_Answerer::gamesEndAsOftenAsTheyShould()
{
    constexpr int kGames = 8'000;
    std::map<Side, int> wins;
    std::map<std::string, int> games;
    play::RandomPlayer<ToyLine> player(6);
    const Position start = ToyLine::start(2, kSeed);
    for (int i = 0; i < kGames; ++i) {
        Position p = start;
        std::string said;
        while (!ToyLine::isOver(p)) {
            const Order order = player.answer(p);
            said += ToyLine::orderToJson(p, order);
            QVERIFY(ToyLine::apply(p, order));
        }
        ++wins[p.winner];
        ++games[said];
    }
    QVERIFY(fits(wins[Side::Left], kGames, 1.0 / 16));
    QVERIFY(fits(wins[Side::Right], kGames, (3.0 / 16 + 3.0 / 4) / 2));
    QCOMPARE(games.size(), std::size_t{122}); // all that there are: see tst_toy_line
}

void tst_Answerer::theSameSeedPlaysTheSameGame()
{
    const auto played = [](std::uint64_t seed) {
        play::Game<ToyLine> game(ToyLine::start(50, kSeed));
        play::RandomPlayer<ToyLine> player(seed);
        play::Answerer<ToyLine> &answerer = player;
        while (!ToyLine::isOver(game.position()))
            if (!game.apply(answerer.answer(game.position())))
                break;
        return std::pair(game.log().size(), game.position());
    };
    int different = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        QVERIFY(played(seed) == played(seed));
        QVERIFY(ToyLine::isOver(played(seed).second));
        different += played(seed) != played(seed + 1);
    }
    QVERIFY(different > 0);
}

void tst_Answerer::whoHasNothingToSayIsNotAsked()
{
    Position p = ToyLine::start(1, kSeed);
    for (const Order &order : {Order(dug(Ground::Pit)), Order(Rest{}), Order(Rest{})})
        QVERIFY(ToyLine::apply(p, order));
    QVERIFY(ToyLine::isOver(p));
    QVERIFY(!abortOf([&] { play::RandomPlayer<ToyLine>(1).answer(p); }).empty());
}

HW_PLAIN_TEST(tst_Answerer)

} // namespace hexwerk::tst_answerer

#include "tst_answerer.moc"
