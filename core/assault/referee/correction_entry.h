// The values that a referee may correct, by topic.
#pragma once

#include "core/assault/game/position.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// One value: how to read it, how to write one, and what it may be. `write` says whether the text is
// possible.
struct CorrectionEntry
{
    std::function<std::string(const Position &)> read;
    std::function<bool(Position &, std::string_view)> write;
    std::function<std::vector<std::string>(const Position &)> choices; // of a set: its members
};

// Empty where a unit has no such value.
std::optional<CorrectionEntry> unitEntry(UnitId unit, std::string_view key);
// The keys of the values that it has.
std::vector<std::string_view> unitKeys(const Position &p, UnitId unit);
CorrectionEntry smokeEntry(Hex hex);
CorrectionEntry mineEntry(Hex hex);
CorrectionEntry dugInEntry(Hex hex);
// [R5.6] `name` is the id of a card of the box; of the second one with that id "ID#2".
std::optional<CorrectionEntry> cardEntry(const Position &p, std::string_view name);
std::vector<std::string> cardNames(const Position &p);
// [R4.9.2] "SIDE.lost", "SIDE.focus", "SIDE.CARD"; of one of several players "SIDE:2.lost".
std::optional<CorrectionEntry> pointEntry(const Position &p, std::string_view name);
std::vector<std::string> pointNames(const Position &p);

std::optional<int> wholeNumber(std::string_view text);
std::vector<std::string> numbersFrom(int least, int most);

} // namespace hexwerk::assault
