// Single places of a tree by a path in words: "turns", "unit.u1.at", "board.patch.0.level".
#pragma once

#include "core/files/key_path.h"
#include "core/files/toml_value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// The parts between the dots; a part in double quotes may hold dots. Empty if a part is empty or a
// quote is left open.
std::optional<std::vector<std::string>> keyPath(std::string_view text);

// Where a value was put.
struct SetPlace
{
    KeyPath path;
    std::optional<TomlValue> before; // empty: the key, or a table around it, was not there
};

// Sets the value at the path. Elements of arrays are named by id, else by place from 0, and must be
// there; a key and the tables around it may be new. Empty, and nothing changed, if the path leads
// nowhere.
std::optional<SetPlace> setAt(TomlTable &tree, const std::vector<std::string> &path,
                              TomlValue value);

} // namespace hexwerk
