// The last value of each enum that files name, so that readers can list all names.
#pragma once

#include "core/assault/system_data.h"
#include "core/board/hex.h"
#include "core/board/terrain.h"
#include "core/cards/support_card.h"
#include "core/cards/unit_card.h"
#include "core/files/last_of.h"
#include "core/scenario/scenario.h"

namespace hexwerk {

template<>
inline constexpr Direction kLastOf<Direction> = Direction::NW;
template<>
inline constexpr UnitType kLastOf<UnitType> = UnitType::Vehicle;
template<>
inline constexpr UnitClass kLastOf<UnitClass> = UnitClass::Truck;
template<>
inline constexpr ActivationTime kLastOf<ActivationTime> = ActivationTime::Special;
template<>
inline constexpr SupportKind kLastOf<SupportKind> = SupportKind::Artillery;
template<>
inline constexpr EffectTakes kLastOf<EffectTakes> = EffectTakes::Ability;
template<>
inline constexpr MovementType kLastOf<MovementType> = MovementType::Track;
template<>
inline constexpr SightEffect kLastOf<SightEffect> = SightEffect::Blocks;
template<>
inline constexpr RoadKind kLastOf<RoadKind> = RoadKind::SneakyTrail;
template<>
inline constexpr HexsideKind kLastOf<HexsideKind> = HexsideKind::TankBarricade;
template<>
inline constexpr OverlayKind kLastOf<OverlayKind> = OverlayKind::Ruin;
template<>
inline constexpr MineKind kLastOf<MineKind> = MineKind::Dummy;
template<>
inline constexpr ZonePurpose kLastOf<ZonePurpose> = ZonePurpose::Victory;
template<>
inline constexpr FormationMethod kLastOf<FormationMethod> = FormationMethod::Random;
template<>
inline constexpr Experience kLastOf<Experience> = Experience::Elite;
template<>
inline constexpr ThresholdEffect kLastOf<ThresholdEffect> = ThresholdEffect::Message;
template<>
inline constexpr TriggerEvent kLastOf<TriggerEvent> = TriggerEvent::ZoneEntered;
template<>
inline constexpr VictoryCheck kLastOf<VictoryCheck> = VictoryCheck::EveryTurn;
template<>
inline constexpr assault::Marker kLastOf<assault::Marker> = assault::Marker::DugIn;
template<>
inline constexpr assault::Action kLastOf<assault::Action> = assault::Action::SpecialAbility;
template<>
inline constexpr assault::AbilityHook kLastOf<assault::AbilityHook> =
    assault::AbilityHook::RiderCapacity;
template<>
inline constexpr assault::MarkerGroup kLastOf<assault::MarkerGroup> = assault::MarkerGroup::Red;

} // namespace hexwerk
