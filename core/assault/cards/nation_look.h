// How a nation is told from others on counters and cards, by colour and, for eyes that see none, by
// pattern: alike in the window and in the command line's SVG.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

enum class NationPattern : std::uint8_t {
    None,
    Sides,      // a band down the left and the right
    TopAndFoot, // a band along the upper and the lower edge
    Corners,    // a triangle in each
};

struct NationLook
{
    NationPattern pattern = NationPattern::None;
    std::uint32_t colour = 0x5c5470; // 0xRRGGBB, of the head of its cards
};
// That of a nation without a look of its own where it is not known.
NationLook lookOf(std::string_view nation);

struct PatternPoint
{
    double x = 0;
    double y = 0;
};
// The shapes of the pattern on an area of this size from 0, 0, `thickness` wide.
std::vector<std::vector<PatternPoint>> patternShapes(NationPattern pattern, double width,
                                                     double height, double thickness);

} // namespace hexwerk::assault
