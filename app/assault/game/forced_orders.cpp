#include "app/assault/game/forced_orders.h"

#include "core/assault/rules/moving/movement.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace hexwerk::assault::ui {

bool canBeForced(const Position &p, const std::deque<Order> &orders)
{
    Position trial = p;
    for (const Order &order : orders) {
        if (!play::carryOut<Assault>(trial, order, play::Enforce::No))
            return false;
        if (trial.pending.side != p.pending.side || trial.pending.isChance())
            break;
    }
    return !orders.empty();
}

namespace {

// One hex nearer to the goal: where nobody stands, and where it costs least.
Hex nextTowards(const Position &p, UnitId unit, Hex from, Hex goal)
{
    using Price = std::tuple<bool, bool, int>;
    std::optional<std::pair<Price, Hex>> best;
    for (const Direction d : kAllDirections) {
        const Hex hex = neighbour(from, d);
        if (!p.board().contains(hex) || distance(hex, goal) >= distance(from, goal))
            continue;
        const bool hasEnemy = hex != goal && unitAt(p, hex, enemyOf(p.unit(unit).side));
        const bool hasFriend = hex != goal && unitAt(p, hex, p.unit(unit).side);
        const auto entry = entryInto(p, unit, from, d);
        const Price price{hasEnemy, hasFriend, entry ? entry->cost : 1000};
        if (!best || price < best->first)
            best = {price, hex};
    }
    return best && !std::get<0>(best->first) ? best->second : Hex{};
}

std::deque<Order> wayOf(const Position &p, UnitId unit, Hex goal)
{
    std::deque<Order> orders;
    if (p.pending.question == Question::Announce && !p.unit(unit).activated)
        orders.push_back(Announce{unit, Action::NormalMove});
    for (Hex at = p.unit(unit).at; at != goal;) {
        at = nextTowards(p, unit, at, goal);
        if (at.isNowhere())
            return {};
        orders.push_back(Step{unit, at});
    }
    return orders;
}

// The first of the units in the hex with which the order can be forced.
template<typename Named>
ForcedOrders byUnit(const Position &p, Hex hex, Named named)
{
    for (const Unit &unit : p.units)
        if (unit.at == hex && unit.isOnMap())
            if (std::deque<Order> orders{named(unit.id)}; canBeForced(p, orders))
                return {unit.id, std::move(orders)};
    return {};
}

ForcedOrders announcedBy(const Position &p, UnitId picked, Hex hex)
{
    const auto standsThere = [&](const Unit &unit) { return unit.at == hex && unit.inPlay(); };
    const auto there = std::find_if(p.units.begin(), p.units.end(), standsThere);
    if (picked == UnitId{} || (there != p.units.end() && there->side == p.unit(picked).side))
        return there == p.units.end() || there->id == picked ? ForcedOrders{}
                                                             : ForcedOrders{there->id, {}};
    if (there != p.units.end()) {
        const Announce fire{picked, Action::Fire};
        if (std::deque<Order> orders{fire, Target{there->id, {}}}; canBeForced(p, orders))
            return {picked, std::move(orders)};
    }
    std::deque<Order> way = wayOf(p, picked, hex);
    return canBeForced(p, way) ? ForcedOrders{picked, std::move(way)} : ForcedOrders{};
}

} // namespace

ForcedOrders forcedBy(const Position &p, const Picked &picked, Hex hex, int facing)
{
    const auto one = [&p](UnitId unit, const Order &order) {
        return canBeForced(p, {order}) ? ForcedOrders{unit, {order}} : ForcedOrders{};
    };
    switch (p.pending.question) {
    case Question::Announce:
        return announcedBy(p, picked.unit, hex);
    case Question::Step: {
        std::deque<Order> way = wayOf(p, p.pending.unit, hex);
        return canBeForced(p, way) ? ForcedOrders{p.pending.unit, std::move(way)} : ForcedOrders{};
    }
    case Question::Fallback:
        return one(p.pending.unit, Step{p.pending.unit, hex});
    case Question::Place:
    case Question::Disembark: {
        if (!p.has(picked.unit))
            return {};
        const bool faces = p.card(picked.unit).type != UnitType::Infantry;
        return one(picked.unit, Place{picked.unit, hex, faces ? facing : -1});
    }
    case Question::SmokeHex:
        return one(p.pending.unit, Target{{}, hex});
    case Question::Target:
    case Question::AttackPassenger:
        return byUnit(p, hex, [](UnitId unit) { return Target{unit, {}}; });
    case Question::React:
    case Question::LastShot:
        return byUnit(p, hex, [](UnitId unit) { return React{unit}; });
    case Question::Spotter:
    case Question::JointFire:
    case Question::Partner:
    case Question::Support:
        return byUnit(p, hex, [](UnitId unit) { return Support{unit}; });
    default: // these are about no hex, or cannot be forced
        return {};
    }
}

} // namespace hexwerk::assault::ui
