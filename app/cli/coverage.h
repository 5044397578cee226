// `hexwerk-cli rules --coverage`: the index of the rules beside the sources.
#pragma once

#include "app/cli/commands.h"
#include "core/system/rules.h"

#include <string>

namespace hexwerk::cli {

// Of one system. `sources` may be empty: then those around the data, if there are any.
ExitCode coverageOfRules(const CLI::App &program, const Rules &rules, const std::string &sources,
                         bool json);

} // namespace hexwerk::cli
