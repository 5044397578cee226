// A game without a board, whose facts the table tells.
#include <QTest>

#include "core/play/match.h"
#include "tests/core/play/toy_table.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::tst_toy_table {

using namespace toy_table;
using play::Asked;
using Match = play::MatchOf<Table>;

class tst_ToyTable final : public QObject
{
    Q_OBJECT

private slots:
    void theTableIsAskedThenTheDie();
    void aShotHitsAsOftenAsTheRuleSays();
    void whatTheTableSaysMayBeForced();
    void takingBackStopsBehindTheDie();
    void theLogIsTheGame();
};

void tst_ToyTable::theTableIsAskedThenTheDie()
{
    Match match(Table::start(1));
    QVERIFY(match.speaker() == play::Speaker{Asked::Table});
    QVERIFY(match.offers().orders.empty() && !match.offers().complete);
    QCOMPARE(match.pending(), std::string(R"({"table":"yards"})"));
    for (int yards = -5; yards <= 70; ++yards)
        QCOMPARE(match.query("{\"yards\":" + std::to_string(yards) + "}").has_value(),
                 yards >= 0 && yards <= 60);
    QVERIFY(!match.query(R"({"d20":7})"));
    QVERIFY(match.say(R"({"yards":35})"));
    QVERIFY(match.speaker() == play::Speaker{Asked::Chance});
    QVERIFY(match.offers().complete);
    play::Randomness dice(1);
    QVERIFY(match.roll(dice));
    QVERIFY(match.say(R"({"yards":0})") && match.say(R"({"d20":16})"));
    QVERIFY(match.isOver());
    QCOMPARE(match.events(3), std::vector<std::string>{R"({"event":"missed","player":1})"});
}

// 15 less a full ten yards each, of 20.
void tst_ToyTable::aShotHitsAsOftenAsTheRuleSays()
{
    for (const auto &[yards, hits] : {std::pair(0, 15), std::pair(9, 15), std::pair(10, 14),
                                      std::pair(35, 12), std::pair(60, 9)}) {
        Position p = Table::start(1);
        QVERIFY(Table::apply(p, Yards{yards}));
        const auto outcomes = Table::outcomes(p);
        QCOMPARE(outcomes.size(), std::size_t{20});
        QCOMPARE(std::count_if(outcomes.begin(), outcomes.end(),
                               [&](const auto &outcome) {
                                   Position after = p;
                                   return Table::apply(after, outcome.order) && after.hits[0] == 1;
                               }),
                 hits);
    }
}

void tst_ToyTable::whatTheTableSaysMayBeForced()
{
    Match match(Table::start(1));
    QVERIFY(!match.say(R"({"yards":90})"));
    QVERIFY(match.say(R"({"yards":90})", {}, play::Enforce::No));
    QCOMPARE(match.records()[0].refusal, std::string("N-range"));
    QVERIFY(!match.say(R"({"d20":21})", {}, play::Enforce::No)); // no die shows that
    QVERIFY(match.say(R"({"d20":6})"));
    QCOMPARE(match.position().hits[0], 1); // 15 less 9
    Match again(Table::start(1));
    QVERIFY(again.replay(match.records()));
    QCOMPARE(again.hash(), match.hash());
}

void tst_ToyTable::takingBackStopsBehindTheDie()
{
    Match match(Table::start(2));
    QVERIFY(match.say(R"({"yards":20})"));
    QCOMPARE(match.canTakeBack(), std::size_t{1});
    QVERIFY(match.say(R"({"d20":3})"));
    QCOMPARE(match.canTakeBack(), std::size_t{0});
}

void tst_ToyTable::theLogIsTheGame()
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        play::Randomness randomness(seed);
        Match match(Table::start(5));
        while (!match.isOver())
            match.sayAnything(randomness);
        QCOMPARE(match.records().size(), std::size_t{20});
        Match again(Table::start(5));
        QVERIFY(again.replay(match.records()));
        QCOMPARE(again.hash(), match.hash());
        QCOMPARE(again.report(), match.report());
    }
}

HW_PLAIN_TEST(tst_ToyTable)

} // namespace hexwerk::tst_toy_table

#include "tst_toy_table.moc"
