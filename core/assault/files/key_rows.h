// The order of the keys in every file of ASSAULT.
#pragma once

#include "core/files/key_order.h"

#include <span>
#include <string_view>

namespace hexwerk::assault {

// `format` as files name it: "hexwerk.scenario". Of an unknown one only the head is known.
std::span<const KeyRow> keyRows(std::string_view format);
// Of a file with this root, by its `format`.
KeyOrder keyOrderOf(const TomlTable &root);

} // namespace hexwerk::assault
