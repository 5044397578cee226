// Hexes of a flat-top board in columns, in axial coordinates; odd columns lie half a hex lower.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk {

// Axial: q = column, r = row - (q - (q & 1)) / 2, both counted from 0.
struct Hex
{
    std::int16_t q = INT16_MIN;
    std::int16_t r = INT16_MIN;

    auto operator<=>(const Hex &) const = default;
    // In one comparison: searches through all units ask nothing else.
    constexpr bool operator==(const Hex &other) const
    {
        return std::bit_cast<std::uint32_t>(*this) == std::bit_cast<std::uint32_t>(other);
    }

    // The default hex lies nowhere.
    constexpr bool isNowhere() const { return q == INT16_MIN; }
    constexpr int column() const { return q; }
    constexpr int row() const { return r + (q - (q & 1)) / 2; }

    // From 0, unchecked; no board has hexes below that.
    static constexpr Hex at(int column, int row)
    {
        return {static_cast<std::int16_t>(column),
                static_cast<std::int16_t>(row - (column - (column & 1)) / 2)};
    }
};

// Clockwise from the top.
enum class Direction : std::uint8_t { N, NE, SE, S, SW, NW };

inline constexpr int kDirections = 6;
inline constexpr std::array<Direction, 6> kAllDirections = {
    Direction::N, Direction::NE, Direction::SE, Direction::S, Direction::SW, Direction::NW};

// Clockwise by any number of sixths of a circle; less than 0 goes back.
constexpr Direction turned(Direction d, int sixths)
{
    return static_cast<Direction>(((static_cast<int>(d) + sixths) % 6 + 6) % 6);
}
constexpr Direction opposite(Direction d)
{
    return turned(d, 3);
}

// The adjacent hex, whether or not a board has it.
constexpr Hex neighbour(Hex hex, Direction d)
{
    constexpr std::array<std::array<int, 2>, 6> kSteps = {
        {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};
    const auto &step = kSteps[static_cast<std::size_t>(d)];
    return {static_cast<std::int16_t>(hex.q + step[0]), static_cast<std::int16_t>(hex.r + step[1])};
}

// In hexes; 0 for the same hex. [R10.1c]
constexpr int distance(Hex a, Hex b)
{
    const auto magnitude = [](int n) { return n < 0 ? -n : n; };
    const int dq = a.q - b.q;
    const int dr = a.r - b.r;
    return (magnitude(dq) + magnitude(dr) + magnitude(dq + dr)) / 2;
}

// The direction of an adjacent hex; empty if it is not adjacent.
constexpr std::optional<Direction> directionTo(Hex from, Hex to)
{
    for (const Direction d : kAllDirections)
        if (neighbour(from, d) == to)
            return d;
    return std::nullopt;
}

// "C4": column letters A..Z, AA.., row from 1. A hex outside the quarter-plane has no name: "".
std::string toString(Hex hex);
// Reads a name ("C4", not "c4", "C04" or "C0"); empty if it is none. Columns to ZZZ, rows to 9999.
std::optional<Hex> hexFromString(std::string_view name);

// "N", "NE" and so on, as the enum calls them; back again empty for any other text.
std::string_view toString(Direction d);
std::optional<Direction> directionFromString(std::string_view name);

} // namespace hexwerk
