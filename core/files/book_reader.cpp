#include "core/files/book_reader.h"

#include "core/files/document.h"
#include "core/files/rule_ids.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"

#include <algorithm>
#include <set>

namespace hexwerk {

namespace fs = std::filesystem;

static void readTerm(TableReader &table, const RuleGrammar &grammar, Term &term)
{
    struct Keys
    {
        const char *word;
        const char *forms;
        const char *avoid;
        const char *said;
        const char *other;
    };
    table.require({"id", "en", "de", "definition"});
    table.readId("id", term.id);
    for (const Keys &keys : {Keys{"en", "forms_en", "avoid_en", "said_en", "other_en"},
                             Keys{"de", "forms_de", "avoid_de", "said_de", "other_de"}}) {
        TermWords &words = term.words[keys.word];
        table.read(keys.word, words.word);
        table.read(keys.forms, words.forms);
        table.read(keys.avoid, words.avoid);
        table.read(keys.said, words.said);
        table.read(keys.other, words.other);
    }
    table.read("definition", term.definition);
    readRuleIds(table, "rules", grammar, term.rules);
}

static void readRuling(TableReader &table, const RuleGrammar &grammar, BookRuling &ruling)
{
    table.require({"id", "rules", "question", "ruling"});
    table.readId("id", ruling.id);
    readRuleIds(table, "rules", grammar, ruling.rules);
    table.read("profiles", ruling.profiles);
    table.readId("switch", ruling.option);
    table.read("question", ruling.question);
    table.read("ruling", ruling.ruling);
}

static void readExample(TableReader &table, const RuleGrammar &grammar, WorkedExample &example)
{
    table.require({"id", "rules", "title", "text"});
    table.readId("id", example.id);
    readRuleIds(table, "rules", grammar, example.rules);
    table.read("profiles", example.profiles);
    table.read("title", example.title);
    table.read("text", example.text);
    if (const auto boards = table.find("boards"))
        boards->eachElement(
            [&](const ValueReader &board) { return board.readId(example.boards.emplace_back()); });
    table.readId("orders", example.orders);
}

std::string termsFile(std::string_view system)
{
    return systemFolder(system, "terms.toml");
}

std::string rulingsFile(std::string_view system)
{
    return systemFolder(system, "rulings.toml");
}

std::string sectionsFile(std::string_view system)
{
    return systemFolder(system, "sections.toml");
}

// A document that is a list of tables with ids.
template<typename Row, typename Read>
static LoadResult<std::vector<Row>> readList(std::string_view text, const std::string &file,
                                             std::string_view system, const std::string &format,
                                             std::string_view key, const Read &read)
{
    ReadContext context{file, {}, {}};
    std::vector<Row> rows;
    readDocument(context, text, format, {system}, [&](TableReader &table) {
        std::set<std::string> ids;
        table.readTables(key, rows, [&](TableReader &one, Row &row) {
            read(one, row);
            if (!ids.insert(row.id).second)
                one.report(FileProblem::DuplicateId, one.path().key("id").shown);
        });
    });
    return loaded(std::move(rows), std::move(context.problems));
}

LoadResult<Terms> readTerms(std::string_view text, const std::string &file, std::string_view system,
                            const RuleGrammar &grammar)
{
    return readList<Term>(text, file, system, "hexwerk.terms", "term",
                          [&](TableReader &table, Term &term) { readTerm(table, grammar, term); });
}

LoadResult<std::vector<BookRuling>> readRulings(std::string_view text, const std::string &file,
                                                std::string_view system, const RuleGrammar &grammar)
{
    return readList<BookRuling>(
        text, file, system, "hexwerk.rulings", "ruling",
        [&](TableReader &table, BookRuling &ruling) { readRuling(table, grammar, ruling); });
}

LoadResult<std::vector<WorkedExample>> readWorkedExamples(std::string_view text,
                                                          const std::string &file,
                                                          std::string_view system,
                                                          const RuleGrammar &grammar)
{
    return readList<WorkedExample>(
        text, file, system, "hexwerk.examples", "example",
        [&](TableReader &table, WorkedExample &example) { readExample(table, grammar, example); });
}

static void readParagraph(TableReader &table, std::map<std::string, std::string> &paragraph)
{
    table.readTable("paragraph", [&paragraph](TableReader &editions) {
        editions.eachKey([&paragraph](std::string_view edition, const ValueReader &number) {
            number.read(paragraph[std::string(edition)]);
        });
    });
}

static void readPoint(TableReader &table, const RuleGrammar &grammar, ComparedPoint &point)
{
    table.require({"comparison", "title", "edition"});
    table.read("title", point.title);
    table.readTable("edition", [&](TableReader &editions) {
        editions.eachKey([&](std::string_view edition, const ValueReader &said) {
            EditionView &view = point.editions[std::string(edition)];
            said.readTable([&](TableReader &one) {
                one.require({"text"});
                one.read("text", view.text);
                readRuleIds(one, "rules", grammar, view.rules);
            });
        });
    });
}

static void readComparison(TableReader &table, BookComparison &comparison)
{
    table.require({"id", "paragraph", "title", "text"});
    table.readId("id", comparison.id);
    readParagraph(table, comparison.paragraph);
    table.read("title", comparison.title);
    table.read("text", comparison.text);
}

// A table of its own: texts in tables that are nested deeper are not written back as they were.
static void readPoints(TableReader &table, const RuleGrammar &grammar, BookHeadings &headings)
{
    std::vector<ComparedPoint> points; // each goes to its comparison at once
    table.readTables("point", points, [&](TableReader &one, ComparedPoint &point) {
        readPoint(one, grammar, point);
        std::string id;
        one.readId("comparison", id);
        const auto found =
            std::find_if(headings.comparisons.begin(), headings.comparisons.end(),
                         [&id](const BookComparison &comparison) { return comparison.id == id; });
        if (found != headings.comparisons.end())
            found->points.push_back(std::move(point));
        else if (!id.empty())
            one.report(FileProblem::UnknownId, one.path().key("comparison").shown);
    });
}

LoadResult<BookHeadings> readHeadings(std::string_view text, const std::string &file,
                                      std::string_view system, const RuleGrammar &grammar)
{
    ReadContext context{file, {}, {}};
    BookHeadings headings;
    readDocument(context, text, "hexwerk.sections", {system}, [&](TableReader &table) {
        table.require({"edition"});
        table.readTable("edition", [&headings](TableReader &editions) {
            editions.eachKey([&headings](std::string_view edition, const ValueReader &name) {
                name.read(headings.editions[std::string(edition)]);
            });
        });
        table.readTables("section", headings.sections, [](TableReader &one, BookSection &section) {
            one.require({"paragraph", "title"});
            readParagraph(one, section.paragraph);
            one.read("title", section.title);
        });
        std::set<std::string> ids;
        table.readTables("comparison", headings.comparisons,
                         [&](TableReader &one, BookComparison &comparison) {
                             readComparison(one, comparison);
                             if (!ids.insert(comparison.id).second)
                                 one.report(FileProblem::DuplicateId, one.path().key("id").shown);
                         });
        readPoints(table, grammar, headings);
    });
    return loaded(std::move(headings), std::move(context.problems));
}

LoadResult<BookHeadings> loadHeadings(const DataPaths &paths, std::string_view system,
                                      const RuleGrammar &grammar)
{
    for (const fs::path &folder : paths.folders) {
        std::error_code error;
        const fs::path file = folder / sectionsFile(system);
        if (!fs::exists(file, error))
            continue;
        const LoadResult<std::string> text = readTextFile(file);
        return text ? readHeadings(*text.value, file.string(), system, grammar)
                    : LoadResult<BookHeadings>{{}, text.problems};
    }
    return {BookHeadings(), {}};
}

// The lists of that name in all folders, one after the other.
template<typename Row, typename Read>
static LoadResult<std::vector<Row>> loadLists(const DataPaths &paths, const std::string &name,
                                              const Read &read)
{
    std::vector<Row> rows;
    std::vector<Problem> problems;
    const auto note = [&problems](std::vector<Problem> more) {
        problems.insert(problems.end(), more.begin(), more.end());
    };
    for (const fs::path &folder : paths.folders) {
        std::error_code error;
        const fs::path file = folder / name;
        if (!fs::exists(file, error))
            continue;
        const LoadResult<std::string> text = readTextFile(file);
        note(text.problems);
        if (!text)
            continue;
        LoadResult<std::vector<Row>> more = read(*text.value, file);
        note(std::move(more.problems));
        for (Row &row : more.value.value_or(std::vector<Row>()))
            if (std::none_of(rows.begin(), rows.end(),
                             [&row](const Row &known) { return known.id == row.id; }))
                rows.push_back(std::move(row));
    }
    return {std::move(rows), std::move(problems)};
}

LoadResult<Terms> loadTerms(const DataPaths &paths, std::string_view system,
                            const RuleGrammar &grammar)
{
    return loadLists<Term>(paths, termsFile(system),
                           [&](const std::string &text, const fs::path &file) {
                               return readTerms(text, file.string(), system, grammar);
                           });
}

LoadResult<std::vector<BookRuling>> loadRulings(const DataPaths &paths, std::string_view system,
                                                const RuleGrammar &grammar)
{
    return loadLists<BookRuling>(paths, rulingsFile(system),
                                 [&](const std::string &text, const fs::path &file) {
                                     return readRulings(text, file.string(), system, grammar);
                                 });
}

LoadResult<std::vector<WorkedExample>>
loadWorkedExamples(const DataPaths &paths, std::string_view system, const RuleGrammar &grammar)
{
    return loadLists<WorkedExample>(
        paths, systemFolder(system, "examples/examples.toml"),
        [&](const std::string &text, const fs::path &file) {
            auto examples = readWorkedExamples(text, file.string(), system, grammar);
            if (examples)
                for (WorkedExample &example : *examples.value) {
                    for (std::string &board : example.boards)
                        board = (file.parent_path() / board).string();
                    if (!example.orders.empty())
                        example.orders = (file.parent_path() / example.orders).string();
                }
            return examples;
        });
}

} // namespace hexwerk
