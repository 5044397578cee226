// Sides, units and reinforcements as parts of a scenario's tree.
#pragma once

#include "core/assault/scenario/scenario.h"
#include "core/files/toml_value.h"

namespace hexwerk::assault {

TomlTable toTree(const SideSpec &side);
TomlTable toTree(const UnitSpec &unit);
TomlTable toTree(const SupportSupply &supply);
TomlTable toTree(const Reinforcement &reinforcement);

} // namespace hexwerk::assault
