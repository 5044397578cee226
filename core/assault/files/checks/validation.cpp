#include "core/assault/files/checks/validation.h"

#include "core/assault/board/terrain_picture.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/files/campaign_head.h"
#include "core/assault/files/checks/campaign_check.h"
#include "core/assault/files/checks/content_problem.h"
#include "core/assault/files/checks/course_check.h"
#include "core/assault/files/checks/data_check.h"
#include "core/assault/files/checks/scenario_check.h"
#include "core/assault/files/readers/game_file.h"
#include "core/assault/files/readers/scenario_tables.h"
#include "core/assault/files/readers/stamp_file.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/assault/rule_grammar.h"
#include "core/assault/system_id.h"
#include "core/files/book_reader.h"
#include "core/files/document.h"
#include "core/files/guide_reader.h"
#include "core/files/reader_notes.h"
#include "core/files/rulebook_reader.h"
#include "core/files/rules_index_reader.h"

#include <algorithm>

namespace hexwerk::assault {

LoadResult<Board> checkScenario(const Scenario &scenario, const DataStore &data,
                                const SourceMap &places, const std::string &file)
{
    return ScenarioCheck(scenario, data, places, file).run();
}

std::vector<Problem> validateScenario(const Scenario &scenario, const DataStore &data,
                                      const SourceMap &places, const std::string &file)
{
    return checkScenario(scenario, data, places, file).problems;
}

// Whether the key is the other one, or stands in its table.
static bool covers(const std::string &outer, const std::string &inner)
{
    return inner.compare(0, outer.size(), outer) == 0 &&
           (inner.size() == outer.size() || inner[outer.size()] == '.');
}

// What was read badly is not blamed a second time for what it is not.
static void addUnless(std::vector<Problem> &problems, const std::vector<Problem> &further)
{
    const std::vector<Problem> known = problems;
    for (const Problem &problem : further)
        if (std::none_of(known.begin(), known.end(), [&problem](const Problem &other) {
                return other.severity() == Severity::Error &&
                       (covers(other.key, problem.key) || covers(problem.key, other.key));
            }))
            addProblem(problems, problem);
}

static std::vector<Problem> validateScenarioText(std::string_view text, const std::string &file,
                                                 const DataStore &data)
{
    ReadContext context{file, {}, {}};
    Scenario scenario;
    bool understood = false;
    readDocument(context, text, kScenarioFormat, [&](TableReader &table) {
        readScenarioTables(table, scenario);
        understood = true;
    });
    if (understood)
        addUnless(context.problems, validateScenario(scenario, data, context.places, file));
    return std::move(context.problems);
}

template<typename File, typename Read, typename Check>
static std::vector<Problem> readAndCheck(std::string_view text, const std::string &file,
                                         const DataStore &data, Read read, Check check)
{
    LoadResult<File> result = read(text, file);
    if (result) {
        addProblems(result.problems, check(*result.value, data.system, file));
    }
    return std::move(result.problems);
}

// Pictures that no map has, of the rows that the text names.
template<typename Row>
static void checkArts(TableReader &root, std::string_view key, const std::vector<Row> &rows,
                      bool (*isArt)(std::string_view))
{
    root.readTable(key, [&](TableReader &table) {
        table.eachKey([&](std::string_view id, const ValueReader &value) {
            const auto row = std::find_if(rows.begin(), rows.end(),
                                          [&](const Row &one) { return one.id == id; });
            if (row != rows.end() && !isArt(artOf(*row)))
                value.report(ContentProblem::UnknownArt, FileExpectation::Nothing,
                             {row->id, artOf(*row)});
        });
    });
}

// A whole system by itself; corrections over those at hand.
static std::vector<Problem> validateSystem(std::string_view text, const std::string &file,
                                           const DataStore &data)
{
    std::vector<TextSource> sources;
    if (!extendedBy(text).empty())
        sources = {data.systemSources.front()};
    sources.push_back({file, std::string(text)});
    LoadResult<SystemData> read = readSystem(sources);
    if (read) {
        ReadContext context{file, {}, {}};
        readDocument(context, text, rootText(text, "format"), [&](TableReader &root) {
            const TerrainChart &chart = read.value->terrain;
            checkArts(root, "terrain", chart.rows, isTerrainArt);
            checkArts(root, "hexside", chart.hexsides, isHexsideArt);
            checkArts(root, "road", chart.roads, isRoadArt);
            root.ignoreRest();
        });
        addProblems(read.problems, context.problems);
    }
    return std::move(read.problems);
}

// Problems of the scenario in it that are not of reading name their keys, not their lines.
static std::vector<Problem> validateGame(std::string_view text, const std::string &file,
                                         const DataStore &data)
{
    const Rules *const rules[] = {&assaultRules()};
    LoadResult<LoadedGame> game = hexwerk::readGame(text, file, rules);
    if (!game)
        return std::move(game.problems);
    const Head &head = *game.value->game.head;
    if (head.begins().game == CampaignHead::kBegins.game)
        addUnless(game.problems, groundsOf(headAs<CampaignHead>(head), data).problems);
    else
        addUnless(game.problems, validateScenario(scenarioOf(game.value->game), data, {}, file));
    return std::move(game.problems);
}

// With the scenarios that lie beside it.
static std::vector<Problem> validateCampaign(std::string_view text, const std::string &file,
                                             const DataStore &data)
{
    LoadResult<CampaignFile> read = readCampaign(text, file);
    if (read)
        addUnless(read.problems,
                  checkCampaign(read.value->campaign, scenariosBeside(read.value->campaign, file),
                                data, read.value->places, file)
                      .problems);
    return std::move(read.problems);
}

// A format that nothing here reads: not a scenario is half the truth.
static void nameAllFormats(std::vector<Problem> &problems)
{
    for (Problem &problem : problems)
        if (problem.code == FileProblem::WrongFormat)
            problem.values = {
                "hexwerk.scenario",      "hexwerk.tile",       "hexwerk.stamp",
                "hexwerk.cards",         "hexwerk.formations", "hexwerk.system",
                "hexwerk.game",          "hexwerk.table",      "hexwerk.campaign",
                "hexwerk.campaign_game", "hexwerk.guide",      "hexwerk.rulebook",
                "hexwerk.rules_index",   "hexwerk.terms",      "hexwerk.rulings",
                "hexwerk.examples",      "hexwerk.sections",   "hexwerk.reader_notes"};
}

std::vector<Problem> validateCourse(const Scenario &scenario)
{
    const SourceMap nowhere;
    CheckList list({}, nowhere);
    checkCourse(scenario, list);
    return std::move(list.problems());
}

std::vector<Problem> validateText(std::string_view text, const std::string &file,
                                  const DataStore &data)
{
    const std::string format = rootText(text, "format");
    std::vector<Problem> problems;
    if (format == "hexwerk.tile")
        problems = readAndCheck<TileFile>(
            text, file, data, readTile,
            [](const TileFile &tile, const auto &system, const std::string &name) {
                return checkTile(tile, system, name);
            });
    else if (format == "hexwerk.stamp")
        problems = readStamp(text, file).problems;
    else if (format == "hexwerk.cards")
        problems = readAndCheck<CardFile>(
            text, file, data,
            [](std::string_view cards, const std::string &name) { return readCards(cards, name); },
            [&data](const CardFile &cards, const auto &system, const std::string &name) {
                return checkCards(cards, system, data.cards.effects, name);
            });
    else if (format == "hexwerk.formations")
        problems = readAndCheck<FormationFile>(
            text, file, data,
            [](std::string_view cards, const std::string &name) {
                return readFormations(cards, name);
            },
            [&data](const FormationFile &formations, const auto &system, const std::string &name) {
                return checkFormations(formations, system, data.cards, name);
            });
    else if (format == "hexwerk.game" || format == "hexwerk.table" ||
             format == "hexwerk.campaign_game")
        problems = validateGame(text, file, data);
    else if (format == "hexwerk.system")
        problems = validateSystem(text, file, data);
    else if (format == "hexwerk.guide")
        problems = readGuide(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.reader_notes")
        problems = readRuleNotes(text, file).problems;
    else if (format == "hexwerk.rulebook")
        problems = readRulebook(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.rules_index")
        problems = readRulesIndex(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.terms")
        problems = readTerms(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.rulings")
        problems = readRulings(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.examples")
        problems = readWorkedExamples(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.sections")
        problems = readHeadings(text, file, kSystemId, kRuleGrammar).problems;
    else if (format == "hexwerk.campaign")
        problems = validateCampaign(text, file, data);
    else
        problems = validateScenarioText(text, file, data);
    nameAllFormats(problems);
    sortByPlace(problems);
    return problems;
}

} // namespace hexwerk::assault
