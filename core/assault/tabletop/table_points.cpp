#include "core/assault/tabletop/table_points.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/course/command.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>
#include <variant>

namespace hexwerk::assault {

static int pointsPut(const CommandPool &pool)
{
    int points = 0;
    for (const PointsOnCard &pile : pool.onCards)
        points += pile.left;
    return points;
}

static bool canPlan(const Position &p, const CommandPool &pool)
{
    return pointsToAllot(pool) > 0 && !cardsToPlan(p, pool).empty();
}

bool planAtTable(TableTurn turn)
{
    Position &p = turn.t.game;
    if (p.points.empty())
        return false;
    beginPlanning(turn.turn());
    return std::any_of(p.points.begin(), p.points.end(),
                       [&p](const CommandPool &pool) { return canPlan(p, pool); });
}

bool isPlanned(const TablePosition &t)
{
    const Position &p = t.game;
    return std::all_of(p.points.begin(), p.points.end(), [&p](const CommandPool &pool) {
        return !canPlan(p, pool) || pointsPut(pool) == pointsToAllot(pool);
    });
}

static auto pileOn(auto &pool, std::size_t card)
{
    return std::find_if(pool.onCards.begin(), pool.onCards.end(),
                        [card](const PointsOnCard &pile) { return pile.card == card; });
}

int pointsOnCard(const CommandPool &pool, std::size_t card)
{
    const auto pile = pileOn(pool, card);
    return pile == pool.onCards.end() ? 0 : pile->left;
}

static auto poolOf(auto &p, const PutPoints &order)
{
    return std::find_if(p.points.begin(), p.points.end(), [&](const CommandPool &pool) {
        return pool.side == order.side && pool.player == order.player;
    });
}

static std::size_t cardCalled(const Position &p, const std::string &id)
{
    const auto &cards = p.setting->cards;
    return static_cast<std::size_t>(
        std::find_if(cards.begin(), cards.end(),
                     [&id](const UnitCard &card) { return card.id == id; }) -
        cards.begin());
}

Ruling<> pointsRuling(const TablePosition &t, const PutPoints &order)
{
    const Position &p = t.game;
    const auto pool = poolOf(p, order);
    if (p.phase != Phase::Planning)
        return refuse(Message::NotInThisPhase, "R6.2b");
    if (pool == p.points.end())
        return refuse(Message::NotThatChoice, "R4.9.2b");
    const std::size_t card = cardCalled(p, order.card);
    const auto cards = cardsToPlan(p, *pool);
    if (std::find(cards.begin(), cards.end(), card) == cards.end())
        return refuse(Message::NotThatChoice, "R4.9.2b");
    // [R4.9.2b] All but those of the command focus.
    const int others = pointsPut(*pool) - pointsOnCard(*pool, card);
    if (order.points < 0 || order.points > pointsToAllot(*pool) - others)
        return refuse(Message::ValueOutOfRange, "R4.9.2b");
    return {};
}

void putPoints(TableTurn turn, const PutPoints &order)
{
    Position &p = turn.t.game;
    const auto pool = poolOf(p, order);
    const std::size_t card = cardCalled(p, order.card);
    auto pile = pileOn(*pool, card);
    if (pile == pool->onCards.end()) {
        pool->onCards.push_back({.card = static_cast<std::uint16_t>(card)});
        std::sort(pool->onCards.begin(), pool->onCards.end(),
                  [](const PointsOnCard &a, const PointsOnCard &b) { return a.card < b.card; });
        pile = pileOn(*pool, card);
    }
    pile->left = static_cast<std::uint8_t>(order.points);
    if (order.points == 0)
        pool->onCards.erase(pile);
    report(turn.turn(), PointsShown{order.side, pool->player, order.card, order.points}, "R6.2.2b");
}

std::vector<std::string> pilesToChoose(const TablePosition &t)
{
    const auto owing = owingPool(t.game);
    return owing ? pilesToLose(t.game, t.game.points[*owing]) : std::vector<std::string>();
}

void takeLostPoints(TableTurn turn, const Order *answer)
{
    Turn game = turn.turn();
    game.answer = answer;
    while (const auto owing = owingPool(turn.t.game)) {
        LossFrame loss{.pool = *owing};
        if (std::holds_alternative<Ask>(run(game, loss)))
            return;
        game.answer = nullptr;
    }
}

} // namespace hexwerk::assault
