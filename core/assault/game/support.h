// [R12.3.1a] [R12.4.1a] Support cards in hand, those that are requested, and batteries that fire.
#pragma once

#include "core/base/sealed.h"
#include "core/base/strong_id.h"
#include "core/hexes/hex.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::assault {

// What a side has of its own. All but the requests lies open: the scenario says it.
struct SideSupport
{
    std::vector<std::string> hand = {}; // ids, requested ones included [R4.9.3b]
    // Of this turn, face down, in the order in which they were laid.
    std::vector<Sealed<std::string>> requests = {};
    std::uint16_t laid = 0;   // requests so far, of which the seals have their numbers
    std::uint8_t actions = 0; // of this action phase [R12.4.4.4b]
    bool operator==(const SideSupport &) const = default;
};

// [R12.4.2a] Artillery off the board that has found its target hex.
struct Battery
{
    std::uint8_t side = 0;
    std::string card = {}; // id
    Hex waypoint = {};     // marker
    UnitId spotter = {};
    bool forEffect = false; // its one attack is still to come [R12.4.4.4a]
    bool confirmed = false; // by a critical hit: one die more [D12.4.2.2c]
    bool operator==(const Battery &) const = default;
};

} // namespace hexwerk::assault
