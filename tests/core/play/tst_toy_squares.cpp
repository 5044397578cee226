// Forces bought in secret: orders that nobody can list, one sealed order a side.
#include <QTest>

#include "core/play/match.h"
#include "tests/core/play/toy_squares.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::tst_toy_squares {

using namespace toy_squares;
using Match = play::MatchOf<Squares>;

class tst_ToySquares final : public QObject
{
    Q_OBJECT

private slots:
    void forcesAreCounted();
    void whatIsBoughtIsNotListedButAsked();
    void aForceStaysSecretUntilItIsShown();
    void aForceThatWasNotBoughtIsNotShown();
    void aForceThatIsTooDearIsFoundOut();
    void movesAreThoseThatAreOffered();
    void aFightIsWonAsOftenAsTheRuleSays();
    void theLogIsTheGameForEverySeat();
};

static constexpr Salt kNorthSeed = {1};
static constexpr Salt kSouthSeed = {2};
static constexpr Seeds kBoth = {kNorthSeed, kSouthSeed};

static Position started(const Seeds &seeds = kBoth)
{
    return Squares::start(3, {6, 4}, seeds);
}

static Enlist bought(const Force &force, const Salt &seed)
{
    return {{force, saltOf(seed, 0)}};
}

static Position shown(const Force &north, const Force &south)
{
    Position p = started();
    for (const Order &order : {Order(bought(north, kNorthSeed)), Order(bought(south, kSouthSeed))})
        HW_EXPECTS(Squares::apply(p, order));
    for (int i = 0; i < 2; ++i)
        HW_EXPECTS(Squares::apply(p, *Squares::formalAnswer(p)));
    return p;
}

// One piece: 3. Two: 9. Three by their sum, 3 to 6: 1 + 3 + 6 + 7.
void tst_ToySquares::forcesAreCounted()
{
    QCOMPARE(forcesFor(6).size(), std::size_t{3 + 9 + 17});
    QCOMPARE(forcesFor(9).size(), std::size_t{3 + 9 + 27});
    QVERIFY(forcesFor(2) == (std::vector<Force>{"1", "2", "11"}));
}

void tst_ToySquares::whatIsBoughtIsNotListedButAsked()
{
    const Position p = started();
    QVERIFY(Squares::offers(p).orders.empty());
    QVERIFY(!Squares::offers(p).complete);
    QVERIFY(Squares::speaker(p) == (play::Speaker{play::Asked::Player, kNorth}));
    int allowed = 0;
    for (const char *first : {"", "1", "2", "3"})
        for (const char *second : {"", "1", "2", "3", "4"})
            for (const char *third : {"1", "2", "3", "x"})
                allowed +=
                    Squares::query(p, bought(std::string(first) + second + third, kNorthSeed))
                        .has_value();
    // One piece is said in one way, two in two: with the first or the second one left out.
    QCOMPARE(allowed, 3 + 2 * 9 + 17);
    QCOMPARE(Squares::query(p, bought("331", kNorthSeed)).error().rule, std::string_view("S-buy"));
    QCOMPARE(Squares::query(p, bought("3", kSouthSeed)).error().rule, std::string_view("S-buy"));
}

void tst_ToySquares::aForceStaysSecretUntilItIsShown()
{
    Match match(started());
    QVERIFY(match.say(R"({"enlist":"321"})"));
    QVERIFY(match.records()[0].json.find("321") == std::string::npos);
    for (const Seat seat : {kNorth, kSouth}) {
        const auto seen = match.seenBy(seat);
        const Position &view = dynamic_cast<const Match &>(*seen).position();
        QCOMPARE(view.forces[kNorth].isKnown(), seat == kNorth);
        QCOMPARE(view.seeds[kNorth].has_value(), seat == kNorth);
        QCOMPARE(seen->hash(), match.hash());
        QVERIFY(!seen->offers().complete);
    }
    QVERIFY(match.say(R"({"enlist":"22"})"));
    QVERIFY(match.answerFormally() == (play::Said{2, 4}));
    QVERIFY(match.records()[2].json.find("321") != std::string::npos);
    const auto seen = match.seenBy(kSouth);
    QVERIFY(dynamic_cast<const Match &>(*seen).position().forces[kNorth].value() == "321");
}

void tst_ToySquares::aForceThatWasNotBoughtIsNotShown()
{
    Position p = started();
    QVERIFY(Squares::apply(p, bought("321", kNorthSeed)));
    QVERIFY(Squares::apply(p, bought("22", kSouthSeed)));
    for (const Force &force : forcesFor(6))
        QCOMPARE(Squares::query(p, Show{force, saltOf(kNorthSeed, 0)}).has_value(), force == "321");
    QVERIFY(!Squares::query(p, Show{"321", saltOf(kNorthSeed, 1)}));
}

// South does not know what north seals; it finds out when it is shown.
void tst_ToySquares::aForceThatIsTooDearIsFoundOut()
{
    Position p = started({std::nullopt, kSouthSeed});
    QVERIFY(Squares::apply(p, Enlist{bought("333", kNorthSeed).force.closed()}));
    QVERIFY(Squares::apply(p, bought("22", kSouthSeed)));
    const auto ruling = Squares::query(p, Show{"333", saltOf(kNorthSeed, 0)});
    QCOMPARE(ruling.error().rule, std::string_view("S-show"));
    QVERIFY(ruling.error().message == Message::TooDear);
    QVERIFY(Squares::offers(p).orders.empty()); // only north can show it
}

void tst_ToySquares::movesAreThoseThatAreOffered()
{
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        play::Randomness randomness(seed);
        Position p = started();
        while (!play::isOver<Squares>(p)) {
            const auto offers = Squares::offers(p);
            for (int piece = -1; p.question == Question::Act && piece <= 6; ++piece)
                for (int column = -1; column <= kColumns; ++column)
                    for (int row = -1; row <= kRows; ++row) {
                        const Order move = Move{piece, column, row};
                        const bool isOffered =
                            std::count(offers.orders.begin(), offers.orders.end(), move) == 1;
                        QVERIFY(offers.complete);
                        QCOMPARE(Squares::query(p, move).has_value(), isOffered);
                    }
            QVERIFY(Squares::apply(p, Squares::sample(p, randomness)));
        }
    }
}

void tst_ToySquares::aFightIsWonAsOftenAsTheRuleSays()
{
    for (int attacker = 1; attacker <= 3; ++attacker)
        for (int defender = 1; defender <= 3; ++defender) {
            Position p = shown(std::to_string(attacker), std::to_string(defender));
            p.pieces[1].row = 1; // beside the other one
            QVERIFY(Squares::apply(p, Move{0, 0, 1}));
            const auto outcomes = Squares::outcomes(p);
            int wins = 0;
            int cases = 0;
            for (const auto &outcome : outcomes) {
                Position after = p;
                QVERIFY(Squares::apply(after, outcome.order));
                wins += left(after, kSouth) == 0;
                cases += static_cast<int>(outcome.weight);
                QVERIFY(left(after, kSouth) == 0 || left(after, kNorth) == 0);
            }
            QCOMPARE(cases, 6);
            // Faces above 3 and the difference, of 6.
            QCOMPARE(wins, std::clamp(3 + attacker - defender, 0, 6));
        }
}

void tst_ToySquares::theLogIsTheGameForEverySeat()
{
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        play::Randomness randomness(seed);
        Match match(started());
        while (!match.isOver())
            match.sayAnything(randomness);
        for (const Seeds &seeds :
             {kBoth, Seeds{kNorthSeed, std::nullopt}, Seeds{std::nullopt, kSouthSeed}, Seeds{}}) {
            Match again(started(seeds));
            QVERIFY(again.replay(match.records()));
            QCOMPARE(again.hash(), match.hash());
            QVERIFY(again.records() == match.records());
        }
        const std::size_t half = match.records().size() / 2;
        const auto branch = match.branchAt(half);
        QVERIFY(branch->replay(std::span(match.records()).subspan(half)));
        QCOMPARE(branch->hash(), match.hash());
    }
}

HW_PLAIN_TEST(tst_ToySquares)

} // namespace hexwerk::tst_toy_squares

#include "tst_toy_squares.moc"
