#include "core/assault/cards/nation_look.h"

#include <array>
#include <utility>

namespace hexwerk::assault {

NationLook lookOf(std::string_view nation)
{
    static constexpr std::array<std::pair<std::string_view, NationLook>, 3> kLooks = {{
        {"ger", {NationPattern::Sides, 0x4a5860}},
        {"us", {NationPattern::TopAndFoot, 0x4e5c36}},
        {"ita", {NationPattern::Corners, 0x784e2c}},
    }};
    for (const auto &[known, look] : kLooks)
        if (known == nation)
            return look;
    return {};
}

std::vector<std::vector<PatternPoint>> patternShapes(NationPattern pattern, double width,
                                                     double height, double thickness)
{
    const double right = width - thickness;
    const double foot = height - thickness;
    const double leg = 3.2 * thickness;
    switch (pattern) {
    case NationPattern::None:
        break;
    case NationPattern::Sides:
        return {{{0, 0}, {thickness, 0}, {thickness, height}, {0, height}},
                {{right, 0}, {width, 0}, {width, height}, {right, height}}};
    case NationPattern::TopAndFoot:
        return {{{0, 0}, {width, 0}, {width, thickness}, {0, thickness}},
                {{0, foot}, {width, foot}, {width, height}, {0, height}}};
    case NationPattern::Corners:
        return {{{0, 0}, {leg, 0}, {0, leg}},
                {{width - leg, 0}, {width, 0}, {width, leg}},
                {{width, height - leg}, {width, height}, {width - leg, height}},
                {{0, height - leg}, {leg, height}, {0, height}}};
    }
    return {};
}

} // namespace hexwerk::assault
