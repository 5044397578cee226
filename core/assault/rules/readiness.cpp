#include "core/assault/rules/readiness.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/card_effects.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault {

bool cannotFallBack(const Position &p, const Unit &unit)
{
    return p.card(unit.id).type == UnitType::Artillery || unit.markers.has(Marker::Immobilised);
}

// [R5.4c] A unit is commanded by its player. RULING [R5.4.1b]: or by the points of the side that
// its players share.
static bool commands(const CommandPool &pool, const Unit &unit)
{
    return pool.side == unit.side && (pool.player == unit.player || pool.player == 0);
}

namespace {

// What is left for units of a card: the piles on it, and the focus.
struct PointsLeft
{
    int onCard = 0;
    int inFocus = 0;
};

} // namespace

static PointsLeft pointsLeft(const Position &p, const Unit &unit)
{
    PointsLeft left;
    const std::size_t card = p.setting->roster[unit.id.index()].card;
    for (const CommandPool &pool : p.points) {
        if (!commands(pool, unit))
            continue;
        left.inFocus += pool.focus;
        for (const PointsOnCard &pile : pool.onCards)
            if (pile.card == card)
                left.onCard += pile.left;
    }
    return left;
}

Ruling<> costRuling(const Position &p, const Unit &unit, int points)
{
    if (p.points.empty() || hasCardEffect(p, CardWord::FreeActivation, unit))
        return {};
    // [R6.2.2b] As many units as points lie on their card, [R4.9.2c] and any with the focus.
    const PointsLeft left = pointsLeft(p, unit);
    if (left.onCard + left.inFocus < points)
        return refuse(Message::NoCommandPoint, "R6.2.2c", {points, left.onCard + left.inFocus});
    return {};
}

Ruling<> costRuling(const Position &p, const Unit &unit, const Unit &other)
{
    if (p.points.empty())
        return {};
    if (p.setting->roster[unit.id.index()].card == p.setting->roster[other.id.index()].card &&
        unit.player == other.player)
        return costRuling(p, unit, 2);
    const PointsLeft first = pointsLeft(p, unit);
    const PointsLeft second = pointsLeft(p, other);
    const int fromFocus = (first.onCard > 0 ? 0 : 1) + (second.onCard > 0 ? 0 : 1);
    const int focus = std::max(first.inFocus, second.inFocus);
    HW_TRY(costRuling(p, unit));
    HW_TRY(costRuling(p, other));
    if (fromFocus > focus)
        return refuse(Message::NoCommandPoint, "R6.2.2c", {2, focus});
    return {};
}

std::optional<PointSource> pointFor(const Position &p, const Unit &unit)
{
    const std::size_t card = p.setting->roster[unit.id.index()].card;
    // [R6.2.2b] The points on the card first: [R4.9.2c] those of the focus serve any other as well.
    for (const bool ofFocus : {false, true})
        for (const bool ofSide : {false, true})
            for (std::size_t i = 0; i < p.points.size(); ++i) {
                const CommandPool &pool = p.points[i];
                if (!commands(pool, unit) || (pool.player == 0) != ofSide)
                    continue;
                if (ofFocus && pool.focus > 0)
                    return PointSource{i, SIZE_MAX};
                for (std::size_t k = 0; !ofFocus && k < pool.onCards.size(); ++k)
                    if (pool.onCards[k].card == card && pool.onCards[k].left > 0)
                        return PointSource{i, k};
            }
    return std::nullopt;
}

// [R6.4h] [R8.3c] A card may let it act all the same.
static bool mayActInFear(const Position &p, const Unit &unit)
{
    return !p.effects.empty() &&
           (!unit.markers.has(Marker::Suppressed) ||
            hasCardEffect(p, CardWord::ActSuppressed, unit)) &&
           (!unit.markers.has(Marker::Fallback) || hasCardEffect(p, CardWord::ActFallback, unit));
}

Ruling<> abilityToActRuling(const Position &p, const Unit &unit)
{
    if (!unit.inPlay())
        return refuse(Message::UnitGone, "R6.4a");
    // [R6.4f] [R13.3a] Who is suppressed or in fallback cannot be activated.
    if (unit.markers.hasAny(kMoraleMarkers) && !mayActInFear(p, unit))
        return refuse(Message::CannotBeActivated, "R13.3a");
    return {};
}

Ruling<> activationRuling(const Position &p, const Unit &unit)
{
    HW_TRY(abilityToActRuling(p, unit));
    // [R6.4e] [R9.5d] Once a turn: [R13.2b] who made its move does not fire as well.
    if (unit.activated && !hasCardEffect(p, CardWord::CloseCombat, unit))
        return refuse(Message::AlreadyActivated, "R6.4e");
    return {};
}

} // namespace hexwerk::assault
