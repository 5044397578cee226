// How a map is drawn to a file or onto paper: how large, and what of it. Both programs read it from
// the same words.
#pragma once

#include <array>
#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwerk::assault {

enum class MapPart : std::uint8_t {
    Terrain,
    Relief, // colours and slopes of the levels
    Roads,
    Hexsides,
    Fortifications,
    Picture, // under the map
    Grid,
    Names,
    Levels, // their numbers
    Zones,
    Objectives,
    Labels,
    Mines,
    Smoke,
    Units,
};
inline constexpr int kMapParts = 15;
std::string_view toString(MapPart part); // "fortifications"

class MapParts
{
public:
    static MapParts all();
    // What both sides may know before they set up: no zones, mines or units.
    static MapParts forPlayers();

    bool has(MapPart part) const { return m_bits.test(static_cast<std::size_t>(part)); }
    MapParts &set(MapPart part, bool in = true)
    {
        m_bits.set(static_cast<std::size_t>(part), in);
        return *this;
    }
    bool operator==(const MapParts &) const = default;

private:
    std::bitset<kMapParts> m_bits;
};

// "all", "players", or names of parts with commas between them. Empty if a word is unknown.
std::optional<MapParts> mapPartsFromString(std::string_view words);

enum class LengthUnit : std::uint8_t { Pixels, Millimetres };
inline constexpr double kMillimetresPerInch = 25.4;

// The width of a hex from corner to corner.
struct HexSize
{
    double width = 64;
    LengthUnit unit = LengthUnit::Pixels;
    bool operator==(const HexSize &) const = default;
};
// What a hex may measure, both ends included.
struct HexSizeLimits
{
    double least;
    double most;
};
HexSizeLimits limitsOf(LengthUnit unit);
// "64px", "25mm", "12.5mm". Empty if it is no size, or one beyond the limits.
std::optional<HexSize> hexSizeFromString(std::string_view text);
// `perInch`: pixels of an inch.
double pixelsOf(const HexSize &size, double perInch);

struct MapDrawing
{
    std::optional<HexSize> hexSize; // empty: as the format likes it
    MapParts parts = MapParts::all();
    bool operator==(const MapDrawing &) const = default;
};

} // namespace hexwerk::assault
