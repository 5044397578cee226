#include "core/assault/steps/moving/boarding.h"

namespace hexwerk::assault {

void putAboard(Unit &unit, const Unit &carrier)
{
    // [R9.11b] [R9.11.2c] It is out of the way, without its markers.
    unit.state = UnitState::Carried;
    unit.carrier = carrier.id;
    unit.at = carrier.at;
    unit.markers = {};
}

void load(Turn turn, Unit &unit, const Unit &carrier)
{
    putAboard(unit, carrier);
    unit.activated = true;
    report(turn, UnitLoaded{unit.id, carrier.id}, "R9.11.2c");
}

} // namespace hexwerk::assault
