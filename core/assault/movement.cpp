#include "core/assault/movement.h"

#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

int allowance(const UnitCard &card, MoveKind kind)
{
    switch (kind) {
    case MoveKind::Normal:
        return card.movement; // [R9.1a]
    case MoveKind::Fast:
    case MoveKind::Withdrawal:    // [R11.1.6.1c]
    case MoveKind::Fallback:      // [R13.3e]
        return card.movement + 1; // [R9.2a]
    case MoveKind::MoveThenFire:
    case MoveKind::FireThenMove:
        return (card.movement + 1) / 2; // [R9.3a]
    }
    HW_UNREACHABLE();
}

Walk walkOf(const Position &p, UnitId unit, MoveKind kind)
{
    return {.unit = unit,
            .kind = kind,
            .at = p.unit(unit).at,
            .points = static_cast<std::int8_t>(allowance(p.card(unit), kind))};
}

namespace {

// What it costs to enter a hex over the terrain and along the best road.
struct Ways
{
    std::optional<int> terrain;
    std::optional<int> byRoad;
    std::optional<RoadKind> road;
    bool delays = false; // [R9.6.3.2f]
    std::string_view refusedBy = "R9.4b";
};

Ways waysInto(const Position &p, const UnitCard &card, Hex from, Direction d)
{
    const Setting &setting = *p.setting;
    const Cell &left = p.board().at(from);
    const Cell &entered = p.board().at(neighbour(from, d));
    const auto type = static_cast<std::size_t>(card.movementType);
    Ways ways;

    // [R9.6.1a] [R9.6.1b] [R9.6.1f] The hill costs extra for each level climbed, down nothing;
    // [R9.6.1d] on the same level nothing either.
    int extra = 0;
    if (entered.level > left.level) {
        const auto climb = setting.data.climb[type];
        if (!climb)
            return ways;
        extra = *climb * (entered.level - left.level);
    }

    // [R9.6.3.2.3b] [R9.6.3.2f] What lies on the hexside.
    for (const HexsideKind kind : kAllHexsideKinds) {
        if (!left.hasSide(kind, d))
            continue;
        const HexsideRow &row = setting.data.hexsides[static_cast<std::size_t>(kind)];
        if (!row.cost[type]) {
            ways.refusedBy = "R9.6.3.2b";
            return ways;
        }
        extra += *row.cost[type];
        ways.delays = ways.delays || (row.delays && card.type == UnitType::Infantry);
    }

    // [R9.4a] [R9.6.3.1d] Over the terrain; [R9.6.3.1c] along a road at its own cost.
    if (const EntryCost cost = setting.data.terrain.row(entered.terrain).cost[type])
        ways.terrain = *cost + extra;
    for (const RoadKind kind : kAllRoadKinds) {
        if (!left.roadRuns(kind, d))
            continue;
        const EntryCost own = setting.data.roads[static_cast<std::size_t>(kind)].cost[type];
        const std::optional<int> cost = own ? std::optional<int>(*own + extra) : ways.terrain;
        if (cost && (!ways.byRoad || *cost < *ways.byRoad)) {
            ways.byRoad = cost;
            ways.road = kind;
        }
    }
    return ways;
}

struct Way
{
    int cost = 0;
    std::optional<RoadKind> road;
};

// [R9.6.3.1b] The mover chooses; unasked it takes the road where that is cheaper, and a sneaky
// trail where it costs the same: who follows it is harder to spot [R9.6.3.1.3a].
std::optional<Way> chosenWay(const Ways &ways, By by)
{
    const bool roadIsBetter =
        ways.byRoad && (!ways.terrain || *ways.byRoad < *ways.terrain ||
                        (ways.road == RoadKind::SneakyTrail && ways.byRoad == ways.terrain));
    const bool takesRoad = by == By::Road || (by == By::Default && roadIsBetter);
    if (takesRoad)
        return ways.byRoad ? std::optional(Way{*ways.byRoad, ways.road}) : std::nullopt;
    return ways.terrain ? std::optional(Way{*ways.terrain, std::nullopt}) : std::nullopt;
}

Ruling<StepTaken> leaveMap(const Position &p, const Walk &walk)
{
    // [R4.8b] Over the edge, from a hex that lies on it; nobody is driven off the map.
    const bool onEdge = std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
        return !p.board().contains(neighbour(walk.at, d));
    });
    if (!onEdge || walk.kind == MoveKind::Fallback || walk.kind == MoveKind::MoveThenFire)
        return refuse(MessageId::OffTheBoard, "R4.8b");
    if (walk.points < 1)
        return refuse(MessageId::NotEnoughMovement, "R9.0a", {1, walk.points});
    StepTaken step{.walk = walk, .cost = 1};
    step.walk.at = Hex{};
    step.walk.points = 0;
    ++step.walk.steps;
    return step;
}

bool leadsAway(const Position &p, UnitId unit, Hex from, Hex to)
{
    const SideIndex side = p.unit(unit).side;
    return std::none_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.inPlay() && other.side != side &&
               distance(to, other.at) <= distance(from, other.at);
    });
}

const Unit *otherOf(const Position &p, UnitId unit, Hex hex)
{
    const SideIndex side = p.unit(unit).side;
    for (const Unit &other : p.units)
        if (other.inPlay() && other.at == hex && other.side == side && other.id != unit)
            return &other;
    return nullptr;
}

// The step alone, without looking ahead.
Ruling<StepTaken> oneStep(const Position &p, const Walk &walk, Hex to, By by)
{
    if (to.isNowhere())
        return leaveMap(p, walk);

    // [R4.8a] Hex to hex.
    if (!p.board().contains(to))
        return refuse(MessageId::OffTheBoard, "R4.8a");
    const auto d = directionTo(walk.at, to);
    if (!d)
        return refuse(MessageId::NotAdjacent, "R4.8a");

    // [R9.0e] [R6.4c] Into an enemy only for close combat, by a normal or a fast action.
    const Unit *enemy = unitAt(p, to, enemyOf(p.unit(walk.unit).side));
    if (enemy && walk.kind != MoveKind::Normal && walk.kind != MoveKind::Fast)
        return refuse(MessageId::EnemyInHex, "R9.0e");

    // [R13.3e] Each hex of a retreat leads away from every enemy.
    if (walk.kind == MoveKind::Fallback && !leadsAway(p, walk.unit, walk.at, to))
        return refuse(MessageId::NotAwayFromEnemies, "R13.3e");

    const UnitCard &card = p.card(walk.unit);
    const Ways ways = waysInto(p, card, walk.at, *d);
    const auto way = chosenWay(ways, by);
    if (!way)
        return refuse(MessageId::ProhibitedTerrain, ways.refusedBy);

    // [R9.6.3.2f] A steep slope delays. RULING: that ends the movement, as the marker stands for an
    // allowance that is exceeded, and nobody moves and fires across it.
    const bool halfMove =
        walk.kind == MoveKind::MoveThenFire || walk.kind == MoveKind::FireThenMove;
    if (ways.delays && halfMove)
        return refuse(MessageId::NotThisAction, "R9.6.3.2f");

    // [R9.5a] [R9.5b] Harsh terrain costs more than the allowance of the card, haste or not.
    StepTaken step{.walk = walk, .cost = way->cost, .road = way->road};
    step.walk.at = to;
    ++step.walk.steps;
    step.enemy = enemy ? enemy->id : UnitId{};
    step.walk.delayed = walk.delayed || ways.delays;
    if (way->cost > card.movement) {
        // [R9.5c] As the only hex of the move, from the hex next to it; [R9.3a] half a move does
        // not do.
        if (walk.steps > 0 || halfMove)
            return refuse(MessageId::HarshTerrain, "R9.5c", {way->cost, card.movement});
        step.walk.points = 0;
        step.walk.delayed = true;
        return step;
    }

    // [R9.0a] Each hex is paid for.
    if (way->cost > walk.points)
        return refuse(MessageId::NotEnoughMovement, "R9.0a", {way->cost, walk.points});
    step.walk.points =
        ways.delays ? std::int8_t{0} : static_cast<std::int8_t>(walk.points - way->cost);
    return step;
}

// [R9.0c] [R9.0d]
bool canEndSomewhere(const Position &p, const Walk &walk)
{
    if (!otherOf(p, walk.unit, walk.at))
        return true;
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
        const auto step = oneStep(p, walk, neighbour(walk.at, d), By::Default);
        return step && (step->enemy != UnitId{} || canEndSomewhere(p, step->walk));
    });
}

} // namespace

Ruling<StepTaken> stepRuling(const Position &p, const Walk &walk, Hex to, By by)
{
    auto step = oneStep(p, walk, to, by);
    HW_TRY(step);

    // [R9.0d] Through friends, but not to a stand on top of them.
    if (!step->walk.at.isNowhere() && !canEndSomewhere(p, step->walk))
        return refuse(MessageId::HexTaken, "R9.0d");
    return step;
}

Ruling<> stopRuling(const Position &p, const Walk &walk)
{
    // [R9.0c] One unit a hex.
    if (otherOf(p, walk.unit, walk.at))
        return refuse(MessageId::MayNotStopHere, "R9.0c");
    // [R11.1.6.1c] Who withdraws leaves the hex.
    if (walk.kind == MoveKind::Withdrawal && walk.steps == 0)
        return refuse(MessageId::MayNotStop, "R11.1.6.1c");
    return {};
}

bool hasWayBack(const Position &p, const Walk &walk)
{
    // RULING A-41: cost apart.
    Walk rested = walk;
    rested.points = 100;
    rested.steps = 0;
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
        return stepRuling(p, rested, neighbour(walk.at, d), By::Default).has_value();
    });
}

std::vector<ReachedHex> reach(const Position &p, const Walk &walk)
{
    struct Reached
    {
        ReachedHex hex;
        Walk walk;
    };
    std::vector<Reached> found;
    std::vector<Walk> frontier{walk};
    const auto spent = [&](const Walk &at) {
        return allowance(p.card(walk.unit), walk.kind) - at.points;
    };
    for (std::size_t next = 0; next < frontier.size(); ++next) {
        const Walk from = frontier[next];
        for (const Direction d : kAllDirections) {
            const Hex to = neighbour(from.at, d);
            const auto step = stepRuling(p, from, to, By::Default);
            if (!step || to == walk.at)
                continue;
            const ReachedHex hex{.hex = to,
                                 .before = from.at,
                                 .cost = spent(step->walk),
                                 .mayStop = stopRuling(p, step->walk).has_value(),
                                 .closeCombat = step->enemy != UnitId{},
                                 .delayed = step->walk.delayed};
            const auto known = std::find_if(found.begin(), found.end(), [&](const Reached &other) {
                return other.hex.hex == to;
            });
            if (known != found.end() && known->walk.points >= step->walk.points)
                continue;
            if (known != found.end())
                *known = {hex, step->walk};
            else
                found.push_back({hex, step->walk});
            if (!hex.closeCombat)
                frontier.push_back(step->walk);
        }
    }
    std::vector<ReachedHex> hexes;
    for (const Reached &reached : found)
        hexes.push_back(reached.hex);
    std::sort(hexes.begin(), hexes.end(),
              [](const ReachedHex &a, const ReachedHex &b) { return a.hex < b.hex; });
    return hexes;
}

} // namespace hexwerk::assault
