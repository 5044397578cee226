// A referee's corrections: one value of the position, by path. They are never offered.
#pragma once

#include "core/assault/game/event.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// A value that may be corrected, by its path.
struct Correctable
{
    std::string path = {};
    std::string value = {};                // as it reads now
    std::vector<std::string> choices = {}; // what it may become
    bool isSet = false;                    // several of them at once, with commas between them
    bool operator==(const Correctable &) const = default;
};

// All values of a unit, of a hex, and of the game: turn, objectives, tracks, cards, command points.
std::vector<Correctable> correctableOf(const Position &p, UnitId unit);
std::vector<Correctable> correctableOf(const Position &p, Hex hex);
std::vector<Correctable> correctableOf(const Position &p);
// Of a path that is there.
std::string valueAt(const Position &p, const std::string &path);

// The path must be there, the old value as it is, the new one possible.
Ruling<> correctionRuling(const Position &p, const Correct &order);
// [R9.6.4.1c] What it lays face down by its seal, or by its kind where that is known.
enum class Saying : std::uint8_t { Closed, Open };
Correct resaid(const Position &p, const Correct &order, Saying saying);
// The mine that it lays face down; empty if it does something else.
std::optional<MinefieldMarker> laidBy(const Position &p, const Correct &order);
// The same with another mine.
Correct layingInstead(const Position &p, const Correct &order, MineKind kind);
// Only after correctionRuling() said yes.
void correct(Position &p, const Correct &order, std::vector<Event> &events);

} // namespace hexwerk::assault
