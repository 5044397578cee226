// Dice for comparing imagined games.
#pragma once

#include "core/assault/engine/assault.h"

#include <cstdint>
#include <unordered_map>

namespace hexwerk::assault {

// Each roll depends on the seed, the turn, the kind of roll, the units concerned and how often that
// was rolled, but not on other rolls. Two games with the same seed that differ in one order have
// the same dice wherever that order makes no difference, so fewer games show what the order is
// worth.
class KeyedDice
{
public:
    explicit KeyedDice(std::uint64_t seed)
        : m_seed(seed)
    {
    }

    // The result of the roll or draw that the position waits for.
    Order roll(const Position &p);

private:
    std::uint64_t m_seed;
    std::unordered_map<std::uint64_t, std::uint64_t> m_rolled = {}; // how often, by key
};

} // namespace hexwerk::assault
