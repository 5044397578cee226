// The words of the vocabulary of command and support cards that the rules know.
#pragma once

#include <cstdint>
#include <string_view>

namespace hexwerk::assault {

// Their ids are those of resources/assault/cards/effects.toml. ByPlayers: any other word, whose
// text the players carry out themselves.
enum class CardWord : std::uint8_t {
    ByPlayers,
    Movement,
    Activation,
    ReactionFire,
    CloseCombat,
    ActSuppressed,
    ActFallback,
    LastShot,
    NoLastShot,
    Detection,
    Spotting,
    AttackDice,
    DefenceDice,
    GainAbility,
    LoseAbility,
    OpponentDiscards,
    Draw,
    CancelCard,
    Rally,
    ClearMinus,
    DigIn,
    Hide,
    Unhide,
    Recover,
    IgnoreSuppression,
    NoReaction,
    FastAgain,
    EnemyMovement,
    FewerAttackDice,
    FewerDefenceDice,
    RerollAttack,
    RerollDefence,
    Smoke,
    ClearSmoke,
    RevealMines,
    Accuracy,
    EnemyAccuracy,
    Initiative,
    Points,
    EnemyPoints,
    FreeActivation,
    RecallCard,
};
std::string_view toString(CardWord word); // "movement"
CardWord cardWordFromString(std::string_view id);

} // namespace hexwerk::assault
