#include "core/assault/rules/moving/movement.h"

#include "core/assault/game/message.h"
#include "core/assault/game/passengers.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/moving/hiding.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/assault/rules/moving/reach.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/turning.h"
#include "core/assault/rules/moving/ways.h"
#include "core/base/contract.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <tuple>

namespace hexwerk::assault {

int allowance(const UnitCard &card, MoveKind kind, bool reverse)
{
    const int own = reverse ? (card.movement + 1) / 2 : card.movement; // [R9.10e]
    switch (kind) {
    case MoveKind::Normal: // [R9.1a]
    case MoveKind::Hidden: // [R9.12.1a]
    case MoveKind::Load:
    case MoveKind::Unload:
        return own;
    case MoveKind::Fast:
    case MoveKind::Withdrawal: // [R11.1.6.1c]
    case MoveKind::Fallback:   // [R13.3e]
        return own + 1;        // [R9.2a]
    case MoveKind::MoveThenFire:
    case MoveKind::FireThenMove:
        return (own + 1) / 2; // [R9.3a]
    }
    HW_UNREACHABLE();
}

Walk walkOf(const Position &p, UnitId id, MoveKind kind)
{
    const Unit &unit = p.unit(id);
    const UnitCard &card = p.card(id);
    Walk walk{.unit = id,
              .kind = kind,
              .at = unit.at,
              .points = static_cast<std::int8_t>(
                  std::max(0, allowance(card, kind) + cardMovement(p, unit))), // [R8.3c]
              .facing = unit.facing};
    // [R9.6.3.1f] A vehicle stands on the road of its hex.
    if (card.type == UnitType::Vehicle)
        walk.road = vehicleRoad(p.setting->data.terrain, p.board().at(unit.at));
    return walk;
}

const Walk *walkInProgress(const Position &p)
{
    if (const auto *move = std::get_if<MoveFrame>(&p.stack.back()))
        return &move->walk;
    if (const auto *fallback = std::get_if<FallbackFrame>(&p.stack.back()))
        return &fallback->walk;
    return nullptr;
}

Ruling<> mobileRuling(const Position &p, UnitId unit)
{
    if (p.unit(unit).markers.has(Marker::Immobilised))
        return refuse(Message::Immobilised, "R13.1c");
    if (p.traits(unit).isImmobile)
        return refuse(Message::Immobilised, "R9.11.4a");
    return {};
}

namespace {

// [R9.10b] Into its two front hexes, or backward into its two rear ones; [R9.10e] then with half
// the allowance. RULING: one or the other in a movement, as its first step says.
Ruling<Walk> headed(const Position &p, const Walk &walk, Direction d)
{
    // [R9.9a] Infantry and guns go any way.
    const UnitCard &card = p.card(walk.unit);
    if (card.type != UnitType::Vehicle)
        return walk;
    const Sector sector = sectorOf(walk.facing, d);
    if (sector == Sector::Flank)
        return refuse(Message::NotAhead, "R9.10b");
    const bool backward = sector == Sector::Rear;
    if (walk.steps > 0 && backward != walk.reverse)
        return refuse(Message::NotAhead, "R9.10e");
    Walk after = walk;
    after.reverse = backward;
    after.points = static_cast<std::int8_t>(walk.points + allowance(card, walk.kind, backward) -
                                            allowance(card, walk.kind, walk.reverse));
    return after;
}

bool isHalf(MoveKind kind)
{
    return kind == MoveKind::MoveThenFire || kind == MoveKind::FireThenMove;
}

Ruling<StepTaken> leaveMap(const Position &p, const Walk &walk)
{
    // [R4.8b] Over the edge, from a hex that lies on it; nobody is driven off the map.
    const auto leads = [&](Direction d) {
        return !p.board().contains(neighbour(walk.at, d)) && headed(p, walk, d);
    };
    if (walk.kind == MoveKind::Fallback || walk.kind == MoveKind::MoveThenFire ||
        walk.kind == MoveKind::Hidden ||
        std::none_of(kAllDirections.begin(), kAllDirections.end(), leads))
        return refuse(Message::OffTheBoard, "R4.8b");
    if (walk.points < 1)
        return refuse(Message::NotEnoughMovement, "R9.0a", {1, walk.points});
    StepTaken step{.walk = walk, .cost = 1};
    step.walk.at = Hex{};
    step.walk.points = 0;
    step.walk.road.reset();
    ++step.walk.steps;
    return step;
}

bool leadsAway(const Position &p, UnitId unit, Hex from, Hex to)
{
    const SideIndex side = p.unit(unit).side;
    return std::none_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.inPlay() && other.side != side &&
               distance(to, other.at) <= distance(from, other.at);
    });
}

const Unit *otherOf(const Position &p, UnitId unit, Hex hex)
{
    const SideIndex side = p.unit(unit).side;
    for (const Unit &other : p.units)
        if (other.at == hex && other.inPlay() && other.side == side && other.id != unit)
            return &other;
    return nullptr;
}

// The first friend and the first enemy in a hex, in one pass; null for none.
std::pair<const Unit *, const Unit *> othersIn(const Position &p, UnitId unit, Hex hex)
{
    const SideIndex side = p.unit(unit).side;
    std::pair<const Unit *, const Unit *> found;
    for (const Unit &other : p.units)
        if (other.at == hex && other.inPlay() && other.id != unit) {
            const Unit *&first = other.side == side ? found.first : found.second;
            first = first ? first : &other;
        }
    return found;
}

bool carriesInfantry(const Position &p, UnitId carrier)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &unit) {
        return unit.state == UnitState::Carried && unit.carrier == carrier &&
               p.card(unit.id).type == UnitType::Infantry;
    });
}

// [R9.10.3a] An armoured vehicle on tracks without infantry rolls over a gun in front of it.
// RULING: not a slow one, as it counts as fast [R9.10.3b].
bool isOverrun(const Position &p, const Walk &walk, const Unit &enemy)
{
    const UnitCard &card = p.card(walk.unit);
    return p.card(enemy.id).type == UnitType::Artillery && !enemy.markers.has(Marker::Fallback) &&
           card.isArmoured() && card.movementType == MovementType::Track && !walk.reverse &&
           !p.traits(walk.unit).forbids(Action::FastMove) && !carriesInfantry(p, walk.unit);
}

// Where the step leads and what it costs, before its points are spent.
Ruling<StepTaken> stepInto(const Position &p, const Walk &walk, Direction d, By by)
{
    const auto heading = headed(p, walk, d);
    HW_TRY(heading);
    const WaysIn ways = waysInto(p, walk, d);
    const auto way = chosenWay(ways, by);
    if (!way)
        return refuse(ways.isWater ? Message::WaterInTheWay : Message::ProhibitedTerrain,
                      ways.closedBy);

    StepTaken step{.walk = *heading, .cost = way->cost, .check = way->check};
    step.walk.at = neighbour(walk.at, d);
    step.walk.road = way->road;
    step.walk.turned = 0;
    step.walk.delayed = walk.delayed || ways.delays;
    ++step.walk.steps;
    // [R9.6.3.2f] A steep slope delays. RULING: that ends the movement, as the marker stands for an
    // allowance that is exceeded, and nobody moves and fires across it.
    if (ways.delays && (isHalf(walk.kind) || walk.kind == MoveKind::Hidden))
        return refuse(Message::NotThisAction, "R9.6.3.2f");
    return step;
}

// [R9.0a] Each hex is paid for.
Ruling<StepTaken> paid(const Position &p, const Walk &before, StepTaken step)
{
    Walk &walk = step.walk;
    const UnitCard &card = p.card(walk.unit);
    const int own = allowance(card, MoveKind::Normal);
    // [R9.5a] [R9.5b] Harsh terrain costs more than the allowance of the card, haste or not, also
    // for who goes backward (RULING A-55).
    if (step.cost > own) {
        // [R9.5c] As the only hex of the move, from the hex next to it and for all points; [R9.3a]
        // half a move does not do. [R9.10.3c] Nor is a gun overrun there.
        if (walk.kind == MoveKind::Hidden) // [R9.12.1b]
            return refuse(Message::HarshTerrain, "R9.12.1b", {step.cost, own});
        const bool whole = walk.points >= allowance(card, walk.kind, walk.reverse);
        if (before.steps > 0 || isHalf(walk.kind) || !whole)
            return refuse(Message::HarshTerrain, "R9.5c", {step.cost, own});
        step.overrun = false;
        walk.points = 0;
        walk.delayed = true;
        return step;
    }
    // [R9.10.3b] To an overrun haste adds no point.
    const int left = walk.points - (step.overrun && walk.kind == MoveKind::Fast ? 1 : 0);
    if (step.cost > left)
        return refuse(Message::NotEnoughMovement, step.overrun ? "R9.10.3b" : "R9.0a",
                      {step.cost, left});
    const bool ends = walk.delayed && !before.delayed;
    walk.points = ends ? std::int8_t{0} : static_cast<std::int8_t>(left - step.cost);
    return step;
}

// Whether a unit may begin a close combat; an enemy in fallback is none. [R11.0f]
Ruling<> assaultRuling(const Position &p, UnitId unit, const Unit &enemy)
{
    if (enemy.markers.has(Marker::Fallback))
        return {};
    // [R11.0c] Artillery begins none, [R11.0d] nor does a transport with somebody aboard.
    if (p.card(unit).type == UnitType::Artillery)
        return refuse(Message::CannotAssault, "R11.0c");
    if (carriesAny(p, unit))
        return refuse(Message::CannotAssault, "R11.0d");
    return {};
}

// RULING [R9.6.3.1b]: who changes places or gets off a transport is not asked for its way. It takes
// the terrain where its allowance pays for that, as it has no protection from it along a road
// [R9.6.3.1g]; a trail takes none away.
By unaskedWay(const WaysIn &ways, const UnitCard &card)
{
    const auto cheapest = chosenWay(ways, By::Default);
    const bool onTrail = cheapest && cheapest->road == RoadKind::SneakyTrail;
    const bool pays = ways.terrain && ways.terrain->cost <= allowance(card, MoveKind::Normal);
    return pays && !onTrail ? By::Terrain : By::Default;
}

// The step alone, without looking ahead.
Ruling<StepTaken> oneStep(const Position &p, const Walk &walk, Hex to, By by)
{
    HW_TRY(mobileRuling(p, walk.unit));
    if (to.isNowhere())
        return leaveMap(p, walk);

    // [R4.8a] Hex to hex.
    if (!p.board().contains(to))
        return refuse(Message::OffTheBoard, "R4.8a");
    const auto d = directionTo(walk.at, to);
    if (!d)
        return refuse(Message::NotAdjacent, "R4.8a");

    // [R9.0e] [R6.4c] Into an enemy only for close combat, by a normal or a fast action.
    const auto [friendly, enemy] = othersIn(p, walk.unit, to);
    if (enemy && walk.kind != MoveKind::Normal && walk.kind != MoveKind::Fast)
        return refuse(Message::EnemyInHex, "R9.0e");

    HW_TRY(mineRuling(p, walk, to));
    HW_TRY(leaveMinesRuling(p, walk));
    if (walk.kind == MoveKind::Hidden)
        HW_TRY(hiddenStepRuling(p, walk, to));

    // [R13.3e] Each hex of a retreat leads away from every enemy.
    if (walk.kind == MoveKind::Fallback && !leadsAway(p, walk.unit, walk.at, to))
        return refuse(Message::NotAwayFromEnemies, "R13.3e");

    auto step = stepInto(p, walk, *d, by);
    HW_TRY(step);
    step->isShared = friendly != nullptr;
    if (enemy) {
        step->enemy = enemy->id;
        step->overrun = isOverrun(p, step->walk, *enemy);
    }
    step = paid(p, walk, *step);
    HW_TRY(step);
    if (enemy)
        HW_TRY(assaultInMinesRuling(p, walk, *enemy, step->overrun));
    // [R9.10.3a] An overrun is no close combat.
    if (enemy && !step->overrun) {
        HW_TRY(assaultRuling(p, walk.unit, *enemy));
    }
    return step;
}

} // namespace

bool isHeaded(const Position &p, const Walk &walk, Direction d)
{
    return headed(p, walk, d).has_value();
}

Ruling<StepTaken> plainStep(const Position &p, const Walk &walk, Hex to, By by)
{
    auto step = oneStep(p, walk, to, by);
    HW_TRY(step);
    // [R9.6.4.1i] In a minefield nobody passes through a friend.
    if (step->isShared && barsPassing(p, walk.unit, to))
        return refuse(Message::HexTaken, "R9.6.4.1i");
    return step;
}

bool canEndHere(const Position &p, const Walk &walk)
{
    return !otherOf(p, walk.unit, walk.at) || partnerAt(p, walk) != UnitId{};
}

// [R8.3c] Who may act again for a close combat alone goes into one.
static bool mayOnlyAssault(const Position &p, const Walk &walk)
{
    return (walk.kind == MoveKind::Normal || walk.kind == MoveKind::Fast) &&
           std::any_of(p.effects.begin(), p.effects.end(), [&](const ActiveEffect &effect) {
               return effect.word == CardWord::CloseCombat && effect.used &&
                      effect.unit == walk.unit;
           });
}

Ruling<StepTaken> stepRuling(const Position &p, const Walk &walk, Hex to, By by)
{
    if (mayOnlyAssault(p, walk) && !unitAt(p, to, enemyOf(p.unit(walk.unit).side)))
        return refuse(Message::CardForbids, "R8.3c");
    auto step = plainStep(p, walk, to, by);
    HW_TRY(step);

    // [R9.0d] Through friends, but not to a stand on top of them.
    if (step->isShared && !canEndSomewhere(p, step->walk))
        return refuse(Message::HexTaken, "R9.0d");
    return step;
}

StepTaken forcedStep(const Position &p, const Walk &walk, Hex to)
{
    const auto [friendly, enemy] = othersIn(p, walk.unit, to);
    StepTaken step{.walk = walk, .isShared = friendly != nullptr};
    step.walk.at = to;
    step.walk.road.reset();
    ++step.walk.steps;
    step.enemy = enemy ? enemy->id : UnitId{};
    return step;
}

Ruling<std::array<StepTaken, 2>> exchangeRuling(const Position &p, UnitId unit, UnitId other)
{
    // [R9.8.2c] With a normal action each of them has points enough for the other's hex; [R9.5a]
    // harsh terrain costs more than that.
    std::array<StepTaken, 2> steps;
    for (const auto &[index, mover, to] :
         {std::tuple(std::size_t{0}, unit, other), std::tuple(std::size_t{1}, other, unit)}) {
        Walk walk = walkOf(p, mover, MoveKind::Normal);
        ++walk.steps; // no single hex of a move
        const Hex hex = p.unit(to).at;
        const By by = unaskedWay(waysInto(p, walk, *directionTo(walk.at, hex)), p.card(mover));
        const auto step = oneStep(p, walk, hex, by);
        HW_TRY(step);
        steps[index] = *step;
    }
    return steps;
}

std::optional<Entry> entryInto(const Position &p, UnitId unit, Hex from, Direction d)
{
    Walk walk = walkOf(p, unit, MoveKind::Normal);
    walk.at = from;
    const WaysIn ways = waysInto(p, walk, d);
    const auto way = chosenWay(ways, unaskedWay(ways, p.card(unit)));
    if (!way)
        return std::nullopt;
    return Entry{way->cost, way->cost > p.card(unit).movement || ways.delays, way->road};
}

Ruling<> stopRuling(const Position &p, const Walk &walk)
{
    // [R9.0c] One unit a hex, but for who gets on a transport there.
    if (!canEndHere(p, walk))
        return joinRuling(p, walk, otherOf(p, walk.unit, walk.at)->id);
    // [R11.1.6.1c] Who withdraws leaves the hex.
    if (walk.kind == MoveKind::Withdrawal && walk.steps == 0)
        return refuse(Message::MayNotStop, "R11.1.6.1c");
    return {};
}

bool canStepAhead(const Position &p, const Walk &walk)
{
    if (walk.points <= 0)
        return false;
    return stepRuling(p, walk, Hex{}, By::Default) ||
           std::any_of(kAllDirections.begin(), kAllDirections.end(), [&](Direction d) {
               return isHeaded(p, walk, d) &&
                      stepRuling(p, walk, neighbour(walk.at, d), By::Default).has_value();
           });
}

bool canStep(const Position &p, const Walk &walk)
{
    if (canStepAhead(p, walk))
        return true;
    // [R9.10b] A gun needs no turn to go anywhere.
    if (p.card(walk.unit).type != UnitType::Vehicle)
        return false;
    for (int facing = 0; facing < kDirections; ++facing)
        if (const auto turn = plainTurn(p, walk, facing); turn && canStepAhead(p, turn->walk))
            return true;
    return false;
}

CloseCombatFrame closeCombatOf(const Position &p, const Walk &into, Hex from, UnitId enemy)
{
    const Unit &defence = p.unit(enemy);
    return {.assault = into.unit,
            .defence = enemy,
            .hex = defence.at,
            .from = from,
            .fastAssault = into.kind == MoveKind::Fast && !into.delayed,
            .reverseAssault = into.reverse,
            // [R11.1.2.2b] [R9.12.1f] Hiding is no action that shows.
            .defenceActivated = defence.activated && !defence.markers.has(Marker::HideAction),
            .defenceSuppressed = defence.markers.has(Marker::Suppressed),
            .rolls = {}};
}

bool hasWayBack(const Position &p, const Walk &walk)
{
    // RULING A-41: cost apart.
    Walk rested = walk;
    rested.points = 100;
    rested.steps = 0;
    return canStep(p, rested);
}

} // namespace hexwerk::assault
