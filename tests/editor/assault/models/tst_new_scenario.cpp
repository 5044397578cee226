#include <QTemporaryDir>
#include <QTest>

#include "core/assault/aside/trial.h"
#include "core/assault/engine/assault.h"
#include "core/assault/files/checks/validation.h"
#include "core/assault/files/readers/game_setup.h"
#include "core/assault/rules/course/victory.h"
#include "editor/assault/models/new_scenario.h"
#include "editor/assault/models/template_library.h"
#include "editor/text/local_text.h"
#include "tests/editor/assault/sample.h"
#include "tests/test_program.h"

#include <algorithm>

namespace hexwerk::assault::ui::tst_new_scenario {

// What a new scenario is made of, and that it can be played at once.
class tst_NewScenario final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void everyResultIsWithoutProblemsAndCanBePlayed_data();
    void everyResultIsWithoutProblemsAndCanBePlayed();
    void anEmptyBoardHasZonesUnitsAndVictory();
    void mostObjectivesIsAMajorityOfAnyNumber();
    void tilesFillTheBoard();
    void noDrawnTileHasWaterOrARailway();
    void ofATileOneSideIsLaid();
    void aLargerBoardKeepsEverything();
    void anotherNationBringsItsOwnUnits();
    void aCounterpartIsOfTheSameTypeAndClass();
    void whoHasNoUnitsMayStayWithout();
    void templatesAreKeptUnderTheirNames();
    void whatIsNoScenarioIsNoTemplate();

private:
    const Template &called(const char *id) const;
    std::vector<Problem> problemsOf(const Scenario &scenario) const;

    DataPaths m_paths;
    DataStore m_library;
    std::vector<Template> m_templates;
    QTemporaryDir m_own;
};

void tst_NewScenario::initTestCase()
{
    m_paths.folders = {HW_SOURCE_DIR "/resources"};
    m_library = loadData(m_paths).value.value();
    m_templates = TemplateLibrary(m_paths, m_own.path()).read();
    QVERIFY(m_templates.size() >= 3);
}

const Template &tst_NewScenario::called(const char *id) const
{
    const auto found = std::find_if(m_templates.begin(), m_templates.end(),
                                    [&](const Template &one) { return one.scenario.id == id; });
    Q_ASSERT(found != m_templates.end());
    return *found;
}

std::vector<Problem> tst_NewScenario::problemsOf(const Scenario &scenario) const
{
    std::vector<Problem> problems = validateScenario(scenario, m_library);
    for (const Problem &problem : problems)
        qWarning("%s %s %s", problem.code.name().data(), problem.key.c_str(),
                 problem.found.c_str());
    return problems;
}

void tst_NewScenario::everyResultIsWithoutProblemsAndCanBePlayed_data()
{
    QTest::addColumn<Scenario>("from");
    QTest::addColumn<int>("ground");
    QTest::addColumn<int>("victory");
    QTest::addColumn<QString>("profile");
    QTest::addColumn<QString>("nation");
    std::vector<std::pair<QByteArray, Scenario>> all = {{"empty", emptyScenario()}};
    for (const Template &one : m_templates)
        all.emplace_back(QByteArray::fromStdString(one.scenario.id), one.scenario);
    for (const auto &[name, from] : all) {
        const auto row = [&name = name, &from = from](const char *what, NewGround ground,
                                                      NewVictory victory, const char *profile,
                                                      const char *nation) {
            QTest::addRow("%s, %s", name.constData(), what)
                << from << static_cast<int>(ground) << static_cast<int>(victory)
                << QString::fromLatin1(profile) << QString::fromLatin1(nation);
        };
        const NewGround ground = isBare(from) ? NewGround::Clear : NewGround::AsItIs;
        const NewScenario first = choicesFor(from, m_library);
        row("as it is", ground, first.victory, "sicily43-en", "");
        row("losses", ground, NewVictory::Losses, "gela-de", "");
        row("either, Italy", ground, NewVictory::Either, "sicily43-en", "ita");
        row("objectives, Germany", ground, NewVictory::Objectives, "gela-de", "ger");
        if (isBare(from))
            row("tiles", NewGround::Tiles, NewVictory::Either, "sicily43-en", "");
    }
}

void tst_NewScenario::everyResultIsWithoutProblemsAndCanBePlayed()
{
    QFETCH(Scenario, from);
    QFETCH(int, ground);
    QFETCH(int, victory);
    QFETCH(QString, profile);
    QFETCH(QString, nation);
    NewScenario choices = choicesFor(from, m_library);
    choices.ground = static_cast<NewGround>(ground);
    choices.victory = static_cast<NewVictory>(victory);
    choices.profile = profile.toStdString();
    if (choices.ground == NewGround::Tiles)
        choices.rows = 24;
    if (!nation.isEmpty())
        choices.sides[1].nation = nation.toStdString();

    const Scenario made = madeOf(choices, m_library);

    QVERIFY(problemsOf(made).empty());
    const auto game = setUpGame(made, m_library);
    QVERIFY(game.value.has_value());
    const Position start = Assault::start(*game.value);
    TrialFigures figures = trialFigures(start);
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
        figures.add(trialGame(start, seed));
    QCOMPARE(figures.games, 2);
    QVERIFY(figures.units[0] > 0 && figures.units[1] > 0);
}

void tst_NewScenario::anEmptyBoardHasZonesUnitsAndVictory()
{
    const Scenario made = madeOf(choicesFor(emptyScenario(), m_library), m_library);
    QCOMPARE(made.zones.size(), std::size_t{2});
    QCOMPARE(made.objectives.size(), std::size_t{1});
    QCOMPARE(made.victories.size(), std::size_t{2});
    QVERIFY(made.units.size() >= 4);
    QVERIFY(made.board.patches.empty() && made.board.tiles.empty());
    QCOMPARE(made.sides[0].nations, std::vector<std::string>{"ger"});
    for (const UnitSpec &unit : made.units)
        QVERIFY(m_library.cards.unit(unit.card)->type == UnitType::Infantry);
}

void tst_NewScenario::mostObjectivesIsAMajorityOfAnyNumber()
{
    NewScenario choices = choicesFor(emptyScenario(), m_library);
    choices.victory = NewVictory::Objectives;
    Scenario made = madeOf(choices, m_library);
    for (int count = 1; count <= 5; ++count) {
        made.objectives.resize(static_cast<std::size_t>(count));
        for (int i = 0; i < count; ++i)
            made.objectives[static_cast<std::size_t>(i)] = {
                "o" + std::to_string(i), Hex::at(4 + i, 5), {}, made.sides[1].id};
        Position p = Assault::start(*setUpGame(made, m_library).value);
        for (int held = 0; held <= count; ++held) {
            for (int i = 0; i < count; ++i)
                p.holders[static_cast<std::size_t>(i)] = i < held ? 0 : 1;
            const auto verdict = verdictAfter(p, made.turns);
            QCOMPARE(verdict->winner == 0, 2 * held > count);
            QCOMPARE(verdict->winner == 1, 2 * held < count);
        }
    }
}

void tst_NewScenario::tilesFillTheBoard()
{
    NewScenario choices = choicesFor(emptyScenario(), m_library);
    choices.ground = NewGround::Tiles;
    choices.columns = 30;
    choices.rows = 30;
    const Scenario made = madeOf(choices, m_library);
    QCOMPARE(made.board.tiles.size(), std::size_t{6}); // of 10 x 12
    QCOMPARE(made.board.columns, std::optional(30));
}

void tst_NewScenario::noDrawnTileHasWaterOrARailway()
{
    std::set<std::string> drawn;
    for (unsigned seed = 1; seed < 50; ++seed) {
        NewScenario choices = choicesFor(emptyScenario(), m_library);
        choices.ground = NewGround::Tiles;
        choices.rows = 24;
        choices.seed = seed;
        for (const TilePlacement &tile : madeOf(choices, m_library).board.tiles)
            drawn.insert(tile.tile);
    }
    for (const auto &[id, tile] : m_library.tiles) {
        BoardSpec spec;
        spec.tiles = {{id, Hex::at(0, 0), false, {}}};
        const TerrainChart &chart = m_library.system.terrain;
        const Board board = *compose(spec, chart, m_library.tileLookup());
        bool isDry = true;
        for (std::size_t i = 0; i < board.size(); ++i) {
            const Cell &cell = board.at(board.hexAt(i));
            isDry = isDry && !chart.row(cell.terrain).isWater;
            for (const char *kind : {"river", "stream", "railway"})
                isDry = isDry && !cell.hasRoad(*chart.find(RoadId(std::string(kind))));
        }
        QCOMPARE(drawn.count(id) > 0, isDry);
    }
}

void tst_NewScenario::ofATileOneSideIsLaid()
{
    for (unsigned seed = 1; seed < 20; ++seed) {
        NewScenario choices = choicesFor(emptyScenario(), m_library);
        choices.ground = NewGround::Tiles;
        choices.rows = 24;
        choices.seed = seed;
        std::vector<std::string> laid;
        for (const TilePlacement &tile : madeOf(choices, m_library).board.tiles)
            laid.push_back(tile.tile.substr(0, 3));
        std::sort(laid.begin(), laid.end());
        QVERIFY(std::adjacent_find(laid.begin(), laid.end()) == laid.end());
        QCOMPARE(laid.size(), std::size_t{4});
    }
}

void tst_NewScenario::aLargerBoardKeepsEverything()
{
    const Scenario &from = called("landing").scenario;
    NewScenario choices = choicesFor(from, m_library);
    choices.columns = 28;
    choices.rows = 23;
    const Scenario made = madeOf(choices, m_library);
    QVERIFY(problemsOf(made).empty());
    QCOMPARE(made.board.columns, std::optional(28));
    QCOMPARE(made.board.rows, std::optional(23));
    QCOMPARE(made.units.size(), from.units.size());
    for (std::size_t i = 0; i < from.zones.size(); ++i)
        QCOMPARE(made.zones[i].hexes.size(), from.zones[i].hexes.size());
    choices.columns = choices.rows = 4; // nothing is cut
    QCOMPARE(madeOf(choices, m_library).board.rows, from.board.rows);
}

void tst_NewScenario::anotherNationBringsItsOwnUnits()
{
    NewScenario choices = choicesFor(called("landing").scenario, m_library);
    choices.sides[1].nation = "ger";
    const Scenario made = madeOf(choices, m_library);
    for (const UnitSpec &unit : made.units)
        if (unit.side == "axis")
            QCOMPARE(m_library.cards.unit(unit.card)->nation, std::string("ger"));
    for (const Reinforcement &late : made.reinforcements)
        for (const ReinforcementUnits &units : late.units)
            QCOMPARE(m_library.cards.unit(units.card)->nation,
                     std::string(late.side == "axis" ? "ger" : "us"));
    QCOMPARE(made.sides[1].nations, std::vector<std::string>{"ger"});
}

void tst_NewScenario::aCounterpartIsOfTheSameTypeAndClass()
{
    const auto of = [&](const char *id, const char *nation) {
        const std::string other = counterpart(*m_library.cards.unit(id), nation, m_library.cards);
        return m_library.cards.unit(other);
    };
    for (const auto &[id, card] : m_library.cards.units)
        for (const char *nation : {"ger", "us", "ita"})
            if (const UnitCard *other = of(id.c_str(), nation)) {
                QCOMPARE(other->nation, std::string(nation));
                QVERIFY(other->type == card.type);
            }
    QVERIFY(of("us.truck", "ger")->unitClass == UnitClass::Truck);
    QVERIFY(of("us.mortar81", "ita")->unitClass == m_library.cards.unit("us.mortar81")->unitClass);
    QVERIFY(!of("us.rifles43", "nobody"));
}

void tst_NewScenario::whoHasNoUnitsMayStayWithout()
{
    NewScenario choices = choicesFor(emptyScenario(), m_library);
    choices.hasUnits = false;
    QVERIFY(madeOf(choices, m_library).units.empty());
    choices.hasUnits = true;
    choices.sides[0].nation.clear();
    for (const UnitSpec &unit : madeOf(choices, m_library).units)
        QCOMPARE(unit.side, std::string("allied"));
}

void tst_NewScenario::templatesAreKeptUnderTheirNames()
{
    const TemplateLibrary library(m_paths, m_own.path());
    Scenario mine = sampleScenario();
    QVERIFY(library.keep(mine, QStringLiteral("Mein Tal"), "de").isEmpty());
    mine.turns = 9;
    QVERIFY(library.keep(mine, QStringLiteral("Mein Tal"), "de").isEmpty());

    const std::vector<Template> all = library.read();

    QCOMPARE(all.size(), m_templates.size() + 2);
    for (const auto &[id, turns] : {std::pair("mein-tal", 6), std::pair("mein-tal-2", 9)}) {
        const auto kept =
            std::find_if(all.begin(), all.begin() + 2,
                         [id = id](const Template &one) { return one.scenario.id == id; });
        QVERIFY(kept != all.begin() + 2);
        QCOMPARE(kept->scenario.turns, turns);
        QCOMPARE(kept->scenario.title, (LocalText{{"de", "Mein Tal"}}));
        QVERIFY(kept->scenario.board == mine.board);
    }
}

void tst_NewScenario::whatIsNoScenarioIsNoTemplate()
{
    const QTemporaryDir own;
    QDir(own.path()).mkpath(QStringLiteral("assault/templates"));
    QFile file(own.filePath(QStringLiteral("assault/templates/broken.toml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("format = \"hexwerk.tile\"\n");
    file.close();
    QCOMPARE(TemplateLibrary(m_paths, own.path()).read().size(), m_templates.size());
}

HW_CORE_TEST(tst_NewScenario)

} // namespace hexwerk::assault::ui::tst_new_scenario

#include "tst_new_scenario.moc"
