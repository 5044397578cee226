#include "core/assault/tables/system_data.h"

#include "core/base/enum_names.h"

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kMarkerNames = {"normal_action"sv,  "fast_action"sv,
                                            "delayed_action"sv, "digging_in"sv,
                                            "firing"sv,         "turret_firing"sv,
                                            "move_and_fire"sv,  "fire_and_move"sv,
                                            "hide_action"sv,    "hidden"sv,
                                            "ambush"sv,         "suppressed"sv,
                                            "fallback"sv,       "attack_dice_minus_1"sv,
                                            "immobilised"sv,    "dug_in"sv};
static_assert(kMarkerNames.size() == kMarkers);

std::string_view toString(Marker marker)
{
    return kMarkerNames[static_cast<std::size_t>(marker)];
}

std::optional<Marker> markerFromString(std::string_view name)
{
    return enumFromString<Marker>(kMarkerNames, name);
}

static constexpr std::array kGroupNames = {"white"sv, "yellow"sv, "green"sv, "black"sv, "red"sv};

std::string_view toString(MarkerGroup group)
{
    return kGroupNames[static_cast<std::size_t>(group)];
}

static constexpr std::array kHookNames = {"forbid_action"sv,    "forbid_hidden_step"sv,
                                          "disembark_marker"sv, "mine_detection"sv,
                                          "spotter"sv,          "smoke"sv,
                                          "immobile"sv,         "support_attack"sv,
                                          "attack_die"sv,       "defence_die"sv,
                                          "all_round_fire"sv,   "rider_capacity"sv};
static_assert(kHookNames.size() == kAbilityHooks);

std::string_view toString(AbilityHook hook)
{
    return kHookNames[static_cast<std::size_t>(hook)];
}

} // namespace hexwerk::assault
