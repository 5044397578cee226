#include "core/assault/engine/assault.h"

#include "core/assault/engine/closed_orders.h"
#include "core/assault/game/decks.h"
#include "core/assault/game/mine_seals.h"
#include "core/assault/referee/corrections.h"
#include "core/assault/scenario/objective_terms.h"
#include "core/assault/steps/frame_steps.h"

#include <algorithm>

namespace hexwerk::assault {

static Unit unitOf(const Setting &setting, UnitId id)
{
    const RosterEntry &entry = setting.roster[id.index()];
    const UnitCard &card = setting.card(id);
    Unit unit{.id = id, .side = entry.side, .strength = static_cast<std::int8_t>(card.strength)};
    if (entry.boxed != SIZE_MAX || entry.trigger != SIZE_MAX)
        unit.state = UnitState::InBox;
    if (card.type != UnitType::Infantry) // [R4.8d]
        unit.facing = 0;
    if (entry.spec == SIZE_MAX)
        return unit;
    const UnitSpec &spec = setting.scenario.units[entry.spec];
    // [R10.7.3c] Markers count what the side of the counter does not show.
    unit.strength =
        static_cast<std::int8_t>((spec.half ? card.halfStrength : card.strength) - spec.damage);
    for (const std::string &name : spec.markers)
        if (const auto marker = markerFromString(name); marker && *marker != Marker::DugIn)
            unit.markers.set(*marker);
    unit.activated = spec.activated || unit.markers.hasAny(kActionMarkers); // [R9.5d]
    if (spec.facing)
        unit.facing = static_cast<std::int8_t>(*spec.facing);
    unit.player = static_cast<std::uint8_t>(spec.player.value_or(0));
    if (spec.at) {
        unit.at = *spec.at;
        unit.state = UnitState::InPlay;
        unit.emplaced = true;
    }
    return unit;
}

// [R5.8f] Who begins on a transport has its hex, now or when that is placed.
static void embark(Position &p)
{
    for (Unit &unit : p.units) {
        const std::size_t spec = p.setting->roster[unit.id.index()].spec;
        if (spec == SIZE_MAX || !p.setting->scenario.units[spec].on)
            continue;
        unit.carrier = p.setting->unitId(*p.setting->scenario.units[spec].on);
        unit.markers = {}; // [R9.11.2c]
        unit.state = UnitState::Carried;
        unit.at = p.unit(unit.carrier).at;
    }
}

static std::vector<Hex> dugInHexes(const Position &p)
{
    std::vector<Hex> hexes;
    for (const Unit &unit : p.units)
        if (unit.inPlay() && p.setting->startsDugIn(unit.id))
            hexes.push_back(unit.at);
    std::sort(hexes.begin(), hexes.end());
    return hexes;
}

static SmokeMarkers smokeOf(const BoardSpec &board)
{
    SmokeMarkers smoke = board.smoke;
    std::sort(smoke.begin(), smoke.end(),
              [](const Smoke &a, const Smoke &b) { return a.hex < b.hex; });
    return smoke;
}

static std::vector<MinefieldMarker> minefieldsOf(const NewGame &game)
{
    std::vector<MinefieldMarker> markers;
    for (const Minefield &minefield : game.minefields) {
        // [R9.6.4.2b] A dummy that was found is gone.
        if (minefield.kind == MineKind::Dummy && minefield.found)
            continue;
        const SideIndex side = game.setting->sideIndex(minefield.side);
        // One that lies open has a salt that everybody knows.
        const Salt seed = minefield.found ? Salt{} : game.seeds[side].value_or(Salt{});
        markers.push_back({.hex = minefield.hex,
                           .side = side,
                           .kind = sealed(minefield.kind, seed, {minefield.hex, markers.size()}),
                           .found = minefield.found});
    }
    return markers;
}

// [R5.8b] Empty until they are counted for the first turn. [R5.4c] Players that share a side have
// one each.
static std::vector<CommandPool> poolsOf(const Scenario &scenario, const Setting &setting)
{
    std::vector<CommandPool> pools;
    if (!setting.switches.commandPoints)
        return pools;
    for (std::size_t side = 0; side < scenario.sides.size(); ++side) {
        const int players = scenario.sides[side].players;
        for (int player = 0; player <= (players > 1 ? players : 0); ++player)
            pools.push_back({.side = static_cast<std::uint8_t>(side),
                             .player = static_cast<std::uint8_t>(player)});
    }
    return pools;
}

Position Assault::start(const NewGame &game)
{
    Position p{.setting = game.setting, .minefields = minefieldsOf(game), .seeds = game.seeds};
    const Scenario &scenario = p.setting->scenario;
    for (std::size_t i = 0; i < p.setting->roster.size(); ++i)
        p.units.push_back(unitOf(*p.setting, UnitId{static_cast<std::uint32_t>(i + 1)}));
    embark(p);
    p.smoke = smokeOf(scenario.board);
    p.dugIn = dugInHexes(p);
    // [R5.5a] Every objective of the scenario has its marker.
    for (const Objective &objective : scenario.objectives)
        p.holders.push_back(p.setting->sideIndex(firstHolder(objective, p.setting->scenario)));
    // [R5.5c] The game begins with turn 1, the markers of the tracks on their starts.
    for (const Track &track : scenario.tracks)
        p.tracks.push_back(track.start);
    p.fired.resize(scenario.triggers.size());
    p.cards.resize(p.setting->box.size());
    p.points = poolsOf(scenario, *p.setting);
    p.hands = handsOf(*p.setting);
    if (p.setting->switches.support)
        p.support.resize(scenario.sides.size());
    p.stack.push_back(GameFrame{.markersAtHand = static_cast<std::uint16_t>(p.minefields.size())});
    std::vector<Event> none; // nothing happens before the first order that a log would miss
    play::advance<Assault>(p, &none, nullptr);
    return p;
}

Order Assault::closed(const Position &p, const Order &order)
{
    return closedOrder(p, order);
}

Ruling<std::vector<Event>> Assault::apply(Position &p, const Order &order)
{
    HW_TRY(query(p, order));
    std::vector<Event> events;
    if (const auto *correction = std::get_if<Correct>(&order)) {
        correct(p, *correction, events);
        if (!p.pending.isOver())
            play::advance<Assault>(p, &events, nullptr); // the question may have changed
        return events;
    }
    play::advance<Assault>(p, &events, &order);
    return events;
}

void Assault::applySilently(Position &p, const Order &order)
{
    if (std::holds_alternative<Correct>(order))
        HW_EXPECTS(apply(p, order));
    else
        play::advance<Assault>(p, nullptr, &order);
}

Flow Assault::step(Turn turn, Frame &frame)
{
    return std::visit([&turn](auto &top) { return run(turn, top); }, frame);
}

} // namespace hexwerk::assault
