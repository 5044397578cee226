// Sides, units and reinforcements as parts of a scenario's tree.
#pragma once

#include "core/files/toml_value.h"
#include "core/scenario/scenario.h"

namespace hexwerk {

TomlTable toTree(const SideSpec &side);
TomlTable toTree(const UnitSpec &unit);
TomlTable toTree(const Reinforcement &reinforcement);

} // namespace hexwerk
