// Whole games at random end with a result and keep every promise; ctest runs each row by itself.
#include <QTest>

#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_random_games {

class tst_RandomGames final : public QObject
{
    Q_OBJECT

private slots:
    void everyPromiseHolds_data();
    void everyPromiseHolds();
    void eachSideWinsAFifthOfTheTraining();
};

static const char *const kEnglish = "sicily43-en";
static const char *const kGerman = "gela-de";

static QString optionName(int set)
{
    return QStringLiteral("options %1").arg(set);
}

void tst_RandomGames::everyPromiseHolds_data()
{
    QTest::addColumn<QString>("scenario"); // empty for crowded boards
    QTest::addColumn<QString>("profile");
    QTest::addColumn<int>("first"); // seed
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("savedThroughout"); // of the games
    const int step = HW_SHARE > 1 ? 4 : 1;    // one an edition
    for (int part = 0; part < 8; part += step)
        QTest::addRow("training_%d", part + 1)
            << "training-infantry" << (part < 4 ? kEnglish : kGerman) << 1 + 125 * part
            << 125 / HW_SHARE << 2;
    for (int part = 0; part < (HW_SHARE > 1 ? 1 : 4); ++part)
        QTest::addRow("crowded_%d", part + 1)
            << ""
            << "" << 1 + 100 * part << (HW_SHARE > 1 ? 20 : 100) << 1;
    const int some = HW_SHARE > 1 ? 10 : 20;
    const int saved = HW_SHARE > 1 ? 0 : 1; // others are
    QTest::addRow("vehicles_en") << "training-vehicles" << kEnglish << 1 << some << saved;
    QTest::addRow("vehicles_de") << "training-vehicles" << kGerman << 21 << some << saved;
    QTest::addRow("gela_road_en") << "gela-road" << kEnglish << 1 << (HW_SHARE > 1 ? 2 : 4) << 0;
    QTest::addRow("gela_road_de") << "gela-road" << kGerman << 5 << (HW_SHARE > 1 ? 2 : 4) << 0;
    QTest::addRow("port_of_gela_en") << "port-of-gela" << kEnglish << 1 << some << 0;
    QTest::addRow("port_of_gela_de") << "port-of-gela" << kGerman << 21 << some << 0;
    QTest::addRow("points_en") << "points" << kEnglish << 1 << some << saved;
    QTest::addRow("points_de") << "points" << kGerman << 1 << some << saved;
    for (const bool points : {false, true}) {
        const char *const name = points ? "cards and points" : "cards";
        QTest::addRow("cards%s_en", points ? "_points" : "") << name << kEnglish << 1 << 5 << saved;
        QTest::addRow("cards%s_de", points ? "_points" : "") << name << kGerman << 6 << 5 << saved;
    }
    QTest::addRow("support_en") << "support" << kEnglish << 1 << some << saved;
    QTest::addRow("support_de") << "support" << kGerman << 1 << some << saved;
    // All combinations of the three optional rules: their bits are the number.
    for (int set = 1; set < 8; ++set) {
        const int few = HW_SHARE > 1 ? 2 : 4;
        QTest::addRow("options_%d_en", set) << optionName(set) << kEnglish << 1 << few << 0;
        QTest::addRow("options_%d_de", set) << optionName(set) << kGerman << 11 << few << 0;
    }
    QTest::addRow("landing") << "../resources/assault/templates/landing" << kEnglish << 1 << some
                             << saved;
}

static Match matchOf(const QString &scenario, const std::string &profile, std::uint64_t seed)
{
    if (scenario.isEmpty())
        return crowdedMatch(seed);
    if (scenario == "points")
        return pointsMatch(profile);
    if (scenario == "support")
        return supportMatch(profile, seed);
    if (scenario.startsWith(QStringLiteral("options")))
        return optionMatch(profile, scenario.back().digitValue());
    if (scenario.startsWith(QStringLiteral("cards")))
        return cardedMatch(profile, scenario.endsWith(QStringLiteral("points")));
    return shippedMatch(scenario.toStdString(), profile);
}

// Or the rules were hardly tried.
static bool muchHappened(const QString &scenario, const Figures &f)
{
    if (scenario == "points")
        return f.pointsSpent > 8 * f.games && f.pointsLost > 0 && f.reactions > 0;
    if (scenario == "support")
        return f.supports > 3 * f.games && f.smokes > 0 && f.eliminated > 0;
    if (scenario.startsWith(QStringLiteral("options"))) {
        const int set = scenario.back().digitValue();
        return (f.cards > f.games) == ((set & 1) != 0) &&
               (f.pointsSpent > f.games) == ((set & 2) != 0) &&
               (f.supports > f.games) == ((set & 4) != 0);
    }
    if (scenario == "training-infantry")
        return f.closeCombats > f.games / 4 && f.reactions > f.games && f.eliminated > f.games;
    if (scenario.startsWith(QStringLiteral("cards")))
        return f.cards > 5 * f.games && f.eliminated > f.games;
    const bool vehicles = f.turns > f.games && f.reactions > f.games && f.eliminated > f.games;
    if (scenario == "training-vehicles")
        return vehicles && f.closeCombats > 0;
    if (scenario.endsWith(QStringLiteral("landing")))
        return f.reactions > f.games && f.eliminated > f.games && f.closeCombats > 0;
    if (scenario == "port-of-gela")
        return f.cards > 5 * f.games && f.pointsSpent > 8 * f.games && f.supports > 3 * f.games &&
               f.mines > 0 && f.eliminated > f.games;
    if (scenario == "gela-road")
        return vehicles && f.loads > f.games;
    return vehicles && f.closeCombats > f.games && f.spotters > 0 && f.smokes > f.games / 2;
}

void tst_RandomGames::everyPromiseHolds()
{
    QFETCH(QString, scenario);
    QFETCH(QString, profile);
    QFETCH(int, first);
    QFETCH(int, games);
    QFETCH(int, savedThroughout);
    Figures figures;
    for (int i = 0; i < games; ++i) {
        const auto seed = static_cast<std::uint64_t>(first + i);
        const Saving saving = i < savedThroughout ? Saving::AtEveryOrder : Saving::AtThreeOrders;
        RandomGame game(matchOf(scenario, profile.toStdString(), seed), seed);
        const std::string broken = game.play(saving, figures);
        QVERIFY2(broken.empty(), (broken + ", seed " + std::to_string(seed)).c_str());
    }
    QCOMPARE(figures.wins[0] + figures.wins[1] + figures.draws, static_cast<long>(games));
    QVERIFY(muchHappened(scenario, figures));
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

HW_PLAIN_TEST(tst_RandomGames)

} // namespace hexwerk::assault::tst_random_games

#include "tst_random_games.moc"
