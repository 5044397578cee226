// [R9.11a] [R9.11.1b] What a vehicle can carry, by its card.
#pragma once

#include "core/assault/tables/traits.h"

namespace hexwerk::assault {

struct Carriage
{
    int points = 0;            // strength points
    bool infantryOnly = false; // riders
    bool operator==(const Carriage &) const = default;

    // Whether a unit with that card is carried at all.
    bool takes(const UnitCard &card) const
    {
        return points > 0 && (card.type == UnitType::Infantry ||
                              (card.type == UnitType::Artillery && !infantryOnly));
    }
};

Carriage carriageOf(const UnitCard &card, const Traits &traits, const SystemData &data);
// [R9.11c] By the side of the counter that shows, whatever damage lies on it.
inline int roomFor(const UnitCard &card, bool half)
{
    return half ? card.halfStrength : card.strength;
}

} // namespace hexwerk::assault
