// Game files of any system.
#include <QTemporaryDir>
#include <QTest>

#include "core/files/text_file.h"
#include "core/system/game_reader.h"
#include "tests/core/system/toy_rules.h"
#include "tests/test_program.h"

#include <fstream>

namespace hexwerk::tst_system_game_file {

class tst_SystemGameFile final : public QObject
{
    Q_OBJECT

private slots:
    void aGameOfEachToyIsSavedAndPlayedAgain_data();
    void aGameOfEachToyIsSavedAndPlayedAgain();
    void aForcedOrderStaysForced();
    void whoPlaysACampaignIsKept();
    void anotherSystemThanAnyIsNamed();
    void aCopyForOneSeatHasItsSecretsAlone();
    void aGameGoesOnWithItsOwnData();
    void changesAreNamedInTheOrderOfTheirKinds();
};

static const std::string kLine = "format = \"hexwerk.scenario\"\nversion = 1\nsystem = "
                                 "\"toy_line\"\nid = \"ditch\"\nturns = 3\n";
static const std::string kBattle =
    "format = \"hexwerk.scenario\"\nversion = 1\nsystem = \"toy_squares\"\nid = \"meadow\"\n"
    "turns = 4\nnorth = 6\nsouth = 5\n";
static const std::string kCampaign =
    "format = \"hexwerk.campaign\"\nversion = 1\nsystem = \"toy_squares\"\nid = \"valley\"\n"
    "battles = 2\npoints = 5\n";
static const std::string kTable =
    "format = \"hexwerk.range\"\nversion = 1\nsystem = \"toy_table\"\nid = \"range\"\nshots = 3\n";

static GameFile begun(const std::string &text, const char *system, const DataPaths &paths = {})
{
    const Rules &rules = *findRules(toy::toys(), system);
    return newGame(*rules.readHead({"head.toml", text}).value, **rules.load(paths).value);
}

static std::unique_ptr<play::Match> matchOf(const GameFile &game, const DataPaths &paths = {})
{
    const Rules &rules = game.head->rules();
    return std::move(*rules.begin(*game.head, **rules.load(paths).value, game.secrets).value);
}

void tst_SystemGameFile::aGameOfEachToyIsSavedAndPlayedAgain_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QByteArray>("system");
    QTest::addColumn<QByteArray>("table");
    QTest::newRow("line") << kLine << QByteArray("toy_line") << QByteArray("[scenario]");
    QTest::newRow("squares") << kBattle << QByteArray("toy_squares") << QByteArray("[scenario]");
    QTest::newRow("campaign") << kCampaign << QByteArray("toy_squares") << QByteArray("[campaign]");
    QTest::newRow("table") << kTable << QByteArray("toy_table") << QByteArray("[range]");
}

void tst_SystemGameFile::aGameOfEachToyIsSavedAndPlayedAgain()
{
    QFETCH(std::string, text);
    QFETCH(QByteArray, system);
    QFETCH(QByteArray, table);
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(QStringLiteral("game.toml")).toStdString();
    GameFile game = begun(text, system);
    const auto match = matchOf(game);
    QVERIFY(writeGame(path, game));
    play::Randomness randomness(4);
    while (!match->isOver()) {
        const auto said = match->sayAnything(randomness, {.json = {}, .note = "it's"});
        for (std::size_t i = said.from; i < said.to; ++i)
            QVERIFY(appendOrder(path, i + 1, match->records()[i]));
    }
    game.orders = match->records();

    QCOMPARE(readTextFile(path).value.value(), gameText(game));
    QVERIFY(gameText(game).find(table.toStdString()) != std::string::npos);
    const auto loaded = loadGame(path, toy::toys());
    QVERIFY(loaded && loaded.problems.empty());
    QVERIFY(loaded.value->game == game);
    QVERIFY(&loaded.value->game.head->rules() == findRules(toy::toys(), system.toStdString()));
    const auto again = matchOf(loaded.value->game);
    QVERIFY(again->replay(loaded.value->game.orders));
    QCOMPARE(again->hash(), match->hash());
    QCOMPARE(again->report(), match->report());
}

void tst_SystemGameFile::aForcedOrderStaysForced()
{
    GameFile game = begun(kTable, "toy_table");
    const auto match = matchOf(game);
    QVERIFY(match->say(R"({"yards":75})", {}, play::Enforce::No));
    game.orders = match->records();
    const auto loaded = readGame(gameText(game), "game", toy::toys());
    QCOMPARE(loaded.value.value().game.orders[0].refusal, std::string("N-range"));
    const auto again = matchOf(loaded.value->game);
    QVERIFY(again->replay(loaded.value->game.orders));
    QCOMPARE(again->hash(), match->hash());
}

void tst_SystemGameFile::whoPlaysACampaignIsKept()
{
    GameFile game = begun(kCampaign, "toy_squares");
    const std::string before = gameText(game);
    QVERIFY(before.find("players") == std::string::npos); // older programs know no such key
    game.players = {{"north", "strong-bold"}};
    const std::string text = gameText(game);
    QVERIFY(text.find("north = \"strong-bold\"") != std::string::npos);
    const auto read = readGame(text, "game", toy::toys());
    QVERIFY(read && read.problems.empty());
    QVERIFY(read.value->game == game);
    QVERIFY(readGame(before, "game", toy::toys()).value.value().game.players.empty());
}

void tst_SystemGameFile::anotherSystemThanAnyIsNamed()
{
    std::string text = gameText(begun(kLine, "toy_line"));
    const std::size_t at = text.find("toy_line");
    text.replace(at, 8, "chess");
    const auto loaded = readGame(text, "game.toml", toy::toys());
    QVERIFY(!loaded);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    const Problem &problem = loaded.problems.front();
    QVERIFY(problem.code == FileProblem::UnknownId);
    QCOMPARE(problem.key, std::string("scenario.system"));
    QCOMPARE(problem.found, std::string("\"chess\""));
    QCOMPARE(
        problem.line,
        static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n')) + 1);
    QVERIFY(problem.values ==
            (std::vector<std::string>{"toy_line", "toy_squares"})); // with scenarios
}

void tst_SystemGameFile::aCopyForOneSeatHasItsSecretsAlone()
{
    const GameFile game = begun(kBattle, "toy_squares");
    QCOMPARE(game.secrets.size(), std::size_t{2});
    const auto copy = copyFor(game, "south");
    QVERIFY(copy);
    QVERIFY(copy->secrets == (Secrets{{"south", game.secrets.at("south")}}));
    QVERIFY(!copyFor(game, "west"));
    QVERIFY(!copyFor(*copy, "north"));
    QVERIFY(gameText(*copy).find(toHex(game.secrets.at("north"))) == std::string::npos);
}

void tst_SystemGameFile::aGameGoesOnWithItsOwnData()
{
    QTemporaryDir folder;
    const auto toy = std::filesystem::path(folder.path().toStdString()) / "toy_line";
    std::filesystem::create_directory(toy);
    std::ofstream(toy / "toy.toml") << "ditch = 1\n";
    const DataPaths paths{{folder.path().toStdString()}};
    const GameFile game = begun(kLine, "toy_line", paths);
    const Rules &rules = game.head->rules();
    QVERIFY(!ownLibrary(game, **rules.load(paths).value)); // nothing has changed

    std::ofstream(toy / "toy.toml") << "ditch = 2\n";
    const SharedLibrary today = *rules.load(paths).value;
    QVERIFY(changedSince(rules.pinKinds(), game.data, rules.pins(*game.head, *today)) ==
            (std::vector<std::string>{"toy_line"}));
    const SharedLibrary own = ownLibrary(game, *today);
    QVERIFY(own);
    QVERIFY(rules.pins(*game.head, *own) == game.data);
    GameFile older = game;
    older.playedWith.clear();
    QVERIFY(!ownLibrary(older, *today));
}

void tst_SystemGameFile::changesAreNamedInTheOrderOfTheirKinds()
{
    constexpr std::array<std::string_view, 2> kWhole = {"tables", "profile"};
    constexpr std::array<std::string_view, 2> kParts = {"tiles", "cards"};
    const Pins then{.rules = 1,
                    .whole = {{"profile", {"german", 0, "1"}}, {"tables", {"base", 1, "1"}}},
                    .parts = {{"cards", {{"a", "1"}, {"b", "1"}}}, {"tiles", {{"t", "1"}}}}};
    Pins now = then;
    now.rules = 2;
    now.whole["profile"].hash = "2";
    now.whole.erase("tables");
    now.parts["cards"]["b"] = "2";
    now.parts["cards"]["new"] = "1";
    now.parts.erase("tiles");
    QVERIFY(changedSince({kWhole, kParts}, then, then).empty());
    QVERIFY(changedSince({kWhole, kParts}, then, now) ==
            (std::vector<std::string>{"rules", "base", "german", "t", "b"}));
}

HW_PLAIN_TEST(tst_SystemGameFile)

} // namespace hexwerk::tst_system_game_file

#include "tst_system_game_file.moc"
