// Values of a tree by their path in words, in arrays by place.
#pragma once

#include "core/files/toml_value.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk {

// {"terrain", "brush", "cost", "track"}, {"dice", "A", "red", "0"}
using ValuePath = std::vector<std::string>;

// Null where nothing is.
const TomlValue *valueAt(const TomlTable &tree, const ValuePath &path);
// Tables around it are made; the array around an element must be there.
void putAt(TomlTable &tree, const ValuePath &path, TomlValue value);
// Takes along the tables that it leaves empty.
void removeAt(TomlTable &tree, const ValuePath &path);
// How much of the path leads to a value that no array holds: an array is written as a whole.
ValuePath wholeOf(const TomlTable &tree, const ValuePath &path);
// "terrain.brush.cost.track"
std::string toString(const ValuePath &path);
// Every value that is no table.
std::vector<ValuePath> leavesOf(const TomlTable &tree);
// `over` laid over the tree: tables key by key, anything else whole.
TomlTable laidOver(TomlTable tree, const TomlTable &over);

} // namespace hexwerk
