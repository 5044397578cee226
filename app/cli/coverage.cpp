#include "app/cli/coverage.h"

#include "app/cli/data.h"
#include "core/files/rule_coverage.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>

namespace hexwerk::cli {

namespace {

constexpr std::size_t kStates = static_cast<std::size_t>(RuleState::Later) + 1;
using Counts = std::array<int, kStates>;

struct ChapterCounts
{
    RuleChapter chapter;
    Counts counts = {};
};

struct Coverage
{
    std::vector<ChapterCounts> chapters; // in the order of the book
    std::string sources;                 // empty: none to compare with
    std::vector<std::string> withoutCode;
    std::vector<std::string> withoutTest;
    std::vector<std::string> withoutText;
};

std::vector<ChapterCounts> countsOf(const RulesIndex &index)
{
    std::vector<ChapterCounts> chapters;
    for (const IndexedRule &rule : index) {
        auto found = std::find_if(chapters.begin(), chapters.end(), [&](const ChapterCounts &one) {
            return one.chapter == rule.chapter;
        });
        if (found == chapters.end())
            found = chapters.insert(found, ChapterCounts{rule.chapter});
        ++found->counts[static_cast<std::size_t>(rule.state)];
    }
    return chapters;
}

// A number, or a name where the book does not number its chapters.
nlohmann::ordered_json jsonOf(const RuleChapter &chapter)
{
    if (chapter.number > 0)
        return chapter.number;
    return chapter.name;
}

std::string textOf(const RuleChapter &chapter)
{
    return chapter.number > 0 ? std::to_string(chapter.number) : chapter.name;
}

// In both languages of the books.
std::set<std::string> written(const Rulebook &rulebook)
{
    std::set<std::string> ids;
    for (const RuleEntry &entry : rulebook.entries())
        if (entry.texts.contains("en") && entry.texts.contains("de"))
            ids.insert(entry.id);
    return ids;
}

std::string_view nameOf(std::size_t state)
{
    return toString(static_cast<RuleState>(state));
}

void printCounts(const std::string &head, const Counts &counts)
{
    fmt::print("{:>7}", head);
    for (std::size_t i = 0; i < kStates; ++i)
        fmt::print("  {:>{}}", counts[i], nameOf(i).size());
    fmt::print("\n");
}

void printIds(std::string_view head, const std::vector<std::string> &ids)
{
    fmt::print("\n{}: {}\n", head, ids.size());
    if (!ids.empty())
        fmt::print("{}\n", fmt::join(ids, " "));
}

void printTable(const Coverage &coverage)
{
    fmt::print("chapter");
    for (std::size_t i = 0; i < kStates; ++i)
        fmt::print("  {}", nameOf(i));
    fmt::print("\n");
    Counts all = {};
    for (const auto &[chapter, counts] : coverage.chapters) {
        printCounts(textOf(chapter), counts);
        for (std::size_t i = 0; i < kStates; ++i)
            all[i] += counts[i];
    }
    printCounts("all", all);
    if (!coverage.sources.empty()) {
        printIds("Enforced, but not in the code", coverage.withoutCode);
        printIds("Enforced, but in no test", coverage.withoutTest);
    }
    printIds("Enforced, but without text in both languages", coverage.withoutText);
}

nlohmann::ordered_json coverageJson(const Coverage &coverage)
{
    auto chapters = nlohmann::ordered_json::array();
    for (const auto &[chapter, counts] : coverage.chapters) {
        nlohmann::ordered_json line = {{"chapter", jsonOf(chapter)}};
        for (std::size_t i = 0; i < kStates; ++i)
            line[std::string(nameOf(i))] = counts[i];
        chapters.push_back(std::move(line));
    }
    nlohmann::ordered_json document = {{"chapters", std::move(chapters)}};
    if (!coverage.sources.empty()) {
        document["sources"] = coverage.sources;
        document["without_code"] = coverage.withoutCode;
        document["without_test"] = coverage.withoutTest;
    }
    document["without_text"] = coverage.withoutText;
    return document;
}

} // namespace

ExitCode coverageOfRules(const CLI::App &program, const Rules &rules, const std::string &sources,
                         bool json)
{
    const std::optional<RulesIndex> index = findRulesIndex(program, rules);
    const auto rulebook = index ? findRulebook(program, rules) : std::nullopt;
    if (!rulebook)
        return ExitCode::Failed;
    Coverage coverage;
    coverage.chapters = countsOf(*index);
    coverage.withoutText = enforcedWithout(written(*rulebook), *index);
    const std::string tree = sources.empty() ? findSources(program, rules).string() : sources;
    const auto named = tree.empty() ? std::nullopt : namedRules(tree, rules.id(), rules.grammar());
    if (named) {
        coverage.sources = tree;
        coverage.withoutCode = enforcedWithout(named->inCode, *index);
        coverage.withoutTest = enforcedWithout(named->inTests, *index);
    } else {
        fmt::print(stderr, "no sources to compare with: --sources names their folder\n");
    }
    if (json)
        fmt::print("{}\n", coverageJson(coverage).dump());
    else
        printTable(coverage);
    return ExitCode::Done;
}

} // namespace hexwerk::cli
