#include "core/assault/steps/course/organization.h"

#include "core/assault/rules/moving/transport.h"
#include "core/assault/steps/card_works.h"
#include "core/assault/steps/tracks.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr int kUnitMarkers = static_cast<int>(Marker::DugIn); // the last lies on the hex

static void turnMarkers(Turn turn, Unit &unit)
{
    const auto &rows = turn.p.setting->data.markers;
    const MarkerSet before = unit.markers; // [R6.5e] a snapshot: nothing is exchanged twice
    MarkerSet come;                        // and none that has just come is removed
    // [R9.2c] RULING A-15: whatever brought the fast action bars the next one, also where another
    // marker took its place.
    unit.wasFast = unit.isFast;
    unit.isFast = false;
    for (int i = 0; i < kUnitMarkers; ++i) {
        const auto marker = static_cast<Marker>(i);
        const MarkerRow &row = rows[static_cast<std::size_t>(i)];
        if (!before.has(marker))
            continue;
        switch (row.group) {
        case MarkerGroup::White: // [R6.5a] removed
            unit.markers.clear(marker);
            break;
        case MarkerGroup::Black: // [R6.5d] exchanged, [R9.12.4a] unless the unit has acted, or
                                 // [R7.1.1c] spotted
            if (unit.activated || unit.spotted)
                break;
            [[fallthrough]];
        case MarkerGroup::Yellow: // [R6.5b] [R9.12.2a] [D13.3b] turned to the reverse
            unit.markers.clear(marker);
            unit.wasFast = unit.wasFast || row.reverse == Marker::AttackDiceMinus1;
            if (row.reverse == Marker::DugIn)
                placeDugIn(turn, unit); // [R9.8.1a] [R6.5c] it stays on the hex
            else if (row.reverse)
                come.set(*row.reverse);
            break;
        case MarkerGroup::Green: // [R6.5c] [R6.5f] stay
        case MarkerGroup::Red:
            break;
        }
    }
    unit.markers.set(come);
    unit.spotted = false;
    // [R9.5d] Who completes a delayed action has acted for the next turn.
    unit.activated = unit.markers.has(Marker::NormalAction);
}

void takeObjective(Turn turn, std::size_t objective, SideIndex side)
{
    turn.p.holders[objective] = side;
    report(turn, ObjectiveTaken{objective, side}, "R6.5i");
}

static void takeObjectives(Turn turn)
{
    // [R6.5i] The side in the hex takes it; [R9.7b] an empty one keeps its holder. [R9.7a] Not by a
    // unit in fallback, [D9.7a] in the German edition nor by a delayed one.
    Position &p = turn.p;
    MarkerSet bars = {Marker::Fallback};
    if (p.setting->switches.objectiveNotWhileDelayed)
        bars.set(Marker::DelayedAction);
    const auto &objectives = p.setting->scenario.objectives;
    for (std::size_t i = 0; i < objectives.size(); ++i)
        for (const Unit &unit : p.units) {
            if (!unit.inPlay() || unit.at != objectives[i].hex || unit.markers.hasAny(bars))
                continue;
            // [D6.5a] In the German edition an unarmoured vehicle takes none.
            const UnitCard &card = p.card(unit.id);
            if (p.setting->switches.softVehiclesTakeNoObjective && card.type == UnitType::Vehicle &&
                !card.isArmoured())
                continue;
            if (p.holders[i] == unit.side)
                continue;
            takeObjective(turn, i, unit.side);
        }
}

static void thinAllSmoke(Turn turn)
{
    // [R6.5g] One marker less in each hex.
    for (Smoke &smoke : turn.p.smoke) {
        --smoke.count;
        report(turn, SmokeThinned{smoke.hex, smoke.count}, "R6.5g");
    }
    std::erase_if(turn.p.smoke, [](const Smoke &smoke) { return smoke.count <= 0; });
}

void organizeUnits(Turn turn)
{
    turn.p.phase = Phase::Organization;
    report(turn, PhaseBegan{Phase::Organization}, "R6.5a");
    takeObjectives(turn); // [R6.5i] by the markers of the turn that ends
    for (Unit &unit : turn.p.units)
        if (unit.isOnMap())
            turnMarkers(turn, unit);
    thinAllSmoke(turn);
}

void closeTurn(Turn turn)
{
    // [R12.2.3a] What was requested and did not come goes back into the hand.
    for (SideSupport &support : turn.p.support) {
        support.requests.clear();
        support.actions = 0;
    }
    // [D12.4.3b] A battery that lost its spotter can be requested again.
    for (const Battery &battery : turn.p.batteries)
        if (turn.p.setting->switches.fireStrikes && !turn.p.unit(battery.spotter).isOnMap())
            takeBackSupport(turn, battery.side, battery.card, "D12.4.3b");
    turn.p.batteries.clear();
    endCards(turn, EffectUntil::EndOfTurn);
    countTurnEnd(turn);
    ++turn.p.turn; // [R6.5h]
}

void organize(Turn turn)
{
    organizeUnits(turn);
    closeTurn(turn);
}

} // namespace hexwerk::assault
