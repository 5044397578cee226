// The ways of the lines up to some range, worked out when the program is compiled: they depend on
// the offset alone, not on a board.
#pragma once

#include "core/hexes/sight_walk.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace hexwerk {

// OPTIMIZATION: equal to walking, three times as fast.
inline constexpr int kTemplateRange = 48;

// By symmetry one sector is enough: lines that leave northwards, through the inside of hexside N,
// and not to the west. Such a line to range n ends 0 to (n - 1) / 2 columns to the right.
namespace sight_templates {

// Places before those of range n.
constexpr int firstPlace(int range)
{
    return range * range / 4;
}

// Ranges and offsets in hexes.
constexpr PlanePoint lineTo(int range, int right)
{
    const int ahead = range - right;
    return {3 * right, -2 * ahead - right};
}

// Hexes that are entered on the way, with the last one.
constexpr int stepCount(int range, int right)
{
    SideWalk walk(lineTo(range, right), 0);
    int steps = 0;
    for (Hex hex = kOrigin; centreOf(hex) != lineTo(range, right); ++steps)
        hex = neighbour(hex, walk.direction(walk.next()));
    return steps;
}

constexpr std::size_t kPlaces = firstPlace(kTemplateRange + 1);

constexpr std::size_t totalSteps()
{
    int steps = 0;
    for (int range = 1; range <= kTemplateRange; ++range)
        for (int right = 0; 2 * right < range; ++right)
            steps += stepCount(range, right);
    return static_cast<std::size_t>(steps);
}

struct Templates
{
    std::array<std::uint16_t, kPlaces> starts = {};
    std::array<std::uint8_t, totalSteps()> steps = {}; // 0 left, 1 ahead, 2 right
};

constexpr Templates worked()
{
    Templates result;
    std::size_t at = 0;
    for (int range = 1; range <= kTemplateRange; ++range)
        for (int right = 0; 2 * right < range; ++right) {
            result.starts[static_cast<std::size_t>(firstPlace(range) + right)] =
                static_cast<std::uint16_t>(at);
            SideWalk walk(lineTo(range, right), 0);
            for (int i = stepCount(range, right); i > 0; --i)
                result.steps[at++] = static_cast<std::uint8_t>(walk.next() + 1);
        }
    return result;
}

inline constexpr Templates kTemplates = worked();

} // namespace sight_templates

// How far to the right (less than 0: left) of its direction `ahead`, 0 to 5, an offset lies, in
// hexes.
constexpr int rightOf(int ahead, int q, int r)
{
    switch (ahead % 3) {
    case 0:
        return ahead == 0 ? q : -q;
    case 1:
        return ahead == 1 ? q + r : -q - r;
    default:
        return ahead == 2 ? r : -r;
    }
}

// The steps of a line of `range` 1 to kTemplateRange that leaves through no vertex, `aside` as
// rightOf() has it: 0 aside to the left, 1 ahead, 2 to the right; for
// an offset to the left the sides are exchanged. The last one reaches the target.
constexpr const std::uint8_t *templateSteps(int range, int aside)
{
    const int place = sight_templates::firstPlace(range) + (aside < 0 ? -aside : aside);
    return sight_templates::kTemplates.steps.data() +
           sight_templates::kTemplates.starts[static_cast<std::size_t>(place)];
}

} // namespace hexwerk
