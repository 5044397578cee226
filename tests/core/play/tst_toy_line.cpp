// The toy itself: what is counted here by hand is what the other tests of this folder go through.
#include <QTest>

#include "tests/core/play/toy_line.h"
#include "tests/test_program.h"

#include <algorithm>
#include <map>
#include <set>

namespace hexwerk::tst_toy_line {

using namespace toy;

class tst_ToyLine final : public QObject
{
    Q_OBJECT

private slots:
    void aGameOfTwoTurnsHas76Positions();
    void thereAre122Games();
    void anOrderIsAcceptedIfItIsOffered();
    void positionsThatDifferHaveDifferentHashes();
    void ordersAreReadAsTheyWereWritten();
    void otherTextsAreNoOrders();
};

// Without a pit, at the acts 1 to 4: the left token has moved 0; 0 or 1; 0 or 1; 0, 1 or 2 cells,
// the right one 0; 0; 0 or 1; 0 or 1. Without the place where they meet that is 1, 2, 4 and 5
// positions. With a pit the left token has not moved: 1, 1, 2 and 2. At each of these 18 there is
// the act, the cell and the die to be asked for. The left token comes into the second cell at act
// 1, or at act 3 with two places of the right one: 3 moments with a pit, 3 without. Ends without a
// pit: 5 places and that of the right token two cells on; two where the right one wins, one where
// the left one does. With a pit: 3 falls and 3 places at the end.
void tst_ToyLine::aGameOfTwoTurnsHas76Positions()
{
    std::map<Question, int> counts;
    for (const Position &p : everyPosition(2))
        ++counts[p.pending.question];
    const std::map<Question, int> expected = {{Question::Dig, 1},    {Question::Act, 18},
                                              {Question::To, 18},    {Question::Die, 18},
                                              {Question::Reveal, 6}, {Question::Over, 15}};
    QVERIFY(counts == expected);
    QCOMPARE(everyPosition(2).size(), std::size_t{76});
}

static int countGames(const Position &p)
{
    int games = ToyLine::isOver(p) ? 1 : 0;
    for (const Order &order : answers(p)) {
        Position next = p;
        games += ToyLine::apply(next, order) ? countGames(next) : 0;
    }
    return games;
}

// An act is a rest, a slip or a step. Without a pit that is 3^4, but three steps at first end the
// game before the fourth act: 81 - 3 + 1. With a pit: a step at once; or two ways to stay, three of
// the right token, and then a step (the end) or two ways to stay and three for the last act.
void tst_ToyLine::thereAre122Games()
{
    QCOMPARE(countGames(ToyLine::start(2, kSeed)), (81 - 3 + 1) + 1 + 2 * 3 * (1 + 2 * 3));
}

void tst_ToyLine::anOrderIsAcceptedIfItIsOffered()
{
    for (const Position &p : everyPosition(2)) {
        const std::vector<Order> offered = answers(p);
        QCOMPARE(offered.empty(), ToyLine::isOver(p));
        for (const Order &order : everyOrder()) {
            const bool isOffered =
                std::find(offered.begin(), offered.end(), order) != offered.end();
            QCOMPARE(ToyLine::query(p, order).has_value(), isOffered);
            Position next = p;
            QCOMPARE(ToyLine::apply(next, order).has_value(), isOffered);
        }
    }
}

void tst_ToyLine::positionsThatDifferHaveDifferentHashes()
{
    std::set<std::uint64_t> hashes;
    for (const Position &p : everyPosition(2))
        hashes.insert(ToyLine::hash(p));
    QCOMPARE(hashes.size(), std::size_t{76});
    QVERIFY(ToyLine::hash(ToyLine::start(2, kSeed)) != ToyLine::hash(ToyLine::start(3, kSeed)));
}

void tst_ToyLine::ordersAreReadAsTheyWereWritten()
{
    const Position p = ToyLine::start(2, kSeed);
    for (Order order : everyOrder()) {
        if (auto *dig = std::get_if<Dig>(&order);
            dig && !dig->ground.isOpenedBy(dig->ground.value(), saltOf(kSeed, 0)))
            dig->ground = dig->ground.closed(); // the salt of another seed is not written
        const auto read = ToyLine::orderFromJson(p, ToyLine::orderToJson(p, order));
        QVERIFY(read && *read == order);
    }
    QCOMPARE(ToyLine::orderToJson(p, To{2}), std::string(R"({"cell":2,"order":"to"})"));
}

void tst_ToyLine::otherTextsAreNoOrders()
{
    const Position p = ToyLine::start(2, std::nullopt);
    for (const char *text :
         {"", "[]", "rest", "{", R"({"order":1})", R"({"order":"run"})", R"({"order":"to"})",
          R"({"order":"to","cell":"1"})",
          R"({"order":"dig","ground":"pit"})", // whose seal nobody could make
          R"({"order":"dig","seal":"00"})", R"({"order":"reveal","ground":"pit"})"}) {
        const auto read = ToyLine::orderFromJson(p, text);
        QVERIFY2(!read && read.error().message == Message::NotAnOrder, text);
    }
}

HW_PLAIN_TEST(tst_ToyLine)

} // namespace hexwerk::tst_toy_line

#include "tst_toy_line.moc"
