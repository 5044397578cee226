// Scenarios as trees and texts of their files.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/files/lossless_patch.h"
#include "core/files/toml_value.h"

#include <string>

namespace hexwerk::assault {

// A whole `hexwerk.scenario` file; what is default is left out.
TomlTable toTree(const Scenario &scenario);

// A new file, well laid out.
std::string freshScenarioText(const Scenario &scenario);
// `source` is the file that `before` was read from. Only what differs in `after` is touched.
tl::expected<std::string, PatchError>
changedScenarioText(const std::string &source, const Scenario &before, const Scenario &after);

} // namespace hexwerk::assault
