#include "core/assault/game/point_seals.h"

#include "core/assault/game/support_seals.h"

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
    for (const SupportCard &card : p.setting->supportCards)
        if (auto point = sealed(card.id, *seed, p, pool); point.commitment() == *order.seal)
            return point;
    return std::nullopt;
}

std::optional<ShowPoints> openedPoints(const Position &p, const CommandPool &pool)
{
    ShowPoints order;
    for (const Sealed<std::string> &point : pool.sealed) {
        if (!point.isKnown())
            return std::nullopt;
        // [R12.3.1a] A support card stays face down under its point.
        const bool stays = p.setting->supportCard(point.value());
        order.cards.push_back(stays ? std::string(kFaceDown) : point.value());
        order.salts.push_back(stays ? Salt{} : point.salt());
    }
    return order;
}

static bool isFaceDown(const std::string &card)
{
    return card == kFaceDown;
}

bool opens(const Position &p, const CommandPool &pool, const ShowPoints &order)
{
    if (order.cards.size() != pool.sealed.size() || order.salts.size() != pool.sealed.size())
        return false;
    for (std::size_t i = 0; i < pool.sealed.size(); ++i)
        if (!isFaceDown(order.cards[i]) &&
            !pool.sealed[i].isOpenedBy(order.cards[i], order.salts[i]))
            return false;
    // [R12.2c] [R12.3.1a] No more stay face down than there are support cards.
    const auto stay = std::count_if(order.cards.begin(), order.cards.end(), isFaceDown);
    if (stay == 0)
        return true;
    if (p.support.empty())
        return false;
    return static_cast<std::size_t>(stay) + p.support[pool.side].requests.size() <=
           mostRequests(p, pool.side);
}

} // namespace hexwerk::assault
