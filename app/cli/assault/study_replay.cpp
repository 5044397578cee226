// Replays a game of a study into a game file.
#include "app/cli/assault/commands.h"
#include "app/cli/assault/study_stage.h"
#include "app/cli/study.h"
#include "core/assault/lab/studied_game.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace hexwerk::cli {

namespace {

struct ReplayArguments
{
    StudyPlay play;
    std::string results;
    std::int64_t game = 0;
    std::string out;
};

} // namespace

static ExitCode replay(const CLI::App &program, const ReplayArguments &arguments)
{
    auto exitCode = ExitCode::Done;
    const auto study = openStudies({arguments.results}, exitCode);
    if (!study)
        return exitCode;
    const lab::StudyHead &head = study->head;
    if (arguments.game >= lab::gameOf(head.pairs, 0)) {
        fmt::print(stderr, "--game {}: the study has the games 0 to {}\n", arguments.game,
                   lab::gameOf(head.pairs, 0) - 1);
        return ExitCode::Usage;
    }
    if (std::error_code error; std::filesystem::exists(arguments.out, error)) {
        fmt::print(stderr, "{}: is there already; name another file\n", arguments.out);
        return ExitCode::Usage;
    }
    StudyPlay play = arguments.play;
    play.rollouts = 0;
    for (const lab::Opponent &opponent : head.opponents) {
        const auto known = assault::opponentFromString(opponent.id);
        if (!known) {
            fmt::print(stderr, "{}: there is no computer player called {}\n", arguments.results,
                       opponent.id);
            return ExitCode::Invalid;
        }
        play.rollouts =
            std::max(play.rollouts, assault::rolloutsOfVeteran(known->level, opponent.rollouts));
    }
    play.players = {head.opponents[0].id, head.opponents[1].id};
    play.seed = head.seed;
    play.pairs = head.pairs;
    play.orders = head.limits.orders;
    auto stage = openStage(program, play, exitCode);
    if (!stage)
        return exitCode;
    stage->study.shards = head.shards;
    if (stage->study != head) {
        fmt::print(stderr, "{}: is of another study: {}; its games would turn out differently\n",
                   arguments.results, differenceText(head, stage->study));
        return ExitCode::Invalid;
    }
    const auto game =
        assault::studiedGame(stage->head, *stage->library, stage->start, head, arguments.game);
    if (!game) {
        fmt::print(stderr, "{}: game {} cannot be replayed\n", arguments.results, arguments.game);
        return ExitCode::Invalid;
    }
    if (const WriteResult written = writeGame(arguments.out, *game); !written) {
        fmt::print(stderr, "{}: cannot be written: {}\n", arguments.out,
                   written.error().reason.message());
        return ExitCode::Failed;
    }
    return ExitCode::Done;
}

void addStudyReplay(CLI::App &study, ExitCode &exitCode)
{
    const auto arguments = std::make_shared<ReplayArguments>();
    CLI::App *command =
        study.add_subcommand("replay", "Replays a game of a study and writes it as a game file");
    command->add_option("FILE", arguments->play.file, "The scenario")->required();
    command->add_option("RESULTS", arguments->results, "Results of the study")->required();
    command->add_option("--game", arguments->game, "Its number, as given by study report")
        ->required()
        ->check(CLI::NonNegativeNumber);
    command->add_flag("--alternate", arguments->play.alternate, "With the sides exchanged");
    command->add_option("-o,--output", arguments->out, "The game file")->required();
    command->callback([&study, &exitCode, arguments] { exitCode = replay(study, *arguments); });
}

} // namespace hexwerk::cli
