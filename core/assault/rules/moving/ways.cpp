#include "core/assault/rules/moving/ways.h"

#include <algorithm>

namespace hexwerk::assault {

bool isUrbanAlley(const Position &p, Hex hex)
{
    const Cell &cell = p.board().at(hex);
    return cell.hasRoad(RoadKind::NarrowRoad) &&
           p.setting->data.terrain.row(cell.terrain).isBuilding;
}

bool isInAlley(const Position &p, const Walk &walk)
{
    return walk.road == RoadKind::NarrowRoad && isUrbanAlley(p, walk.at);
}

bool roadRuns(const Cell &cell, Direction d)
{
    return std::any_of(kAllRoadKinds.begin(), kAllRoadKinds.end(),
                       [&](RoadKind kind) { return cell.roadRuns(kind, d); });
}

std::optional<RoadKind> vehicleRoad(const Cell &cell)
{
    for (const RoadKind kind : {RoadKind::MainRoad, RoadKind::NarrowRoad})
        if (cell.hasRoad(kind))
            return kind;
    return std::nullopt;
}

namespace {

// What lies between two hexes costs on top, whichever way is taken.
struct Crossing
{
    int cost = 0;
    Pool check = {};
    bool delays = false;
    std::string_view closedBy = {}; // empty: open
};

Crossing climb(const SystemData &data, const UnitCard &card, int levels)
{
    // [R9.6.1a] [R9.6.1b] [R9.6.1f] The hill costs extra for each level climbed, down nothing;
    // [R9.6.1d] on the same level nothing either.
    const EntryCost perLevel = data.climb[static_cast<std::size_t>(card.movementType)];
    if (levels <= 0)
        return {};
    if (!perLevel)
        return {.closedBy = "R9.4b"};
    // [R9.6.1c] Guns are not pulled up two levels at once.
    if (levels > 1 && card.type == UnitType::Artillery)
        return {.closedBy = "R9.6.1c"};
    return {.cost = *perLevel * levels};
}

Crossing crossing(const Position &p, const UnitCard &card, Hex from, Direction d)
{
    const SystemData &data = p.setting->data;
    const auto type = static_cast<std::size_t>(card.movementType);
    const Cell &left = p.board().at(from);
    Crossing crossed = climb(data, card, p.board().at(neighbour(from, d)).level - left.level);
    // [R9.6.3.2b] What lies on the hexside: [R9.6.3.2.3b] points, [R9.6.3.2f] delay,
    // [R9.6.3.2.1b] [R9.6.3.2.2a] [R9.6.3.2.4a] [R9.6.3.2e] or no way across.
    for (const HexsideKind kind : kAllHexsideKinds) {
        if (!left.hasSide(kind, d))
            continue;
        const HexsideRow &row = data.hexsides[static_cast<std::size_t>(kind)];
        if (!row.cost[type])
            return {.closedBy = "R9.6.3.2b"};
        crossed.cost += *row.cost[type];
        crossed.delays = crossed.delays || (row.delays && card.type == UnitType::Infantry);
        // [R9.6.3.2.1c] [R9.6.3.2.3c] A vehicle may come to harm; [D9.6.5d] in the German edition
        // full tracks roll over wire.
        const bool rollsOver = kind == HexsideKind::BarbedWire &&
                               card.movementType == MovementType::Track &&
                               p.setting->switches.fullTracksCrossWire;
        if (card.type == UnitType::Vehicle && !rollsOver)
            crossed.check.add(row.check[type]);
    }
    return crossed;
}

// [R9.6.3.1.2c] A friendly vehicle blocks the lane for other vehicles and guns. RULING: infantry
// and guns stop in the building beside it [R9.6.3.1e]; in the German edition every unit blocks it.
bool isLaneTaken(const Position &p, const Walk &walk, Hex hex)
{
    if (p.card(walk.unit).type == UnitType::Infantry || !isUrbanAlley(p, hex))
        return false;
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.inPlay() && other.at == hex && other.id != walk.unit &&
               other.side == p.unit(walk.unit).side &&
               (p.setting->switches.anyFriendBlocksAlley ||
                p.card(other.id).type == UnitType::Vehicle);
    });
}

} // namespace

WaysIn waysInto(const Position &p, const Walk &walk, Direction d)
{
    const UnitCard &card = p.card(walk.unit);
    const auto type = static_cast<std::size_t>(card.movementType);
    const Cell &left = p.board().at(walk.at);
    const Hex to = neighbour(walk.at, d);
    const TerrainRow &terrain = p.setting->data.terrain.row(p.board().at(to).terrain);
    const Crossing crossed = crossing(p, card, walk.at, d);
    // [R9.6.3.1.2b] A vehicle in an alley goes on along it, or back.
    const bool inAlley = card.type == UnitType::Vehicle && isInAlley(p, walk);
    WaysIn ways{.delays = crossed.delays,
                .vehicle = card.type == UnitType::Vehicle,
                .closedBy = inAlley ? "R9.6.3.1.2b" : "R9.4b"};
    if (!crossed.closedBy.empty()) {
        ways.closedBy = crossed.closedBy;
        return ways;
    }

    // [R9.4a] [R9.6.3.1d] [D9.6.3a] Over the terrain, [R9.10.1a] which may harm a vehicle.
    if (const EntryCost cost = terrain.cost[type]; cost && !inAlley) {
        ways.terrain = WayIn{.cost = *cost + crossed.cost, .check = crossed.check};
        if (card.type == UnitType::Vehicle)
            ways.terrain->check.add(terrain.vehicleDamage);
    }
    // [R9.6.3.1c] Along a road at its own cost, or at that of the terrain.
    for (const RoadKind kind : kAllRoadKinds) {
        if (!left.roadRuns(kind, d) || (inAlley && kind != RoadKind::NarrowRoad))
            continue;
        if (kind == RoadKind::NarrowRoad && isLaneTaken(p, walk, to)) {
            ways.closedBy = "R9.6.3.1.2c";
            continue;
        }
        const EntryCost own = p.setting->data.roads[static_cast<std::size_t>(kind)].cost[type];
        std::optional<WayIn> way = ways.terrain;
        if (own)
            way = WayIn{.cost = *own + crossed.cost, .check = crossed.check};
        if (way && (!ways.road || way->cost < ways.road->cost)) {
            way->road = kind;
            ways.road = way;
        }
    }
    return ways;
}

std::optional<WayIn> chosenWay(const WaysIn &ways, By by)
{
    // At equal cost it takes a sneaky trail: who follows it is harder to spot [R9.6.3.1.3a].
    // RULING: a vehicle takes any road, where it turns for nothing [R9.10d].
    const auto &[terrain, road, delays, vehicle, closedBy] = ways;
    const bool gains = road && (vehicle || road->road == RoadKind::SneakyTrail);
    const bool roadIsBetter =
        road && (!terrain || road->cost < terrain->cost || (gains && road->cost == terrain->cost));
    return by == By::Road || (by == By::Default && roadIsBetter) ? road : terrain;
}

} // namespace hexwerk::assault
