#include "core/assault/rules/course/command.h"

#include "core/assault/game/message.h"
#include "core/assault/game/point_seals.h"
#include "core/assault/game/support_seals.h"
#include "core/assault/rules/course/requests.h"

#include <algorithm>

namespace hexwerk::assault {

// [R5.4c] Whose formation a card of the box is: of the player who has all its units. RULING
// [R5.4.1b]: a shared one belongs to the side, whose players agree on its points.
static int playerOf(const Position &p, const BoxCard &card)
{
    const int first = card.units.empty() ? 0 : p.unit(card.units.front()).player;
    const bool isShared = std::any_of(card.units.begin(), card.units.end(),
                                      [&](UnitId unit) { return p.unit(unit).player != first; });
    return isShared ? 0 : first;
}

int pointsOf(const Position &p, const CommandPool &pool)
{
    const auto &box = p.setting->box;
    int points = pool.player == 0 ? p.setting->scenario.sides[pool.side].commandPoints : 0;
    for (std::size_t i = 0; i < box.size(); ++i)
        if (box[i].side == pool.side && box[i].isFormation &&
            p.cards[i].state == CardState::Taken && playerOf(p, box[i]) == pool.player)
            points += box[i].commandPoints;
    return std::clamp(points - pool.lost, 0, 255);
}

int pointsToAllot(const CommandPool &pool)
{
    // [R4.9.2b] All but three, [R5.4c] which each player holds back. RULING: a pool that players
    // share has none.
    return pool.total - pool.focus - pool.spentFocus; // what a card took is no more to be put
}

bool plansFromFocus(const CommandPool &pool)
{
    return pool.total > 0 && pool.total <= kCommandFocus;
}

static bool mayAct(const Unit &unit)
{
    return unit.isOnMap() || unit.state == UnitState::Waiting || unit.state == UnitState::Carried;
}

std::vector<std::size_t> cardsToPlan(const Position &p, const CommandPool &pool)
{
    std::vector<std::size_t> cards;
    for (const Unit &unit : p.units)
        if (unit.side == pool.side && mayAct(unit) &&
            (pool.player == 0 || unit.player == pool.player))
            cards.push_back(p.setting->roster[unit.id.index()].card);
    std::sort(cards.begin(), cards.end());
    cards.erase(std::unique(cards.begin(), cards.end()), cards.end());
    return cards;
}

int placesForPoints(const Position &p, const CommandPool &pool)
{
    const int requests = static_cast<int>(mostRequests(p, pool.side));
    // [R4.9.2e] Only for support cards.
    if (plansFromFocus(pool))
        return std::min<int>(requests, pool.total);
    // RULING [R4.9.2b]: without a unit that could act, nothing is put anywhere else.
    const int points = pointsToAllot(pool);
    return cardsToPlan(p, pool).empty() ? std::min(points, requests) : points;
}

bool mayKeepPoints(const Position &p, const CommandPool &pool)
{
    return plansFromFocus(pool) || cardsToPlan(p, pool).empty();
}

const CommandPool &pooledBy(const Position &p)
{
    const auto pool = std::find_if(p.points.begin(), p.points.end(), [&](const CommandPool &each) {
        return each.side == p.pending.side && each.player == p.pending.player;
    });
    HW_EXPECTS(pool != p.points.end());
    return *pool;
}

Ruling<> allotRuling(const Position &p, const Allot &order)
{
    const CommandPool &pool = pooledBy(p);
    if (order.card) {
        // [R4.9.2b] On a card of its own units, or on a support card.
        const auto cards = cardsToPlan(p, pool);
        if (p.setting->supportCard(*order.card))
            HW_TRY(requestRuling(p, pool.side, *order.card));
        else if (plansFromFocus(pool) ||
                 std::none_of(cards.begin(), cards.end(), [&](std::size_t card) {
                     return p.setting->cards[card].id == *order.card;
                 }))
            return refuse(Message::NotThatChoice, "R4.9.2b");
    }
    if (!sealFor(p, pool, order))
        return refuse(Message::WrongSeal, "R6.2.2a");
    return {};
}

std::vector<std::string> pilesToLose(const Position &p, const CommandPool &pool)
{
    std::vector<std::string> piles;
    for (const PointsOnCard &pile : pool.onCards)
        if (pile.left > 0)
            piles.push_back(p.setting->cards[pile.card].id);
    // In the German edition the command focus is not touched, R4.9.2g of that edition.
    if (pool.focus > 0 && (piles.empty() || !p.setting->switches.focusPointsRemain))
        piles.emplace_back(kFocus);
    return piles;
}

} // namespace hexwerk::assault
