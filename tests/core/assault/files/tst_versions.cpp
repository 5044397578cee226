#include <QDir>
#include <QTest>

#include "core/assault/engine/assault.h"
#include "core/assault/files/bundles/bundle.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/key_rows.h"
#include "core/assault/files/library/card_csv.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/readers/stamp_file.h"
#include "core/assault/files/readers/system_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/files/writers/scenario_writer.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/document.h"
#include "core/files/guide_reader.h"
#include "core/files/lossless_patch.h"
#include "core/files/migration.h"
#include "core/files/rulebook_reader.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"
#include "core/files/toml_text.h"
#include "core/play/game.h"
#include "tests/test_program.h"

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>

namespace hexwerk::assault::tst_versions {

using namespace std::string_literals;
namespace fs = std::filesystem;

// What was written once is read for ever: tests/data/versions has a folder for each version of the
// formats, with a file of every kind as it was when that version was the newest. They stay as they
// are. And what leads an older file to the newest version.
class tst_Versions final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void theNewestVersionHasEveryFormat();
    void everyFileIsRead_data();
    void everyFileIsRead();
    void theFirstVersionSaysWhatItSaid();
    void aPlayedGameKeepsItsOrders();
    void aPlayedGameIsPlayedToItsEnd();
    void aTableOfCardsIsRead();
    void aBundleIsRead();
    void aScenarioIsWrittenAgainAsItWas();
    void anOlderFileIsLedToTheNewestVersion();
    void whatTheStepsDoNotChangeStays();
    void anOlderFileIsChangedInItsNewestText();
    void aVersionWithoutAStepIsRefused();
    void onlyOlderFilesAreLed_data();
    void onlyOlderFilesAreLed();

private:
    static fs::path folder(int version)
    {
        return fs::path(HW_SOURCE_DIR "/tests/data/versions") / std::to_string(version);
    }
    static std::string text(const std::string &name)
    {
        return readTextFile(folder(1) / name).value.value();
    }

    DataStore m_data;
};

// The files of the first version belong together.
void tst_Versions::initTestCase()
{
    m_data = loadData({{HW_SOURCE_DIR "/resources"}}).value.value();
    const CardFile cards = readCards(text("cards.toml"), "cards").value.value();
    const auto formations = readFormations(text("formations.toml"), "formations").value.value();
    for (const UnitCard &card : cards.units)
        m_data.cards.units[card.id] = card;
    for (const FormationCard &card : formations.formations)
        m_data.cards.formations[card.id] = card;
    m_data.tiles["M01A"] = readTile(text("tile.toml"), "tile").value.value().tile;
}

void tst_Versions::theNewestVersionHasEveryFormat()
{
    std::set<std::string> formats;
    for (const auto &entry : fs::directory_iterator(folder(kNewestVersion)))
        formats.insert(rootText(readTextFile(entry.path()).value.value(), "format"));
    const auto problems = validateText("format = \"other\"\nversion = 1\n", "f", m_data);
    for (const std::string &format : problems.at(0).values)
        QVERIFY2(formats.contains(format), format.c_str());
    for (const char *other : {"bundle.hexwerk", "cards.csv", "mine.journal"})
        QVERIFY2(fs::exists(folder(kNewestVersion) / other), other);
}

void tst_Versions::everyFileIsRead_data()
{
    QTest::addColumn<QString>("path");
    for (int version = 1; version <= kNewestVersion; ++version)
        for (const fs::path &file : tomlFiles(folder(version)))
            QTest::addRow("%d %s", version, file.filename().c_str())
                << QString::fromStdString(file.string());
}

void tst_Versions::everyFileIsRead()
{
    QFETCH(QString, path);
    const std::string bytes = readTextFile(path.toStdString()).value.value();
    for (const Problem &problem : validateText(bytes, path.toStdString(), m_data))
        QVERIFY2(problem.severity() == Severity::Warning && problem.code != FileProblem::UnknownKey,
                 qPrintable(QStringLiteral("line %1: %2 %3")
                                .arg(problem.line)
                                .arg(QString::fromLatin1(problem.code.name().data()))
                                .arg(QString::fromStdString(problem.key))));
}

void tst_Versions::theFirstVersionSaysWhatItSaid()
{
    const Scenario farm = readScenario(text("scenario.toml"), "s").value.value().scenario;
    QCOMPARE(farm.id, "farm-by-the-road"s);
    QCOMPARE(farm.turns, 6);
    QCOMPARE(farm.losLimit, std::optional<int>(14));
    QCOMPARE(farm.board.tiles.at(0).tile, "M01A"s);
    QCOMPARE(farm.units.at(0).card, "ger.rifles43"s);
    const Tile tile = readTile(text("tile.toml"), "t").value.value().tile;
    QCOMPARE(tile.id, "M01A"s);
    QCOMPARE(tile.rows, 6);
    const UnitCard hmc = readCards(text("cards.toml"), "c").value.value().units.at(0);
    QCOMPARE(hmc.id, "us.m8_hmc"s);
    QCOMPARE(hmc.points, 84);
    const auto formations = readFormations(text("formations.toml"), "f").value.value().formations;
    QCOMPARE(formations.at(0).units.at(0).card, "ger.rifles43"s);
    QCOMPARE(readStamp(text("stamp.toml"), "s").value.value().id, "walled-farm"s);
    QCOMPARE(
        readGuide(text("guide.toml"), "g", kSystemId, kRuleGrammar).value.value().lessons.at(0).id,
        "pinned"s);
    QCOMPARE(
        readRulebook(text("rulebook.toml"), "r", kSystemId, kRuleGrammar).value.value().at(0).id,
        "R9.6.4.2g"s);
    QCOMPARE(readScenario(text("template.toml"), "t").value.value().scenario.turns, 8);
    const auto system =
        readSystem({{"system", text("system.toml")}, {"corrections", text("corrections.toml")}});
    QVERIFY(system && system.value->terrain.find("swamp").has_value());
}

void tst_Versions::aPlayedGameKeepsItsOrders()
{
    const auto game = readGame(text("game.toml"), "g");
    QCOMPARE(game.value->game.orders.size(), std::size_t{9});
    QCOMPARE(game.value->game.orders[2].seed, "482913557"s);
    QCOMPARE(game.value->game.data.rules, 2);
    const auto played = readGame(text("played.game.toml"), "p");
    QVERIFY(played && !played.value->wasCutShort);
    QCOMPARE(played.value->game.orders.size(), std::size_t{174});
    QCOMPARE(played.value->game.orders.back().hash.size(), std::size_t{16});
}

// Its hashes are of version 2 of the rules, by which no position is counted any more. But they
// stand where a turn began and where the game ended, and its players saw the Allies win.
void tst_Versions::aPlayedGameIsPlayedToItsEnd()
{
    const DataStore shipped = loadData({{HW_SOURCE_DIR "/resources"}}).value.value();
    const GameFile file = readGame(text("played.game.toml"), "p").value.value().game;
    QVERIFY(file.data.rules < kRulesVersion);
    auto start = setUpGame(scenarioOf(file), shipped);
    QVERIFY(start);
    start.value->seeds = seedsOf(file.secrets, scenarioOf(file));
    play::Game<Assault> game(Assault::start(*start.value));
    for (std::size_t i = 0; i < file.orders.size(); ++i) {
        const auto order = Assault::orderFromJson(game.position(), file.orders[i].json);
        const auto events = order ? game.apply(*order) : tl::unexpected(order.error());
        QVERIFY2(events, file.orders[i].json.c_str());
        const bool turns = std::any_of(events->begin(), events->end(), [](const auto &event) {
            return std::holds_alternative<TurnBegan>(event.what) ||
                   std::holds_alternative<GameEnded>(event.what);
        });
        QCOMPARE(turns, !file.orders[i].hash.empty());
    }
    QVERIFY(Assault::isOver(game.position()));
    QCOMPARE(scenarioOf(file).sides.at(game.position().winner).id, "allied"s);
}

void tst_Versions::aTableOfCardsIsRead()
{
    const auto cards = readCardCsv(text("cards.csv"));
    QVERIFY(cards);
    QCOMPARE(cards->size(), std::size_t{1});
    QCOMPARE(std::get<UnitCard>((*cards)[0].card).id, "my.rifles"s);
}

void tst_Versions::aBundleIsRead()
{
    const auto bundle = loadBundle(folder(1) / "bundle.hexwerk",
                                   loadData({{HW_SOURCE_DIR "/resources"}}).value.value());
    QVERIFY(bundle);
    QCOMPARE(bundle->id(), "bundled"s);
    QCOMPARE(bundle->items.size(), std::size_t{4});
    QCOMPARE(bundle->items[0].id, "M01A"s);
    QVERIFY(!bundle->items[0].picture.empty());
}

void tst_Versions::aScenarioIsWrittenAgainAsItWas()
{
    const Scenario farm = readScenario(text("scenario.toml"), "s").value.value().scenario;
    QVERIFY(readScenario(freshScenarioText(farm), "s").value.value().scenario == farm);
}

// A version 0 that never was: the turns were called `length`, and a unit stood in `hex`.
static const std::string kOld = "# by hand\r\n"
                                "format = \"hexwerk.scenario\" # ours\r\n"
                                "version = 0\r\n"
                                "id = \"old\"\r\n"
                                "system = \"assault\"\r\n"
                                "profile = \"sicily43-en\"\r\n"
                                "length   =   7      # long\r\n"
                                "strange = 1\r\n"
                                "[board]\r\n"
                                "columns = 4\r\n"
                                "rows = 4\r\n"
                                "[[side]]\r\n"
                                "id = \"axis\"\r\n"
                                "[[unit]]\r\n"
                                "id = \"g1\"\r\n"
                                "card = \"ger.rifles43\" # good men\r\n"
                                "side = \"axis\"\r\n"
                                "hex = \"B2\"\r\n";

static void rename(TomlTable &table, std::string_view before, std::string_view after)
{
    if (TomlValue *value = table.find(before)) {
        TomlValue kept = std::move(*value);
        table.remove(before);
        table.set(after, std::move(kept));
    }
}

static void fromNought(TomlTable &root)
{
    rename(root, "length", "turns");
    if (TomlValue *units = root.find("unit"))
        for (TomlValue &unit : *units->as<TomlArray>())
            rename(*unit.as<TomlTable>(), "hex", "at");
}

static const Migrations kSteps = {{"hexwerk.scenario", 0, fromNought, keyRows(kScenarioFormat)}};

void tst_Versions::anOlderFileIsLedToTheNewestVersion()
{
    ReadContext context{"old.toml", {}, {}};
    context.migrations = &kSteps;
    Scenario read;
    readDocument(context, kOld, "hexwerk.scenario",
                 [&](TableReader &table) { readScenarioTables(table, read); });
    QCOMPARE(context.problems.size(), std::size_t{1}); // of the key that nobody knows
    QVERIFY(context.problems[0].code == FileProblem::UnknownKey);
    QCOMPARE(read.turns, 7);
    QCOMPARE(read.units.at(0).at, std::optional<Hex>(Hex::at(1, 1)));
}

void tst_Versions::whatTheStepsDoNotChangeStays()
{
    const std::string text = migrated(kOld, kSteps).value();
    for (const char *line :
         {"# by hand\r\n", "format = \"hexwerk.scenario\" # ours\r\n", "version = 1\r\n",
          "strange = 1\r\n", "card = \"ger.rifles43\" # good men\r\n"})
        QVERIFY2(text.find(line) != std::string::npos, text.c_str());
    QCOMPARE(std::count(text.begin(), text.end(), '\n'),
             std::count(text.begin(), text.end(), '\r'));
    QVERIFY(text.find("length") == std::string::npos && text.find("hex =") == std::string::npos);
    QVERIFY(!migrated(text, kSteps)); // there is nothing left to do
}

void tst_Versions::anOlderFileIsChangedInItsNewestText()
{
    Scenario scenario = readScenario(migrated(kOld, kSteps).value(), "old").value.value().scenario;
    const TomlTable before = toTree(scenario);
    scenario.turns = 9;
    const auto changed =
        patched(kOld, before, toTree(scenario), KeyOrder(keyRows(kScenarioFormat)), kSteps);
    QVERIFY(changed);
    QVERIFY(readScenario(*changed, "old").value.value().scenario == scenario);
    QVERIFY(changed->find("# good men") != std::string::npos);
}

void tst_Versions::aVersionWithoutAStepIsRefused()
{
    const auto old = readScenario(kOld, "old");
    QVERIFY(!old);
    QVERIFY(std::any_of(old.problems.begin(), old.problems.end(), [](const Problem &problem) {
        return problem.code == FileProblem::OutOfRange && problem.key == "version";
    }));
    std::string later = kOld;
    later.replace(later.find("version = 0"), 11, "version = 2");
    const auto newer = readScenario(later, "later");
    QVERIFY(!newer && newer.problems[0].code == FileProblem::NewerVersion);
}

void tst_Versions::onlyOlderFilesAreLed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("broken") << QByteArray("format = \"hexwerk.scenario\"\nversion = 0\nid = ");
    QTest::newRow("another format") << QByteArray("format = \"hexwerk.tile\"\nversion = 0\n");
    QTest::newRow("no version") << QByteArray("format = \"hexwerk.scenario\"\n");
    QTest::newRow("a text") << QByteArray("format = \"hexwerk.scenario\"\nversion = \"0\"\n");
    QTest::newRow("newest") << QByteArray("format = \"hexwerk.scenario\"\nversion = 1\n");
    QTest::newRow("newer") << QByteArray("format = \"hexwerk.scenario\"\nversion = 2\n");
    QTest::newRow("older than any") << QByteArray("format = \"hexwerk.scenario\"\nversion = -1\n");
}

void tst_Versions::onlyOlderFilesAreLed()
{
    QFETCH(QByteArray, text);
    QVERIFY(!migrated(text.toStdString(), kSteps));
}

HW_PLAIN_TEST(tst_Versions)

} // namespace hexwerk::assault::tst_versions

#include "tst_versions.moc"
