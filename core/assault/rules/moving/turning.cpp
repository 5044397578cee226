// [R9.9c] [R9.10c] Guns and vehicles turn on their way.
#include "core/assault/rules/moving/turning.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/ways.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <cstdlib>

namespace hexwerk::assault {

static bool isOnRoad(const Position &p, const Walk &walk)
{
    return p.card(walk.unit).type == UnitType::Vehicle && walk.road &&
           p.setting->data.terrain.row(*walk.road).isRoad;
}

// [R9.10c] [R9.9c] Points for a turn of so many vertices.
static int turnCost(const Position &p, const Walk &walk, int vertices)
{
    const UnitCard &card = p.card(walk.unit);
    // [R9.10d] On a road it turns for nothing, [R9.1c] on a narrow one for a point a hex.
    if (isOnRoad(p, walk)) {
        const RoadRow &road = p.setting->data.terrain.row(*walk.road);
        return walk.turned == 0 ? road.turn[static_cast<std::size_t>(card.movementType)] : 0;
    }
    // One vertex of the move is free; [D9.10a] in the German edition one of each hex.
    const bool eachHex = card.type == UnitType::Vehicle && p.setting->switches.freeTurnInEachHex;
    const bool free = eachHex ? walk.turned == 0 : walk.freeTurn;
    return vertices - (free ? 1 : 0);
}

// [R9.6.3.1.2b] In an alley only to follow it: with an exit ahead, and not back to where it came
// from.
static bool followsAlley(const Position &p, const Walk &walk, int facing)
{
    const Cell &cell = p.board().at(walk.at);
    bool leads = false;
    for (const Direction d : kAllDirections) {
        if (!cell.roadRuns(RoadKind::NarrowRoad, d) || sectorOf(facing, d) != Sector::Front)
            continue;
        if (sectorOf(walk.facing, d) == Sector::Rear)
            return false;
        leads = true;
    }
    return leads && walk.turned == 0;
}

Ruling<TurnTaken> plainTurn(const Position &p, const Walk &walk, int facing)
{
    // [R9.8b] Infantry looks everywhere.
    if (walk.facing < 0)
        return refuse(Message::CannotTurn, "R9.8b");
    // [R9.10a] [R9.9a] [R4.8d] To another vertex.
    if (facing < 0 || facing >= kDirections || facing == walk.facing)
        return refuse(Message::CannotTurn, "R4.8d", {facing});
    // [R13.1c] Without tracks nothing turns. [R9.9c] RULING: a gun that others have to pull does,
    // as its first vertex takes no allowance.
    if (p.unit(walk.unit).markers.has(Marker::Immobilised))
        return refuse(Message::Immobilised, "R13.1c");
    // [R9.9c] A gun as part of a normal action.
    const bool gun = p.card(walk.unit).type == UnitType::Artillery;
    if (gun && walk.kind != MoveKind::Normal)
        return refuse(Message::CannotTurn, "R9.9c");
    if (!gun && isInAlley(p, walk) && !followsAlley(p, walk, facing))
        return refuse(Message::CannotTurn, "R9.6.3.1.2b");

    const int apart = std::abs(facing - walk.facing);
    const int vertices = std::min(apart, kDirections - apart);
    const int cost = turnCost(p, walk, vertices);
    if (cost > walk.points)
        return refuse(Message::NotEnoughMovement, gun ? "R9.9c" : "R9.10c", {cost, walk.points});
    TurnTaken turn{.walk = walk, .cost = cost};
    turn.walk.facing = static_cast<std::int8_t>(facing);
    turn.walk.points = static_cast<std::int8_t>(walk.points - cost);
    turn.walk.turned = static_cast<std::uint8_t>(walk.turned + vertices);
    turn.walk.freeTurn = walk.freeTurn && isOnRoad(p, walk);
    return turn;
}

Ruling<TurnTaken> turnRuling(const Position &p, const Walk &walk, int facing)
{
    auto turn = plainTurn(p, walk, facing);
    HW_TRY(turn);
    // [R13.3e] A retreat turns only to go on, [R11.1.6.1c] and who withdraws has to leave the hex.
    const bool mustGo =
        walk.kind == MoveKind::Fallback || (walk.kind == MoveKind::Withdrawal && walk.steps == 0);
    if (mustGo && !canStepAhead(p, turn->walk))
        return refuse(Message::CannotTurn,
                      walk.kind == MoveKind::Fallback ? "R13.3e" : "R11.1.6.1c");
    // [R9.0d] Who passes a friend has to get on.
    if (!canEndSomewhere(p, turn->walk))
        return refuse(Message::HexTaken, "R9.0d");
    return turn;
}

bool canTurn(const Position &p, const Walk &walk)
{
    for (int facing = 0; walk.facing >= 0 && facing < kDirections; ++facing)
        if (facing != walk.facing && turnRuling(p, walk, facing))
            return true;
    return false;
}

} // namespace hexwerk::assault
