#include "core/assault/rules/firing/outside_fire.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

TargetStatus targetStatus(const Unit &unit)
{
    const MarkerSet markers = unit.markers;
    if (markers.has(Marker::FastAction))
        return TargetStatus::FastAction;
    if (markers.has(Marker::Fallback))
        return TargetStatus::Fallback;
    if (markers.has(Marker::Immobilised))
        return TargetStatus::Immobile;
    if (markers.has(Marker::Suppressed))
        return TargetStatus::Suppressed;
    return markers.has(Marker::DelayedAction) ? TargetStatus::DelayedAction : TargetStatus::Other;
}

// [R12.4a] Nothing hinders it, as no shell of indirect fire.
// RULING [R10.9.3b]: what comes from above strikes no side of a fortification; the weakest counts,
// as through a corner.
static RangedFireSituation situationOf(const Position &p, const OutsideShot &shot)
{
    static const UnitCard outside = [] {
        UnitCard card;
        card.indirect = RangeBand{};
        return card;
    }();
    const Unit &target = p.unit(shot.target);
    RangedFireSituation s;
    s.attacker.card = &outside;
    s.defender = fighter(p, target);
    s.action = shot.asIndirect ? Action::IndirectFire : Action::Fire;
    s.area = AreaOfImpact::Above; // [R12.3.6.3c] [R12.4.6c]
    s.cover = coverOf(p, target, kAllDirections);
    s.moving = shot.moving;
    s.critical = shot.critical;
    return s;
}

bool hasTerrainBonus(const Position &p, const Unit &unit)
{
    return !terrainBonus(situationOf(p, {.target = unit.id}), p.setting->switches).isEmpty();
}

DiceCount outsideDefence(const Position &p, const OutsideShot &shot)
{
    // [R12.3.6.3b] [R12.4.6b] All normal dice of the defence.
    DiceCount count = rangedFireDice(situationOf(p, shot), p.setting->data, p.setting->switches);
    std::erase_if(count.lines, [](const DiceLine &line) { return line.pool == PoolSide::Attack; });
    count.attack = {};
    if (shot.accuracy)
        count.add(PoolSide::Defence, *shot.accuracy, shot.shells ? "R12.4.5a" : "R12.3.6.2a",
                  "accuracy");
    // [R12.4e] [D12.4c] RULING A-19: never the last.
    if (shot.shells)
        count.takeWeakest(PoolSide::Defence, 1, "R12.4e", "off_board_artillery");
    return count;
}

Ruling<> outsideTargetRuling(const Position &p, SideIndex side, UnitId target)
{
    if (!p.has(target))
        return refuse(Message::UnknownUnit, "R12.3.3a");
    const Unit &unit = p.unit(target);
    if (!unit.inPlay() || unit.side == side)
        return refuse(Message::NotATarget, "R12.3.3a");
    return {};
}

std::vector<UnitId> unitsBeside(const Position &p, SideIndex side, Hex hex)
{
    std::vector<UnitId> units;
    for (const Unit &unit : p.units)
        if (unit.side == side && unit.inPlay() && distance(unit.at, hex) == 1)
            units.push_back(unit.id);
    return units;
}

// [R12.3.4b] RULING: in the target hex itself it is as close as it gets.
static std::optional<RangeFactor> antiAirRange(const UnitCard &card, const Unit &unit, Hex hex)
{
    return rangeFactor(card, std::max(1, distance(unit.at, hex)));
}

Ruling<> antiAirRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R12.3.4a] One of its class that can be activated, [R12.3.4d] for a command point.
    const UnitCard &card = p.card(unit.id);
    if (card.unitClass != UnitClass::AntiAir)
        return refuse(Message::NotThisAction, "R12.3.4a");
    HW_TRY(activationRuling(p, unit));
    if (!card.blast || !antiAirRange(card, unit, hex))
        return refuse(Message::OutOfRange, "R12.3.4b",
                      {distance(unit.at, hex), card.maximumRange()});
    return costRuling(p, unit);
}

Pool antiAirDice(const Position &p, const Unit &unit, Hex hex)
{
    const UnitCard &card = p.card(unit.id);
    const auto factor = antiAirRange(card, unit, hex);
    return factor && card.blast
               ? antiAircraftDice(p.setting->data.support, card.blast->die, *factor)
               : Pool();
}

Symbols suppressedBy(Symbols rolled, Symbols defence)
{
    const int c = std::max(0, rolled.c - defence.c);
    const int x = std::max(0, rolled.x - defence.x - defence.d);
    return {static_cast<std::uint8_t>(c), 0, static_cast<std::uint8_t>(x)};
}

} // namespace hexwerk::assault
