#include "core/assault/rules/moving/transport.h"

#include "core/assault/game/carriage.h"
#include "core/assault/game/message.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

static Carriage carriage(const Position &p, UnitId carrier)
{
    return carriageOf(p.card(carrier), p.traits(carrier), p.setting->data);
}

static int room(const Position &p, const Unit &unit)
{
    return roomFor(p.card(unit.id), p.isHalf(unit));
}

Ruling<> capacityRuling(const Position &p, const Unit &unit, UnitId carrier)
{
    // [R9.11a] Infantry and artillery inside, [R9.11.1b] [R4.2.2d] outside infantry alone.
    const Carriage offered = carriage(p, carrier);
    if (!offered.takes(p.card(unit.id)))
        return refuse(Message::NoTransport, offered.points > 0 ? "R9.11.1b" : "R9.11a");
    // [R9.11.1a] With all that it has aboard already.
    int needed = room(p, unit);
    for (const UnitId other : passengersOf(p, carrier))
        needed += room(p, p.unit(other));
    if (needed > offered.points)
        return refuse(Message::NoRoomAboard, "R9.11.1a", {needed, offered.points});
    return {};
}

Ruling<> loadRuling(const Position &p, UnitId unit, UnitId carrier)
{
    HW_TRY(capacityRuling(p, p.unit(unit), carrier));
    // [R9.11.4a] An immobile gun does not get on by itself.
    if (p.traits(unit).isImmobile)
        return refuse(Message::NotThisAction, "R9.11.4a");
    // [R9.11.2b] Not onto a transport that hurries, is held up or pinned down; in the German
    // edition one that cannot move any more will do.
    MarkerSet bars = {Marker::DelayedAction, Marker::FastAction, Marker::Suppressed,
                      Marker::Fallback};
    if (!p.setting->switches.immobilisedTransportsLoad)
        bars.set(Marker::Immobilised);
    if (p.unit(carrier).markers.hasAny(bars))
        return refuse(Message::TransportNotReady, "R9.11.2b");
    return {};
}

Ruling<> takeUpRuling(const Position &p, UnitId carrier, UnitId gun)
{
    // [R9.11.4a] A gun that cannot move, and that nothing holds down.
    const Unit &unit = p.unit(gun);
    if (!p.traits(gun).isImmobile || p.card(gun).type != UnitType::Artillery)
        return refuse(Message::NotThisAction, "R9.11.4a");
    HW_TRY(capacityRuling(p, unit, carrier));
    if (unit.markers.hasAny({Marker::DelayedAction, Marker::Suppressed, Marker::Fallback}))
        return refuse(Message::NotToBeLoaded, "R9.11.4a");
    return {};
}

Ruling<> joinRuling(const Position &p, const Walk &walk, UnitId other)
{
    // [R9.11.4a] By the move of a transport that fetches a gun,
    if (walk.kind == MoveKind::Load)
        return takeUpRuling(p, walk.unit, other);
    // [R9.11.2a] or by the unit's own normal or fast move.
    const bool ownMove = walk.kind == MoveKind::Normal || walk.kind == MoveKind::Fast;
    if (!ownMove || p.card(walk.unit).type == UnitType::Vehicle || carriage(p, other).points == 0)
        return refuse(Message::MayNotStopHere, "R9.0c");
    return loadRuling(p, walk.unit, other);
}

UnitId partnerAt(const Position &p, const Walk &walk)
{
    const SideIndex side = p.unit(walk.unit).side;
    for (const Unit &other : p.units) {
        if (other.at != walk.at || !other.inPlay() || other.side != side || other.id == walk.unit)
            continue;
        if (joinRuling(p, walk, other.id))
            return other.id;
    }
    return {};
}

Ruling<> loadActionRuling(const Position &p, const Unit &carrier)
{
    if (carriage(p, carrier.id).points == 0)
        return refuse(Message::NotThisAction, "R9.11.4a");
    const Walk walk = walkOf(p, carrier.id, MoveKind::Load);
    bool any = false;
    for (const Unit &gun : p.units) {
        if (!gun.inPlay() || gun.side != carrier.side || !p.traits(gun.id).isImmobile ||
            !takeUpRuling(p, carrier.id, gun.id))
            continue;
        any = true;
        // [R9.11.4a] It has to get there.
        if (canReach(p, walk, gun.at))
            return {};
    }
    if (!any)
        return refuse(Message::NotThisAction, "R9.11.4a");
    return refuse(Message::NotEnoughMovement, "R9.11.4a", {walk.points + 1, walk.points});
}

Ruling<> unloadActionRuling(const Position &p, const Unit &carrier)
{
    if (carriage(p, carrier.id).points == 0)
        return refuse(Message::NotThisAction, "R9.11.5a");
    // [R9.11.5a] A gun that cannot get off by itself.
    for (const Unit &gun : p.units)
        if (gun.state == UnitState::Carried && gun.carrier == carrier.id &&
            p.traits(gun.id).isImmobile)
            return {};
    return refuse(Message::NotThisAction, "R9.11.5a");
}

Ruling<> dismountRuling(const Position &p, const Unit &unit)
{
    if (unit.state != UnitState::Carried || !p.unit(unit.carrier).inPlay())
        return refuse(Message::NotThisAction, "R9.11.3a");
    // [R9.11.5a] An immobile gun gets off in its transport's activation.
    if (p.traits(unit.id).isImmobile)
        return refuse(Message::NotThisAction, "R9.11.5a");
    // [R9.11.3a] Its own activation, whatever its transport did.
    if (unit.activated)
        return refuse(Message::AlreadyActivated, "R6.4e");
    if (unit.markers.hasAny(kMoraleMarkers))
        return refuse(Message::CannotBeActivated, "R13.3a");
    HW_TRY(costRuling(p, unit)); // [R6.2.2c]
    if (!hasExit(p, unit))
        return refuse(Message::HexTaken, "R9.11.3f");
    return {};
}

bool canBeActivated(const Position &p, const Unit &unit)
{
    return unit.state == UnitState::Carried ? dismountRuling(p, unit).has_value()
                                            : activationRuling(p, unit) && costRuling(p, unit);
}

Ruling<> exitRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R9.11.3b] [R9.11.5a] [R10.10.3b] Into a hex beside the transport,
    if (!p.board().contains(hex))
        return refuse(Message::OffTheBoard, "R9.11.3b");
    const auto d = directionTo(unit.at, hex);
    if (!d)
        return refuse(Message::NotAdjacent, "R9.11.3b");
    // [R9.11.3f] [R9.11.5b] [R10.10.3b] where nobody stands, friend or enemy,
    if (unitAt(p, hex, 0) || unitAt(p, hex, 1))
        return refuse(Message::HexTaken, "R9.11.3f");
    // [R9.4b] and where it may go at all. RULING [R10.10.3b]: in the German edition too, which
    // speaks of taken hexes only.
    if (!entryInto(p, unit.id, unit.at, *d))
        return refuse(Message::ProhibitedTerrain, "R9.4b");
    return {};
}

bool hasExit(const Position &p, const Unit &unit)
{
    return std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
        return exitRuling(p, unit, neighbour(unit.at, d)).has_value();
    });
}

} // namespace hexwerk::assault
