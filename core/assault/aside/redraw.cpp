#include "core/assault/aside/redraw.h"

#include "core/assault/engine/closed_orders.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"

#include <algorithm>

namespace hexwerk::assault {

// By the place of the draw, the cards that were played or discarded later.
static std::map<std::size_t, std::string> shownOf(const play::Game<Assault> &game)
{
    std::map<std::size_t, std::string> shown;
    std::map<Commitment, std::size_t> drawn;
    Position p = game.start();
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        const Order &said = game.log()[i].order;
        const SideIndex side = p.pending.side;
        const bool draws = isHandDraw(p);
        const auto note = [&](const auto &order) {
            const auto place = placeInHand(p, side, order.card, order.salt);
            const auto &held = p.hands[side].cards;
            if (place && held[*place].card)
                if (const auto at = drawn.find(held[*place].card->commitment()); at != drawn.end())
                    shown[at->second] = order.card;
        };
        if (const auto *play = std::get_if<Play>(&said))
            note(*play);
        if (const auto *discard = std::get_if<Discard>(&said))
            note(*discard);
        HW_EXPECTS(Assault::apply(p, said));
        if (draws && p.hands[side].cards.back().card)
            drawn[p.hands[side].cards.back().card->commitment()] = i;
    }
    return shown;
}

Redraw::Redraw(const play::Game<Assault> &game, const Knowledge &known, play::Randomness *random)
    : m_shown(shownOf(game))
    , m_known(known)
    , m_random(random)
{
}

Order Redraw::drawn(const Position &before, const Position &again, const Order &said,
                    std::size_t place)
{
    const SideIndex side = before.pending.side;
    if (const auto shown = m_shown.find(place); shown != m_shown.end())
        return Draw{shown->second};
    const Order opened = openedOrder(before, said);
    if (m_known[side] || !m_random || opened == Order(Draw{}))
        return opened;
    auto cards = drawable(again, side);
    auto other = cards; // what is shown later comes later
    std::erase_if(other, [&](const auto &card) {
        return std::any_of(m_shown.begin(), m_shown.end(), [&](const auto &later) {
            return later.first > place && later.second == card.first;
        });
    });
    if (!other.empty())
        cards = std::move(other);
    return Draw{cards[m_random->below(cards.size())].first};
}

} // namespace hexwerk::assault
