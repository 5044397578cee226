#include "core/assault/aside/redraw.h"

#include "core/assault/engine/closed_orders.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/hand_seals.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hexwerk::assault {

Redraw::History Redraw::historyOf(const play::Game<Assault> &game, const Knowledge &known)
{
    History history;
    if (game.start().hands.empty())
        return history;
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
                    history.shown[at->second] = order.card;
        };
        if (const auto *play = std::get_if<Play>(&said))
            note(*play);
        if (const auto *discard = std::get_if<Discard>(&said))
            note(*discard);
        if (const auto *call = std::get_if<CallIn>(&said); call && call->held)
            note(Discard{call->card, call->held});
        if (draws) {
            history.sides[i] = side;
            const Order opened = openedOrder(p, said);
            if (const auto *draw = std::get_if<Draw>(&opened);
                draw && known[side] && !draw->card.empty())
                history.known[i] = draw->card;
        }
        HW_EXPECTS(Assault::apply(p, said));
        if (draws && p.hands[side].cards.back().card)
            drawn[p.hands[side].cards.back().card->commitment()] = i;
    }
    return history;
}

// [R12.3.1a] Who lays more support cards than the scenario gave it has drawn the others: those
// drawn last among the cards of its hand that it never showed.
static std::set<std::size_t> supportOf(const play::Game<Assault> &game,
                                       const std::map<std::size_t, std::string> &shown,
                                       const std::set<std::size_t> &requests)
{
    std::set<std::size_t> support;
    if (requests.empty())
        return support;
    std::map<Commitment, std::size_t> drawn;
    std::array<std::size_t, 2> laid = {}; // in this turn
    Position p = game.start();
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        const SideIndex side = p.pending.side;
        const bool draws = isHandDraw(p);
        const int turn = p.turn;
        if (requests.contains(i) && side < p.hands.size()) {
            ++laid[side];
            std::size_t known = p.support[side].hand.size();
            std::vector<std::size_t> open;
            for (const HandCard &held : p.hands[side].cards) {
                const auto draw = held.card ? drawn.find(held.card->commitment()) : drawn.end();
                if (draw == drawn.end()) {
                    known += !held.card ||
                             (held.card->isKnown() && p.setting->supportCard(held.card->value()));
                    continue;
                }
                const auto card = shown.find(draw->second);
                if (card == shown.end() && !support.contains(draw->second))
                    open.push_back(draw->second);
                else
                    known += card == shown.end() || p.setting->supportCard(card->second);
            }
            for (; known < laid[side] && !open.empty(); ++known, open.pop_back())
                support.insert(open.back());
        }
        HW_EXPECTS(Assault::apply(p, game.log()[i].order));
        if (draws && p.hands[side].cards.back().card)
            drawn[p.hands[side].cards.back().card->commitment()] = i;
        if (p.turn != turn)
            laid = {};
    }
    return support;
}

Redraw::Redraw(const play::Game<Assault> &game, const Knowledge &known, play::Randomness *random,
               const std::set<std::size_t> &requests)
    : m_history(historyOf(game, known))
    , m_support(supportOf(game, m_history.shown, requests))
    , m_known(known)
    , m_random(random)
{
}

Order Redraw::drawn(const Position &before, const Position &again, const Order &said,
                    std::size_t place)
{
    const SideIndex side = before.pending.side;
    if (const auto shown = m_history.shown.find(place); shown != m_history.shown.end())
        return Draw{shown->second};
    const Order opened = openedOrder(before, said);
    if (m_known[side] || !m_random || opened == Order(Draw{}))
        return opened;
    auto cards = drawable(again, side);
    // What is drawn later, by either side, is left for it, and so is the share of neutral cards.
    int neutral = neutralToDraw(again, side);
    const auto isNeutral = [&](const std::string &id) {
        const auto &stock = again.hands[side].stock;
        return std::find(stock.begin(), stock.end(), id) == stock.end();
    };
    for (const auto *all : {&m_history.shown, &m_history.known})
        for (auto later = all->upper_bound(place); later != all->end(); ++later) {
            std::erase_if(cards, [&](const auto &card) { return card.first == later->second; });
            neutral -= m_history.sides.at(later->first) == side && isNeutral(later->second) ? 1 : 0;
        }
    std::erase_if(cards, [&](const auto &card) {
        return (neutral <= 0 && isNeutral(card.first)) ||
               (m_support.contains(place) && !again.setting->supportCard(card.first));
    });
    if (cards.empty()) // without a name it may be any
        return Draw{};
    return Draw{cards[m_random->below(cards.size())].first};
}

} // namespace hexwerk::assault
