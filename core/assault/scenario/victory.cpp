#include "core/assault/scenario/victory.h"

#include "core/base/enum_names.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kChecks = {"end"sv, "every_turn"sv};

std::string_view toString(VictoryCheck check)
{
    return kChecks[static_cast<std::size_t>(check)];
}

std::optional<VictoryCheck> victoryCheckFromString(std::string_view name)
{
    return enumFromString<VictoryCheck>(kChecks, name);
}

} // namespace hexwerk::assault
