#include "core/assault/board/map_drawing.h"

#include <algorithm>
#include <charconv>
#include <system_error>

namespace hexwerk::assault {

static constexpr std::array<std::string_view, kMapParts> kPartNames = {
    "terrain", "relief", "roads",      "hexsides", "fortifications", "picture", "grid",  "names",
    "levels",  "zones",  "objectives", "labels",   "mines",          "smoke",   "units",
};

std::string_view toString(MapPart part)
{
    return kPartNames[static_cast<std::size_t>(part)];
}

MapParts MapParts::all()
{
    MapParts parts;
    parts.m_bits.set();
    return parts;
}

MapParts MapParts::forPlayers()
{
    return all().set(MapPart::Zones, false).set(MapPart::Mines, false).set(MapPart::Units, false);
}

std::optional<MapParts> mapPartsFromString(std::string_view words)
{
    if (words == "all")
        return MapParts::all();
    if (words == "players")
        return MapParts::forPlayers();
    MapParts parts;
    while (true) {
        const std::size_t comma = words.find(',');
        const auto found = std::find(kPartNames.begin(), kPartNames.end(), words.substr(0, comma));
        if (found == kPartNames.end())
            return std::nullopt;
        parts.set(static_cast<MapPart>(found - kPartNames.begin()));
        if (comma == std::string_view::npos)
            return parts;
        words.remove_prefix(comma + 1);
    }
}

HexSizeLimits limitsOf(LengthUnit unit)
{
    return unit == LengthUnit::Pixels ? HexSizeLimits{8, 1000} : HexSizeLimits{5, 200};
}

std::optional<HexSize> hexSizeFromString(std::string_view text)
{
    HexSize size;
    const char *end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, size.width);
    if (error != std::errc())
        return std::nullopt;
    const std::string_view unit(rest, static_cast<std::size_t>(end - rest));
    if (unit != "px" && unit != "mm")
        return std::nullopt;
    size.unit = unit == "px" ? LengthUnit::Pixels : LengthUnit::Millimetres;
    const HexSizeLimits limits = limitsOf(size.unit);
    if (!(size.width >= limits.least && size.width <= limits.most))
        return std::nullopt;
    return size;
}

double pixelsOf(const HexSize &size, double perInch)
{
    return size.unit == LengthUnit::Pixels ? size.width
                                           : size.width * perInch / kMillimetresPerInch;
}

} // namespace hexwerk::assault
