#include "app/cli/commands.h"
#include "app/cli/coverage.h"
#include "app/cli/data.h"
#include "core/systems.h"

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
    std::string system{systems().front()->id()};
    std::string sources;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

// The rule itself, or one of the part of the book: "R10.3" has R10.3a and R10.3.1a, not R10.30a;
// "T-mor" has T-mor-4, not T-morale-4.
bool belongsTo(const std::string &rule, const std::string &id)
{
    if (!rule.starts_with(id))
        return false;
    if (id.empty() || rule.size() == id.size())
        return true;
    const char next = rule[id.size()];
    return !isDigit(next) && !(isLetter(next) && isLetter(id.back()));
}

// Whose books may have it: all, but for a whole id, which is one of a single system.
std::vector<const Rules *> booksWith(std::string_view id)
{
    for (const Rules *rules : systems())
        if (rules->grammar().isId(id))
            return {rules};
    return {systems().begin(), systems().end()};
}

std::string examples()
{
    std::vector<std::string_view> all;
    for (const Rules *rules : systems())
        all.push_back(rules->grammar().example);
    return fmt::format("{}", fmt::join(all, " or "));
}

ExitCode rules(const CLI::App &program, const RulesRequest &request)
{
    auto list = nlohmann::ordered_json::array();
    for (const Rules *rules : booksWith(request.id)) {
        const std::optional<Rulebook> rulebook = findRulebook(program, *rules);
        if (!rulebook)
            return ExitCode::Failed;
        for (const RuleEntry &entry : rulebook->entries()) {
            if (!belongsTo(entry.id, request.id))
                continue;
            const RuleText text = textIn(entry, request.language);
            list.push_back({{"id", entry.id}, {"title", text.title}, {"text", text.text}});
            if (!request.json)
                fmt::print("{}  {}\n    {}\n", entry.id, text.title, text.text);
        }
    }
    if (list.empty() && !request.id.empty()) {
        fmt::print(stderr, "{}: no rule with this id; ids look like {}\n", request.id, examples());
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
    command->add_option("id", request->id,
                        "As in " + examples() +
                            "; or the beginning of ids, as of a paragraph; all if left out");
    command->add_option("--lang", request->language, "Language of the text, as in de");
    command->add_flag("--json", request->json, "Print one JSON document");
    CLI::Option *coverage = command->add_flag(
        "--coverage", request->coverage, "What becomes of each rule, and what code or tests lack");
    command
        ->add_option("--sources", request->sources,
                     "Tree of sources that --coverage looks at; else that around the data")
        ->needs(coverage)
        ->check(CLI::ExistingDirectory);
    command
        ->add_option("--system", request->system,
                     "Whose rules --coverage looks at; else the first system's")
        ->needs(coverage)
        ->check(CLI::IsMember(idsOf(systems())));
    command->callback([request, &program, &exitCode] {
        exitCode = request->coverage
                       ? coverageOfRules(program, *findRules(systems(), request->system),
                                         request->sources, request->json)
                       : rules(program, *request);
    });
}

} // namespace hexwerk::cli
