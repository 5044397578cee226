// Random games in which every tenth order is one that the rules refuse: they come to an end, keep
// what every position promises, and are what their orders make of them.
#include <QTest>

#include "core/play/match.h"
#include "tests/core/assault/random_game.h"
#include "tests/test_program.h"

#include <map>
#include <optional>
#include <set>

namespace hexwerk::assault::tst_forced_games {

class tst_ForcedGames final : public QObject
{
    Q_OBJECT

private slots:
    void everyTenthOrderIsForced_data();
    void everyTenthOrderIsForced();
};

using ForcedMatch = play::MatchOf<Assault>;

void tst_ForcedGames::everyTenthOrderIsForced_data()
{
    QTest::addColumn<QString>("scenario"); // empty for crowded boards
    QTest::addColumn<QString>("profile");
    QTest::addColumn<int>("first"); // seed
    QTest::addColumn<int>("games");
    QTest::addColumn<int>("each"); // of so many orders one at least is forced
    const auto add = [](const char *row, const char *scenario, const char *profile, int first,
                        int games, int each = 15) {
        QTest::newRow(row) << QString::fromLatin1(scenario) << QString::fromLatin1(profile) << first
                           << (HW_SHARE > 1 ? games / 4 : games) << each;
    };
    add("infantry_en", "training-infantry", "sicily43-en", 1, 60);
    add("infantry_de", "training-infantry", "gela-de", 61, 60);
    add("vehicles_en", "training-vehicles", "sicily43-en", 1, 20);
    add("vehicles_de", "training-vehicles", "gela-de", 21, 20);
    add("gela_road", "gela-road", "gela-de", 1, 4);
    add("port_of_gela", "port-of-gela", "sicily43-en", 1, 4, 30); // cards are asked for
    add("crowded_1", "", "", 1, 68);
    add("crowded_2", "", "", 69, 68);
}

// One that is refused and can be carried out, if one is found.
static std::optional<Order> forcedOrder(const Position &p, play::Randomness &random)
{
    for (int i = 0; i < 60; ++i) {
        const Order order = anyOrder(p, random);
        Position trial = p;
        if (!Assault::query(p, order) && Assault::force(trial, order))
            return order;
    }
    return std::nullopt;
}

static std::string brokenIn(const Position &p)
{
    for (const auto check : {brokenUnits, brokenOffers, brokenQuestion, brokenStillness})
        if (std::string broken = check(p); !broken.empty())
            return broken;
    return {};
}

// Read back from its file the game is the same, also for a side that does not see everything.
static std::string brokenReplay(const ForcedMatch &match, const Match &begun, std::size_t at)
{
    GameFile file{.head = headOf(begun.scenario), .data = pinData(begun.scenario, begun.data)};
    file.orders = match.records();
    const auto loaded = readGame(gameText(file), "game");
    if (!loaded || !loaded.problems.empty() || !(loaded.value->game == file))
        return "it reads back as another one";
    ForcedMatch again(match.game().start());
    if (!again.replay(loaded.value->game.orders))
        return "its replay was refused";
    if (again.hash() != match.hash() || again.records() != match.records())
        return "its replay goes another way";
    for (play::Seat side = 0; side < 2; ++side)
        if (match.seenBy(side)->hash() != match.hash())
            return "a side sees another game";
    const std::uint64_t before = Assault::hash(match.positionAt(at));
    again.takeBackTo(at);
    return again.hash() == before ? "" : "taken back it stands elsewhere";
}

void tst_ForcedGames::everyTenthOrderIsForced()
{
    QFETCH(QString, scenario);
    QFETCH(QString, profile);
    QFETCH(int, first);
    QFETCH(int, games);
    QFETCH(int, each);
    std::set<std::string> rules;
    long forced = 0;
    long orders = 0;
    for (int seed = first; seed < first + games; ++seed) {
        const Match begun = scenario.isEmpty()
                                ? crowdedMatch(static_cast<std::uint64_t>(seed))
                                : shippedMatch(scenario.toStdString(), profile.toStdString());
        const auto game = setUpGame(begun.scenario, begun.data);
        QVERIFY(game);
        ForcedMatch match(Assault::start(*game.value));
        play::Randomness random(static_cast<std::uint64_t>(seed));
        int others = 0; // since the last that was forced
        while (!Assault::isOver(match.position())) {
            const std::string broken = brokenIn(match.position());
            QVERIFY2(broken.empty(), qPrintable(QStringLiteral("game %1, order %2: %3")
                                                    .arg(seed)
                                                    .arg(match.records().size())
                                                    .arg(QString::fromStdString(broken))));
            QVERIFY(match.records().size() < 20000);
            if (const auto order =
                    others >= 9 ? forcedOrder(match.position(), random) : std::nullopt) {
                QVERIFY(match.say(*order, {}, play::Enforce::No));
                QVERIFY(!match.records().back().refusal.empty());
                rules.insert(match.records().back().refusal);
                ++forced;
                others = 0;
                continue;
            }
            match.sayAnything(random);
            ++others;
        }
        orders += static_cast<long>(match.records().size());
        const auto at = static_cast<std::size_t>(random.below(match.records().size()));
        const std::string broken = brokenReplay(match, begun, at);
        QVERIFY2(broken.empty(), qPrintable(QString::number(seed) + QStringLiteral(": ") +
                                            QString::fromStdString(broken)));
    }
    QVERIFY(forced * each > orders); // they wait while dice are asked for
    QVERIFY(rules.size() > (HW_SHARE > 1 ? 8 : 15));
}

HW_PLAIN_TEST(tst_ForcedGames)

} // namespace hexwerk::assault::tst_forced_games

#include "tst_forced_games.moc"
