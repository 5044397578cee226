#include "core/assault/tables/action.h"

#include "core/base/enum_names.h"

#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kActionNames = {
    "normal_move"sv,   "fast_move"sv, "move_and_fire"sv,  "fire_and_move"sv, "fire"sv,
    "turret_fire"sv,   "dig_in"sv,    "hide"sv,           "detach"sv,        "reinforce"sv,
    "covering_fire"sv, "load"sv,      "dismount"sv,       "unload"sv,        "turn_facing"sv,
    "indirect_fire"sv, "smoke"sv,     "special_ability"sv};
static_assert(kActionNames.size() == kActions);

std::string_view toString(Action action)
{
    return kActionNames[static_cast<std::size_t>(action)];
}

std::optional<Action> actionFromString(std::string_view name)
{
    return enumFromString<Action>(kActionNames, name);
}

} // namespace hexwerk::assault
