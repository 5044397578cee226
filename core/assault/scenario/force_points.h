// [R4.2.1a] What the forces of a side are worth, by the points on their cards.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault {

// What a choice leaves open lies between two sums.
struct PointRange
{
    int least = 0;
    int most = 0;
    bool operator==(const PointRange &) const = default;

    PointRange &operator+=(const PointRange &other)
    {
        least += other.least;
        most += other.most;
        return *this;
    }
};

struct ForcePoints
{
    int count = 0;             // of the units
    int units = 0;             // those that the scenario names
    PointRange formations;     // that the side chooses or draws
    PointRange additional;     // single units that it chooses
    PointRange reinforcements; // of all turns
    bool operator==(const ForcePoints &) const = default;

    PointRange total() const;
};

// A card that is not at hand counts nothing.
ForcePoints pointsOf(const Scenario &scenario, const SideSpec &side, const CardStore &cards);
PointRange pointsOf(const Reinforcement &reinforcement, const Scenario &scenario,
                    const CardStore &cards);

// [R4.9.2a] Whether a side has command points of its own, or may get some with a formation card,
// at set-up or later [R6.7b].
bool hasCommandPoints(const Scenario &scenario, const SideSpec &side, const CardStore &cards);

// [R4.9.2a] What its formation cards bring, those that come later included.
PointRange commandPointsOfFormations(const Scenario &scenario, const SideSpec &side,
                                     const CardStore &cards);
// Whether it gets units that belong to no formation card.
bool hasUnitsWithoutFormation(const Scenario &scenario, const SideSpec &side);

} // namespace hexwerk::assault
