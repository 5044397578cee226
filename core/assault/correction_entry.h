// The values that a referee may correct, by topic.
#pragma once

#include "core/assault/position.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

// One value: how to read it, and how to write one. `write` says whether the text is possible.
struct CorrectionEntry
{
    std::function<std::string(const Position &)> read;
    std::function<bool(Position &, std::string_view)> write;
};

// Empty where a unit has no such value.
std::optional<CorrectionEntry> unitEntry(UnitId unit, std::string_view key);
CorrectionEntry smokeEntry(Hex hex);
CorrectionEntry mineEntry(Hex hex);

std::optional<int> wholeNumber(std::string_view text);

} // namespace hexwerk::assault
