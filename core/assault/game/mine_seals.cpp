#include "core/assault/game/mine_seals.h"

namespace hexwerk::assault {

// A salt of its own for each kind: the one that a found mine shows does not open what was laid in
// its place and taken back.
static Salt saltFor(MineKind kind, const Salt &seed, const SealPlace &place)
{
    const Salt ofNumber = saltOf(seed, place.number);
    if (seed == Salt{}) // the hashes of games that had no seed count on it
        return ofNumber;
    const auto part = [](int value) { return static_cast<std::uint64_t>(value) & 0xffffff; };
    return saltOf(ofNumber, part(place.hex.q) << 32 | part(place.hex.r) << 8 |
                                static_cast<std::uint64_t>(kind));
}

Sealed<MineKind> sealed(MineKind kind, const Salt &seed, const SealPlace &place)
{
    return {kind, saltFor(kind, seed, place)};
}

std::optional<Sealed<MineKind>> opened(const Position &p, SideIndex side, const SealPlace &place,
                                       const Commitment &seal)
{
    const auto &seed = p.seeds[side];
    if (!seed)
        return Sealed<MineKind>::closedBy(seal);
    for (const MineKind kind : kAllMineKinds)
        if (auto mine = sealed(kind, *seed, place); mine.commitment() == seal)
            return mine;
    return std::nullopt;
}

bool canSeal(const Position &p, SideIndex side, const Lay &order)
{
    return side < p.seeds.size() && order.mine && p.seeds[side];
}

std::optional<Sealed<MineKind>> sealFor(const Position &p, SideIndex side, const Lay &order)
{
    if (side >= p.seeds.size())
        return std::nullopt;
    const SealPlace place{order.hex, p.minefields.size()};
    if (order.seal)
        return opened(p, side, place, *order.seal);
    if (!canSeal(p, side, order))
        return std::nullopt;
    return sealed(*order.mine, *p.seeds[side], place);
}

} // namespace hexwerk::assault
