// A scenario, ready to be played many times, and the playing of it.
#pragma once

#include "app/cli/commands.h"
#include "core/assault/lab/pair_player.h"
#include "core/lab/study.h"

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hexwerk::cli {

// What the commands that play studies have in common.
struct StudyPlay
{
    std::string file;
    std::vector<std::string> players = {"regular", "regular"};
    int pairs = 100;
    int rollouts = 200;
    std::string seed = "1";
    int jobs = 0; // 0: as many as there are cores
    int orders = assault::kUsualOrders;
    bool alternate = false;
};
void addStudyPlay(CLI::App &command, StudyPlay &play);

struct Stage
{
    SharedHead head; // an assault::AnyHead
    SharedLibrary library;
    assault::Position start;
    lab::StudyHead study; // with all but its shards
};

// Without one a sentence went to standard error, and `exitCode` says what it is.
std::optional<Stage> openStage(const CLI::App &program, const StudyPlay &play, ExitCode &exitCode);
// Of another version of that scenario.
std::optional<Stage> stageOf(SharedHead head, SharedLibrary library, const StudyPlay &play);

// What is in the file already of that study, where there is one.
std::optional<lab::Study> resumed(const std::string &file, const lab::StudyHead &head,
                                  ExitCode &exitCode);
// Plays these shards, and keeps the results in the file, if one is named, while they come.
ExitCode playShards(const StudyPlay &play, const assault::Position &start, lab::Study &study,
                    const std::vector<int> &shards, const std::string &file);

} // namespace hexwerk::cli
