// Who plays, as the commands that have computer players play are told.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hexwerk::cli {

// --sides and --rollouts of a command; `players`: the names of the two.
void addPlayers(CLI::App &command, std::vector<std::string> &players, int &rollouts);

} // namespace hexwerk::cli
