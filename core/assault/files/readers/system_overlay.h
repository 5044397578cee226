// An owner's corrections of a system as a tree: the head of a file, and single values over those
// of the system, each with a mark.
#pragma once

#include "core/files/toml_value.h"
#include "core/files/value_path.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

inline constexpr char kChecked = 'C'; // the mark of a value that the owner compared with his copy

// False for corrections that say `active = false`: their file stays, but is not loaded.
bool isActive(std::string_view text);
// Corrections without a value, for that system.
TomlTable emptyOverlay(const std::string &system, int dataVersion);
// What says of a file what it is, and whether it counts, is left out.
TomlTable withoutHead(TomlTable overlay);
// The values that the corrections have; not the head, not the marks.
std::vector<ValuePath> valuesOf(const TomlTable &overlay);

// How sure the value at the path is: one of "TWOGHC", or 0 where nothing is said.
char markAt(const TomlTable &tree, const ValuePath &path);

// Of what changes any value of the system; empty if nothing does. Order, marks and comments do not
// count.
std::string hashOfChanges(std::string_view overlay, std::string_view system);

} // namespace hexwerk::assault
