// How what positions and settings have in common goes into their hashes.
#pragma once

#include "core/assault/dice/dice.h"
#include "core/base/content_hash.h"
#include "core/hexes/hex.h"

namespace hexwerk {

inline void hashInto(ContentHash &hash, const Hex &hex)
{
    const auto &[q, r] = hex;
    hash.add(q, r);
}

} // namespace hexwerk

namespace hexwerk::assault {

inline void hashInto(ContentHash &hash, const Pool &pool)
{
    for (const Die die : kAllDice)
        hash.add(pool.count(die));
}

inline void hashInto(ContentHash &hash, const Symbols &symbols)
{
    const auto &[c, d, x] = symbols;
    hash.add(c, d, x);
}

} // namespace hexwerk::assault
