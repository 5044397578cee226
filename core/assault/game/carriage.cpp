#include "core/assault/game/carriage.h"

namespace hexwerk::assault {

Carriage carriageOf(const UnitCard &card, const Traits &traits, const SystemData &data)
{
    if (card.type != UnitType::Vehicle)
        return {};
    // [R9.11.1a] What is printed, [R9.11.1b] else riders on armour with tracks.
    if (card.transport > 0)
        return {card.transport, false};
    if (traits.riders)
        return {*traits.riders, true};
    const bool tracks = card.isArmoured() && card.movementType == MovementType::Track;
    return {tracks ? data.riderCapacity : 0, true};
}

} // namespace hexwerk::assault
