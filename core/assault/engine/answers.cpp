// Who is asked, and who may answer: at random, by the dice, or formally.
#include "core/assault/engine/assault.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/game/view.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/rules/moving/works.h"

namespace hexwerk::assault {

play::Speaker Assault::speaker(const Position &p)
{
    if (p.pending.isOver())
        return {};
    if (p.pending.isChance())
        return {play::Asked::Chance};
    return {play::Asked::Player, p.pending.side};
}

// Any order at Place, none more likely than another; only one is made.
static Order anyPlacement(const Position &p, play::Randomness &randomness)
{
    const std::vector<Stand> all = stands(p);
    std::vector<Hex> works = worksOf(p, p.pending.side);
    std::erase_if(works, [&](Hex hex) { return !Assault::query(p, TurnWork{hex}); });
    std::uint64_t orders = works.size();
    for (const Stand &stand : all)
        orders += static_cast<std::uint64_t>(stand.orders());
    // Numbers as drawn() takes them for orders of this eagerness: games from seeds stay as they
    // are.
    constexpr std::uint64_t kEagerness = 2;
    auto left = static_cast<int>(randomness.below(kEagerness * orders) / kEagerness);
    for (const Stand &stand : all) {
        if (left < stand.orders())
            return Place{stand.unit, stand.hex, stand.hasFacing ? left : -1};
        left -= stand.orders();
    }
    return TurnWork{works[static_cast<std::size_t>(left)]};
}

Order Assault::sample(const Position &p, play::Randomness &randomness)
{
    if (p.pending.isChance())
        return randomness.drawn(outcomes(p));
    if (p.pending.question == Question::Place)
        return anyPlacement(p, randomness);
    const auto orders = legalOrders(p);
    return orders[randomness.drawn(eagerness(p, orders))];
}

Order Assault::roll(const Position &p, play::Randomness &randomness)
{
    if (p.pending.question == Question::CardDraw)
        return randomness.drawn(outcomes(p));
    Dice dice;
    const int count = p.pending.plainDice + p.pending.dice.size();
    for (int i = 0; i < count; ++i)
        dice.faces.push_back(static_cast<std::uint8_t>(randomness.below(6) + 1));
    return dice;
}

std::optional<Order> Assault::formalAnswer(const Position &p)
{
    if (p.pending.question == Question::LayMine)
        return query(p, Decline{}) && p.seeds[p.pending.side] ? std::optional<Order>(Decline{})
                                                              : std::nullopt;
    if (p.pending.question == Question::ShowPoints)
        return openedPoints(p, pooledBy(p));
    if (p.pending.question != Question::Reveal && p.pending.question != Question::DropCard)
        return std::nullopt;
    std::vector<Order> orders = legalOrders(p);
    return orders.size() == 1 ? std::optional(std::move(orders.front())) : std::nullopt;
}

std::optional<Order> Assault::leftOut(const Position &p, const Order *next)
{
    const bool turnsWorks = p.pending.question == Question::TurnWork;
    if (!next)
        return turnsWorks ? std::optional<Order>(Decline{}) : std::nullopt;
    if (query(p, *next))
        return std::nullopt;
    if (!turnsWorks)
        return formalAnswer(p);
    Position later = p;
    const auto done = apply(later, Decline{});
    return done && (query(later, *next) || leftOut(later, next)) ? std::optional<Order>(Decline{})
                                                                 : std::nullopt;
}

play::View<Position> Assault::viewFor(const Position &p, play::Seat side)
{
    return {assault::viewFor(p, side), side};
}

bool Assault::isSeenBy(const Event &event, play::Seat side)
{
    return assault::isSeenBy(event, side);
}

} // namespace hexwerk::assault
