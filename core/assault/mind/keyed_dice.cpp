#include "core/assault/mind/keyed_dice.h"

namespace hexwerk::assault {

// The finaliser of SplitMix64.
static std::uint64_t mixed(std::uint64_t value)
{
    value += 0x9e3779b97f4a7c15;
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

Order KeyedDice::roll(const Position &p)
{
    const Pending &asked = p.pending;
    std::uint64_t key = m_seed;
    for (const std::uint64_t part :
         {static_cast<std::uint64_t>(p.turn), static_cast<std::uint64_t>(asked.question),
          static_cast<std::uint64_t>(asked.use), std::uint64_t{asked.unit.value()},
          std::uint64_t{asked.other.value()}})
        key = mixed(key ^ part);
    play::Randomness random(mixed(key ^ m_rolled[key]++));
    return Assault::roll(p, random);
}

} // namespace hexwerk::assault
