#include "core/assault/campaign/campaign_position.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

Experience experienceOf(const CoreNow &core)
{
    const int steps = static_cast<int>(core.experience) + core.earned;
    return static_cast<Experience>(std::clamp(steps, 0, static_cast<int>(Experience::Elite)));
}

std::string_view toString(CampaignQuestion question)
{
    static constexpr std::array kNames = {"over"sv,   "plan"sv,   "show"sv,
                                          "battle"sv, "choose"sv, "roll"sv};
    return kNames[static_cast<std::size_t>(question)];
}

} // namespace hexwerk::assault
