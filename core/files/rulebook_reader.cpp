#include "core/files/rulebook_reader.h"

#include "core/files/document.h"
#include "core/files/rule_ids.h"
#include "core/files/rules_index_reader.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"

#include <algorithm>

namespace hexwerk {

template<>
inline constexpr TextState kLastOf<TextState> = TextState::Final;
template<>
inline constexpr EditionDifference kLastOf<EditionDifference> = EditionDifference::Rule;

static void readText(TableReader &table, RuleText &text)
{
    table.require({"title", "text", "state"});
    table.read("title", text.title);
    table.read("text", text.text);
    table.read("state", text.state);
    table.read("from", text.from);
}

static void readEntry(TableReader &table, const RuleGrammar &grammar, RuleEntry &entry)
{
    table.require({"id", "paragraph", "text"});
    if (const auto id = table.find("id"); id && id->read(entry.id) && !grammar.isId(entry.id))
        id->report(FileProblem::BadName, FileExpectation::Id);
    table.readTable("paragraph", [&entry](TableReader &editions) {
        editions.eachKey([&entry](std::string_view edition, const ValueReader &value) {
            value.read(entry.paragraph[std::string(edition)]);
        });
    });
    table.read("differs", entry.differs);
    readRuleIds(table, "see_also", grammar, entry.seeAlso);
    readRuleIds(table, "exception_to", grammar, entry.exceptionTo);
    readRuleIds(table, "replaces", grammar, entry.replaces);
    table.readTable("text", [&entry](TableReader &languages) {
        languages.eachKey([&entry](std::string_view language, const ValueReader &value) {
            value.readTable(
                [&](TableReader &text) { readText(text, entry.texts[std::string(language)]); });
        });
    });
}

LoadResult<std::vector<RuleEntry>> readRulebook(std::string_view text, const std::string &file,
                                                std::string_view system, const RuleGrammar &grammar)
{
    ReadContext context{file, {}, {}};
    std::vector<RuleEntry> entries;
    readDocument(context, text, "hexwerk.rulebook", {system}, [&](TableReader &table) {
        std::vector<std::string> ids;
        table.readTables("rule", entries, [&](TableReader &rule, RuleEntry &entry) {
            readEntry(rule, grammar, entry);
            if (std::find(ids.begin(), ids.end(), entry.id) != ids.end())
                rule.report(FileProblem::DuplicateId, rule.path().key("id").shown);
            ids.push_back(entry.id);
        });
    });
    return loaded(std::move(entries), std::move(context.problems));
}

LoadResult<Rulebook> loadRulebook(const DataPaths &paths, std::string_view system,
                                  const RuleGrammar &grammar)
{
    Rulebook rulebook(loadRulesIndex(paths, system, grammar).value.value_or(RulesIndex()));
    std::vector<Problem> problems;
    const auto note = [&problems](const std::vector<Problem> &more) {
        problems.insert(problems.end(), more.begin(), more.end());
    };
    for (const std::filesystem::path &folder : paths.folders) {
        for (const std::filesystem::path &file :
             tomlFiles(folder / systemFolder(system, kRulebookFolder))) {
            const LoadResult<std::string> text = readTextFile(file);
            note(text.problems);
            if (!text)
                continue;
            LoadResult<std::vector<RuleEntry>> entries =
                readRulebook(*text.value, file.string(), system, grammar);
            note(entries.problems);
            if (entries)
                for (RuleEntry &entry : *entries.value)
                    rulebook.add(std::move(entry));
        }
    }
    return {std::move(rulebook), std::move(problems)};
}

} // namespace hexwerk
