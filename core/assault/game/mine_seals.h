// [R9.6.4.1c] What keeps the kind of a mine that lies face down from the other side.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/game/position.h"

namespace hexwerk::assault {

// What makes the salt of a seal its own, beside the kind.
struct SealPlace
{
    Hex hex = {};
    std::uint64_t number = 0; // of the markers laid before, or of the moment
};

Sealed<MineKind> sealed(MineKind kind, const Salt &seed, const SealPlace &place);
// With the value, where the position has the side's seed. Empty if that does not fit the seal.
std::optional<Sealed<MineKind>> opened(const Position &p, SideIndex side, const SealPlace &place,
                                       const Commitment &seal);
// Whether a kind that the order names could be sealed here: only its side's seed can.
bool canSeal(const Position &p, SideIndex side, const Lay &order);
// Of what is laid next in the hex, as the order says it. Empty if its seal does not fit, or if it
// names a kind that cannot be sealed here.
std::optional<Sealed<MineKind>> sealFor(const Position &p, SideIndex side, const Lay &order);

} // namespace hexwerk::assault
