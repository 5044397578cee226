// `hexwerk-cli rules --coverage`: the index of the rules beside the sources.
#pragma once

#include "app/cli/commands.h"

#include <string>

namespace hexwerk::cli {

// `sources` may be empty: then those around the data, if there are any.
ExitCode coverageOfRules(const CLI::App &program, const std::string &sources, bool json);

} // namespace hexwerk::cli
