// What contradicts itself on a unit card, with the rule that says so.
#pragma once

#include "core/cards/unit_card.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwerk {

enum class CardFaultKind : std::uint8_t {
    // Impossible: no file may say it.
    HalfStrengthAboveFull,
    HalfPointsAboveFull,
    BandsOverlap,
    TurretOfNoVehicle,
    TransportOfNoVehicle,
    TruckOfNoVehicle,
    MovesAsAnother, // type
    AreasOfNoVehicle,
    BlastWithoutIndirect,
    // Doubtful: possible, and hardly meant.
    ArmouredTruck,
    BlastBeyondRange,
};
inline constexpr CardFaultKind kLastCardFault = CardFaultKind::BlastBeyondRange;

struct CardFault
{
    CardFaultKind kind = CardFaultKind::HalfStrengthAboveFull;
    std::string_view key;  // of the file: "attack.soft"
    std::string_view rule; // "R4.2c"
    bool operator==(const CardFault &) const = default;

    bool isDoubt() const { return kind >= CardFaultKind::ArmouredTruck; }
};

std::vector<CardFault> faultsOf(const UnitCard &card);

} // namespace hexwerk
