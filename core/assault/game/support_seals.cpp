#include "core/assault/game/support_seals.h"

#include <algorithm>

namespace hexwerk::assault {

// Apart from the numbers of mines, of command points and of cards in hand.
static constexpr std::uint64_t kRequestSeals = std::uint64_t(1) << 58;

static Sealed<std::string> sealed(const std::string &card, const Salt &seed,
                                  const SideSupport &support)
{
    return {card, commitmentTo(card, saltOf(seed, kRequestSeals | support.laid))};
}

bool canSeal(const Position &p, SideIndex side, const Request &order)
{
    return side < p.seeds.size() && order.card && p.seeds[side];
}

std::optional<Sealed<std::string>> sealFor(const Position &p, SideIndex side, const Request &order)
{
    const auto &seed = p.seeds[side];
    const SideSupport &support = p.support[side];
    if (!order.seal)
        return canSeal(p, side, order) ? std::optional(sealed(*order.card, *seed, support))
                                       : std::nullopt;
    if (!seed)
        return Sealed<std::string>::closedBy(*order.seal);
    for (const std::string &id : support.hand)
        if (auto request = sealed(id, *seed, support); request.commitment() == *order.seal)
            return request;
    return std::nullopt;
}

std::optional<std::size_t> requestOf(const Position &p, SideIndex side, const CallIn &order)
{
    const auto &requests = p.support[side].requests;
    const auto found =
        std::find_if(requests.begin(), requests.end(), [&](const Sealed<std::string> &request) {
            return order.salt ? request.isOpenedBy(order.card, *order.salt)
                              : request.isKnown() && request.value() == order.card;
        });
    return found == requests.end() ? std::nullopt
                                   : std::optional<std::size_t>(found - requests.begin());
}

template<typename Visit>
static void eachKnown(const Position &p, SideIndex side, Visit visit)
{
    for (const Sealed<std::string> &request : p.support[side].requests)
        if (request.isKnown())
            visit(request.value());
    for (const CommandPool &pool : p.points)
        for (const Sealed<std::string> &point : pool.sealed)
            if (pool.side == side && point.isKnown())
                visit(point.value());
}

int copiesLeft(const Position &p, SideIndex side, const std::string &card)
{
    const auto &hand = p.support[side].hand;
    auto copies = std::count(hand.begin(), hand.end(), card);
    eachKnown(p, side, [&](const std::string &id) { copies -= id == card ? 1 : 0; });
    return static_cast<int>(copies);
}

std::vector<std::string> cardsToRequest(const Position &p, SideIndex side)
{
    std::vector<std::string> cards;
    if (p.support.empty())
        return cards;
    for (const std::string &id : p.support[side].hand)
        if (std::find(cards.begin(), cards.end(), id) == cards.end() && copiesLeft(p, side, id) > 0)
            cards.push_back(id);
    return cards;
}

int requestsOf(const Position &p, SideIndex side)
{
    int count = 0;
    for (const Sealed<std::string> &request : p.support[side].requests)
        count += request.isKnown() ? 0 : 1;
    eachKnown(p, side, [&](const std::string &id) { count += p.setting->supportCard(id) ? 1 : 0; });
    return count;
}

} // namespace hexwerk::assault
