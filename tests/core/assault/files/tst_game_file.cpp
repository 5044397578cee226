#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/assault_rules.h"
#include "core/assault/files/readers/game_file.h"
#include "core/files/text_file.h"
#include "tests/test_program.h"

namespace hexwerk::assault::tst_game_file {

class tst_GameFile final : public QObject
{
    Q_OBJECT

private slots:
    void aGameReadsBackEqual();
    void anOrderIsOneLineInApostrophes();
    void ordersAreReadByNumber();
    void behindAMissingOrderNothingIsRead();
    void aBrokenGameIsSalvagedUpToTheBrokenOrder();
    void changedDataAreNamed();
    void anAppendedOrderIsReadBack();
    void aFileCutShortAnywhereLosesOnlyItsLastLine();
    void aBrokenOrderIsToldWithItsPlace_data();
    void aBrokenOrderIsToldWithItsPlace();
    void pinsTellOneCardFromAnother();
    void pinsHoldAllThatMayBeTaken();
    void correctionsAreNamedWhereTheyChangeAnything();
};

static play::Record order(const std::string &json)
{
    return {json, "", "", ""};
}

static Scenario duel()
{
    Scenario scenario;
    scenario.id = "duel";
    scenario.title = {{"en", "It's a duel"}};
    scenario.board.columns = 8;
    scenario.board.rows = 8;
    scenario.board.patches = {{{Hex::at(2, 3), Hex::at(3, 3)}, "brush", 1}};
    scenario.sides.resize(2);
    scenario.sides[0].id = "axis";
    scenario.sides[0].formations.resize(1);
    scenario.sides[1].id = "allied";
    return scenario;
}

static GameFile someGame()
{
    GameFile game{.head = headOf(duel())};
    game.data.whole = {{"system", {"assault", 3, "0123456789abcdef"}},
                       {"profile", {"gela-de", 0, "fedcba9876543210"}}};
    game.data.parts = {
        {"cards", {{"ger.rifles43", "00000000000000aa"}, {"us.rifles43", "00000000000000bb"}}},
        {"formations", {{"ger.rifle_platoon", "00000000000000cc"}}}};
    game.secrets = {{"axis", saltOf({}, 1)}, {"allied", saltOf({}, 2)}};
    game.orders = {
        {.json = R"({"order":"announce","unit":"g1","action":"fire"})", .origin = "mouse"},
        {.json = R"({"order":"dice","faces":[3,6,1]})",
         .origin = "key",
         .dice = "program",
         .seed = "77",
         .note = "that's \"it\" \\ ü"},
        {.json = R"({"order":"pass"})",
         .bookmark = "The end",
         .hash = "00112233445566ff",
         .takenBack = 12}};
    return game;
}

static GameFile readBack(const std::string &text)
{
    const auto loaded = readGame(text, "game.toml");
    return loaded ? loaded.value->game : GameFile();
}

void tst_GameFile::aGameReadsBackEqual()
{
    const GameFile game = someGame();
    const std::string text = gameText(game);

    const auto loaded = readGame(text, "game.toml");

    QVERIFY(loaded);
    QVERIFY(loaded.problems.empty());
    QVERIFY(!loaded.value->wasCutShort);
    QVERIFY(loaded.value->game == game);
    QCOMPARE(gameText(loaded.value->game), text);
}

void tst_GameFile::anOrderIsOneLineInApostrophes()
{
    const std::string text = gameText(someGame());

    const std::size_t orders = text.find("\n[orders]\n");
    QCOMPARE(
        text.substr(orders),
        std::string(
            "\n[orders]\n"
            "1 = '{\"order\":\"announce\",\"unit\":\"g1\",\"action\":\"fire\","
            "\"origin\":\"mouse\"}'\n"
            "2 = '{\"order\":\"dice\",\"faces\":[3,6,1],\"origin\":\"key\","
            "\"dice\":\"program\",\"seed\":\"77\",\"note\":\"that\\u0027s \\\"it\\\" \\\\ ü\"}'\n"
            "3 = '{\"order\":\"pass\",\"bookmark\":\"The end\",\"hash\":\"00112233445566ff\","
            "\"taken_back\":12}'\n"));
}

void tst_GameFile::ordersAreReadByNumber()
{
    GameFile game = someGame();
    game.orders.clear();
    const std::string text = gameText(game) +
                             "3 = '{\"order\":\"three\"}'\n1 = '{\"order\":\"one\"}'\n" +
                             "# a remark\n2 = '{\"order\":\"two\"}'\n";

    game.orders = {order(R"({"order":"one"})"), order(R"({"order":"two"})"),
                   order(R"({"order":"three"})")};
    QVERIFY(readBack(text) == game);
}

void tst_GameFile::behindAMissingOrderNothingIsRead()
{
    GameFile game = someGame();
    std::string text = gameText(game);
    const std::size_t second = text.find("\n2 = ") + 1;
    text.erase(second, text.find("\n3 = ") + 1 - second);

    const auto loaded = readGame(text, "game.toml");

    game.orders.resize(1);
    QVERIFY(loaded && loaded.value->game == game);
    QCOMPARE(loaded.value->missing, std::size_t{2});
}

void tst_GameFile::aBrokenGameIsSalvagedUpToTheBrokenOrder()
{
    GameFile game = someGame();
    const std::string good = gameText(game);
    for (const char *line : {"4 = 'pass'\n", "4 = 5\n", "4 = \'\'\'{}\n", "3 = '{}'\n", "\xff\n",
                             "4 = 'pass'\n5 = '\xff'\n", "4 = 'pass'\n5 = \n"}) {
        const std::string text = good + line + "5 = '{}'\n6 = '{}'\n";
        QVERIFY(!readGame(text, "game.toml"));
        const auto loaded = salvageGame(text, "game.toml");
        QVERIFY(loaded && loaded.value->game == game);
        QVERIFY(loaded.value->broken);
        QCOMPARE(loaded.value->broken->line,
                 static_cast<int>(std::count(good.begin(), good.end(), '\n')) + 1);
    }
    QVERIFY(!salvageGame("format = 7\n" + good, "game.toml")); // not in its orders
    QVERIFY(!salvageGame(good, "game.toml").value->broken);
}

void tst_GameFile::changedDataAreNamed()
{
    const PinKinds kinds = assaultRules().pinKinds();
    const Pins then = someGame().data;
    QVERIFY(changedSince(kinds, then, then).empty());
    Pins now = then;
    now.rules += 1;
    now.whole["profile"].hash = "0";
    now.parts["cards"].erase("ger.rifles43");
    now.parts["cards"]["us.more"] = "1"; // is not asked for
    now.parts["formations"].begin()->second = "2";
    const std::vector<std::string> changed = {"rules", "gela-de", "ger.rifles43",
                                              "ger.rifle_platoon"};
    QVERIFY(changedSince(kinds, then, now) == changed);
}

void tst_GameFile::anAppendedOrderIsReadBack()
{
    QTemporaryDir folder;
    const std::filesystem::path path = folder.filePath(u"game.toml"_qs).toStdString();
    GameFile game = someGame();
    QVERIFY(writeGame(path, game));
    const play::Record next = order(R"({"order":"step","unit":"g1","to":"D5"})");

    QVERIFY(appendOrder(path, game.orders.size() + 1, next));

    game.orders.push_back(next);
    QCOMPARE(readTextFile(path).value.value_or(""), gameText(game));
    const auto loaded = loadGame(path);
    QVERIFY(loaded && loaded.value->game == game);
}

void tst_GameFile::aFileCutShortAnywhereLosesOnlyItsLastLine()
{
    const GameFile game = someGame();
    const std::string text = gameText(game);
    GameFile shorter = game;
    shorter.orders.pop_back();
    const std::size_t lastLine = text.rfind("\n3 = ") + 1;

    for (std::size_t length = lastLine; length < text.size(); ++length) {
        const auto loaded = readGame(text.substr(0, length), "game.toml");

        QVERIFY(loaded);
        const bool lineIsWhole = length + 1 == text.size();
        QVERIFY(loaded.value->game == (lineIsWhole ? game : shorter));
        QCOMPARE(loaded.value->wasCutShort, length > lastLine);
    }
}

void tst_GameFile::aBrokenOrderIsToldWithItsPlace_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("code");
    const auto row = [](const char *title, const char *line, ProblemCode code) {
        QTest::newRow(title) << QByteArray(line) << int{code.value()};
    };
    row("no JSON", "4 = 'pass'\n", FileProblem::BadName);
    row("no object", "4 = '[1]'\n", FileProblem::BadName);
    row("no text", "4 = 5\n", FileProblem::WrongType);
    row("no number", "four = '{}'\n", FileProblem::BadName);
    row("a broken line that has an end", "4 = '{}\n", FileProblem::Syntax);
}

void tst_GameFile::aBrokenOrderIsToldWithItsPlace()
{
    QFETCH(QByteArray, line);
    QFETCH(int, code);
    const std::string good = gameText(someGame());

    const auto loaded = readGame(good + line.toStdString(), "game.toml");

    QVERIFY(!loaded);
    QCOMPARE(loaded.problems.size(), std::size_t{1});
    QCOMPARE(int{loaded.problems[0].code.value()}, code);
    QCOMPARE(loaded.problems[0].line,
             static_cast<int>(std::count(good.begin(), good.end(), '\n')) + 1);
}

void tst_GameFile::pinsTellOneCardFromAnother()
{
    const auto data = loadData(DataPaths{{HW_SOURCE_DIR "/resources"}});
    QVERIFY(data.value);
    DataStore store = *data.value;
    Scenario scenario = duel();
    scenario.units.resize(1);
    scenario.sides[0].formations.clear(); // all of its cards would be pinned
    scenario.units[0].card = "ger.rifles43";

    const Pins before = pinData(scenario, store);
    store.cards.units.find("ger.rifles43")->second.silhouette = "tiger"; // drawn otherwise
    const Pins drawn = pinData(scenario, store);
    store.cards.units.find("ger.rifles43")->second.movement += 1;
    const Pins after = pinData(scenario, store);

    QCOMPARE(before.whole.at("system").id, std::string("assault"));
    QCOMPARE(before.whole.at("profile").id, std::string("sicily43-en"));
    QCOMPARE(before.parts.at("cards").size(), std::size_t{1});
    QCOMPARE(before.parts.at("cards").at("ger.rifles43").size(), std::size_t{16});
    QVERIFY(before == drawn);
    QVERIFY(before.parts.at("cards") != after.parts.at("cards"));
    QVERIFY(before.whole == after.whole);
}

void tst_GameFile::pinsHoldAllThatMayBeTaken()
{
    DataStore data;
    for (const char *id : {"us.rifles", "us.hmg", "ger.mg"})
        data.cards.units[id] = {.id = id, .name = {}, .nation = std::string(id).substr(0, 2)};
    data.cards.units["us.hmg"].unitClass = UnitClass::Support;
    data.cards.formations["us.platoon"] = {
        .id = "us.platoon", .name = {}, .nation = "us", .command = {}, .units = {{"us.rifles", 3}}};
    Scenario scenario;
    scenario.sides.resize(2);
    scenario.sides[0] = {.id = "allied", .colour = {}, .name = {}, .nations = {"us"}};
    scenario.reinforcements = {
        {.side = "allied", .zone = {}, .units = {}, .formation = FormationChoice{}},
        {.side = "allied",
         .zone = {},
         .units = {},
         .additional = AdditionalForce{UnitType::Infantry, UnitClass::Support, 1}}};

    const Pins pins = pinData(scenario, data);

    QCOMPARE(pins.parts.at("formations").size(), std::size_t{1});
    QCOMPARE(pins.parts.at("formations").count("us.platoon"), std::size_t{1});
    QCOMPARE(pins.parts.at("cards").size(),
             std::size_t{2}); // the riflemen of the platoon, and the gun
    QCOMPARE(pins.parts.at("cards").count("us.hmg"), std::size_t{1});
    data.cards.formations["us.platoon"].units[0].count = 4;
    QVERIFY(pinData(scenario, data).parts.at("formations") != pins.parts.at("formations"));
}

void tst_GameFile::correctionsAreNamedWhereTheyChangeAnything()
{
    DataStore data;
    data.systemSources = {{"a/system.toml", "[climb]\ncost = { foot = 1 }\n"},
                          {"b/same.toml", "[climb]\ncost = { foot = 1 }\n"},
                          {"b/own.toml", "[climb]\ncost = { foot = 2 }\n"}};
    GameFile game = someGame();
    game.data = pinData({}, data);
    QCOMPARE(game.data.corrections.size(), std::size_t{1});
    QCOMPARE(game.data.corrections.at("own.toml").size(), std::size_t{16});
    const auto read = readGame(gameText(game), "game.toml");
    QVERIFY(read && read.problems.empty());
    QVERIFY(read.value->game.data == game.data);
    data.systemSources[2].text = "[climb]\ncost = { foot = 3 }\n";
    QVERIFY(pinData({}, data).corrections != game.data.corrections);
}

HW_PLAIN_TEST(tst_GameFile)

} // namespace hexwerk::assault::tst_game_file

#include "tst_game_file.moc"
