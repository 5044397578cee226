#include "core/assault/game/point_seals.h"

#include <algorithm>

namespace hexwerk::assault {

// Apart from the numbers of mines.
static constexpr std::uint64_t kPointSeals = std::uint64_t(1) << 56;

// A salt of its own for each card: the one that is shown does not open what was put elsewhere and
// taken back.
static Sealed<std::string> sealed(const std::string &card, const Salt &seed, const Position &p,
                                  const CommandPool &pool)
{
    const std::uint64_t place = kPointSeals | static_cast<std::uint64_t>(p.turn) << 24 |
                                static_cast<std::uint64_t>(pool.player) << 16 | pool.sealed.size();
    return {card, commitmentTo(card, saltOf(seed, place))};
}

bool canSeal(const Position &p, SideIndex side, const Allot &order)
{
    return side < p.seeds.size() && order.card && p.seeds[side];
}

std::optional<Sealed<std::string>> sealFor(const Position &p, const CommandPool &pool,
                                           const Allot &order)
{
    const auto &seed = p.seeds[pool.side];
    if (!order.seal)
        return canSeal(p, pool.side, order) ? std::optional(sealed(*order.card, *seed, p, pool))
                                            : std::nullopt;
    if (!seed)
        return Sealed<std::string>::closedBy(*order.seal);
    for (const UnitCard &card : p.setting->cards)
        if (auto point = sealed(card.id, *seed, p, pool); point.commitment() == *order.seal)
            return point;
    return std::nullopt;
}

std::optional<ShowPoints> openedPoints(const CommandPool &pool)
{
    ShowPoints order;
    for (const Sealed<std::string> &point : pool.sealed) {
        if (!point.isKnown())
            return std::nullopt;
        order.cards.push_back(point.value());
        order.salts.push_back(point.salt());
    }
    return order;
}

bool opens(const CommandPool &pool, const ShowPoints &order)
{
    if (order.cards.size() != pool.sealed.size() || order.salts.size() != pool.sealed.size())
        return false;
    for (std::size_t i = 0; i < pool.sealed.size(); ++i)
        if (!pool.sealed[i].isOpenedBy(order.cards[i], order.salts[i]))
            return false;
    return true;
}

} // namespace hexwerk::assault
