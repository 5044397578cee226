#include "core/assault/tabletop/attack_form.h"

#include "core/assault/game/passengers.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/ways.h"
#include "core/assault/tabletop/attack_cards.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <span>

namespace hexwerk::assault {

std::vector<const TableUnit *> countersOf(const AttackForm &form)
{
    std::vector<const TableUnit *> counters;
    if (hasAttacker(form.kind))
        counters.push_back(&form.attacker);
    if (hasTarget(form.kind))
        counters.push_back(&form.target);
    for (const auto *one : {&form.carrier, &form.assaultSupport, &form.defenceSupport})
        if (*one)
            counters.push_back(&**one);
    for (const TableUnit &passenger : form.aboard)
        counters.push_back(&passenger);
    for (const TableHelper &helper : form.joined)
        counters.push_back(&helper.unit);
    if (form.spotter)
        counters.push_back(&form.spotter->unit);
    return counters;
}

static TableUnit tableUnit(const Position &p, UnitId id)
{
    const Unit &unit = p.unit(id);
    return {.id = p.setting->unitName(id),
            .card = p.card(id).id,
            .strength = unit.strength,
            .markers = unit.markers,
            .experience = p.experience(id),
            .activated = unit.activated};
}

static TableSight tableSight(const Position &p, const SightLine &line)
{
    TableSight sight{.isBlocked = line.status == SightStatus::Blocked};
    for (const SightReason &reason : line.reasons) {
        if (reason.effect == SightReason::Blocks)
            continue;
        if (reason.cause == SightReason::SmokeMarkers)
            sight.smoke += reason.count;
        else
            sight.hindering.push_back(
                p.setting->data.terrain.row(p.board().at(reason.hex).terrain).id);
    }
    return sight;
}

static TableHelper helper(const Position &p, UnitId id, UnitId target)
{
    const SightLine line = sightLine(p, id, target);
    return {tableUnit(p, id), line.range, tableSight(p, line)};
}

static std::vector<TableSide> sidesOf(const Position &p, const SightLine &line, Hex hex)
{
    std::vector<TableSide> sides;
    for (const CrossedSide &crossed : line.crossed) {
        if (neighbour(crossed.hex, crossed.side) != hex)
            continue;
        const TableSide side{crossed.kind,
                             p.board().at(hex).ownsSide(crossed.kind, opposite(crossed.side))};
        if (std::find(sides.begin(), sides.end(), side) == sides.end())
            sides.push_back(side);
    }
    return sides;
}

static std::optional<TableRoad> roadOf(const Position &p, const Shot &shot, const SightLine &line)
{
    const TerrainChart &chart = p.setting->data.terrain;
    const Cell &cell = p.board().at(p.unit(shot.target).at);
    if (line.followsRoad && !line.entry.empty())
        for (const RoadKind kind : chart.roadKinds())
            if (chart.row(kind).isRoad && cell.roadRuns(kind, line.entry[0]))
                return TableRoad{kind, shot.road == kind, true};
    if (shot.road)
        return TableRoad{*shot.road, true};
    if (const auto kind = vehicleRoad(chart, cell);
        kind && p.card(shot.target).type == UnitType::Vehicle)
        return TableRoad{*kind};
    return std::nullopt;
}

static std::vector<TableUnit> aboardOf(const Position &p, UnitId carrier)
{
    std::vector<TableUnit> aboard;
    for (const UnitId passenger : passengersOf(p, carrier))
        aboard.push_back(tableUnit(p, passenger));
    return aboard;
}

static AreaOfImpact areaHit(const Position &p, const Shot &shot, const SightLine &line)
{
    const Unit &target = p.unit(shot.target);
    if (p.card(shot.target).type == UnitType::Artillery && !line.entry.empty())
        return areaOf(sectorOf(target.facing, line.entry[0]));
    return rangedFireSituation(p, shot, line).area;
}

static std::optional<TableWork> workOf(const Position &p, const Unit &target, const SightLine &line)
{
    if (!p.fortificationOf(target) || line.entry.empty())
        return std::nullopt;
    return TableWork{p.board().at(target.at).fortification->kind,
                     sectorHit(p, target.at, line.entry)};
}

AttackForm formOf(const Position &p, const Shot &shot)
{
    const Unit &firer = p.unit(shot.firer);
    const Unit &target = p.unit(shot.target);
    const SightLine line = sightLine(p, shot.firer, shot.target);
    AttackForm form{.attacker = tableUnit(p, shot.firer),
                    .target = tableUnit(p, shot.target),
                    .range = line.range,
                    .sight = tableSight(p, line),
                    .action = shot.action,
                    .isOutOfArc = !isInArcOfFire(p, firer, target.at) ||
                                  spottingSituation(p, shot, line).outOfArc,
                    .motion = shot.fallingBack   ? TargetMotion::FallsBack
                              : shot.withdrawing ? TargetMotion::Withdraws
                              : shot.moving      ? TargetMotion::Moves
                                                 : TargetMotion::Rests,
                    .coverDie = shot.coverDie,
                    .terrain = p.setting->data.terrain.row(p.board().at(target.at).terrain).id,
                    .isDugIn = p.isDugIn(target.at),
                    .work = workOf(p, target, line),
                    .sides = sidesOf(p, line, target.at),
                    .road = roadOf(p, shot, line),
                    .area = areaHit(p, shot, line)};
    form.isReaction = form.motion != TargetMotion::Rests;
    for (const UnitId joined : shot.joined)
        form.joined.push_back(helper(p, joined, shot.target));
    if (const UnitId observer = observerOf(p, shot); observer != shot.firer)
        form.spotter = helper(p, observer, shot.target);
    if (isRider(p, target))
        form.carrier = tableUnit(p, target.carrier);
    form.aboard = aboardOf(p, shot.target);
    noteCards(p, shot.firer, shot.target, form);
    return form;
}

AttackForm formOf(const Position &p, const CloseCombatFrame &combat)
{
    const Unit &defence = p.unit(combat.defence);
    const Cell &cell = p.board().at(combat.hex);
    const Direction side = *directionTo(combat.hex, combat.from);
    AttackForm form{.kind = AttackKind::Assault,
                    .attacker = tableUnit(p, combat.assault),
                    .target = tableUnit(p, combat.defence),
                    .action = Action::NormalMove,
                    .isFast = combat.fastAssault,
                    .isBackward = combat.reverseAssault,
                    .terrain = p.setting->data.terrain.row(cell.terrain).id,
                    .isDugIn = p.isDugIn(combat.hex),
                    .aboard = aboardOf(p, combat.defence)};
    for (const HexsideKind kind : cell.kindsOn(side))
        form.sides.push_back({kind, cell.ownsSide(kind, side)});
    if (p.fortificationOf(defence))
        form.work = {cell.fortification->kind, sectorHit(p, combat.hex, std::span(&side, 1))};
    if (p.card(combat.defence).type != UnitType::Infantry)
        form.area = areaOf(sectorOf(defence.facing, side));
    noteCards(p, combat.assault, combat.defence, form);
    return form;
}

AttackForm formOf(const Position &p, const OverrunFrame &overrun)
{
    const Unit &gun = p.unit(overrun.gun);
    const Direction side = *directionTo(gun.at, p.unit(overrun.unit).at);
    AttackForm form{.kind = AttackKind::Overrun,
                    .attacker = tableUnit(p, overrun.unit),
                    .target = tableUnit(p, overrun.gun),
                    .area = areaOf(sectorOf(gun.facing, side)),
                    .aboard = aboardOf(p, overrun.gun)};
    noteCards(p, overrun.unit, overrun.gun, form);
    return form;
}

AttackForm formOf(const Position &p, const MineFrame &mines)
{
    const bool isLeft = mines.minefield == mines.from;
    AttackForm form{.kind = AttackKind::Mines,
                    .target = tableUnit(p, mines.unit),
                    .motion = mines.fallingBack ? TargetMotion::FallsBack : TargetMotion::Rests,
                    .mines = {minefieldAt(p, mines.minefield)->kind.value(),
                              mines.identified && !isLeft, isLeft},
                    .aboard = aboardOf(p, mines.unit)};
    noteCards(p, {}, mines.unit, form);
    return form;
}

AttackForm formOf(const Position &p, const SmokeFrame &smoke)
{
    const Hex target = smoke.hexes.front();
    AttackForm form{.kind = AttackKind::Smoke,
                    .attacker = tableUnit(p, smoke.firer),
                    .range = distance(p.unit(smoke.firer).at, target),
                    .action = Action::Smoke,
                    .smokeHexes = static_cast<int>(smoke.hexes.size())};
    if (smoke.spotter != UnitId{})
        form.spotter = TableHelper{tableUnit(p, smoke.spotter)};
    return form;
}

AttackForm groundFormOf(const Position &p, UnitId vehicle, Hex from, std::optional<RoadKind> road)
{
    const Hex hex = p.unit(vehicle).at;
    const Cell &cell = p.board().at(hex);
    const Direction side = *directionTo(hex, from);
    AttackForm form{.kind = AttackKind::Ground,
                    .target = tableUnit(p, vehicle),
                    .terrain = p.setting->data.terrain.row(cell.terrain).id,
                    .aboard = aboardOf(p, vehicle)};
    for (const HexsideKind kind : cell.kindsOn(side))
        form.sides.push_back({kind, cell.ownsSide(kind, side)});
    if (road)
        form.road = {*road, true};
    return form;
}

} // namespace hexwerk::assault
