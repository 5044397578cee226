// Stamp files: groups of hexes that a designer keeps. Strictly read.
#pragma once

#include "core/assault/board/stamp.h"
#include "core/files/problem.h"

#include <string>
#include <string_view>

namespace hexwerk::assault {

// The text of a `hexwerk.stamp` file; `file` is what problems call it. Hexes have names as on a
// board; where the stamp lies on it says nothing.
LoadResult<Stamp> readStamp(std::string_view text, const std::string &file);

// A new file, well laid out.
std::string stampText(const Stamp &stamp);

} // namespace hexwerk::assault
