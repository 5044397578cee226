#include "core/assault/aside/only_answer.h"

#include "core/assault/engine/assault.h"
#include "core/assault/game/decks.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

// Whether nothing but a secret leaves no choice: an answer that comes at once would tell it.
static bool answerTells(const Position &p, bool isOnePlayer)
{
    const SideIndex side = p.pending.side;
    const bool hasHand = side < p.hands.size() && !p.hands[side].cards.empty() && !isOnePlayer;
    switch (p.pending.question) {
    case Question::LayMine: // [R9.6.4.1c] which kinds are left shows which were laid
        return true;
    case Question::PlayCard: // [R5.9b] who has nothing to play, what is in its hand
    case Question::Discard:
        return !isOnePlayer;
    case Question::Request: // [R5.9d] likewise who has nothing to request
    case Question::Allot:
        return hasHand;
    case Question::Announce: // [R12.3.1a] or to turn up
        return !isOnePlayer && holdsFaceDown(p, side);
    default:
        return false;
    }
}

std::optional<Order> onlyAnswer(const Position &p, bool isOnePlayer)
{
    if (p.pending.isOver() || p.pending.isChance() || answerTells(p, isOnePlayer))
        return std::nullopt;
    std::vector<Order> orders = Assault::legalOrders(p);
    return orders.size() == 1 ? std::optional(std::move(orders.front())) : std::nullopt;
}

namespace {

// Follows a roll through all that it may show.
class Settled
{
public:
    // What comes of it in any case, behind the rolls that are as meaningless; empty: it matters.
    std::optional<Position> after(const Position &p)
    {
        if (!p.pending.isChance() || p.pending.question == Question::CardDraw)
            return std::nullopt;
        std::optional<Position> all;
        for (const auto &outcome : Assault::outcomes(p)) {
            std::optional<Position> one = afterOne(p, outcome.order);
            if (!one || (all && *all != *one))
                return std::nullopt;
            all = std::move(one);
        }
        return all;
    }

private:
    static constexpr int kMostRolls = 1500; // tried out

    std::optional<Position> afterOne(const Position &before, const Order &roll)
    {
        Position p = before;
        if (++m_rolls > kMostRolls || touchesMines(p) || !Assault::apply(p, roll) ||
            touchesMines(p) || p.minefields != before.minefields)
            return std::nullopt;
        auto further = after(p);
        return further ? std::move(further) : std::optional(std::move(p));
    }

    static bool touchesMines(const Position &p)
    {
        return std::any_of(p.stack.begin(), p.stack.end(), [](const Frame &frame) {
            return std::holds_alternative<MineFrame>(frame);
        });
    }

    int m_rolls = 0;
};

} // namespace

std::optional<Order> decidedRoll(const Position &p)
{
    if (!Settled().after(p))
        return std::nullopt;
    return Assault::outcomes(p).front().order;
}

} // namespace hexwerk::assault
