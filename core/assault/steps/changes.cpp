#include "core/assault/steps/changes.h"

#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/readiness.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/tracks.h"

#include <algorithm>

namespace hexwerk::assault {

void mark(Turn turn, Unit &unit, Marker marker)
{
    const bool isNew = !unit.markers.has(marker);
    unit.isFast = unit.isFast || marker == Marker::FastAction; // [R9.2c]
    // [R13.3a] A morale marker leaves no room for an action marker.
    unit.markers.clear(kActionMarkers);
    unit.markers.clear(kReplacedByAction);
    if (unit.markers.hasAny(kMoraleMarkers))
        return;
    unit.markers.set(marker);
    if (isNew)
        report(turn, MarkerPlaced{unit.id, marker}, "R13.2a");
}

void setMorale(Turn turn, Unit &unit, Marker marker)
{
    // [R10.7.3e] [R6.4g] Earlier action markers go, [R13.1a] general ones stay.
    unit.markers.clear(kActionMarkers);
    // [D9.12.2a] [D9.12.4c] In the German edition hiding ends with it.
    if (turn.p.setting->switches.moraleEndsHiding || marker == Marker::Fallback)
        unit.markers.clear({Marker::Hidden, Marker::Ambush}); // [R9.12.2c]
    // [R10.7.3f] A fallback stands in place of the suppression that led to it.
    if (marker == Marker::Fallback)
        unit.markers.clear(Marker::Suppressed);
    unit.markers.set(marker);
    report(turn, MarkerPlaced{unit.id, marker}, "R13.3a");
}

void immobilise(Turn turn, Unit &unit, std::string_view rule)
{
    if (unit.markers.has(Marker::Immobilised))
        return;
    // [D9.12.2a] [D9.12.4c] In the German edition hiding ends with any marker.
    if (turn.p.setting->switches.moraleEndsHiding)
        unit.markers.clear({Marker::Hidden, Marker::Ambush});
    unit.markers.set(Marker::Immobilised);
    report(turn, MarkerPlaced{unit.id, Marker::Immobilised}, rule);
}

void spendPoint(Turn turn, const Unit &unit, std::string_view rule)
{
    if (hasCardEffect(turn.p, CardWord::FreeActivation, unit)) // [R8.3c]
        return useCard(turn, CardWord::FreeActivation, unit.id);
    const auto source = pointFor(turn.p, unit);
    if (!source)
        return;
    CommandPool &pool = turn.p.points[source->pool];
    if (source->pile == SIZE_MAX) {
        --pool.focus;
        ++pool.spentFocus;
        return report(turn, PointSpent{unit.side, unit.id, true, pool.focus}, rule);
    }
    PointsOnCard &pile = pool.onCards[source->pile];
    --pile.left;
    ++pile.spent;
    report(turn, PointSpent{unit.side, unit.id, false, pile.left}, rule);
}

// A point that is face down; false if none is. RULING [R10.7.3i]: it goes first, as it serves its
// player no more this turn.
static bool takeSpentPoint(CommandPool &pool)
{
    for (PointsOnCard &pile : pool.onCards)
        if (pile.spent > 0) {
            --pile.spent;
            return true;
        }
    if (pool.spentFocus == 0)
        return false;
    --pool.spentFocus;
    return true;
}

// [R10.7.3i] [R4.9.2g] Its owner has a command point less, [R4.9.2h] but not for a truck.
static void losePoint(Turn turn, const Unit &unit)
{
    if (turn.p.card(unit.id).unitClass == UnitClass::Truck)
        return;
    auto &pools = turn.p.points;
    for (const int player : {static_cast<int>(unit.player), 0}) {
        const auto pool = std::find_if(pools.begin(), pools.end(), [&](const CommandPool &each) {
            return each.side == unit.side && each.player == player;
        });
        if (pool == pools.end() || pool->total <= kLeastCommandPoints)
            continue;
        --pool->total;
        ++pool->lost;
        report(turn, PointLost{unit.side, unit.id, pool->total}, "R10.7.3i");
        const bool isPlanned = pool->focus > 0 || !pool->onCards.empty();
        if (!takeSpentPoint(*pool) && isPlanned)
            ++pool->owed;
        return;
    }
}

void eliminate(Turn turn, Unit &unit, std::string_view rule)
{
    unit.state = UnitState::Eliminated;
    report(turn, UnitEliminated{unit.id}, rule);
    losePoint(turn, unit);
    unit.strength = 0;
    unit.markers = {};
    unit.at = Hex{};
    unit.carrier = UnitId{};
}

void damage(Turn turn, Unit &unit, int points, std::string_view rule)
{
    if (points == 0)
        return;
    const bool wasHalf = turn.p.isHalf(unit);
    // [R10.7.3d] Damage equal to the strength points eliminates.
    if (points >= unit.strength) {
        report(turn, UnitDamaged{unit.id, unit.strength, 0}, rule);
        eliminate(turn, unit, "R10.7.3d");
        return;
    }
    unit.strength = static_cast<std::int8_t>(unit.strength - points);
    report(turn, UnitDamaged{unit.id, points, unit.strength}, rule);
    // [R4.3b] RULING A-49: the counter is turned when no more than the half strength is left.
    if (!wasHalf && turn.p.isHalf(unit))
        report(turn, UnitHalved{unit.id}, "R4.3b");
}

void moveTo(Turn turn, Unit &unit, Hex hex)
{
    unit.at = hex;
    unit.emplaced = false;
    for (Unit &passenger : turn.p.units)
        if (passenger.state == UnitState::Carried && passenger.carrier == unit.id)
            passenger.at = hex;
}

void leaveMap(Turn turn, Unit &unit)
{
    unit.state = UnitState::LeftMap;
    report(turn, UnitLeftMap{unit.id}, "R4.8b");
    losePoint(turn, unit); // [R4.8b] it counts as eliminated
    unit.at = Hex{};
    unit.carrier = UnitId{};
    unit.markers = {};
    for (Unit &passenger : turn.p.units)
        if (passenger.state == UnitState::Carried && passenger.carrier == unit.id)
            leaveMap(turn, passenger);
}

void flip(Turn turn, Unit &unit, std::string_view rule)
{
    const UnitCard &card = turn.p.card(unit.id);
    if (turn.p.isHalf(unit))
        eliminate(turn, unit, rule);
    else
        damage(turn, unit, card.strength - card.halfStrength, rule);
}

void removeDugIn(Turn turn, Hex hex)
{
    auto &dugIn = turn.p.dugIn;
    const auto found = std::lower_bound(dugIn.begin(), dugIn.end(), hex);
    if (found == dugIn.end() || *found != hex)
        return;
    dugIn.erase(found);
    report(turn, DugInMarkerRemoved{hex}, "R9.8.1d");
}

void placeDugIn(Turn turn, const Unit &unit)
{
    auto &dugIn = turn.p.dugIn;
    const auto place = std::lower_bound(dugIn.begin(), dugIn.end(), unit.at);
    if (place != dugIn.end() && *place == unit.at)
        return;
    dugIn.insert(place, unit.at);
    report(turn, DugInMarkerPlaced{unit.id, unit.at}, "R9.8.1a");
}

void pushBack(Turn turn, Unit &unit, Hex lastStand)
{
    const auto isTaken = [&](Hex hex) {
        return std::any_of(turn.p.units.begin(), turn.p.units.end(), [&](const Unit &other) {
            return other.inPlay() && other.id != unit.id && other.at == hex;
        });
    };
    if (!isTaken(unit.at))
        return;
    // Its own passengers may have got out to where it came from.
    if (lastStand.isNowhere() || isTaken(lastStand))
        return eliminate(turn, unit, "R9.0c");
    moveTo(turn, unit, lastStand);
    report(turn, UnitPushedBack{unit.id, lastStand}, "R9.0c");
}

std::vector<Symbols> battleDice(Turn turn, const Pool &pool, RollUse use, UnitId unit)
{
    const auto &said = std::get<Dice>(*turn.answer);
    const DiceFaces &faces = turn.p.setting->faces;
    const std::vector<Die> dice = pool.dice();
    DiceRolled rolled{
        .use = use, .unit = unit, .dice = pool, .faces = said.faces, .symbols = said.symbols};
    for (std::size_t i = 0; i < said.faces.size(); ++i)
        rolled.symbols.push_back(faces.face(dice[i], said.faces[i]));
    for (std::size_t i = 0; i < dice.size() && said.faces.empty(); ++i) {
        const auto &own = faces.faces[static_cast<std::size_t>(dice[i])];
        rolled.offProfile =
            rolled.offProfile || std::find(own.begin(), own.end(), rolled.symbols[i]) == own.end();
    }
    std::vector<Symbols> symbols = rolled.symbols;
    reveal(turn, std::move(rolled), "R10.7a");
    return symbols;
}

std::vector<std::uint8_t> plainDice(Turn turn, RollUse use, UnitId unit)
{
    const auto &said = std::get<Dice>(*turn.answer);
    reveal(turn,
           DiceRolled{.use = use, .unit = unit, .dice = {}, .faces = said.faces, .symbols = {}});
    return said.faces;
}

Symbols sumOf(const std::vector<Symbols> &dice, bool single)
{
    Symbols sum;
    for (const Symbols &die : dice)
        sum += single ? die.single() : die;
    return sum;
}

void laySmoke(Turn turn, Hex hex, int markers, std::string_view rule)
{
    // [R7.2d] No more than the most that may lie there, [D12.4d] with support in the German edition
    // one more.
    const Setting &setting = *turn.p.setting;
    const int most =
        setting.switches.support ? setting.data.support.mostSmoke : setting.data.mostSmoke;
    SmokeMarkers &all = turn.p.smoke;
    const auto place = std::lower_bound(all.begin(), all.end(), hex,
                                        [](const Smoke &a, Hex b) { return a.hex < b; });
    const bool isThere = place != all.end() && place->hex == hex;
    const int before = isThere ? place->count : 0;
    const int after = std::max(before, std::min(before + markers, most));
    if (after == before)
        return;
    if (isThere)
        place->count = after;
    else
        all.insert(place, Smoke{hex, after});
    report(turn, SmokePlaced{hex, after}, rule);
}

} // namespace hexwerk::assault
