#include "tests/core/assault/promises.h"

#include "core/assault/game/passengers.h"
#include "core/assault/rules/moving/transport.h"

#include <algorithm>

namespace hexwerk::assault {

std::string brokenPassenger(const Position &p, const Unit &unit)
{
    const Unit &carrier = p.unit(unit.carrier);
    if (unit.at.isNowhere()) // both wait beside the map
        return "";
    const bool settled = p.stack.size() == 1;
    if (unit.strength < 1)
        return "is dead aboard";
    if (settled && (!carrier.inPlay() || carrier.at != unit.at || carrier.side != unit.side))
        return "is aboard, and its transport elsewhere";
    if (settled && unit.markers.hasAny(kActionMarkers))
        return "is marked aboard";
    int room = 0;
    for (const UnitId passenger : passengersOf(p, unit.carrier))
        room += p.isHalf(p.unit(passenger)) ? p.card(passenger).halfStrength
                                            : p.card(passenger).strength;
    const UnitCard &card = p.card(unit.carrier);
    if (room > std::max(card.transport, p.setting->data.riderCapacity))
        return "is aboard without room";
    return {};
}

std::string brokenUnits(const Position &p)
{
    for (const Unit &unit : p.units) {
        const std::string &name = p.setting->unitName(unit.id);
        if (unit.state == UnitState::Carried) {
            if (const std::string broken = brokenPassenger(p, unit); !broken.empty())
                return name + " " + broken;
            continue;
        }
        if (!unit.inPlay()) {
            if (unit.state != UnitState::Waiting && unit.state != UnitState::Carried &&
                (unit.markers != MarkerSet{} || !unit.at.isNowhere()))
                return name + " is gone but marked or somewhere";
            continue;
        }
        if (unit.strength < 1 || unit.strength > p.card(unit.id).strength)
            return name + " has strength " + std::to_string(unit.strength);
        if (!p.board().contains(unit.at))
            return name + " is off the board";
        const bool isInfantry = p.card(unit.id).type == UnitType::Infantry;
        if (unit.facing != -1 && (isInfantry || unit.facing < 0 || unit.facing > 5)) // [R4.8d]
            return name + " faces " + std::to_string(unit.facing);
        MarkerSet action = unit.markers;
        action.clear(kMoraleMarkers);
        action.clear(kReplacedByAction);
        action.clear(Marker::Immobilised);
        if (action.size() > 1) // [R13.2a]
            return name + " has two action markers: " + markers(p, name);
        if (action.size() == 1 && unit.markers.hasAny(kMoraleMarkers)) // [R13.3a]
            return name + " has action and morale: " + markers(p, name);
        for (const Unit &other : p.units) { // [R9.0c]
            const bool together =
                other.inPlay() && other.id < unit.id && other.at == unit.at && p.stack.size() == 1;
            if (together)
                return name + " and " + p.setting->unitName(other.id) + " in " + toString(unit.at);
        }
    }
    for (const Hex hex : p.dugIn) // [R9.8.1d]
        if (!unitAt(p, hex, 0) && !unitAt(p, hex, 1))
            return "a hole without unit in " + toString(hex);
    return {};
}

std::string brokenOffers(const Position &p)
{
    const auto offered = Assault::legalOrders(p);
    const bool chance = p.pending.isChance();
    if (offered.empty() != (chance || p.pending.isOver()))
        return "a side without orders, or orders for chance";
    if (Assault::outcomes(p).empty() == chance)
        return "chance without outcomes, or outcomes for a side";
    for (const Order &order : offered)
        if (!Assault::query(p, order))
            return "offered and refused: " + Assault::orderToJson(p, order);
    return {};
}

Order anyOrder(const Position &p, play::Randomness &random)
{
    const auto below = [&random](std::size_t range) {
        return static_cast<int>(random.below(static_cast<std::uint64_t>(range)));
    };
    const UnitId unit{static_cast<std::uint32_t>(below(p.units.size() + 2))};
    Hex hex = Hex::at(below(static_cast<std::size_t>(p.board().columns()) + 2) - 1,
                      below(static_cast<std::size_t>(p.board().rows()) + 2) - 1);
    const Hex here = p.pending.unit == UnitId{} ? hex : p.unit(p.pending.unit).at;
    if (below(2) == 0 && !here.isNowhere())
        hex = neighbour(here, static_cast<Direction>(below(6)));
    switch (below(16)) {
    case 0:
        return Announce{unit, static_cast<Action>(below(kActions))};
    case 1:
        return Pass{};
    case 2:
    case 3:
    case 4:
        return Step{below(4) == 0 ? unit : p.pending.unit, below(9) == 0 ? Hex{} : hex,
                    static_cast<By>(below(3))};
    case 5:
        return below(2) == 0 ? Order(Stop{}) : Order(TurnTo{p.pending.unit, below(8) - 1});
    case 6:
        return below(2) == 0 ? Target{unit, {}} : Target{{}, hex};
    case 7:
        return Support{unit};
    case 8:
        return React{unit};
    case 9:
        return below(2) == 0 ? Order(Decline{}) : Order(Keep{});
    case 10:
        return below(2) == 0 ? Order(Withdraw{}) : Order(Stay{});
    case 11:
        return Reroll{below(6) - 1};
    case 12:
        return Choose{below(2) == 0 ? p.setting->scenario.sides[0].id : "wheels"};
    case 13:
        return Choose{std::string(toString(static_cast<Action>(below(kActions))))};
    case 14:
        return Lay{kAllMineKinds[static_cast<std::size_t>(below(3))], hex};
    default:
        return Place{below(2) == 0 ? unit : p.pending.unit, hex, below(4) - 1};
    }
}

std::string brokenRefusals(const Position &p, play::Randomness &random, int samples)
{
    const auto offered = Assault::legalOrders(p);
    for (int i = 0; i < samples; ++i) {
        const Order order = anyOrder(p, random);
        const bool isAccepted = Assault::query(p, order).has_value();
        const bool isOffered = std::find(offered.begin(), offered.end(), order) != offered.end();
        if (isAccepted != isOffered)
            return (isAccepted ? "accepted but not offered: " : "offered but refused: ") +
                   Assault::orderToJson(p, order);
        if (isAccepted)
            continue;
        Position same = p;
        if (Assault::apply(same, order) || !(same == p))
            return "a refused order did something: " + Assault::orderToJson(p, order);
    }
    return {};
}

std::string brokenStillness(const Position &p)
{
    Position again = p;
    std::vector<Event> events;
    if (!p.pending.isOver())
        play::advance<Assault>(again, &events, nullptr);
    return again == p && events.empty() ? "" : "asking again changed something";
}

std::string brokenWords(const Position &p, const Order &order)
{
    const auto read = Assault::orderFromJson(p, Assault::orderToJson(p, order));
    return read && *read == order ? "" : "not read back: " + Assault::orderToJson(p, order);
}

std::string brokenQuestion(const Position &p)
{
    if (p.pending.isOver() || p.pending.unit == UnitId{})
        return {};
    const UnitState state = p.unit(p.pending.unit).state; // who is carried may have to get off
    return state == UnitState::InPlay || state == UnitState::Carried
               ? ""
               : "a unit that is gone is asked about: " + asks(p);
}

} // namespace hexwerk::assault
