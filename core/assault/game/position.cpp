#include "core/assault/game/position.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

using std::string_view_literals::operator""sv;

static constexpr std::array kQuestionNames = {"over"sv,
                                              "first_setup"sv,
                                              "formation"sv,
                                              "card"sv,
                                              "divide"sv,
                                              "lay_mine"sv,
                                              "place"sv,
                                              "announce"sv,
                                              "step"sv,
                                              "facing"sv,
                                              "target"sv,
                                              "smoke_hex"sv,
                                              "spotter"sv,
                                              "joint_fire"sv,
                                              "partner"sv,
                                              "covered_move"sv,
                                              "react"sv,
                                              "cover"sv,
                                              "last_shot"sv,
                                              "attack_passenger"sv,
                                              "disembark"sv,
                                              "support"sv,
                                              "wheels"sv,
                                              "reroll"sv,
                                              "withdraw"sv,
                                              "fallback"sv,
                                              "battle_dice"sv,
                                              "plain_dice"sv,
                                              "card_draw"sv,
                                              "turn_work"sv,
                                              "reveal"sv,
                                              "allot"sv,
                                              "show_points"sv,
                                              "lose_point"sv,
                                              "discard"sv,
                                              "play_card"sv,
                                              "drop_card"sv,
                                              "request"sv,
                                              "support_target"sv,
                                              "anti_air"sv,
                                              "support_spotter"sv,
                                              "support_hex"sv,
                                              "fire_mode"sv,
                                              "split_dice"sv,
                                              "reroll_shells"sv,
                                              "impact_zone"sv};

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
                                         "wheels_defence"sv,
                                         "blast_attack"sv,
                                         "blast_defence"sv,
                                         "anti_air"sv,
                                         "air_defence"sv,
                                         "air_spotting"sv,
                                         "accuracy"sv,
                                         "support_attack"sv,
                                         "support_defence"sv,
                                         "ranging"sv,
                                         "impact"sv,
                                         "drift"sv};

static constexpr std::array kPhaseNames = {
    "set_up"sv, "initiative"sv, "support"sv, "action"sv, "organization"sv, "over"sv, "planning"sv};

static constexpr std::array kModeNames = {"smoke_screen"sv, "suppressive_fire"sv, "fire_support"sv,
                                          "fire_for_effect"sv, "bombardment"sv};

std::string_view toString(FireMode mode)
{
    return kModeNames[static_cast<std::size_t>(mode)];
}

std::optional<FireMode> fireModeFromString(std::string_view name)
{
    const auto found = std::find(kModeNames.begin(), kModeNames.end(), name);
    if (found == kModeNames.end())
        return std::nullopt;
    return static_cast<FireMode>(found - kModeNames.begin());
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

bool Position::isDugIn(Hex hex) const
{
    return std::binary_search(dugIn.begin(), dugIn.end(), hex);
}

const FortificationRow *Position::fortificationOf(const Unit &unit) const
{
    const auto &fortification = board().at(unit.at).fortification;
    if (!fortification)
        return nullptr;
    // [R9.6.3.2.5a] [R9.6.3.2.6a] [R9.6.3.2.7a] [R9.6.3.2.8a] [R9.6.3.2.9a] Who ends its move
    // inside, [R5.8i] [R9.6.3.2.8d] and guns that were set up there; [R9.6.3.2.8b] [D9.6.4c] nobody
    // else has anything of it.
    const auto &row = setting->data.fortifications[static_cast<std::size_t>(fortification->kind)];
    const auto type = static_cast<std::size_t>(card(unit.id).type);
    return row.holds[type] || (row.setUp[type] && unit.emplaced) ? &row : nullptr;
}

const Unit *unitAt(const Position &p, Hex hex, SideIndex side)
{
    for (const Unit &unit : p.units)
        if (unit.at == hex && unit.side == side && unit.inPlay())
            return &unit;
    return nullptr;
}

} // namespace hexwerk::assault
