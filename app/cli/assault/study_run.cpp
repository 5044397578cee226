// Plays a study, or one shard of it.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/players_option.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/study.h"
#include "core/assault/engine/assault.h"
#include "core/assault/lab/pair_player.h"
#include "core/files/text_file.h"
#include "core/lab/runner.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <thread>

namespace hexwerk::cli {

namespace {

struct StudyRunArguments
{
    std::string file;
    std::vector<std::string> players = {"regular", "regular"};
    int pairs = 100;
    int rollouts = 200;
    std::string seed = "1";
    int shards = 0; // 0: as many as are handy
    std::string shard;
    int jobs = 0; // 0: as many as there are cores
    int orders = assault::kUsualOrders;
    bool alternate = false;
    std::string out;
};

// i/n of --shard.
struct OneShard
{
    int number = 0;
    int of = 1;
};

// The scenario, ready to be played.
struct Stage
{
    assault::Position start;
    lab::StudyHead study;
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

static void tellUnfit(const std::string &file, const assault::Unfit &unfit)
{
    switch (unfit.why) {
    case assault::StudyObstacle::NotTwoSides:
        return fmt::print(stderr, "{}: a study needs two sides\n", file);
    case assault::StudyObstacle::SideWithoutUnits:
        return fmt::print(stderr, "{}: the side {} has no units: give it some\n", file, unfit.side);
    case assault::StudyObstacle::IsOver:
        return fmt::print(stderr,
                          "{}: the game is over before it begins: look at its victory "
                          "conditions\n",
                          file);
    }
    HW_UNREACHABLE();
}

// A head that a game of this system on a map begins from.
static std::optional<Stage> stageOf(const SharedHead &head, const Library &library,
                                    const StudyRunArguments &arguments)
{
    const std::string &file = arguments.file;
    const auto match = head->rules().begin(*head, library, {});
    print(match.problems);
    if (!match)
        return std::nullopt;
    const auto *played = dynamic_cast<const play::MatchOf<assault::Assault> *>(match.value->get());
    if (!played) {
        fmt::print(stderr, "{}: a study needs a scenario that is played on a map\n", file);
        return std::nullopt;
    }
    if (const auto unfit = assault::unfitFor(played->position())) {
        tellUnfit(file, *unfit);
        return std::nullopt;
    }
    std::array<lab::Opponent, 2> opponents;
    for (std::size_t i = 0; i < opponents.size(); ++i)
        opponents[i] = assault::opponentOf(*assault::opponentFromString(arguments.players[i]),
                                           arguments.rollouts);
    return Stage{played->position(),
                 assault::studyOf(*head, library, played->position(), opponents)};
}

static std::optional<Stage> openStage(const CLI::App &program, const StudyRunArguments &arguments,
                                      ExitCode &exitCode)
{
    exitCode = ExitCode::Failed;
    auto libraries = findLibraries(program);
    LoadResult<std::string> text = readTextFile(arguments.file);
    print(text.problems);
    if (!libraries || !text)
        return std::nullopt;
    const TextSource source{arguments.file, *std::move(text.value)};
    const FileSystem system = systemOfFile(*libraries, source);
    if (system.rules && !system.library)
        return std::nullopt;
    exitCode = ExitCode::Invalid;
    print(system.problems);
    if (!system.rules)
        return std::nullopt;
    auto head = system.rules->readHead(source);
    print(head.problems);
    if (!head)
        return std::nullopt;
    if (arguments.alternate) {
        *head.value = system.rules->alternate(**head.value, *system.library);
        if (!*head.value) {
            fmt::print(stderr, "{}: may not be played with its sides exchanged\n", arguments.file);
            return std::nullopt;
        }
    }
    return stageOf(*head.value, *system.library, arguments);
}

static lab::StudyHead headOf(const Stage &stage, const StudyRunArguments &arguments, int shards)
{
    lab::StudyHead head = stage.study;
    head.seed = arguments.seed;
    head.pairs = arguments.pairs;
    head.shards = shards;
    head.limits.orders = arguments.orders;
    return head;
}

// What is there already of that study.
static std::optional<lab::Study> resumed(const std::string &file, const lab::StudyHead &head,
                                         ExitCode &exitCode)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(file, error))
        return lab::Study{head, {}};
    auto study = openStudies({file}, exitCode);
    if (study && study->head != head) {
        fmt::print(stderr, "{}: has results of another study: {}; name another file\n", file,
                   differenceText(study->head, head));
        exitCode = ExitCode::Invalid;
        return std::nullopt;
    }
    return study;
}

namespace {

// Keeps the results on the disk while they come.
class Keeper
{
public:
    Keeper(std::string file, lab::Study &study)
        : m_file(std::move(file))
        , m_study(study)
    {
    }

    lab::Going take(int shard, lab::Block block)
    {
        m_study.shards.emplace(shard, std::move(block));
        if (Clock::now() < m_next)
            return lab::Going::On;
        return save() ? lab::Going::On : lab::Going::Stop;
    }

    // A sentence goes to standard error where it fails.
    bool save()
    {
        const auto begin = Clock::now();
        m_exitCode = saveStudy(m_file, m_study);
        const auto end = Clock::now();
        m_next = end + std::max<Clock::duration>(std::chrono::seconds(2), 10 * (end - begin));
        return m_exitCode == ExitCode::Done;
    }

    ExitCode exitCode() const { return m_exitCode; }

private:
    using Clock = std::chrono::steady_clock;

    std::string m_file;
    lab::Study &m_study;
    Clock::time_point m_next = Clock::now(); // not before it is written again
    ExitCode m_exitCode = ExitCode::Done;
};

} // namespace

static ExitCode playMissing(const StudyRunArguments &arguments, const assault::PairPlayer &player,
                            lab::Study &study, const std::vector<int> &shards, int jobs)
{
    Keeper keeper(arguments.out, study);
    const auto begin = std::chrono::steady_clock::now();
    if (!keeper.save()) // a disk that is full says so before the games
        return keeper.exitCode();
    lab::playShards(study.head, shards, jobs,
                    [&player](std::uint64_t seed) { return player.play(seed); },
                    {.shardPlayed = [&keeper](int shard, lab::Block block) {
                        return keeper.take(shard, std::move(block));
                    }});
    if (keeper.exitCode() != ExitCode::Done || !keeper.save())
        return keeper.exitCode();
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    int pairs = 0;
    for (const int shard : shards)
        pairs += lab::pairsIn(study.head, shard);
    fmt::print(stderr, "{}: {} of {} shards; {} pairs in {:.1f} s, {} at a time\n", arguments.out,
               study.shards.size(), study.head.shards, pairs, seconds.count(), jobs);
    if (lab::totalOf(study).finished() == 0) {
        fmt::print(stderr,
                   "{}: no game came to an end within {} turns and {} orders: the scenario cannot "
                   "be finished, or --orders is too low\n",
                   arguments.file, study.head.limits.turns, study.head.limits.orders);
        return ExitCode::Invalid;
    }
    return ExitCode::Done;
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
        shards = std::clamp(arguments.pairs / kPairsOfShard, 1, kMostHandyShards);
    if (shards > arguments.pairs) {
        fmt::print(stderr, "{} shards of {} pairs: some would be empty; take fewer shards\n",
                   shards, arguments.pairs);
        return ExitCode::Usage;
    }
    auto exitCode = ExitCode::Done;
    const auto stage = openStage(program, arguments, exitCode);
    if (!stage)
        return exitCode;
    exitCode = ExitCode::Done;
    auto study = resumed(arguments.out, headOf(*stage, arguments, shards), exitCode);
    if (!study)
        return exitCode;
    std::vector<int> missing = lab::missingShards(*study);
    if (one)
        std::erase_if(missing, [&one](int shard) { return shard != one->number; });
    if (missing.empty())
        return ExitCode::Done;
    int jobs = arguments.jobs;
    if (jobs == 0)
        jobs = std::max(static_cast<int>(std::thread::hardware_concurrency()), 1);
    return playMissing(arguments, assault::PairPlayer(stage->start, study->head), *study, missing,
                       std::min(jobs, static_cast<int>(missing.size())));
}

void addStudyRun(CLI::App &study, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<StudyRunArguments>();
    CLI::App *command = study.add_subcommand(
        "run", "Has computer players play pairs of games with their sides exchanged; what is there "
               "already is not played again");
    command->add_option("FILE", arguments->file, "A scenario")->required();
    addPlayers(*command, arguments->players, arguments->rollouts);
    command->add_option("--pairs", arguments->pairs, "Pairs of games in all")
        ->check(CLI::Range(1, lab::kMostPairs));
    command->add_option("--seed", arguments->seed, "Of dice and players");
    auto *shards = command
                       ->add_option("--shards", arguments->shards,
                                    "Parts of the study; else about ten pairs each")
                       ->check(CLI::Range(1, lab::kMostShards));
    command->add_option("--shard", arguments->shard, "Only this part: i/n, with i from 0 to n - 1")
        ->excludes(shards);
    command->add_option("--jobs", arguments->jobs, "Shards at a time; else one a core")
        ->check(CLI::Range(1, 1024));
    command
        ->add_option("--orders", arguments->orders,
                     "Of a game at most; a longer one counts as unfinished")
        ->check(CLI::Range(1, lab::kMostOrders));
    command->add_flag("--alternate", arguments->alternate, "With the sides exchanged");
    command->add_option("-o,--output", arguments->out, "Where the results go")->required();
    command->callback([&study, &exitCode, arguments] { exitCode = runStudy(study, *arguments); });
}

} // namespace hexwerk::cli
