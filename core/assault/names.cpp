// Names of the enums as the command line and files write them.
#include "core/assault/order.h"
#include "core/assault/position.h"
#include "core/base/enum_names.h"

namespace hexwerk::assault {

using namespace std::string_view_literals;

static constexpr std::array kActionNames = {"normal_move"sv,   "fast_move"sv, "move_and_fire"sv,
                                            "fire_and_move"sv, "fire"sv,      "dig_in"sv};
static_assert(kActionNames.size() == kActions);

static constexpr std::array kQuestionNames = {
    "over"sv,     "first_setup"sv, "place"sv,     "announce"sv, "step"sv,
    "target"sv,   "react"sv,       "support"sv,   "reroll"sv,   "withdraw"sv,
    "fallback"sv, "battle_dice"sv, "plain_dice"sv};

static constexpr std::array kUseNames = {
    "setup"sv,           "initiative"sv,      "spotting"sv,         "attack"sv,
    "defence"sv,         "critical_attack"sv, "critical_defence"sv, "assault_attack"sv,
    "defence_defence"sv, "defence_attack"sv,  "assault_defence"sv,  "reroll"sv};

static constexpr std::array kPhaseNames = {"set_up"sv, "initiative"sv, "action"sv, "organization"sv,
                                           "over"sv};

std::string_view toString(Action action)
{
    return kActionNames[static_cast<std::size_t>(action)];
}

std::optional<Action> actionFromString(std::string_view name)
{
    return enumFromString<Action>(kActionNames, name);
}

std::string_view toString(Question question)
{
    return kQuestionNames[static_cast<std::size_t>(question)];
}

std::string_view toString(RollUse use)
{
    return kUseNames[static_cast<std::size_t>(use)];
}

std::string_view toString(Phase phase)
{
    return kPhaseNames[static_cast<std::size_t>(phase)];
}

} // namespace hexwerk::assault
