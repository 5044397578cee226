// Recorded games told to a table as they went: at the end of every turn both are the same.
#include <QTest>

#include "tests/core/assault/random_game.h"
#include "tests/core/assault/tabletop/teller.h"
#include "tests/share.h"
#include "tests/test_program.h"

#include <memory>
#include <string>

namespace hexwerk::assault::tst_told_games {

class tst_ToldGames final : public QObject
{
    Q_OBJECT

private slots:
    void tellTheSameAsTheGame_data();
    void tellTheSameAsTheGame();
};

static constexpr std::uint64_t kGames = 60; // of each scenario and edition

void tst_ToldGames::tellTheSameAsTheGame_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("edition");
    for (const char *scenario : {"training-infantry", "training-vehicles", "gela-road"})
        for (const char *edition : {"sicily43-en", "gela-de"})
            QTest::addRow("%s %s", scenario, edition)
                << QString::fromLatin1(scenario) << QString::fromLatin1(edition);
}

void tst_ToldGames::tellTheSameAsTheGame()
{
    QFETCH(const QString, scenario);
    QFETCH(const QString, edition);
    const Match match = shippedMatch(scenario.toStdString(), edition.toStdString());
    const auto rules = std::make_shared<const TableRules>(TableRules{
        match.data.system, match.data.cards, match.scenario.profile, match.scenario.options});
    long attacks = 0;
    long fought = 0;
    for (std::uint64_t seed = 1; seed <= kGames / HW_SHARE; ++seed) {
        const auto game = setUpGame(match.scenario, match.data);
        QVERIFY(game);
        play::RandomPlayer<Assault> player(seed);
        Teller teller(Assault::start(*game.value), startTable(*game.value, rules));
        const std::string wrong = teller.play(player);
        QVERIFY2(wrong.empty(), ("game " + std::to_string(seed) + ": " + wrong).c_str());
        attacks += teller.attacks();
        fought += teller.fought();
    }
    QCOMPARE(attacks, fought);
    QVERIFY(attacks > 0);
}

HW_PLAIN_TEST(tst_ToldGames)

} // namespace hexwerk::assault::tst_told_games

#include "tst_told_games.moc"