// What a command or support card does, as far as the vocabulary of the data has words for it.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/base/local_text.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hexwerk::assault {

// What an effect needs to be told beside its name.
enum class EffectTakes : std::uint8_t { Nothing, Amount, Dice, Ability };
std::string_view toString(EffectTakes takes); // "amount"

// Whose unit it is for, or that it is for a hex. None: a roll, the hand, the points.
enum class EffectTarget : std::uint8_t { None, Own, Enemy, Hex };
std::string_view toString(EffectTarget target); // "own"

// How long it lasts: done at once; until the end of the action it is played at; until it is used,
// in this turn; until the end of the turn.
enum class EffectUntil : std::uint8_t { Now, EndOfAction, Once, EndOfTurn };
std::string_view toString(EffectUntil until); // "action"

// A word of the vocabulary.
struct EffectRow
{
    LocalText name;
    LocalText text; // a sentence with {amount}, {dice} or {ability}
    EffectTakes takes = EffectTakes::Nothing;
    int least = 1; // of an amount
    int most = 1;
    EffectTarget target = EffectTarget::None;
    EffectUntil until = EffectUntil::Now;
    bool operator==(const EffectRow &) const = default;
};

using EffectRows = std::map<std::string, EffectRow>; // by id

// What its effect takes not stays empty.
struct CardEffect
{
    std::string effect; // id
    std::optional<int> amount;
    Pool dice;
    std::string ability; // id
    bool operator==(const CardEffect &) const = default;
};

} // namespace hexwerk::assault
