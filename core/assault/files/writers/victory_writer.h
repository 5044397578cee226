// Tracks, triggers and victory conditions as parts of a scenario's tree.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/files/toml_value.h"

namespace hexwerk::assault {

TomlTable toTree(const Term &term);
TomlTable toTree(const Track &track);
TomlTable toTree(const Trigger &trigger);
TomlTable toTree(const Victory &victory);

} // namespace hexwerk::assault
