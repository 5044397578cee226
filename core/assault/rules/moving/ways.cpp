#include "core/assault/rules/moving/ways.h"

#include "core/assault/rules/house_rule.h"

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

bool roadRuns(const TerrainChart &chart, const Cell &cell, Direction d)
{
    const auto kinds = chart.roadKinds();
    return std::any_of(kinds.begin(), kinds.end(), [&](RoadKind kind) {
        return cell.roadRuns(kind, d) && !chart.row(kind).isWater;
    });
}

std::optional<RoadKind> vehicleRoad(const TerrainChart &chart, const Cell &cell)
{
    for (const RoadKind kind : chart.roadKinds())
        if (cell.hasRoad(kind) && chart.row(kind).isRoad)
            return kind;
    return std::nullopt;
}

namespace {

// What lies between two hexes costs on top, whichever way is taken.
struct Crossing
{
    int climb = 0;
    int sides = 0;
    Pool check = {};
    bool delays = false;
    std::string_view closedBy = {}; // empty: open

    int cost() const { return climb + sides; }
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
    return {.climb = *perLevel * levels};
}

Crossing crossing(const Setting &setting, const UnitCard &card, Hex from, Direction d)
{
    const SystemData &data = setting.data;
    const auto type = static_cast<std::size_t>(card.movementType);
    const Cell &left = setting.board.at(from);
    Crossing crossed = climb(data, card, setting.board.at(neighbour(from, d)).level - left.level);
    // [R9.6.3.2b] What lies on the hexside: [R9.6.3.2.3b] points, [R9.6.3.2f] delay,
    // [R9.6.3.2.1b] [R9.6.3.2.2a] [R9.6.3.2.4a] [R9.6.3.2e] [H9.6.3.2e] or no way across.
    for (const HexsideKind kind : left.kindsOn(d)) {
        const HexsideRow &row = data.terrain.row(kind);
        if (row.isWater || row.isCrossing)
            continue;
        if (!row.cost[type])
            return {.closedBy = ruleOf(row.house, "R9.6.3.2b")};
        crossed.sides += *row.cost[type];
        crossed.delays = crossed.delays || (row.delays && card.type == UnitType::Infantry);
        // [R9.6.3.2.1c] [R9.6.3.2.3c] A vehicle may come to harm; [D9.6.5d] in the German edition
        // full tracks roll over wire.
        const bool rollsOver = kind == HexsideKind::BarbedWire &&
                               card.movementType == MovementType::Track &&
                               setting.switches.fullTracksCrossWire;
        if (card.type == UnitType::Vehicle && !rollsOver)
            crossed.check.add(row.check[type]);
    }
    return crossed;
}

// What water costs who follows no road: on the hexside, and of the watercourses in the next hex.
struct Water
{
    int cost = 0;
    Pool check = {};
    bool isCrossed = false;         // over a bridge or at a ford
    std::string_view closedBy = {}; // empty: open
};

// [H9.6.3.2c] [H9.6.3.2d] The best bridge or ford that this type of unit can take.
const HexsideRow *bestCrossing(const TerrainChart &chart, KindSet<HexsideKind> sides,
                               std::size_t type)
{
    const HexsideRow *best = nullptr;
    for (const HexsideKind kind : sides) {
        const HexsideRow &row = chart.row(kind);
        if (row.isCrossing && row.cost[type] && (!best || *row.cost[type] < *best->cost[type]))
            best = &row;
    }
    return best;
}

template<typename Row>
void wade(Water &water, const Row &row, std::size_t type, std::string_view standard)
{
    if (!row.cost[type])
        water.closedBy = ruleOf(row.house, standard);
    else
        water.cost += *row.cost[type];
}

Water waterInto(const TerrainChart &chart, const Cell &left, const Cell &next, Direction d,
                std::size_t type)
{
    Water water;
    if (const HexsideRow *crossing = bestCrossing(chart, left.kindsOn(d), type)) {
        water.isCrossed = true;
        water.cost = *crossing->cost[type];
        water.check = crossing->check[type];
        return water;
    }
    // [H9.6.3.2a] [H9.6.3.2b] A river or stream between both hexes, [H9.6.3.1a] [H9.6.3.1b] or
    // through the next one: no way across, or further points.
    for (const HexsideKind kind : left.kindsOn(d))
        if (const HexsideRow &row = chart.row(kind); row.isWater) {
            wade(water, row, type, "R9.6.3.2b");
            water.check.add(row.check[type]);
        }
    for (const RoadKind kind : chart.roadKinds())
        if (chart.row(kind).isWater && next.hasRoad(kind))
            wade(water, chart.row(kind), type, "R9.4b");
    return water;
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
    // [R9.6.3.1.2b] A vehicle in an alley goes on along it, or back.
    return waysOver(*p.setting, card, walk.at, d,
                    {.inAlley = card.type == UnitType::Vehicle && isInAlley(p, walk),
                     .isLaneTaken = p.board().at(walk.at).roadRuns(RoadKind::NarrowRoad, d) &&
                                    isLaneTaken(p, walk, neighbour(walk.at, d))});
}

WaysIn waysOver(const Setting &setting, const UnitCard &card, Hex from, Direction d,
                const AlleyState &alley)
{
    const TerrainChart &chart = setting.data.terrain;
    const auto type = static_cast<std::size_t>(card.movementType);
    const Cell &left = setting.board.at(from);
    const Cell &next = setting.board.at(neighbour(from, d));
    const TerrainRow &terrain = chart.row(next.terrain);
    const Crossing crossed = crossing(setting, card, from, d);
    const bool inAlley = alley.inAlley;
    WaysIn ways{.delays = crossed.delays,
                .vehicle = card.type == UnitType::Vehicle,
                .closedBy = inAlley ? "R9.6.3.1.2b" : "R9.4b"};
    if (!crossed.closedBy.empty()) {
        ways.closedBy = crossed.closedBy;
        return ways;
    }

    // [R9.4a] [R9.6.3.1d] [D9.6.3a] Over the terrain, [R9.10.1a] which may harm a vehicle.
    // [H9.4a] [H9.4b] Over deep water as over the first terrain, but on a bridge or at a ford only.
    const Water water = waterInto(chart, left, next, d, type);
    const bool isDeep = terrain.isWater && !terrain.cost[type];
    const EntryCost cost = isDeep ? chart.rows.front().cost[type] : terrain.cost[type];
    std::optional<WayIn> ground; // where no water is in the way
    if (cost && !inAlley) {
        ground = WayIn{.cost = *cost + crossed.cost(),
                       .climb = crossed.climb,
                       .sides = crossed.sides,
                       .check = crossed.check};
        if (card.type == UnitType::Vehicle)
            ground->check.add(terrain.vehicleDamage);
    }
    if (ground && water.closedBy.empty() && (!isDeep || water.isCrossed)) {
        ways.terrain = ground;
        ways.terrain->cost += water.cost;
        ways.terrain->water = water.cost;
        if (card.type == UnitType::Vehicle)
            ways.terrain->check.add(water.check);
    } else if (!inAlley) {
        ways.closedBy = water.closedBy.empty() ? ruleOf(terrain.house, "R9.4b") : water.closedBy;
        ways.isWater = isDeep || !water.closedBy.empty();
    }
    // [R9.6.3.1c] Along a road at its own cost, or at that of the terrain. [H9.6.3.1c] A railway is
    // such a way, and like any other leads over water.
    for (const RoadKind kind : chart.roadKinds()) {
        if (!left.roadRuns(kind, d) || (inAlley && kind != RoadKind::NarrowRoad) ||
            chart.row(kind).isWater)
            continue;
        if (kind == RoadKind::NarrowRoad && alley.isLaneTaken) {
            ways.closedBy = "R9.6.3.1.2c";
            ways.isWater = false;
            continue;
        }
        const EntryCost own = chart.row(kind).cost[type];
        std::optional<WayIn> way = ground;
        if (own)
            way = WayIn{.cost = *own + crossed.cost(),
                        .climb = crossed.climb,
                        .sides = crossed.sides,
                        .check = crossed.check};
        if (way && (!ways.road || way->cost < ways.road->cost)) {
            way->road = kind;
            ways.road = way;
        }
    }
    return ways;
}

bool couldBeIn(const TerrainChart &chart, const Cell &cell, MovementType movement)
{
    const auto type = static_cast<std::size_t>(movement);
    const TerrainRow &terrain = chart.row(cell.terrain);
    const bool isDeep = terrain.isWater && !terrain.cost[type];
    const EntryCost ground = isDeep ? chart.rows.front().cost[type] : terrain.cost[type];
    bool isBarred = isDeep;
    for (const RoadKind kind : chart.roadKinds()) {
        const RoadRow &row = chart.row(kind);
        if (!cell.hasRoad(kind))
            continue;
        if (row.isWater)
            isBarred = isBarred || !row.cost[type];
        else if (row.cost[type] || ground)
            return true;
    }
    return ground &&
           (!isBarred || std::any_of(cell.sides.begin(), cell.sides.end(), [&](SideBits sides) {
               return bestCrossing(chart, KindSet<HexsideKind>(sides), type) != nullptr;
           }));
}

std::optional<WayIn> chosenWay(const WaysIn &ways, By by)
{
    // At equal cost it takes a sneaky trail: who follows it is harder to spot [R9.6.3.1.3a].
    // RULING: a vehicle takes any road, where it turns for nothing [R9.10d].
    const auto &[terrain, road, delays, vehicle, closedBy, isWater] = ways;
    const bool gains = road && (vehicle || road->road == RoadKind::SneakyTrail);
    const bool roadIsBetter =
        road && (!terrain || road->cost < terrain->cost || (gains && road->cost == terrain->cost));
    return by == By::Road || (by == By::Default && roadIsBetter) ? road : terrain;
}

} // namespace hexwerk::assault
