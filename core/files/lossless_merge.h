// Carries a change over to a tree that holds more than the one who made the change knows.
#pragma once

#include "core/files/toml_value.h"

namespace hexwerk::lossless {

// `base` with everything done to it that leads from `before` to `after`. What is equal in both
// stays as `base` has it: unknown keys, defaults written out, other forms of the same thing.
TomlTable withChanges(const TomlTable &base, const TomlTable &before, const TomlTable &after);

} // namespace hexwerk::lossless
