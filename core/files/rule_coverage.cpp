#include "core/files/rule_coverage.h"

#include "core/files/text_file.h"
#include "core/rulebook/rule_tags.h"

namespace hexwerk {

namespace fs = std::filesystem;

// Calls `take` with the text of each source below the folder.
template<typename Take>
static void eachSource(const fs::path &folder, Take take)
{
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error)) {
        const fs::path extension = at->path().extension();
        if (extension != ".cpp" && extension != ".h")
            continue;
        if (const LoadResult<std::string> text = readTextFile(at->path()))
            take(*text.value);
    }
}

static fs::path codeIn(const fs::path &sources, std::string_view system)
{
    return sources / "core" / system;
}

static fs::path testsIn(const fs::path &sources, std::string_view system)
{
    return sources / "tests/core" / system;
}

static bool hasSystem(const fs::path &sources, std::string_view system)
{
    std::error_code error;
    return fs::is_directory(codeIn(sources, system), error) &&
           fs::is_directory(testsIn(sources, system), error);
}

std::optional<NamedRules> namedRules(const fs::path &sources, std::string_view system,
                                     const RuleGrammar &grammar)
{
    if (!hasSystem(sources, system))
        return std::nullopt;
    NamedRules rules;
    eachSource(codeIn(sources, system),
               [&](const std::string &text) { rules.inCode.merge(rulesOfCode(text, grammar)); });
    eachSource(testsIn(sources, system),
               [&](const std::string &text) { rules.inTests.merge(rulesOfTest(text, grammar)); });
    return rules;
}

fs::path sourcesAround(const DataPaths &paths, std::string_view system)
{
    for (const fs::path &folder : paths.folders)
        if (hasSystem(folder.parent_path(), system))
            return folder.parent_path();
    return {};
}

std::vector<std::string> enforcedWithout(const std::set<std::string> &ids, const RulesIndex &index)
{
    std::vector<std::string> missing;
    for (const IndexedRule &rule : index)
        if (rule.state == RuleState::Enforced && !ids.contains(rule.id))
            missing.push_back(rule.id);
    return missing;
}

} // namespace hexwerk
