// Which element of an array is which after a change.
#pragma once

#include "core/files/toml_value.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::lossless {

// The `id` of a table; null for anything else.
const std::string *idOf(const TomlValue &value);

// For each element of `after` the place in `before` of the element that it was, or empty if it is
// new; no place twice. Tables with ids are known by them wherever they moved; else equal elements
// in equal order stay, and what changed between them is paired in order.
using Alignment = std::vector<std::optional<std::size_t>>;
Alignment align(const TomlArray &before, const TomlArray &after);

// For each element of an alignment whether it may stay where it is: a longest run in rising order.
// The others are new or have moved.
std::vector<bool> staysInPlace(const Alignment &alignment);

} // namespace hexwerk::lossless
