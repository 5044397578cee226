#include "core/assault/rules/moving/exchange.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

Ruling<> exchangePartnerRuling(const Position &p, UnitId unit, UnitId other)
{
    // [R9.8.2a] [D9.8.2a] Two infantry units of a side, adjacent, neither of them activated yet.
    if (unit == other)
        return refuse(Message::NotThisUnit, "R9.8.2a");
    HW_TRY(activationRuling(p, p.unit(other)));
    if (p.card(other).type != UnitType::Infantry)
        return refuse(Message::NotThisAction, "R9.8.2a");
    if (distance(p.unit(unit).at, p.unit(other).at) != 1)
        return refuse(Message::NotAdjacent, "R9.8.2a");
    // [R9.8.2c] [D9.8.2c]
    HW_TRY(exchangeRuling(p, unit, other));
    // [R9.8.2b] [D9.8.2b] Two command points; one is spent by the announcement.
    return p.unit(unit).activated ? costRuling(p, p.unit(other))
                                  : costRuling(p, p.unit(unit), p.unit(other));
}

bool hasExchangePartner(const Position &p, const Unit &unit)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.side == unit.side && other.inPlay() && distance(other.at, unit.at) == 1 &&
               exchangePartnerRuling(p, unit.id, other.id).has_value();
    });
}

Ruling<> exchangeAnnouncement(const Position &p, const Unit &unit, Action action)
{
    // [D9.8.2a] The German edition has it under another name.
    if (p.setting->switches.reinforcesPositions != (action == Action::Reinforce))
        return refuse(Message::NotThisAction, "D9.8.2a");
    if (p.card(unit.id).type != UnitType::Infantry)
        return refuse(Message::NotThisAction, "R9.8.2a");
    if (!hasExchangePartner(p, unit))
        return refuse(Message::NoPartner, "R9.8.2a");
    return {};
}

} // namespace hexwerk::assault
