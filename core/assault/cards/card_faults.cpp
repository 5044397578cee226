#include "core/assault/cards/card_faults.h"

#include <algorithm>

namespace hexwerk::assault {

static bool overlap(const std::vector<RangeBand> &bands)
{
    for (std::size_t i = 0; i < bands.size(); ++i)
        if (bands[i].to < bands[i].from || (i > 0 && bands[i].from <= bands[i - 1].to))
            return true;
    return false;
}

static bool movesAsItsType(const UnitCard &card)
{
    switch (card.movementType) {
    case MovementType::Foot:
        return card.type == UnitType::Infantry;
    case MovementType::Artillery:
        return card.type == UnitType::Artillery;
    case MovementType::Mechanized:
    case MovementType::Track:
        return card.type == UnitType::Vehicle;
    }
    return false;
}

static bool blastGoesBeyond(const UnitCard &card)
{
    const int reach = std::max(card.maximumRange(), card.indirect ? card.indirect->to : 0);
    return card.blast && card.blast->upTo.value_or(0) > reach;
}

std::vector<CardFault> faultsOf(const UnitCard &card)
{
    using Kind = CardFaultKind;
    std::vector<CardFault> faults;
    const auto note = [&faults](bool is, Kind kind, std::string_view key, std::string_view rule) {
        if (is)
            faults.push_back({kind, key, rule});
    };
    const bool vehicle = card.type == UnitType::Vehicle;
    const auto &[armoured, soft] = card.bands;
    const auto sameAreas = std::count(card.defence.begin(), card.defence.end(), card.defence[0]);

    note(card.halfStrength > card.strength, Kind::HalfStrengthAboveFull, "half_strength", "R4.3c");
    note(card.halfPoints > card.points, Kind::HalfPointsAboveFull, "half_points", "R4.2.1a");
    note(overlap(armoured), Kind::BandsOverlap, "attack.armoured", "R10.1a");
    note(overlap(soft), Kind::BandsOverlap, "attack.soft", "R10.1a");
    note(card.turret && !vehicle, Kind::TurretOfNoVehicle, "turret", "R4.2b");
    note(card.transport > 0 && !vehicle, Kind::TransportOfNoVehicle, "transport", "R9.11a");
    note(card.unitClass == UnitClass::Truck && !vehicle, Kind::TruckOfNoVehicle, "class", "R4.2d");
    note(!movesAsItsType(card), Kind::MovesAsAnother, "movement_type", "R4.2b");
    // Only vehicles are hit in areas.
    note(!vehicle && sameAreas != static_cast<std::ptrdiff_t>(card.defence.size()),
         Kind::AreasOfNoVehicle, "defence", "R4.2c");
    // An S stands for indirect fire.
    note(card.blast && card.blast->supportOnly && !card.indirect, Kind::BlastWithoutIndirect,
         "blast", "R4.2f");
    // [R4.2.2b] The strongest die of what is unarmoured is blue.
    note(card.unitClass == UnitClass::Truck && card.isArmoured(), Kind::ArmouredTruck, "defence",
         "R4.2.2b");
    note(blastGoesBeyond(card), Kind::BlastBeyondRange, "blast", "R4.2e");
    return faults;
}

template<typename Card>
static std::vector<CardFault> faultsOfPlayed(const Card &card, bool hasDice)
{
    std::vector<CardFault> faults;
    if (card.time == ActivationTime::Special && card.timing.empty())
        faults.push_back({CardFaultKind::TimeNotSaid, "timing", "R4.9.1d"});
    if (card.effects.empty() && card.text.empty() && !hasDice)
        faults.push_back({CardFaultKind::DoesNothing, "effects", "R4.9.1a"});
    return faults;
}

std::vector<CardFault> faultsOf(const CommandCard &card)
{
    return faultsOfPlayed(card, false);
}

std::vector<CardFault> faultsOf(const SupportCard &card)
{
    const bool isAir = card.kind == SupportKind::Air;
    const Pool *const modes[] = {&card.suppressiveFire, &card.fireForEffect, &card.bombardment,
                                 &card.smoke, &card.secondary};
    const bool hasMode = card.hexes > 1 || std::any_of(std::begin(modes), std::end(modes),
                                                       [](const Pool *p) { return !p->isEmpty(); });
    std::vector<CardFault> faults = faultsOfPlayed(card, hasMode || !card.attack.isEmpty());
    if (!isAir && card.defence)
        faults.push_back({CardFaultKind::DefenceOfArtillery, "defence", "R12.3.5a"});
    if (isAir && hasMode)
        faults.push_back({CardFaultKind::ModeOfAircraft, "kind", "R12.4.4a"});
    if (isAir && !card.defence)
        faults.push_back({CardFaultKind::AircraftWithoutDefence, "defence", "R12.3.5a"});
    return faults;
}

std::vector<CardFault> faultsOf(const AnyCard &any)
{
    return std::visit(
        [](const auto &card) -> std::vector<CardFault> {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(card)>, FormationCard>)
                return {};
            else
                return faultsOf(card);
        },
        any);
}

} // namespace hexwerk::assault
