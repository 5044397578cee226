// Dice for games that are imagined side by side.
#pragma once

#include "core/assault/engine/assault.h"

#include <cstdint>
#include <unordered_map>

namespace hexwerk::assault {

// Each roll has dice of its own, whatever was rolled before: by the turn, the kind of roll, who
// acts against whom, and how often that was rolled. Two games with the same seed that differ in one
// order keep the same dice for all that the order does not touch, so that their difference shows
// what the order is worth after fewer games.
class KeyedDice
{
public:
    explicit KeyedDice(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    // Of the roll or the draw that the position waits for.
    Order roll(const Position &p);

private:
    std::uint64_t m_seed;
    std::unordered_map<std::uint64_t, std::uint64_t> m_rolled = {}; // how often, by key
};

} // namespace hexwerk::assault
