#include "app/assault/game/planned_way.h"

#include "core/assault/engine/assault.h"
#include "core/assault/rules/moving/reach.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

namespace {

// A walk on its way, and how it came there.
struct Leg
{
    PlannedWay way = {};
    int cost = 0;
};

const ReachedHex *find(const std::vector<ReachedHex> &reached, Hex goal)
{
    const auto found = std::find_if(reached.begin(), reached.end(),
                                    [goal](const ReachedHex &other) { return other.hex == goal; });
    return found == reached.end() ? nullptr : &*found;
}

// False: no way leads there.
bool goOn(const Position &p, Leg &leg, Hex goal)
{
    const std::vector<ReachedHex> reached = reach(p, leg.way.walk);
    const ReachedHex *found = find(reached, goal);
    if (!found)
        return false;
    leg.way.walk = walkAfter(p, leg.way.walk, found->way);
    leg.cost += found->cost;
    leg.way.closeCombat = found->closeCombat;
    leg.way.overrun = found->overrun;
    for (const Order &order : found->way) {
        leg.way.orders.push_back(order);
        if (const auto *step = std::get_if<Step>(&order))
            leg.way.hexes.push_back(step->to);
    }
    return true;
}

bool goOverAll(const Position &p, Leg &leg, const std::vector<Hex> &via)
{
    return std::all_of(via.begin(), via.end(), [&](Hex hex) {
        return goOn(p, leg, hex) && !leg.way.closeCombat && !leg.way.overrun;
    });
}

// The beginnings that there may be, the one to be tried first in front.
std::vector<Leg> beginnings(const Position &p, UnitId chosen)
{
    std::vector<Leg> legs;
    if (p.pending.question == Question::Step) {
        if (const Walk *walk = walkInProgress(p))
            legs.push_back({{.hexes = {walk->at}, .walk = *walk}});
        return legs;
    }
    if (p.pending.question != Question::Announce || chosen == UnitId{})
        return legs;
    for (const auto &[action, kind] : {std::pair(Action::NormalMove, MoveKind::Normal),
                                       std::pair(Action::FastMove, MoveKind::Fast)})
        if (Assault::query(p, Announce{chosen, action}))
            legs.push_back({{.orders = {Announce{chosen, action}},
                             .hexes = {p.unit(chosen).at},
                             .walk = walkOf(p, chosen, kind)}});
    return legs;
}

} // namespace

PlannedWay wayTo(const Position &p, UnitId chosen, const std::vector<Hex> &via, Hex goal)
{
    for (Leg &leg : beginnings(p, chosen)) {
        // To the next hex directly, even where a way around were cheaper.
        if (via.empty() && p.pending.question == Question::Step)
            if (const auto step = stepRuling(p, leg.way.walk, goal, By::Default))
                return {.orders = {Step{leg.way.walk.unit, goal}},
                        .hexes = {leg.way.walk.at, goal},
                        .walk = step->walk,
                        .closeCombat = step->enemy != UnitId{},
                        .overrun = step->overrun};
        const bool isThere = !via.empty() && via.back() == goal;
        if (goOverAll(p, leg, via) && (isThere || goOn(p, leg, goal)))
            return std::move(leg.way);
    }
    return {};
}

std::vector<ReachedHex> reachBehind(const Position &p, UnitId chosen, const std::vector<Hex> &via)
{
    std::vector<ReachedHex> all;
    for (Leg &leg : beginnings(p, chosen)) {
        if (!goOverAll(p, leg, via))
            continue;
        for (ReachedHex &hex : reach(p, leg.way.walk)) {
            hex.cost += leg.cost;
            if (!find(all, hex.hex))
                all.push_back(std::move(hex));
        }
    }
    return all;
}

std::vector<PathStep> forecastOf(const Position &p, const PlannedWay &way)
{
    if (way.orders.empty())
        return {};
    std::vector<Order> orders(way.orders.begin(), way.orders.end());
    const auto *announce = std::get_if<Announce>(&orders.front());
    const Position &begun = announce ? announced(p, *announce) : p;
    const Walk *walk = walkInProgress(begun);
    if (!walk)
        return {};
    if (announce)
        orders.erase(orders.begin());
    return forecast(begun, *walk, orders);
}

} // namespace hexwerk::assault::ui
