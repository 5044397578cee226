// A scenario with one of its numbers turned: which makes it fairest.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/study_stage.h"
#include "app/cli/problem_text.h"
#include "app/cli/study_compare.h"
#include "core/assault/files/assault_rules.h"
#include "core/assault/lab/scenario_values.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <numeric>
#include <optional>

namespace hexwerk::cli {

namespace {

struct SweepArguments
{
    StudyPlay play;
    std::string value;
    std::optional<int> from;
    std::optional<int> to;
    std::string folder;
    bool json = false;
};

constexpr int kMostShardsOfVersion = 400; // that differences are told by
constexpr int kUsualReach = 2;            // either way, where nobody says from where to where

} // namespace

static const assault::Scenario &scenarioOf(const Stage &stage)
{
    return dynamic_cast<const assault::AnyHead &>(*stage.head).scenario;
}

static void tellValues(const assault::Scenario &scenario)
{
    for (const assault::ScenarioValue &value : assault::valuesOf(scenario))
        fmt::print("{}: {} ({} to {})\n", value.name, value.now, value.least, value.most);
}

static std::optional<assault::ScenarioValue> valueAsked(const assault::Scenario &scenario,
                                                        const SweepArguments &arguments)
{
    for (const assault::ScenarioValue &value : assault::valuesOf(scenario))
        if (value.name == arguments.value)
            return value;
    fmt::print(stderr, "--value {}: the scenario has no such value; without --value all are told\n",
               arguments.value);
    return std::nullopt;
}

// From one end to the other, with what the scenario has now.
static std::optional<std::vector<int>> numbersAsked(const assault::ScenarioValue &value,
                                                    const SweepArguments &arguments)
{
    const int from = arguments.from.value_or(std::max(value.least, value.now - kUsualReach));
    const int to = arguments.to.value_or(std::min(value.most, value.now + kUsualReach));
    if (from > to || from < value.least || to > value.most) {
        fmt::print(stderr, "--from {} --to {}: {} goes from {} to {}\n", from, to, value.name,
                   value.least, value.most);
        return std::nullopt;
    }
    std::vector<int> numbers(static_cast<std::size_t>(to - from + 1));
    std::iota(numbers.begin(), numbers.end(), from);
    if (value.now < from)
        numbers.insert(numbers.begin(), value.now);
    if (value.now > to)
        numbers.push_back(value.now);
    return numbers;
}

static std::optional<Version> playedVersion(const Stage &stage, const assault::ScenarioValue &value,
                                            int number, const SweepArguments &arguments,
                                            ExitCode &exitCode)
{
    const std::string name = fmt::format("{} = {}", value.name, number);
    auto head = std::make_shared<assault::ScenarioHead>(
        assault::withValue(scenarioOf(stage), value, number));
    auto version = stageOf(std::move(head), stage.library, arguments.play);
    if (!version) {
        fmt::print(stderr, "{}: this version cannot be played\n", name);
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    version->study.shards = std::min(arguments.play.pairs, kMostShardsOfVersion);
    const std::string file = arguments.folder.empty()
                                 ? std::string()
                                 : (std::filesystem::path(arguments.folder) /
                                    fmt::format("{}-{}.study.toml", value.name, number))
                                       .string();
    auto study = resumed(file, version->study, exitCode);
    if (!study)
        return std::nullopt;
    if (const std::vector<int> missing = lab::missingShards(*study); !missing.empty())
        exitCode = playShards(arguments.play, version->start, *study, missing, file);
    if (exitCode != ExitCode::Done)
        return std::nullopt;
    return Version{name, *std::move(study)};
}

static ExitCode sweep(const CLI::App &program, const SweepArguments &arguments)
{
    auto exitCode = ExitCode::Done;
    const auto stage = openStage(program, arguments.play, exitCode);
    if (!stage)
        return exitCode;
    if (arguments.value.empty()) {
        tellValues(scenarioOf(*stage));
        return ExitCode::Done;
    }
    const auto value = valueAsked(scenarioOf(*stage), arguments);
    if (!value)
        return ExitCode::Usage;
    const auto numbers = numbersAsked(*value, arguments);
    if (!numbers)
        return ExitCode::Usage;
    std::vector<Version> versions;
    for (const int number : *numbers) {
        auto version = playedVersion(*stage, *value, number, arguments, exitCode);
        if (!version)
            return exitCode;
        versions.push_back(*std::move(version));
    }
    const auto base = static_cast<std::size_t>(
        std::find(numbers->begin(), numbers->end(), value->now) - numbers->begin());
    fmt::print("{}\n",
               arguments.json ? comparisonJson(versions, base) : comparisonText(versions, base));
    return ExitCode::Done;
}

void addStudySweep(CLI::App &study, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<SweepArguments>();
    CLI::App *command = study.add_subcommand(
        "sweep", "Plays a scenario with one of its numbers turned, on equal seeds, and tells what "
                 "each is worth; without --value, which numbers it has");
    addStudyPlay(*command, arguments->play);
    command->add_option("--value", arguments->value, "Which number, as turns");
    command->add_option("--from", arguments->from, "Its first value; else two below");
    command->add_option("--to", arguments->to, "Its last value; else two above");
    command
        ->add_option("-o,--output", arguments->folder,
                     "A folder for the results; what is there is not played again")
        ->check(CLI::ExistingDirectory);
    command->add_flag("--json", arguments->json, "One JSON document on standard output");
    command->callback([&study, &exitCode, arguments] { exitCode = sweep(study, *arguments); });
}

} // namespace hexwerk::cli
