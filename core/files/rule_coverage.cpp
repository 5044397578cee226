#include "core/files/rule_coverage.h"

#include "core/files/text_file.h"
#include "core/rulebook/rule_tags.h"

namespace hexwerk {

namespace fs = std::filesystem;

// Calls `take` with path and text of each file below the folder that `wanted` takes.
template<typename Wanted, typename Take>
static void eachText(const fs::path &folder, Wanted wanted, Take take)
{
    std::error_code error;
    for (fs::recursive_directory_iterator at(folder, error), end; !error && at != end;
         at.increment(error))
        if (wanted(at->path()))
            if (const LoadResult<std::string> text = readTextFile(at->path()))
                take(*text.value);
}

static bool isSource(const fs::path &file)
{
    return file.extension() == ".cpp" || file.extension() == ".h";
}

static bool isExpectation(const fs::path &file)
{
    return file.filename() == "expect.json";
}

std::optional<NamedRules> namedRules(const fs::path &sources)
{
    std::error_code error;
    for (const char *folder : {"core", "tests"})
        if (!fs::is_directory(sources / folder, error))
            return std::nullopt;
    NamedRules rules;
    eachText(sources / "core", isSource,
             [&](const std::string &text) { rules.inCode.merge(rulesOfCode(text)); });
    eachText(sources / "tests", isSource,
             [&](const std::string &text) { rules.inTests.merge(rulesOfTest(text)); });
    eachText(sources / "tests/data/examples", isExpectation,
             [&](const std::string &text) { rules.inTests.merge(rulesOfText(text)); });
    return rules;
}

fs::path sourcesAround(const DataPaths &paths)
{
    std::error_code error;
    for (const fs::path &folder : paths.folders) {
        const fs::path around = folder.parent_path();
        if (fs::is_directory(around / "core/assault", error) &&
            fs::is_directory(around / "tests/core", error))
            return around;
    }
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
