// Looking ahead: every hex that the rest of a movement can get to, and how.
#include "core/assault/rules/moving/reach.h"

#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/turning.h"

#include <algorithm>
#include <array>
#include <utility>

namespace hexwerk::assault {

// What of a walk matters for where it can go on to, in one number; of two that agree the one with
// more points left is better.
static std::uint64_t stateOf(const Walk &walk)
{
    std::uint64_t state = std::uint64_t{static_cast<std::uint16_t>(walk.at.q)} << 16 |
                          static_cast<std::uint16_t>(walk.at.r);
    if (walk.facing < 0) // infantry goes on alike wherever it looks and came from
        return state;
    for (const int part : {int{walk.facing}, walk.road ? static_cast<int>(*walk.road) + 1 : 0,
                           walk.reverse ? 1 : 0, walk.turned > 0 ? 1 : 0, walk.freeTurn ? 1 : 0})
        state = state << 3 | static_cast<std::uint64_t>(part);
    return state;
}

struct WayNode
{
    Walk walk = {};
    std::size_t from = 0; // the node before
    bool isStep = false;  // from there; else a turn
    UnitId enemy = {};    // the way ends here
    bool overrun = false;
    std::uint64_t state = 0;
    std::size_t older = SIZE_MAX; // the node before it in the same bucket
};

class WaySearch
{
public:
    void begin(const Position &p, const Walk &walk)
    {
        m_p = &p;
        m_nodes.clear();
        m_newest.fill(SIZE_MAX);
        add({.walk = walk});
    }

    // Looks at every way, or up to the first node that is enough.
    template<typename Enough>
    bool run(Enough enough)
    {
        for (std::size_t next = 0; next < m_nodes.size(); ++next) {
            if (next > 0 && enough(m_nodes[next]))
                return true;
            goOnFrom(next);
        }
        return false;
    }

    // The nearest node first; `bound` is what a hex costs at least.
    bool getsTo(Hex goal, int bound)
    {
        const auto left = [&](std::size_t node) { return distance(m_nodes[node].walk.at, goal); };
        std::vector<std::size_t> open = {0};
        while (!open.empty()) {
            const auto nearest = std::min_element(
                open.begin(), open.end(), [&](auto a, auto b) { return left(a) < left(b); });
            const std::size_t node = *nearest;
            if (left(node) == 0)
                return true;
            open.erase(nearest);
            const std::size_t known = m_nodes.size();
            goOnFrom(node);
            for (std::size_t i = known; i < m_nodes.size(); ++i)
                if (left(i) * bound <= m_nodes[i].walk.points)
                    open.push_back(i);
        }
        return false;
    }

    const std::vector<WayNode> &nodes() const { return m_nodes; }

    std::vector<Order> wayTo(std::size_t node) const
    {
        std::vector<Order> way;
        for (; node != 0; node = m_nodes[node].from) {
            const Walk &walk = m_nodes[node].walk;
            way.push_back(m_nodes[node].isStep ? Order(Step{walk.unit, walk.at})
                                               : Order(TurnTo{walk.unit, walk.facing}));
        }
        std::reverse(way.begin(), way.end());
        return way;
    }

private:
    std::size_t &bucketOf(std::uint64_t state)
    {
        return m_newest[state * 0x9e3779b97f4a7c15u >> 55];
    }

    // The newest node of a state is its best.
    std::size_t bestOf(std::uint64_t state)
    {
        std::size_t node = bucketOf(state);
        while (node != SIZE_MAX && m_nodes[node].state != state)
            node = m_nodes[node].older;
        return node;
    }

    void goOnFrom(std::size_t node)
    {
        if (m_nodes[node].enemy != UnitId{} || m_nodes[node].walk.points <= 0 ||
            bestOf(m_nodes[node].state) != node)
            return;
        // Two turns cost no less than one.
        if (node == 0 || m_nodes[node].isStep)
            turns(node);
        steps(node);
    }

    void steps(std::size_t from)
    {
        const Walk walk = m_nodes[from].walk;
        for (const Direction d : kAllDirections) {
            if (!isHeaded(*m_p, walk, d))
                continue;
            if (const auto step = plainStep(*m_p, walk, neighbour(walk.at, d), By::Default))
                add({step->walk, from, true, step->enemy, step->overrun});
        }
    }

    // Those that leave points for a step.
    void turns(std::size_t from)
    {
        const Walk walk = m_nodes[from].walk;
        if (walk.facing < 0 || m_p->card(walk.unit).type != UnitType::Vehicle)
            return;
        for (int facing = 0; facing < kDirections; ++facing) {
            if (facing == walk.facing)
                continue;
            if (const auto turn = plainTurn(*m_p, walk, facing); turn && turn->walk.points > 0)
                add({turn->walk, from, false, {}});
        }
    }

    void add(WayNode node)
    {
        node.state = stateOf(node.walk);
        const std::size_t known = bestOf(node.state);
        if (known != SIZE_MAX && m_nodes[known].walk.points >= node.walk.points)
            return;
        node.older = std::exchange(bucketOf(node.state), m_nodes.size());
        m_nodes.push_back(node);
    }

    const Position *m_p = nullptr;
    std::vector<WayNode> m_nodes;
    std::array<std::size_t, 512> m_newest = {}; // node of each bucket of states
};

bool canEndSomewhere(const Position &p, const Walk &walk)
{
    if (canEndHere(p, walk))
        return true;
    if (walk.points <= 0)
        return false;
    // Mostly a step is enough.
    for (const Direction d : kAllDirections) {
        if (!isHeaded(p, walk, d))
            continue;
        const auto step = plainStep(p, walk, neighbour(walk.at, d), By::Default);
        if (step && (step->enemy != UnitId{} || !step->isShared || canEndHere(p, step->walk)))
            return true;
    }
    WaySearch search;
    search.begin(p, walk);
    return search.run([&](const WayNode &node) {
        return node.enemy != UnitId{} || (node.walk.at != walk.at && canEndHere(p, node.walk));
    });
}

// The least that a hex can cost it, by terrain or by road.
static int leastCost(const Position &p, UnitId unit)
{
    const auto type = static_cast<std::size_t>(p.card(unit).movementType);
    EntryCost least;
    for (const TerrainRow &row : p.setting->data.terrain.rows)
        if (row.cost[type] && (!least || *row.cost[type] < *least))
            least = row.cost[type];
    for (const RoadRow &row : p.setting->data.terrain.roads)
        if (!row.isWater && row.cost[type] && (!least || *row.cost[type] < *least))
            least = row.cost[type];
    return least.value_or(0);
}

bool canReach(const Position &p, const Walk &walk, Hex goal)
{
    // Where every hex costs a point nobody gets further than its points.
    const int bound = std::min(leastCost(p, walk.unit), 1);
    if (distance(walk.at, goal) * bound > walk.points)
        return false;
    WaySearch search;
    search.begin(p, walk);
    return search.getsTo(goal, bound);
}

ReachMap::ReachMap()
    : m_search(std::make_unique<WaySearch>())
{
}

ReachMap::~ReachMap() = default;

const std::vector<ReachedPlace> &ReachMap::look(const Position &p, const Walk &walk)
{
    m_search->begin(p, walk);
    m_search->run([](const WayNode &) { return false; });
    const std::vector<WayNode> &nodes = m_search->nodes();
    const auto spent = [&](std::size_t node) {
        const Walk &at = nodes[node].walk;
        return allowance(p.card(walk.unit), walk.kind, at.reverse) - at.points;
    };
    m_places.clear();
    m_cheapest.assign(p.board().size(), 0);
    for (std::size_t i = 1; i < nodes.size(); ++i) {
        const Hex hex = nodes[i].walk.at;
        if (hex == walk.at || !nodes[i].isStep)
            continue;
        std::size_t &known = m_cheapest[p.board().index(hex)];
        if (known == 0)
            m_places.push_back({.hex = hex});
        if (known == 0 || spent(i) < spent(known))
            known = i;
    }
    std::sort(m_places.begin(), m_places.end(),
              [](const ReachedPlace &a, const ReachedPlace &b) { return a.hex < b.hex; });
    // [R9.0d] A friend's hex only where the walk can go on from.
    std::erase_if(m_places, [&](const ReachedPlace &place) {
        const WayNode &found = nodes[m_cheapest[p.board().index(place.hex)]];
        return found.enemy == UnitId{} && !canEndSomewhere(p, found.walk);
    });
    for (ReachedPlace &place : m_places) {
        place.node = m_cheapest[p.board().index(place.hex)];
        const WayNode &found = nodes[place.node];
        place.before = nodes[found.from].walk.at;
        place.cost = spent(place.node);
        place.mayStop = stopRuling(p, found.walk).has_value();
        place.closeCombat = found.enemy != UnitId{};
        place.overrun = found.overrun;
        place.delayed = found.walk.delayed;
    }
    return m_places;
}

std::vector<Order> ReachMap::wayTo(const ReachedPlace &place) const
{
    return m_search->wayTo(place.node);
}

std::vector<ReachedHex> reach(const Position &p, const Walk &walk)
{
    ReachMap map;
    std::vector<ReachedHex> hexes;
    for (const ReachedPlace &place : map.look(p, walk))
        hexes.push_back({.hex = place.hex,
                         .before = place.before,
                         .way = map.wayTo(place),
                         .cost = place.cost,
                         .mayStop = place.mayStop,
                         .closeCombat = place.closeCombat,
                         .overrun = place.overrun,
                         .delayed = place.delayed});
    return hexes;
}

} // namespace hexwerk::assault
