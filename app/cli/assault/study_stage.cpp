#include "app/cli/assault/study_stage.h"

#include "app/cli/assault/players_option.h"
#include "app/cli/data.h"
#include "app/cli/problem_text.h"
#include "app/cli/study.h"
#include "core/assault/engine/assault.h"
#include "core/files/text_file.h"
#include "core/lab/runner.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <thread>
#include <utility>

namespace hexwerk::cli {

void addStudyPlay(CLI::App &command, StudyPlay &play)
{
    command.add_option("FILE", play.file, "A scenario")->required();
    addPlayers(command, play.players, play.rollouts);
    command.add_option("--pairs", play.pairs, "Pairs of games in all")
        ->check(CLI::Range(1, lab::kMostPairs));
    command.add_option("--seed", play.seed, "Of dice and players");
    command.add_option("--jobs", play.jobs, "Shards at a time; else one a core")
        ->check(CLI::Range(1, 1024));
    command
        .add_option("--orders", play.orders, "Of a game at most; a longer one counts as unfinished")
        ->check(CLI::Range(1, lab::kMostOrders));
    command.add_flag("--alternate", play.alternate, "With the sides exchanged");
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
std::optional<Stage> stageOf(SharedHead head, SharedLibrary library, const StudyPlay &play)
{
    const std::string &file = play.file;
    const auto match = head->rules().begin(*head, *library, {});
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
        opponents[i] =
            assault::opponentOf(*assault::opponentFromString(play.players[i]), play.rollouts);
    lab::StudyHead study = assault::studyOf(*head, *library, played->position(), opponents);
    study.seed = play.seed;
    study.pairs = play.pairs;
    study.limits.orders = play.orders;
    return Stage{std::move(head), std::move(library), played->position(), std::move(study)};
}

std::optional<Stage> openStage(const CLI::App &program, const StudyPlay &play, ExitCode &exitCode)
{
    exitCode = ExitCode::Failed;
    auto libraries = findLibraries(program);
    LoadResult<std::string> text = readTextFile(play.file);
    print(text.problems);
    if (!libraries || !text)
        return std::nullopt;
    const TextSource source{play.file, *std::move(text.value)};
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
    if (play.alternate) {
        *head.value = system.rules->alternate(**head.value, *system.library);
        if (!*head.value) {
            fmt::print(stderr, "{}: may not be played with its sides exchanged\n", play.file);
            return std::nullopt;
        }
    }
    return stageOf(*head.value, system.library, play);
}

// What is there already of that study.
std::optional<lab::Study> resumed(const std::string &file, const lab::StudyHead &head,
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
        if (m_file.empty())
            return true;
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

ExitCode playShards(const StudyPlay &play, const assault::Position &start, lab::Study &study,
                    const std::vector<int> &shards, const std::string &file)
{
    const int cores = static_cast<int>(std::thread::hardware_concurrency());
    const int jobs = std::clamp(play.jobs > 0 ? play.jobs : cores, 1,
                                std::max(static_cast<int>(shards.size()), 1));
    const assault::PairPlayer player(start, study.head);
    Keeper keeper(file, study);
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
    fmt::print(stderr, "{}: {} of {} shards; {} pairs in {:.1f} s, {} at a time\n",
               file.empty() ? play.file : file, study.shards.size(), study.head.shards, pairs,
               seconds.count(), jobs);
    if (lab::totalOf(study).finished() == 0) {
        fmt::print(stderr,
                   "{}: no game came to an end within {} turns and {} orders: the scenario cannot "
                   "be finished, or --orders is too low\n",
                   play.file, study.head.limits.turns, study.head.limits.orders);
        return ExitCode::Invalid;
    }
    return ExitCode::Done;
}

} // namespace hexwerk::cli
