// Tracks, triggers and victory conditions as parts of a scenario's tree.
#pragma once

#include "core/files/toml_value.h"
#include "core/scenario/scenario.h"

namespace hexwerk {

TomlTable toTree(const Track &track);
TomlTable toTree(const Trigger &trigger);
TomlTable toTree(const Victory &victory);

} // namespace hexwerk
