#include "core/assault/game/hand_seals.h"

#include "core/assault/game/decks.h"

#include <algorithm>

namespace hexwerk::assault {

// Apart from the numbers of mines and of command points.
static constexpr std::uint64_t kHandSeals = std::uint64_t(1) << 57;

static Sealed<std::string> sealed(const std::string &card, const Salt &seed, const SideHand &hand)
{
    return {card, commitmentTo(card, saltOf(seed, kHandSeals | hand.drawn))};
}

std::optional<HandCard> drawnCard(const Position &p, SideIndex side, const Draw &order)
{
    const auto &seed = p.seeds[side];
    const SideHand &hand = p.hands[side];
    if (!order.seal) {
        if (order.card.empty())
            return HandCard{};
        return seed ? std::optional(HandCard{sealed(order.card, *seed, hand)}) : std::nullopt;
    }
    if (!seed)
        return HandCard{Sealed<std::string>::closedBy(*order.seal)};
    for (const std::string &id : unseenCards(p, side))
        if (auto card = sealed(id, *seed, hand); card.commitment() == *order.seal)
            return HandCard{std::move(card)};
    return std::nullopt;
}

HandCard openCard(const Position &p, SideIndex side, const std::string &id)
{
    // Anybody can make this seal.
    auto card = sealed(id, Salt{}, p.hands[side]);
    return {p.seeds[side] ? std::move(card) : card.closed()};
}

std::optional<std::size_t> placeInHand(const Position &p, SideIndex side, const std::string &id,
                                       const std::optional<Salt> &salt)
{
    const auto &cards = p.hands[side].cards;
    const auto place = [&](const auto &fits) -> std::optional<std::size_t> {
        const auto found = std::find_if(cards.begin(), cards.end(), fits);
        return found == cards.end() ? std::nullopt
                                    : std::optional<std::size_t>(found - cards.begin());
    };
    if (salt)
        return place(
            [&](const HandCard &held) { return held.card && held.card->isOpenedBy(id, *salt); });
    if (const auto known = place([&](const HandCard &held) {
            return held.card && held.card->isKnown() && held.card->value() == id;
        }))
        return known;
    const auto unseen = unseenCards(p, side);
    if (std::find(unseen.begin(), unseen.end(), id) == unseen.end())
        return std::nullopt;
    return place([](const HandCard &held) { return !held.card; });
}

} // namespace hexwerk::assault
