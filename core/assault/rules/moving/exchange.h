// [R9.8.2] [D9.8.2] Two units change places: detachment, or reinforcing a position.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// Whether the unit can change places with anybody, under the name of this edition.
Ruling<> exchangeAnnouncement(const Position &p, const Unit &unit, Action action);
// Whether the two can change places.
Ruling<> exchangePartnerRuling(const Position &p, UnitId unit, UnitId other);
bool hasExchangePartner(const Position &p, const Unit &unit);

} // namespace hexwerk::assault
