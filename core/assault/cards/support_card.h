// A support card: an air attack, or the fire of artillery off the board. [R12.1a]
#pragma once

#include "core/assault/cards/command_card.h"
#include "core/hexes/hex.h"

namespace hexwerk::assault {

enum class SupportKind : std::uint8_t { Air, Artillery };
std::string_view toString(SupportKind kind); // "air"
std::optional<SupportKind> supportKindFromString(std::string_view name);

// What only aircraft or only artillery have is empty for the other.
struct SupportCard
{
    std::string id;
    LocalText name;
    std::string nation; // empty: for both sides
    SupportKind kind = SupportKind::Air;
    ActivationTime time = ActivationTime::Action; // of artillery: of its arrival [R12.4b]
    LocalText timing;                             // of a special time
    Pool attack;                // of artillery: of fire support [R12.3.6.3a] [R12.4.4.3a]
    Pool suppressiveFire;       // [R12.4.4.2a]
    Pool fireForEffect;         // [R12.4.4.4a]
    Pool bombardment;           // [R12.4.4.5a]
    Pool smoke;                 // [R12.4.4.1a]
    std::optional<Die> defence; // of an aircraft [R12.3.5a]
    std::optional<Die> blast;   // [R12.5b]
    std::optional<int> second;  // accuracy of a second attack; empty: there is none [R12.3.6.6a]
    int hexes = 1;              // that artillery hits [D12.4e]
    bool inLine = false;        // these lie in a line through the first; else around it
    Pool secondary;             // against all but the first of them [D12.4e]
    std::vector<CardEffect> effects;
    LocalText text;      // by players: what no effect says
    std::string picture; // a file beside the card's, or below; empty: none
    bool operator==(const SupportCard &) const = default;
};

// [D12.4e] The hexes that artillery hits, the primary one first; some may be off the board. `first`
// is the direction of the first secondary hex: the others follow clockwise, or before and behind.
std::vector<Hex> impactZone(const SupportCard &card, Hex primary, Direction first);

} // namespace hexwerk::assault
