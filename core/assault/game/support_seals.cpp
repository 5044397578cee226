#include "core/assault/game/support_seals.h"

#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"

#include <algorithm>

namespace hexwerk::assault {

// Apart from the numbers of mines, of command points and of cards in hand.
static constexpr std::uint64_t kRequestSeals = std::uint64_t(1) << 58;

// Those that the scenario gave, and those among the cards drawn; one without a name may be any that
// was not seen.
static std::vector<std::string> supportOf(const Position &p, SideIndex side)
{
    std::vector<std::string> cards = p.support[side].hand;
    if (side >= p.hands.size())
        return cards;
    const auto add = [&](const std::string &id) {
        if (p.setting->supportCard(id))
            cards.push_back(id);
    };
    bool isUnnamed = false;
    for (const HandCard &held : p.hands[side].cards) {
        isUnnamed = isUnnamed || !held.card;
        if (held.card && held.card->isKnown())
            add(held.card->value());
    }
    if (isUnnamed)
        for (const std::string &id : unseenCards(p, side))
            add(id);
    return cards;
}

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
    for (const std::string &id : supportOf(p, side))
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

std::size_t mostRequests(const Position &p, SideIndex side)
{
    if (p.support.empty())
        return 0;
    std::size_t cards = p.support[side].hand.size();
    if (side < p.hands.size())
        cards +=
            std::min(p.hands[side].cards.size(), static_cast<std::size_t>(unseenSupport(p, side)));
    return std::min(cards, kMostRequests);
}

static bool isGiven(const Position &p, SideIndex side, const std::string &card)
{
    const auto &given = p.support[side].hand;
    return std::find(given.begin(), given.end(), card) != given.end();
}

bool hasCard(const Position &p, SideIndex side, const CallIn &order)
{
    return isGiven(p, side, order.card) ||
           (side < p.hands.size() && placeInHand(p, side, order.card, order.held));
}

std::optional<Salt> heldSalt(const Position &p, SideIndex side, const std::string &card)
{
    if (side >= p.hands.size() || isGiven(p, side, card))
        return std::nullopt;
    const auto place = placeInHand(p, side, card, std::nullopt);
    if (!place)
        return std::nullopt;
    const HandCard &held = p.hands[side].cards[*place];
    return held.card && held.card->isKnown() ? std::optional(held.card->salt()) : std::nullopt;
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
    const auto all = supportOf(p, side);
    auto copies = std::count(all.begin(), all.end(), card);
    eachKnown(p, side, [&](const std::string &id) { copies -= id == card ? 1 : 0; });
    return static_cast<int>(copies);
}

std::vector<std::string> cardsToRequest(const Position &p, SideIndex side)
{
    std::vector<std::string> cards;
    if (p.support.empty())
        return cards;
    for (const std::string &id : supportOf(p, side))
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
