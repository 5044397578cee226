// Whose a file is.
#pragma once

#include "core/system/rules.h"

namespace hexwerk {

// The system that a file of ours says it belongs to, which can say all that is wrong with it: the
// first one for a file that names none, or cannot be read. Without a value, and a problem, if no
// system at hand has the name.
LoadResult<const Rules *> systemOf(const TextSource &file, std::span<const Rules *const> systems);

} // namespace hexwerk
