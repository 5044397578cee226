#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/assault/files/library/data_store.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/files/readers/scenario_reader.h"
#include "tests/test_program.h"

#include <sys/stat.h>

#include <algorithm>
#include <filesystem>

namespace hexwerk::assault::tst_data_store {

class tst_DataStore final : public QObject
{
    Q_OBJECT

private slots:
    void foldersAreAskedInTheOrderOfTheManual();
    void aLinkBesideTheProgramLeadsToTheSources();
    void theFirstIdWins();
    void cardsOfAnotherSystemAreLeftOutAndNamed();
    void correctionsOverrideSingleValues();
    void correctionsReachTheRowsOfProfiles();
    void correctionsThatAreSwitchedOffAreNotLoaded();
    void brokenCorrectionsAreLeftOutAsAWholeAndNamed_data();
    void brokenCorrectionsAreLeftOutAsAWholeAndNamed();
    void aBrokenCardFileIsLeftOutAndNamed();
    void r4_1a_formationsAreReadWithTheUnitsOfAllFolders();
    void aFormationOfUnknownUnitsIsLeftOutAndNamed();
    void theIndexOfTheRulesIsNoSystem();
    void withoutASystemThereIsNothing();
    void aPipeInTheLibraryIsLeftOutAndNamed();
    void aGameTakesAlongAllThatItIsPlayedWith();

private:
    void write(const char *name, const QByteArray &text) const;
    LoadResult<DataStore> load() const
    {
        return loadData({{m_folder.path().toStdString(), HW_SOURCE_DIR "/resources"}});
    }

    QTemporaryDir m_folder;
};

void tst_DataStore::write(const char *name, const QByteArray &text) const
{
    const QString path = m_folder.filePath(QString::fromLatin1(name));
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void tst_DataStore::foldersAreAskedInTheOrderOfTheManual()
{
    const auto variables = [](const char *name) -> const char * {
        if (std::string_view(name) == "HEXWERK_DATA")
            return "/env";
        return std::string_view(name) == "XDG_DATA_HOME" ? "/xdg" : nullptr;
    };
    const DataPaths paths = dataPaths("/option", variables, "/opt/bin/hexwerk");
    QCOMPARE(paths.folders.size(), std::size_t{4});
    QVERIFY(paths.folders[0] == "/option");
    QVERIFY(paths.folders[1] == "/env");
    QVERIFY(paths.folders[2] == "/xdg/hexwerk");
    QVERIFY(paths.folders[3] == "/opt/share/hexwerk");
    const auto home = [](const char *name) -> const char * {
        return std::string_view(name) == "HOME" ? "/home/me" : nullptr;
    };
    QVERIFY(dataPaths({}, home, {}).folders[0] == "/home/me/.local/share/hexwerk");
    const auto twice = dataPaths("/env/../env", variables, "/opt/bin/hexwerk").folders;
    QCOMPARE(std::count(twice.begin(), twice.end(), std::filesystem::path("/env")), 1);
}

void tst_DataStore::aLinkBesideTheProgramLeadsToTheSources()
{
    const std::filesystem::path folder = m_folder.path().toStdString();
    std::filesystem::create_directories(folder / "build/share");
    const auto program = folder / "build/app/hexwerk";
    const auto link = folder / "build/share/hexwerk";
    const auto nothing = [](const char *) -> const char * { return nullptr; };
    for (const char *target : {"../../resources", "/sources/resources"}) {
        std::filesystem::create_directory_symlink(target, link);

        const auto folders = dataPaths({}, nothing, program).folders;

        QCOMPARE(folders.size(), std::size_t{1});
        const auto sources = *target == '/' ? std::filesystem::path(target) : folder / "resources";
        QCOMPARE(folders[0].string(), sources.string());
        std::filesystem::remove(link);
    }
}

static const char *const kCard = R"(format = "hexwerk.cards"
version = 1
system = "assault"
[[unit]]
id = "us.rifles43"
name = { en = "Mine" }
nation = "us"
type = "infantry"
points = 1
half_points = 1
strength = 6
half_strength = 3
defence = "R"
movement = 2
movement_type = "foot"
)";

void tst_DataStore::theFirstIdWins()
{
    write("assault/cards/own.toml", kCard);
    const LoadResult<DataStore> data = load();
    QVERIFY(data.problems.empty());
    QCOMPARE(data.value->cards.unit("us.rifles43")->strength, 6);
    QVERIFY(data.value->cards.unit("us.rangers43"));
}

void tst_DataStore::cardsOfAnotherSystemAreLeftOutAndNamed()
{
    write("assault/cards/other.toml",
          QByteArray(kCard).replace("\"assault\"", "\"tide\"").replace("rifles43", "theirs"));
    const LoadResult<DataStore> data = load();
    QCOMPARE(data.problems.size(), std::size_t{1});
    QVERIFY(data.problems[0].code == FileProblem::WrongSystem);
    QCOMPARE(data.problems[0].line, 3);
    QCOMPARE(data.problems[0].key, std::string("system"));
    QVERIFY(!data.value->cards.unit("us.theirs"));
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/cards/other.toml"))));
}

void tst_DataStore::correctionsOverrideSingleValues()
{
    write("assault/my_copy.toml", R"(format = "hexwerk.system"
version = 1
extends = "assault"
[terrain.brush]
cost = { track = 2 }
source = { cost = "T" }
[spotting]
two_dice = 4
)");
    const LoadResult<DataStore> data = load();
    QVERIFY(data.problems.empty());
    const TerrainChart &chart = data.value->system.terrain;
    const TerrainRow &brush = chart.row(*chart.find("brush"));
    QCOMPARE(int(*brush.cost[3]), 2);
    QCOMPARE(int(*brush.cost[1]), 2);
    QVERIFY(brush.sight == SightEffect::Hinders);
    QCOMPARE(data.value->system.spotting.twoDice, 4);
    QCOMPARE(data.value->system.spotting.threeDiceOrFortification, 4);
}

void tst_DataStore::correctionsReachTheRowsOfProfiles()
{
    write("assault/my_copy.toml", R"(format = "hexwerk.system"
version = 1
extends = "assault"
[terrain.heavy_forest]
cost = { foot = 3 }
)");
    const LoadResult<DataStore> data = load();
    const TerrainChart chart = data.value->terrainFor("gela-de");
    const TerrainRow &row = chart.row(*chart.find("heavy_forest"));
    QCOMPARE(int(*row.cost[0]), 3);
    QVERIFY(row.bonus[0] == *poolFromString("GY"));
}

static const QByteArray kCorrections = R"(format = "hexwerk.system"
version = 1
extends = "assault"
)";

void tst_DataStore::correctionsThatAreSwitchedOffAreNotLoaded()
{
    const QByteArray climb = "[climb]\ncost = { foot = 7 }\n";
    write("assault/own.toml", kCorrections + climb);
    QCOMPARE(int(*load().value->system.climb[0]), 7);
    const std::size_t sources = load().value->systemSources.size();
    write("assault/own.toml", kCorrections + "active = false\n" + climb);
    const LoadResult<DataStore> data = load();
    QVERIFY(data.problems.empty());
    QCOMPARE(int(*data.value->system.climb[0]), 1);
    QCOMPARE(data.value->systemSources.size() + 1, sources);
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/own.toml"))));
}

void tst_DataStore::brokenCorrectionsAreLeftOutAsAWholeAndNamed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("code");
    QTest::addColumn<int>("line");
    const auto row = [](const char *name, const QByteArray &text, ProblemCode code, int line) {
        QTest::addRow("%s", name) << text << int{code.value()} << line;
    };
    row("newer tables", kCorrections + "data_version = 99\n", FileProblem::NewerSystem, 4);
    row("another system", QByteArray(kCorrections).replace("assault", "tactics"),
        FileProblem::UnknownId, 3);
    row("a value out of range", kCorrections + "[smoke]\nmost = 99\n", FileProblem::OutOfRange, 5);
}

void tst_DataStore::brokenCorrectionsAreLeftOutAsAWholeAndNamed()
{
    QFETCH(QByteArray, text);
    QFETCH(int, code);
    QFETCH(int, line);
    write("assault/own.toml", text + "[climb]\ncost = { foot = 7 }\n");
    const LoadResult<DataStore> data = load();
    QVERIFY(data.value.has_value());
    QCOMPARE(int(*data.value->system.climb[0]), 1);
    QCOMPARE(data.problems.size(), std::size_t{1});
    QCOMPARE(int{data.problems[0].code.value()}, code);
    QCOMPARE(data.problems[0].line, line);
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/own.toml"))));
}

void tst_DataStore::aBrokenCardFileIsLeftOutAndNamed()
{
    write("assault/cards/broken.toml", "format = \"hexwerk.cards\"\nversion = 1\n[[unit]\n");
    const LoadResult<DataStore> data = load();
    QVERIFY(data.value.has_value());
    QVERIFY(data.value->cards.unit("ger.hmg42"));
    QCOMPARE(data.problems.size(), std::size_t{1});
    QVERIFY(data.problems[0].code == FileProblem::Syntax);
    QCOMPARE(data.problems[0].line, 3);
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/cards/broken.toml"))));
}

static QByteArray formations(const char *card)
{
    return QByteArray("format = \"hexwerk.formations\"\nversion = 1\nsystem = \"assault\"\n"
                      "[[formation]]\nid = \"us.test\"\nname = { en = \"Test\" }\nnation = \"us\"\n"
                      "type = \"infantry\"\ncommand = { en = \"Own\" }\ncommand_points = 3\n"
                      "units = [{ card = \"") +
           card + "\", count = 2 }, { card = \"us.rifles43\" }]\nsource = \"G\"\n";
}

void tst_DataStore::r4_1a_formationsAreReadWithTheUnitsOfAllFolders()
{
    write("assault/cards/formations.toml", formations("us.rangers43")); // a card of a later folder
    const auto data = load();
    QVERIFY(data && data.problems.empty());
    const FormationCard *card = data.value->cards.formation("us.test");
    QVERIFY(card);
    QCOMPARE(card->command.at("en"), std::string("Own"));
    QCOMPARE(card->commandPoints, 3);
    QVERIFY(card->type == UnitType::Infantry);
    QCOMPARE(card->units.size(), std::size_t{2});
    QVERIFY(card->units[0] == (FormationUnits{"us.rangers43", 2}));
    QVERIFY(card->units[1] == (FormationUnits{"us.rifles43", 1}));
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/cards/formations.toml"))));
}

void tst_DataStore::aFormationOfUnknownUnitsIsLeftOutAndNamed()
{
    write("assault/cards/formations.toml", formations("us.none"));
    const auto data = load();
    QVERIFY(data);
    QVERIFY(!data.value->cards.formation("us.test"));
    QCOMPARE(data.problems.size(), std::size_t{1});
    QVERIFY(data.problems[0].code == FileProblem::UnknownId);
    QCOMPARE(data.problems[0].key, std::string("formation.\"us.test\".units.0.card"));
    QCOMPARE(data.problems[0].line, 11);
    QVERIFY(QFile::remove(m_folder.filePath(QStringLiteral("assault/cards/formations.toml"))));
}

void tst_DataStore::theIndexOfTheRulesIsNoSystem()
{
    write("assault/rules-index.toml", "format = \"hexwerk.rules_index\"\nversion = 1\n");
    QVERIFY(load().problems.empty());
}

void tst_DataStore::withoutASystemThereIsNothing()
{
    const LoadResult<DataStore> data =
        loadData({{m_folder.filePath(QStringLiteral("none")).toStdString()}});
    QVERIFY(!data.value);
    QVERIFY(data.problems.at(0).code == FileProblem::CannotRead);
}

void tst_DataStore::aPipeInTheLibraryIsLeftOutAndNamed()
{
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("assault/cards")));
    const std::string pipe = folder.filePath(QStringLiteral("assault/cards/x.toml")).toStdString();
    QCOMPARE(::mkfifo(pipe.c_str(), 0666), 0);
    const auto data = loadData({{folder.path().toStdString(), HW_SOURCE_DIR "/resources"}});
    QVERIFY(data);
    QCOMPARE(data.problems.size(), std::size_t{1});
    QVERIFY(data.problems[0].code == FileProblem::CannotRead);
    QCOMPARE(data.problems[0].file, pipe);
}

// Of every shipped scenario, with corrections: the files that a game keeps make the same game.
void tst_DataStore::aGameTakesAlongAllThatItIsPlayedWith()
{
    write("assault/my_copy.toml", R"(format = "hexwerk.system"
version = 1
extends = "assault"
[spotting]
two_dice = 4
)");
    const DataStore data = *load().value;
    int games = 0;
    for (const auto &entry : std::filesystem::directory_iterator(HW_SOURCE_DIR "/scenarios")) {
        if (entry.path().extension() != ".toml")
            continue;
        const Scenario scenario = loadScenario(entry.path()).value->scenario;
        GameFile game{.head = headOf(scenario),
                      .data = pinData(scenario, data),
                      .playedWith = playedWith(scenario, data)};
        game = readGame(gameText(game), "game").value->game;

        QVERIFY(!ownLibrary(game, data)); // nothing has changed
        DataStore changed = data;
        changed.systemHash += 1;
        QVERIFY(!ownLibrary(game, changed)); // another text with the same values
        changed.system.spotting.twoDice = 5;
        const SharedLibrary kept = ownLibrary(game, changed);

        QVERIFY(kept);
        const auto *own = &libraryAs<DataStore>(*kept);
        QCOMPARE(own->system.spotting.twoDice, 4);
        QVERIFY(own->system == data.system);
        const auto then = setUpGame(scenario, data);
        const auto now = setUpGame(scenario, *own);
        QVERIFY(then && now);
        QCOMPARE(now.value->setting->hash, then.value->setting->hash);
        ++games;
    }
    QVERIFY(games >= 4);
}

HW_PLAIN_TEST(tst_DataStore)

} // namespace hexwerk::assault::tst_data_store

#include "tst_data_store.moc"
