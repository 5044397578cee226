#include "core/assault/situations.h"

#include "core/board/facing.h"

#include <algorithm>
#include <span>

namespace hexwerk::assault {

Fighter fighter(const Position &p, const Unit &unit)
{
    return {.card = &p.card(unit.id),
            .experience = p.experience(unit.id),
            .markers = unit.markers,
            .half = p.isHalf(unit)};
}

Shot shotOf(const RangedFireFrame &fire)
{
    return {.firer = fire.firer,
            .target = fire.target,
            .action = fire.action,
            .moving = fire.moving,
            .fallingBack = fire.fallingBack,
            .withdrawing = fire.withdrawing,
            .road = fire.road,
            .blind = fire.blind};
}

SightLine sightLine(const Position &p, UnitId firer, UnitId target)
{
    const Unit &from = p.unit(firer);
    const Unit &to = p.unit(target);
    return p.setting->sight.line({from.at, p.card(firer).type}, {to.at, p.card(target).type},
                                 p.smoke);
}

// [R9.6.3.2.8c] Dice by the side that is hit, relative to the vertex (G-4): two front hexsides, a
// flank each side, two rear.
static const Pool &fortificationDice(const FortificationRow &row, int facing, Direction side)
{
    switch (sectorOf(facing, side)) {
    case Sector::Front:
        return row.front;
    case Sector::Flank:
        return row.flank;
    case Sector::Rear:
        return row.rear;
    }
    HW_UNREACHABLE();
}

static int worth(const Pool &pool)
{
    return 4 * pool.count(Die::Red) + 3 * pool.count(Die::Yellow) + 2 * pool.count(Die::Green) +
           pool.count(Die::Blue);
}

static Cover coverOf(const Position &p, const Unit &unit, std::span<const Direction> sides)
{
    const Cell &cell = p.board().at(unit.at);
    Cover cover{.terrain = &p.setting->data.terrain.row(cell.terrain), .dugIn = p.isDugIn(unit.at)};
    if (!cell.fortification)
        return cover;

    // [R9.6.3.2.5a] [R9.6.3.2.6a] [R9.6.3.2.7a] [R9.6.3.2.8a] [R9.6.3.2.9a] Who is inside.
    const auto kind = cell.fortification->kind;
    const FortificationRow &row = p.setting->data.fortifications[static_cast<std::size_t>(kind)];
    if (!row.holds[static_cast<std::size_t>(p.card(unit.id).type)])
        return cover;
    cover.fortification = &row;
    cover.fortificationId = toString(kind);
    // [R10.9.3b] A line through a corner touches two sides: the weaker one counts.
    for (const Direction side : sides) {
        const Pool &dice = fortificationDice(row, cell.fortification->facing, side);
        if (side == sides.front() || worth(dice) < worth(cover.fortificationDice))
            cover.fortificationDice = dice;
    }
    return cover;
}

static bool hasRoadBonusOnly(const Position &p, const Shot &shot, const SightLine &line)
{
    // [D9.6.3d] In the German edition: on its way, and the line enters its hex along a road.
    const Cell &cell = p.board().at(p.unit(shot.target).at);
    if (p.setting->switches.roadBonusBySight)
        return shot.moving && line.entry.size() == 1 &&
               (cell.roadRuns(RoadKind::MainRoad, line.entry[0]) ||
                cell.roadRuns(RoadKind::NarrowRoad, line.entry[0]));
    // [R9.6.3.1g] Along a road the primary terrain protects nobody; a trail has its bonus.
    return shot.road && shot.road != RoadKind::SneakyTrail;
}

RangedFireSituation rangedFireSituation(const Position &p, const Shot &shot, const SightLine &line)
{
    const Unit &firer = p.unit(shot.firer);
    const Unit &target = p.unit(shot.target);
    RangedFireSituation s{.attacker = fighter(p, firer),
                          .defender = fighter(p, target),
                          .range = line.range,
                          .action = shot.action,
                          .cover = coverOf(p, target, line.entry),
                          .roadOnly = hasRoadBonusOnly(p, shot, line),
                          .moving = shot.moving,
                          .fallingBack = shot.fallingBack,
                          .withdrawing = shot.withdrawing,
                          .hexsides = {},
                          .hindrances = line.dice,
                          .blind = shot.blind};
    // [R9.6.3.2.1d] Only on a side of the target's own hex.
    for (const CrossedSide &crossed : line.crossed)
        if (crossed.hex == target.at || neighbour(crossed.hex, crossed.side) == target.at)
            if (std::find(s.hexsides.begin(), s.hexsides.end(), crossed.kind) == s.hexsides.end())
                s.hexsides.push_back(crossed.kind);
    return s;
}

SpottingSituation spottingSituation(const Position &p, const Shot &shot, const SightLine &line)
{
    // [R10.5.1b] Also on a road through it the terrain of the hex conceals.
    RangedFireSituation fire = rangedFireSituation(p, shot, line);
    fire.roadOnly = false;
    const bool smoke =
        std::any_of(line.reasons.begin(), line.reasons.end(),
                    [](const auto &reason) { return reason.cause == SightReason::SmokeMarkers; });
    return {.target = p.unit(shot.target).markers,
            .adjacent = line.range <= 1,
            .hasty = shot.fallingBack || shot.withdrawing,
            .openGround = fire.cover.terrain->id == "clear",
            .bonusDice = terrainBonus(fire, p.setting->switches).size(),
            .fortified = fire.cover.fortification && !shot.moving && !shot.fallingBack,
            .terrainHinders = line.terrainHinders,
            .smokeHinders = smoke,
            .onSneakyTrail = shot.road == RoadKind::SneakyTrail};
}

// Attack dice that are left after those that a marker takes. [R10.8.1a] [R9.12.2d]
static int attackDiceLeft(const Position &p, const Unit &firer, const Pool &dice)
{
    return dice.size() + (p.experience(firer.id) >= Experience::Veteran ? 1 : 0) -
           (firer.markers.has(Marker::AttackDiceMinus1) ? 1 : 0) -
           (firer.markers.has(Marker::Hidden) ? 1 : 0);
}

Ruling<> targetRuling(const Position &p, const Unit &firer, UnitId targetId)
{
    // [R10.0a] An enemy on the map.
    if (!p.has(targetId))
        return refuse(MessageId::UnknownUnit, "R10.0a");
    const Unit &target = p.unit(targetId);
    if (!firer.inPlay() || !target.inPlay() || target.side == firer.side)
        return refuse(MessageId::NotATarget, "R10.0a");

    // [R10.1c] [R10.1b] Within a band of the card; [R10.2a] within the scenario's limit of sight.
    const int range = distance(firer.at, target.at);
    if (range == 0)
        return refuse(MessageId::CloseCombatMarker, "R10.0c");
    if (p.setting->scenario.losLimit && range > *p.setting->scenario.losLimit)
        return refuse(MessageId::OutOfRange, "R10.2a", {range, *p.setting->scenario.losLimit});
    const UnitCard &card = p.card(firer.id);
    const Pool *dice = attackDiceOf(card, p.card(targetId), range);
    if (!dice || dice->isEmpty())
        return refuse(MessageId::OutOfRange, "R10.1c", {range, card.maximumRange()});

    // RULING A-19: without an attack die there is no attack.
    if (attackDiceLeft(p, firer, *dice) <= 0)
        return refuse(MessageId::NoAttackDice, "R10.8.1a");

    // [R10.2b] Not through a blocked line of sight.
    if (p.setting->sight.status({firer.at, card.type}, {target.at, p.card(targetId).type},
                                p.smoke) == SightStatus::Blocked)
        return refuse(MessageId::SightBlocked, "R10.2b");
    return {};
}

bool hasTarget(const Position &p, const Unit &firer)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &target) {
        return target.side != firer.side && target.inPlay() &&
               targetRuling(p, firer, target.id).has_value();
    });
}

Ruling<> activationRuling(const Position &, const Unit &unit)
{
    if (!unit.inPlay())
        return refuse(MessageId::UnitGone, "R6.4a");
    // [R6.4f] [R13.3a] Who is suppressed or in fallback cannot be activated.
    if (unit.markers.hasAny(kMoraleMarkers))
        return refuse(MessageId::CannotBeActivated, "R13.3a");
    // [R6.4e] [R9.5d] Once a turn.
    if (unit.activated)
        return refuse(MessageId::AlreadyActivated, "R6.4e");
    return {};
}

Ruling<> reactionRuling(const Position &p, const Unit &unit, UnitId mover)
{
    // [R8.2j] Only who was not activated this turn, [R8.2l] and can target the mover.
    HW_TRY(activationRuling(p, unit));
    return targetRuling(p, unit, mover);
}

Ruling<> supportRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R11.1.1.1a] Not activated, adjacent to the close combat; [R11.1.1.1b] able to fire.
    HW_TRY(activationRuling(p, unit));
    if (distance(unit.at, hex) != 1)
        return refuse(MessageId::NotAdjacent, "R11.1.1.1a");
    if (!p.card(unit.id).canSupport || p.card(unit.id).maximumRange() < 1)
        return refuse(MessageId::CannotSupport, "R11.1.1.1b");
    return {};
}

CloseCombatSituation closeCombatSituation(const Position &p, const CloseCombatFrame &combat)
{
    const Unit &defence = p.unit(combat.defence);
    const Direction side = *directionTo(combat.hex, combat.from);
    CloseCombatSituation s{.assault = fighter(p, p.unit(combat.assault)),
                           .defence = fighter(p, defence),
                           .cover = coverOf(p, defence, std::span(&side, 1)),
                           .initial = combat.round == 1,
                           .fastAssault = combat.fastAssault,
                           .crossed = std::nullopt,
                           .defenceActivated = combat.defenceActivated,
                           .defenceSuppressed = combat.defenceSuppressed};
    for (const HexsideKind kind : kAllHexsideKinds)
        if (p.board().at(combat.hex).hasSide(kind, side) &&
            p.setting->data.hexsides[static_cast<std::size_t>(kind)].weakensAssault)
            s.crossed = kind;
    return s;
}

} // namespace hexwerk::assault
