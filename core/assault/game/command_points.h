// [R4.9.2] [R6.2.2] The command points of a side, or of each of the players that share it.
#pragma once

#include "core/base/sealed.h"

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::assault {

// [R4.9.2c] As many are held back for units of any type.
inline constexpr int kCommandFocus = 3;
// [R4.9.2g] No loss takes a pool below this.
inline constexpr int kLeastCommandPoints = 4;

struct PointsOnCard
{
    std::uint16_t card = 0; // place in Setting::cards
    std::uint8_t left = 0;
    std::uint8_t spent = 0; // face down [R4.9.2f]
    bool operator==(const PointsOnCard &) const = default;
};

struct CommandPool
{
    std::uint8_t side = 0;
    std::uint8_t player = 0; // of several that share the side, from 1; 0: of the side [R5.4c]
    std::uint8_t total = 0;  // points of this turn, wherever they lie [R4.9.2a]
    std::uint8_t lost = 0;   // with eliminated units, since the game began [R10.7.3i]
    std::uint8_t owed = 0;   // lost, and still to be taken away by the player
    std::uint8_t focus = 0;  // left of the command focus [R4.9.2c]
    std::uint8_t spentFocus = 0;
    // Put on cards this turn and not shown yet, by card id, in their order. [R6.2.2a]
    std::vector<Sealed<std::string>> sealed = {};
    std::vector<PointsOnCard> onCards = {}; // by card
    bool operator==(const CommandPool &) const = default;
};

} // namespace hexwerk::assault
