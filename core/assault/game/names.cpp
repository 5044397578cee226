// Names of the enums as the command line and files write them.
#include "core/assault/game/order.h"
#include "core/assault/game/position.h"
#include "core/base/enum_names.h"

namespace hexwerk::assault {

using namespace std::string_view_literals;

static constexpr std::array kActionNames = {
    "normal_move"sv,   "fast_move"sv, "move_and_fire"sv,  "fire_and_move"sv, "fire"sv,
    "turret_fire"sv,   "dig_in"sv,    "hide"sv,           "detach"sv,        "reinforce"sv,
    "covering_fire"sv, "load"sv,      "dismount"sv,       "unload"sv,        "turn_facing"sv,
    "indirect_fire"sv, "smoke"sv,     "special_ability"sv};
static_assert(kActionNames.size() == kActions);

static constexpr std::array kQuestionNames = {
    "over"sv,         "first_setup"sv, "formation"sv,  "card"sv,       "divide"sv,
    "lay_mine"sv,     "place"sv,       "announce"sv,   "step"sv,       "facing"sv,
    "target"sv,       "smoke_hex"sv,   "spotter"sv,    "joint_fire"sv, "partner"sv,
    "covered_move"sv, "react"sv,       "cover"sv,      "last_shot"sv,  "attack_passenger"sv,
    "disembark"sv,    "support"sv,     "wheels"sv,     "reroll"sv,     "withdraw"sv,
    "fallback"sv,     "battle_dice"sv, "plain_dice"sv, "card_draw"sv,  "turn_work"sv,
    "reveal"sv};

static constexpr std::array kUseNames = {"setup"sv,
                                         "initiative"sv,
                                         "spotting"sv,
                                         "attack"sv,
                                         "defence"sv,
                                         "critical_attack"sv,
                                         "critical_defence"sv,
                                         "assault_attack"sv,
                                         "defence_defence"sv,
                                         "defence_attack"sv,
                                         "assault_defence"sv,
                                         "reroll"sv,
                                         "players"sv,
                                         "preliminary"sv,
                                         "smoke"sv,
                                         "mine_detection"sv,
                                         "mine_attack"sv,
                                         "mine_defence"sv,
                                         "terrain_damage"sv,
                                         "terrain_defence"sv,
                                         "last_shot"sv,
                                         "last_shot_defence"sv,
                                         "passenger_attack"sv,
                                         "passenger_defence"sv,
                                         "wheels_approach"sv,
                                         "wheels_attack"sv,
                                         "wheels_defence"sv};

static constexpr std::array kPhaseNames = {"set_up"sv, "initiative"sv,   "support"sv,
                                           "action"sv, "organization"sv, "over"sv};

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
