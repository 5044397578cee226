// The toys as systems of a program: what their games begin from, and their data.
#pragma once

#include "core/system/rules.h"

namespace hexwerk::toy {

// A line, squares with a campaign, a table without a board. Their ids: toy_line, toy_squares,
// toy_table. A folder of data may have a `toy.toml` for each, which only has to be there. Ids of
// their rules are a letter of each, a chapter and a number: "T-mor-4".
std::span<const Rules *const> toys();

} // namespace hexwerk::toy
