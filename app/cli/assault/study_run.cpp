// Plays a study, or one shard of it.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/study_stage.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>

namespace hexwerk::cli {

namespace {

struct StudyRunArguments
{
    StudyPlay play;
    int shards = 0; // 0: as many as are handy
    std::string shard;
    std::string out;
};

// i/n of --shard.
struct OneShard
{
    int number = 0;
    int of = 1;
};

constexpr int kPairsOfShard = 10; // where nobody says how many shards
constexpr int kMostHandyShards = 1000;

} // namespace

static std::optional<OneShard> oneShardFrom(const std::string &text)
{
    OneShard shard;
    const char *end = text.data() + text.size();
    auto read = std::from_chars(text.data(), end, shard.number);
    if (read.ec != std::errc() || read.ptr == end || *read.ptr != '/')
        return std::nullopt;
    read = std::from_chars(read.ptr + 1, end, shard.of);
    const bool isGood = read.ec == std::errc() && read.ptr == end && shard.of >= 1 &&
                        shard.of <= lab::kMostShards && shard.number >= 0 &&
                        shard.number < shard.of;
    return isGood ? std::optional(shard) : std::nullopt;
}

static ExitCode runStudy(const CLI::App &program, const StudyRunArguments &arguments)
{
    std::optional<OneShard> one;
    if (!arguments.shard.empty()) {
        one = oneShardFrom(arguments.shard);
        if (!one) {
            fmt::print(stderr,
                       "--shard {}: expected i/n with i from 0 to n - 1, as in 0/400 and 399/400\n",
                       arguments.shard);
            return ExitCode::Usage;
        }
    }
    int shards = one ? one->of : arguments.shards;
    if (shards == 0)
        shards = std::clamp(arguments.play.pairs / kPairsOfShard, 1, kMostHandyShards);
    if (shards > arguments.play.pairs) {
        fmt::print(stderr, "{} shards of {} pairs: some would be empty; take fewer shards\n",
                   shards, arguments.play.pairs);
        return ExitCode::Usage;
    }
    auto exitCode = ExitCode::Done;
    auto stage = openStage(program, arguments.play, exitCode);
    if (!stage)
        return exitCode;
    stage->study.shards = shards;
    auto study = resumed(arguments.out, stage->study, exitCode);
    if (!study)
        return exitCode;
    std::vector<int> missing = lab::missingShards(*study);
    if (one)
        std::erase_if(missing, [&one](int shard) { return shard != one->number; });
    if (missing.empty())
        return ExitCode::Done;
    return playShards(arguments.play, stage->start, *study, missing, arguments.out);
}

void addStudyRun(CLI::App &study, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<StudyRunArguments>();
    CLI::App *command = study.add_subcommand(
        "run", "Has computer players play pairs of games with their sides exchanged; what is there "
               "already is not played again");
    addStudyPlay(*command, arguments->play);
    auto *shards = command
                       ->add_option("--shards", arguments->shards,
                                    "Parts of the study; else about ten pairs each")
                       ->check(CLI::Range(1, lab::kMostShards));
    command->add_option("--shard", arguments->shard, "Only this part: i/n, with i from 0 to n - 1")
        ->excludes(shards);
    command->add_option("-o,--output", arguments->out, "Where the results go")->required();
    command->callback([&study, &exitCode, arguments] { exitCode = runStudy(study, *arguments); });
}

} // namespace hexwerk::cli
