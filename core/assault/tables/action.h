// What a unit is activated for.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace hexwerk::assault {

// [R6.3b] [R6.3c] [R6.3d] [R6.4c] In the order of the book: the action phase, then what belongs to
// transport and the support phase.
enum class Action : std::uint8_t {
    NormalMove,
    FastMove,
    MoveAndFire,
    FireAndMove,
    Fire,
    TurretFire,
    DigIn,
    Hide,
    Detach,
    Reinforce,
    CoveringFire,
    Load,
    Dismount,
    Unload,
    TurnFacing,
    IndirectFire,
    Smoke,
    SpecialAbility,
};
inline constexpr int kActions = 18;
std::string_view toString(Action action); // "normal_move"
std::optional<Action> actionFromString(std::string_view name);

} // namespace hexwerk::assault
