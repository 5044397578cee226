// [R5.9] [R6.2.1] The command and support cards of a side: in hand, discarded, in its deck.
#pragma once

#include "core/assault/cards/card_effect.h"
#include "core/assault/cards/card_word.h"
#include "core/base/sealed.h"
#include "core/base/strong_id.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// A card in a hand, by id: a secret of its side. Empty: drawn from a real deck and not named yet.
struct HandCard
{
    std::optional<Sealed<std::string>> card = {};
    bool operator==(const HandCard &) const = default;
};

// What is in the draw pile follows from it: the stock without discards, removed cards and hand, and
// what is left of the share of the neutral deck.
struct SideHand
{
    std::vector<HandCard> cards = {};       // in the order in which they were drawn
    std::vector<std::string> discards = {}; // face up, the last one on top [R8.3b]
    std::vector<std::string> removed = {};  // out of play
    // Known to both sides as its own: those of its deck, then neutral ones that it has shown.
    std::vector<std::string> stock = {};
    std::uint8_t neutralShown = 0; // of its share
    std::uint16_t drawn = 0;       // cards so far, of which the seals have their numbers
    bool operator==(const SideHand &) const = default;
};

// [R8.3c] What a played card does beyond the moment.
struct ActiveEffect
{
    CardWord word = CardWord::ByPlayers;
    int amount = 0;
    Pool dice = {};
    std::string ability = {}; // id
    std::string card = {};    // that brought it
    std::uint8_t side = 0;    // that played it
    UnitId unit = {};         // whom it is for; none: the whole side
    EffectUntil until = EffectUntil::EndOfAction;
    bool used = false; // what works once
    bool operator==(const ActiveEffect &) const = default;
};

} // namespace hexwerk::assault
