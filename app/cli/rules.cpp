#include "app/cli/commands.h"
#include "app/cli/coverage.h"
#include "app/cli/data.h"
#include "core/files/rulebook_reader.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <memory>

namespace hexwerk::cli {

namespace {

struct RulesRequest
{
    std::string id;
    std::string language = "en";
    bool json = false;
    bool coverage = false;
    std::string sources;
};

// The rule itself, or one of the paragraph: "R10.3" has R10.3a and R10.3.1a, not R10.30a.
bool belongsTo(const std::string &rule, const std::string &id)
{
    if (!rule.starts_with(id))
        return false;
    const bool isWhole = id.empty() || rule.size() == id.size();
    return isWhole || rule[id.size()] < '0' || rule[id.size()] > '9';
}

ExitCode rules(const CLI::App &program, const RulesRequest &request)
{
    const std::optional<Rulebook> rulebook = findRulebook(program);
    if (!rulebook)
        return ExitCode::Failed;
    auto list = nlohmann::ordered_json::array();
    for (const RuleEntry &entry : rulebook->entries()) {
        if (!belongsTo(entry.id, request.id))
            continue;
        const RuleText text = textIn(entry, request.language);
        list.push_back({{"id", entry.id}, {"title", text.title}, {"text", text.text}});
        if (!request.json)
            fmt::print("{}  {}\n    {}\n", entry.id, text.title, text.text);
    }
    if (list.empty() && !request.id.empty()) {
        fmt::print(stderr, "{}: no rule with this id; ids look like R10.3g\n", request.id);
        return ExitCode::Usage;
    }
    if (request.json)
        fmt::print("{}\n", nlohmann::ordered_json{{"rules", std::move(list)}}.dump());
    return ExitCode::Done;
}

} // namespace

void addRules(CLI::App &program, ExitCode &exitCode)
{
    auto request = std::make_shared<RulesRequest>();
    CLI::App *command = program.add_subcommand("rules", "Rules text by id, in your language");
    command->add_option("id", request->id, "R10.3g, or R10.3 for the paragraph; all if left out");
    command->add_option("--lang", request->language, "Language of the text, as in de");
    command->add_flag("--json", request->json, "Print one JSON document");
    CLI::Option *coverage = command->add_flag(
        "--coverage", request->coverage, "What becomes of each rule, and what code or tests lack");
    command
        ->add_option("--sources", request->sources,
                     "Tree of sources that --coverage looks at; else that around the data")
        ->needs(coverage)
        ->check(CLI::ExistingDirectory);
    command->callback([request, &program, &exitCode] {
        exitCode = request->coverage ? coverageOfRules(program, request->sources, request->json)
                                     : rules(program, *request);
    });
}

} // namespace hexwerk::cli
