// The last value of each enum that files name, so that readers can list all names.
#pragma once

#include "core/assault/board/terrain.h"
#include "core/assault/campaign/campaign.h"
#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"
#include "core/assault/scenario/scenario.h"
#include "core/assault/tables/system_data.h"
#include "core/files/last_of.h"
#include "core/hexes/hex.h"

namespace hexwerk {

template<>
inline constexpr Direction kLastOf<Direction> = Direction::NW;
template<>
inline constexpr assault::UnitType kLastOf<assault::UnitType> = assault::UnitType::Vehicle;
template<>
inline constexpr assault::UnitClass kLastOf<assault::UnitClass> = assault::UnitClass::Truck;
template<>
inline constexpr assault::ActivationTime kLastOf<assault::ActivationTime> =
    assault::ActivationTime::Special;
template<>
inline constexpr assault::SpecialMoment kLastOf<assault::SpecialMoment> =
    assault::SpecialMoment::EnemyCard;
template<>
inline constexpr assault::SupportKind kLastOf<assault::SupportKind> =
    assault::SupportKind::Artillery;
template<>
inline constexpr assault::EffectTakes kLastOf<assault::EffectTakes> = assault::EffectTakes::Ability;
template<>
inline constexpr assault::EffectTarget kLastOf<assault::EffectTarget> = assault::EffectTarget::Hex;
template<>
inline constexpr assault::EffectUntil kLastOf<assault::EffectUntil> =
    assault::EffectUntil::EndOfTurn;
template<>
inline constexpr assault::MovementType kLastOf<assault::MovementType> =
    assault::MovementType::Track;
template<>
inline constexpr assault::SightEffect kLastOf<assault::SightEffect> = assault::SightEffect::Blocks;
template<>
inline constexpr assault::OverlayKind kLastOf<assault::OverlayKind> = assault::OverlayKind::Ruin;
template<>
inline constexpr assault::MineKind kLastOf<assault::MineKind> = assault::MineKind::Dummy;
template<>
inline constexpr assault::ZonePurpose kLastOf<assault::ZonePurpose> = assault::ZonePurpose::Victory;
template<>
inline constexpr assault::FormationMethod kLastOf<assault::FormationMethod> =
    assault::FormationMethod::Random;
template<>
inline constexpr assault::Experience kLastOf<assault::Experience> = assault::Experience::Elite;
template<>
inline constexpr assault::ThresholdEffect kLastOf<assault::ThresholdEffect> =
    assault::ThresholdEffect::Message;
template<>
inline constexpr assault::TriggerEvent kLastOf<assault::TriggerEvent> =
    assault::TriggerEvent::ZoneEntered;
template<>
inline constexpr assault::VictoryCheck kLastOf<assault::VictoryCheck> =
    assault::VictoryCheck::EveryTurn;
template<>
inline constexpr assault::Marker kLastOf<assault::Marker> = assault::Marker::DugIn;
template<>
inline constexpr assault::Action kLastOf<assault::Action> = assault::Action::SpecialAbility;
template<>
inline constexpr assault::AbilityHook kLastOf<assault::AbilityHook> =
    assault::AbilityHook::RiderCapacity;
template<>
inline constexpr assault::MarkerGroup kLastOf<assault::MarkerGroup> = assault::MarkerGroup::Red;
template<>
inline constexpr assault::SlotFill kLastOf<assault::SlotFill> = assault::SlotFill::Empty;
template<>
inline constexpr assault::LossRule kLastOf<assault::LossRule> = assault::LossRule::AllBack;
template<>
inline constexpr assault::DamageRule kLastOf<assault::DamageRule> =
    assault::DamageRule::RepairForPoints;
template<>
inline constexpr assault::ReplacementRule kLastOf<assault::ReplacementRule> =
    assault::ReplacementRule::Points;
template<>
inline constexpr assault::DeedPer kLastOf<assault::DeedPer> = assault::DeedPer::Battle;

} // namespace hexwerk
