#include "core/files/rules_index_reader.h"

#include "core/files/document.h"
#include "core/files/text_file.h"
#include "core/files/toml_reader.h"

#include <set>

namespace hexwerk {

namespace fs = std::filesystem;

template<>
inline constexpr RuleState kLastOf<RuleState> = RuleState::Later;

static void readRule(TableReader &table, const RuleGrammar &grammar, IndexedRule &rule)
{
    table.require({"id", "state"});
    if (const auto id = table.find("id"); id && id->read(rule.id) && !grammar.isId(rule.id))
        id->report(FileProblem::BadName, FileExpectation::Id);
    table.read("profiles", rule.profiles);
    table.read("state", rule.state);
    if (rule.state == RuleState::Definition)
        table.require({"used_by"});
    if (rule.state == RuleState::ByPlayers)
        table.require({"reason"});
    table.read("used_by", rule.usedBy);
    table.read("reason", rule.reason);
}

static RuleChapter readChapter(TableReader &table)
{
    RuleChapter chapter;
    table.require({"rules"});
    if (!table.has("name"))
        table.require({"number"});
    table.read("number", chapter.number, IntRange{1, 99});
    table.read("name", chapter.name);
    return chapter;
}

LoadResult<RulesIndex> readRulesIndex(std::string_view text, const std::string &file,
                                      std::string_view system, const RuleGrammar &grammar)
{
    ReadContext context{file, {}, {}};
    RulesIndex index;
    readDocument(context, text, "hexwerk.rules_index", {system}, [&](TableReader &table) {
        std::vector<std::string> profiles;
        table.require({"profiles"});
        table.read("profiles", profiles);
        std::set<std::string> ids;
        table.eachTable("chapter", [&](TableReader &chapter) {
            const RuleChapter in = readChapter(chapter);
            chapter.eachTable("rules", [&](TableReader &inner) {
                IndexedRule &rule =
                    index.emplace_back(IndexedRule{.chapter = in, .profiles = profiles});
                readRule(inner, grammar, rule);
                if (!ids.insert(rule.id).second)
                    inner.report(FileProblem::DuplicateId, inner.path().key("id").shown);
            });
        });
    });
    return loaded(std::move(index), std::move(context.problems));
}

std::string rulesIndexFile(std::string_view system)
{
    return systemFolder(system, "rules-index.toml");
}

LoadResult<RulesIndex> loadRulesIndex(const DataPaths &paths, std::string_view system,
                                      const RuleGrammar &grammar)
{
    fs::path file = rulesIndexFile(system);
    std::error_code error;
    for (const fs::path &folder : paths.folders)
        if (fs::exists(folder / rulesIndexFile(system), error)) {
            file = folder / rulesIndexFile(system);
            break;
        }
    LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return {std::nullopt, std::move(text.problems)};
    return readRulesIndex(*text.value, file.string(), system, grammar);
}

} // namespace hexwerk
