// What contradicts itself on a card, with the rule that says so.
#pragma once

#include "core/assault/cards/any_card.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

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
    DefenceOfArtillery,
    ModeOfAircraft,
    // Doubtful: possible, and hardly meant.
    ArmouredTruck,
    BlastBeyondRange,
    TimeNotSaid,
    DoesNothing,
    AircraftWithoutDefence,
};
inline constexpr CardFaultKind kLastCardFault = CardFaultKind::AircraftWithoutDefence;

struct CardFault
{
    CardFaultKind kind = CardFaultKind::HalfStrengthAboveFull;
    std::string_view key;  // of the file: "attack.soft"
    std::string_view rule; // "R4.2c"
    bool operator==(const CardFault &) const = default;

    bool isDoubt() const { return kind >= CardFaultKind::ArmouredTruck; }
};

std::vector<CardFault> faultsOf(const UnitCard &card);
std::vector<CardFault> faultsOf(const CommandCard &card);
std::vector<CardFault> faultsOf(const SupportCard &card);
// Of a formation card there are none.
std::vector<CardFault> faultsOf(const AnyCard &card);

} // namespace hexwerk::assault
