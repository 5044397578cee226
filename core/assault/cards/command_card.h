// A command card: something that its player may do once. [R4.9.1a]
#pragma once

#include "core/assault/board/terrain.h"
#include "core/assault/cards/card_effect.h"

#include <vector>

namespace hexwerk::assault {

// When a card is played: in any phase, in one of them, before the unit is activated that it is for,
// or when the card says so itself. [R4.9.1b] [R4.9.1c] [R4.9.1d]
enum class ActivationTime : std::uint8_t {
    Anytime,
    Planning,
    Support,
    Action,
    Organization,
    BeforeActivation,
    Special,
};
std::string_view toString(ActivationTime time); // "before_activation"
std::optional<ActivationTime> activationTimeFromString(std::string_view name);

// [R4.9.1d] When a card of a special time is played.
enum class SpecialMoment : std::uint8_t {
    Effects,     // whenever its effects do something
    EnemyAttack, // fire of the enemy, or a close combat
    Spotting,    // before a spotting roll
    CloseCombat,
    Overrun,
    Initiative,
    EnemyCard,
};
std::string_view toString(SpecialMoment moment); // "enemy_attack"
std::optional<SpecialMoment> specialMomentFromString(std::string_view name);

struct CommandCard
{
    std::string id;
    LocalText name;     // its title
    std::string nation; // empty: for both sides [R4.9.1e]
    LocalText category;
    ActivationTime time = ActivationTime::Anytime;
    LocalText timing;                              // of a special time
    SpecialMoment moment = SpecialMoment::Effects; // likewise
    std::vector<UnitType> types;                   // that it is for; empty: all
    std::vector<CardEffect> effects;
    LocalText text;      // by players: what no effect says
    std::string picture; // a file beside the card's, or below; empty: none
    bool operator==(const CommandCard &) const = default;
};

} // namespace hexwerk::assault
