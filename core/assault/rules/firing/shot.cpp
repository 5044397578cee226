#include "core/assault/rules/firing/shot.h"

#include "core/assault/game/passengers.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/ways.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <span>

namespace hexwerk::assault {

Fighter fighter(const Position &p, const Unit &unit)
{
    return {.card = &p.card(unit.id),
            .traits = &p.traits(unit.id),
            .experience = p.experience(unit.id),
            .markers = unit.markers,
            .half = p.isHalf(unit)};
}

Shot shotOf(const RangedFireFrame &fire)
{
    return {.firer = fire.firer,
            .target = fire.target,
            .joined = fire.joined,
            .action = fire.action,
            .moving = fire.moving,
            .fallingBack = fire.fallingBack,
            .withdrawing = fire.withdrawing,
            .road = fire.road,
            .coverDie = fire.coverDie,
            .blind = fire.blind};
}

Shot shotOf(const SupportFireFrame &fire)
{
    return {.firer = fire.firer, .target = fire.target, .action = fire.action, .blind = fire.blind};
}

SightLine sightLine(const Position &p, UnitId firer, UnitId target)
{
    const Unit &from = p.unit(firer);
    const Unit &to = p.unit(target);
    return p.setting->sight.line(sightEnd(p, from), sightEnd(p, to), p.smoke);
}

// [R9.6.3.2.8c] Two front hexsides, a flank each side, two rear, relative to the vertex (G-4).
static const Pool &diceOf(const FortificationRow &row, Sector sector)
{
    switch (sector) {
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

Sector sectorHit(const Position &p, Hex hex, std::span<const Direction> sides)
{
    const Fortification &work = *p.board().at(hex).fortification;
    const FortificationRow &row =
        p.setting->data.fortifications[static_cast<std::size_t>(work.kind)];
    Sector weakest = sectorOf(work.facing, sides.front());
    for (const Direction side : sides)
        if (const Sector sector = sectorOf(work.facing, side);
            worth(diceOf(row, sector)) < worth(diceOf(row, weakest)))
            weakest = sector;
    return weakest;
}

Cover coverOf(const Position &p, const Unit &unit, std::span<const Direction> sides)
{
    const Cell &cell = p.board().at(unit.at);
    Cover cover{.terrain = &p.setting->data.terrain.row(cell.terrain), .dugIn = p.isDugIn(unit.at)};
    cover.fortification = p.fortificationOf(unit);
    if (!cover.fortification)
        return cover;
    cover.fortificationId = toString(cell.fortification->kind);
    if (!sides.empty())
        cover.fortificationDice = diceOf(*cover.fortification, sectorHit(p, unit.at, sides));
    return cover;
}

AreaOfImpact areaOf(Sector sector)
{
    switch (sector) {
    case Sector::Front:
        return AreaOfImpact::Front;
    case Sector::Flank:
        return AreaOfImpact::Flank;
    case Sector::Rear:
        return AreaOfImpact::Rear;
    }
    HW_UNREACHABLE();
}

AreaOfImpact areaAt(const Unit &vehicle, Direction side)
{
    return areaOf(sectorOf(vehicle.facing, side));
}

// [R10.9.3a] Where the line enters the hex of a vehicle.
static AreaOfImpact areaHit(const Position &p, const Unit &target, std::span<const Direction> sides)
{
    const UnitCard &card = p.card(target.id);
    if (card.type != UnitType::Vehicle || sides.empty())
        return AreaOfImpact::Front;
    // [R10.9.3b] Through a corner it is the weaker of two.
    AreaOfImpact weakest = areaAt(target, sides.front());
    for (const Direction side : sides)
        if (worth(card.defenceOf(areaAt(target, side))) < worth(card.defenceOf(weakest)))
            weakest = areaAt(target, side);
    return weakest;
}

// [R10.8.4c] The strongest die that the unit would have against the target.
static std::optional<Die> joinedDieOf(const Position &p, const Unit &unit, const Unit &target)
{
    // A referee may have taken it off, or put it beside the target.
    if (!unit.inPlay() || unit.at == target.at)
        return std::nullopt;
    const SightLine line = sightLine(p, unit.id, target.id);
    const UnitCard &defender = p.card(target.id);
    Pool dice = abilityDice(p.traits(unit.id), defender, line.range);
    if (const Pool *own = attackDiceOf(p.card(unit.id), defender, line.range))
        dice.add(*own);
    // [R10.8.4e] [R9.12.2d] A weaker one with Attack dice -1, or hidden; [R10.8.4f] and where the
    // line of sight is hindered.
    const bool weakened =
        unit.markers.has(Marker::AttackDiceMinus1) || unit.markers.has(Marker::Hidden);
    const bool hindered = line.status == SightStatus::Hindered;
    return joinedDie(dice, (weakened ? 1 : 0) + (hindered ? 1 : 0));
}

static bool hasRoadBonusOnly(const Position &p, const Shot &shot, const SightLine &line)
{
    // [D9.6.3d] [D9.6.3c] In the German edition: on its way or a vehicle, and the line follows the
    // road from end to end (RULING A-53). [D9.6.3b] Others at rest have the terrain.
    const TerrainChart &chart = p.setting->data.terrain;
    const auto kinds = chart.roadKinds();
    const Cell &cell = p.board().at(p.unit(shot.target).at);
    const bool onRoad = shot.moving || p.card(shot.target).type == UnitType::Vehicle;
    if (p.setting->switches.roadBonusBySight)
        // [R10.2c] Shells follow no line of sight.
        return shot.action != Action::IndirectFire && onRoad && line.followsRoad &&
               std::any_of(kinds.begin(), kinds.end(), [&](RoadKind kind) {
                   return chart.row(kind).isRoad && cell.roadRuns(kind, line.entry[0]);
               });
    // [R9.6.3.1f] A vehicle at rest stands on the road, [R9.6.3.1e] others beside it.
    const Unit &target = p.unit(shot.target);
    if (!shot.moving && p.card(target.id).type == UnitType::Vehicle)
        return vehicleRoad(chart, cell).has_value();
    // [R9.6.3.1g] Along a road the primary terrain protects nobody; a trail has its bonus.
    return shot.road && chart.row(*shot.road).isRoad;
}

static bool covers(const Position &p, const Shot &shot, const CrossedSide &crossed)
{
    const Unit &target = p.unit(shot.target);
    const bool own = p.board().at(target.at).ownsSide(crossed.kind, opposite(crossed.side));
    // [D9.6.5a] In the German edition an obstacle does not protect who moves through its hex.
    if (own && shot.moving && p.setting->switches.obstaclesDoNotProtectMovers)
        return false;
    // [D9.6.5b] There a wall covers a vehicle in the hex to which it belongs alone.
    return own || crossed.kind != HexsideKind::StoneWall || !p.setting->switches.wallsCoverOwnHex ||
           p.card(target.id).type != UnitType::Vehicle;
}

RangedFireSituation rangedFireSituation(const Position &p, const Shot &shot, const SightLine &line)
{
    const Unit &firer = p.unit(shot.firer);
    const Unit &target = p.unit(shot.target);
    RangedFireSituation s{.attacker = fighter(p, firer),
                          .defender = fighter(p, target),
                          .range = line.range,
                          .action = shot.action,
                          .area = areaHit(p, target, line.entry),
                          .cover = coverOf(p, target, line.entry),
                          .roadOnly = hasRoadBonusOnly(p, shot, line),
                          .moving = shot.moving,
                          .fallingBack = shot.fallingBack,
                          .withdrawing = shot.withdrawing,
                          .hexsides = {},
                          .hindrances = line.dice,
                          .coverDie = shot.coverDie,
                          .blind = shot.blind,
                          .riding = isRider(p, target)};
    if (const auto &support = p.traits(shot.firer).support)
        s.ability = support->dice;
    for (const UnitId joined : shot.joined)
        if (const auto die = joinedDieOf(p, p.unit(joined), target))
            s.joined.push_back({*die, p.isHalf(p.unit(joined))});
    // [R9.6.3.2.1d] [R9.6.3.2.1e] Only on a side of the target's own hex.
    for (const CrossedSide &crossed : line.crossed)
        if (neighbour(crossed.hex, crossed.side) == target.at && covers(p, shot, crossed))
            if (std::find(s.hexsides.begin(), s.hexsides.end(), crossed.kind) == s.hexsides.end())
                s.hexsides.push_back(crossed.kind);
    return s;
}

DiceCount shotDice(const Position &p, const Shot &shot)
{
    DiceCount count =
        rangedFireDice(rangedFireSituation(p, shot, sightLine(p, shot.firer, shot.target)),
                       p.setting->data, p.setting->switches);
    addCardDice(p, count, shot.firer, shot.target); // [R10.0g] [R8.3c]
    return count;
}

// [R10.6c] [R10.6f] Whether a turret that moves before it fires had the hex outside its arc when it
// was activated, however the hull has turned since.
static bool wasOutOfArc(const Position &p, const Unit &firer, Hex hex)
{
    if (!firesAllRound(p, firer) || p.card(firer.id).type == UnitType::Infantry)
        return false;
    return std::any_of(p.stack.begin(), p.stack.end(), [&](const Frame &frame) {
        const auto *move = std::get_if<MoveFrame>(&frame);
        return move && move->walk.unit == firer.id && move->walk.kind == MoveKind::MoveThenFire &&
               move->began != hex && !inArc(move->began, move->faced, hex);
    });
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
            .outOfArc = shot.action != Action::IndirectFire &&
                        (!isInArcOfFire(p, p.unit(shot.firer), p.unit(shot.target).at) ||
                         wasOutOfArc(p, p.unit(shot.firer), p.unit(shot.target).at)),
            .hasty = shot.fallingBack || shot.withdrawing,
            .openGround = isOpen(*fire.cover.terrain),
            .bonusDice = terrainBonus(fire, p.setting->switches).size(),
            .fortified = fire.cover.fortification && !shot.moving && !shot.fallingBack,
            .terrainHinders = line.terrainHinders,
            .smokeHinders = smoke,
            .onSneakyTrail = shot.road == RoadKind::SneakyTrail &&
                             p.card(shot.target).type == UnitType::Infantry,
            .riding = fire.riding};
}

SpottingNeed spottingNeedOf(const Position &p, const Shot &shot)
{
    const SightLine line = sightLine(p, shot.firer, shot.target);
    SpottingNeed need = spottingNeed(spottingSituation(p, shot, line), p.setting->data.spotting,
                                     p.setting->switches);
    if (!p.effects.empty()) // [R8.3c]
        need.modifier += cardModifier(p, CardWord::Spotting, p.unit(shot.firer));
    return need;
}

bool hasPreliminaryRoll(const Position &p, const Shot &shot)
{
    return shot.action == Action::IndirectFire && p.card(shot.target).type == UnitType::Vehicle;
}

Pool defenceOnCritical(const Position &p, const Shot &shot)
{
    if (!p.setting->switches.indirectFireHitsFlank || !hasPreliminaryRoll(p, shot))
        return {};
    auto situation = rangedFireSituation(p, shot, sightLine(p, shot.firer, shot.target));
    situation.critical = true;
    return rangedFireDice(situation, p.setting->data, p.setting->switches).defence;
}

} // namespace hexwerk::assault
