// Whole games at random end with a result and keep every promise; ctest runs each row by itself.
#include <QTest>

#include "tests/core/assault/random_game.h"

using namespace hexwerk;
using namespace hexwerk::assault;

class tst_RandomGames final : public QObject
{
    Q_OBJECT

private slots:
    void everyPromiseHolds_data();
    void everyPromiseHolds();
    void eachSideWinsAFifthOfTheTraining();
};

void tst_RandomGames::everyPromiseHolds_data()
{
    QTest::addColumn<bool>("crowded");
    QTest::addColumn<int>("first"); // seed
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("savedThroughout"); // of the games
    for (int part = 0; part < 8; ++part)
        QTest::addRow("training_%d", part + 1) << false << 1 + 125 * part << 125 << 2;
    for (int part = 0; part < 4; ++part)
        QTest::addRow("crowded_%d", part + 1) << true << 1 + 75 * part << 75 << 1;
}

void tst_RandomGames::everyPromiseHolds()
{
    QFETCH(bool, crowded);
    QFETCH(int, first);
    QFETCH(int, games);
    QFETCH(int, savedThroughout);
    const Match training = trainingMatch();
    Figures figures;
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(first + i);
        const Saving saving = i < savedThroughout ? Saving::AtEveryOrder : Saving::AtThreeOrders;
        RandomGame game(crowded ? crowdedMatch(seed) : training, seed);
        const std::string broken = game.play(saving, figures);
        QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed)).c_str());
    }
    QCOMPARE(figures.wins[0] + figures.wins[1] + figures.draws, static_cast<long>(games));
    // Or the rules were hardly tried.
    QVERIFY(figures.closeCombats > (crowded ? games : games / 4));
    QVERIFY(figures.reactions > games);
    QVERIFY(figures.eliminated > games);
    QVERIFY(!crowded ||
            (figures.spotters > 0 && figures.smokes > games / 2 && figures.gunsTurned > games));
}

void tst_RandomGames::eachSideWinsAFifthOfTheTraining()
{
    const Position start = beginShipped(trainingScenario());
    std::array<int, 2> wins = {};
    for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
        Position p = start;
        play::RandomPlayer<Assault> player(seed);
        while (!Assault::isOver(p))
            say(p, player.answer(p));
        if (p.winner != kNobody)
            ++wins.at(p.winner);
    }
    qInfo("%d and %d of 1000 games", wins[0], wins[1]);
    QVERIFY(wins[0] >= 200);
    QVERIFY(wins[1] >= 200);
}

QTEST_APPLESS_MAIN(tst_RandomGames)
#include "tst_random_games.moc"
