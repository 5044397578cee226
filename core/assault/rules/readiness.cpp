#include "core/assault/rules/readiness.h"

#include "core/assault/game/message.h"

namespace hexwerk::assault {

bool cannotFallBack(const Position &p, const Unit &unit)
{
    return p.card(unit.id).type == UnitType::Artillery || unit.markers.has(Marker::Immobilised);
}

Ruling<> activationRuling(const Position &, const Unit &unit)
{
    if (!unit.inPlay())
        return refuse(Message::UnitGone, "R6.4a");
    // [R6.4f] [R13.3a] Who is suppressed or in fallback cannot be activated.
    if (unit.markers.hasAny(kMoraleMarkers))
        return refuse(Message::CannotBeActivated, "R13.3a");
    // [R6.4e] [R9.5d] Once a turn: [R13.2b] who made its move does not fire as well.
    if (unit.activated)
        return refuse(Message::AlreadyActivated, "R6.4e");
    return {};
}

} // namespace hexwerk::assault
