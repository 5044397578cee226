// Files of older versions: steps that lead their text to the newest version, so that a reader knows
// but one.
#pragma once

#include "core/files/key_order.h"
#include "core/files/toml_value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

inline constexpr int kNewestVersion = 1; // of every format

// From version `from` of a format to the one after it.
struct Migration
{
    std::string_view format;
    int from = 0;
    void (*change)(TomlTable &root) = nullptr; // all but `version`
    std::span<const KeyRow> keys = {};         // in the order of the newest version
};
using Migrations = std::vector<Migration>;
// Those of Hexwerk: none yet, version 1 is the first of every format.
const Migrations &migrations();

// The text as the newest version says it; what the steps do not change stays byte for byte. Empty
// where there is nothing to do: the text is of the newest version or a newer one, is broken, or
// there is no step for its version.
std::optional<std::string> migrated(std::string_view text, const Migrations &steps);

} // namespace hexwerk
