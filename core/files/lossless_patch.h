// Lossless writing: a new text for a changed file, in which everything that was not changed stands
// byte for byte as before, comments, order, line ends and unknown keys included.
#pragma once

#include "core/files/key_order.h"
#include "core/files/migration.h"
#include "core/files/toml_value.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace hexwerk {

enum class PatchError : std::uint8_t {
    BrokenSource,  // the text to be changed is no TOML
    CannotExpress, // no text was found that says what is wanted; never seen, never written
};

// `source` so that it says `wanted`, new keys in this order. The result was read back and compared.
tl::expected<std::string, PatchError> rewritten(const std::string &source, const TomlTable &wanted,
                                                const KeyOrder &order);

// `source` with everything done to it that leads from `before` to `after`: trees of the same thing
// as it was loaded and as it is now. They need not hold all that `source` says. A source of an
// older version of its format becomes one of the newest first.
tl::expected<std::string, PatchError> patched(const std::string &source, const TomlTable &before,
                                              const TomlTable &after, const KeyOrder &order,
                                              const Migrations &steps = migrations());

} // namespace hexwerk
