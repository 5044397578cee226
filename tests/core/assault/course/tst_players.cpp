// [R5.4] Who of a side gets what it took of its cards.
#include <QTest>

#include "tests/core/assault/formations.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_players {

class tst_Players final : public QObject
{
    Q_OBJECT

private slots:
    void r5_4b_theHighestDiePicksFirstThenInTurn();
    void r5_4a_everyCardGoesToAPlayer();
    void r5_4_1a_fewCardsAreSharedByUnits();
};

static Position shared(int cards, int players)
{
    Table table = taking(cards, FormationMethod::Choose);
    table.scenario.sides[0].players = players;
    Position p = beginWithCards(table);
    for (int i = 1; i <= cards; ++i)
        say(p, Choose{"drill.f" + std::to_string(i)});
    return p;
}

void tst_Players::r5_4b_theHighestDiePicksFirstThenInTurn()
{
    Position p = shared(4, 3);
    HW_SAYS(asks(p), "players 3d6");
    say(p, d6({5, 2, 5})); // A-23: again
    HW_SAYS(asks(p), "players 3d6");
    say(p, d6({1, 2, 5}));

    HW_SAYS(asks(p), "divide axis");
    QCOMPARE(int(p.pending.player), 3);
    HW_SAYS(ruled(p, Choose{"drill.f5"}), "NotThatChoice R5.4b");
    say(p, Choose{"drill.f2"});
    QCOMPARE(int(p.pending.player), 1);
    say(p, Choose{"drill.f1"});
    QCOMPARE(int(p.pending.player), 2);
    HW_SAYS(offered(p), "drill.f3 drill.f4");
}

void tst_Players::r5_4a_everyCardGoesToAPlayer()
{
    Position p = shared(2, 2);
    QVERIFY(Assault::pendingToJson(p).find("players") != std::string::npos);
    say(p, d6({3, 4}));
    QVERIFY(Assault::pendingToJson(p).find(R"("player":2)") != std::string::npos);
    say(p, Choose{"drill.f2"});
    say(p, Choose{"drill.f1"});

    HW_SAYS(asks(p), "place axis");
    QCOMPARE(int(unit(p, "f2-1").player), 2);
    QCOMPARE(int(unit(p, "f2-2").player), 2);
    QCOMPARE(int(unit(p, "f1-1").player), 1);
    QCOMPARE(int(unit(p, "g1").player), 0); // of the side

    // Chances: of 36 rolls 15 each, 6 again.
    Position roll = shared(2, 2);
    const auto outcomes = Assault::outcomes(roll);
    QCOMPARE(outcomes.size(), std::size_t{3});
    QCOMPARE(outcomes[0].weight, std::uint64_t{15});
    QCOMPARE(outcomes[2].weight, std::uint64_t{6});
}

void tst_Players::r5_4_1a_fewCardsAreSharedByUnits()
{
    Position p = shared(1, 2);
    say(p, d6({6, 4}));
    HW_SAYS(offered(p), "f1-1 f1-2");
    say(p, Choose{"f1-2"});
    say(p, Choose{"f1-1"});

    QCOMPARE(int(unit(p, "f1-2").player), 1);
    QCOMPARE(int(unit(p, "f1-1").player), 2);
    HW_SAYS(asks(p), "place axis");
}

HW_PLAIN_TEST(tst_Players)

} // namespace hexwerk::assault::tst_players

#include "tst_players.moc"
