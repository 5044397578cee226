#include "core/assault/rules/moving/minefields.h"

#include "core/assault/game/message.h"
#include "core/assault/game/mine_seals.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/house_rule.h"
#include "core/base/contract.h"

#include <algorithm>

namespace hexwerk::assault {

// [R9.6.4.1b] What the scenario states, and as many dummies as both kinds together.
int allotted(const MineAllotment &allotment, MineKind kind)
{
    switch (kind) {
    case MineKind::AntiPersonnel:
        return allotment.antiPersonnel;
    case MineKind::AntiTank:
        return allotment.antiTank;
    case MineKind::Dummy:
        return allotment.antiPersonnel + allotment.antiTank;
    }
    HW_UNREACHABLE();
}

// In a view that may not know, none counts as laid.
static int laid(const Position &p, const GameFrame &game, MineKind kind)
{
    return static_cast<int>(std::count_if(
        p.minefields.begin() + game.markersAtHand, p.minefields.end(), [kind](const auto &marker) {
            return marker.kind.isKnown() && marker.kind.value() == kind;
        }));
}

const MineAllotment *allotmentToLay(const Position &p, const GameFrame &game)
{
    const auto &all = p.setting->scenario.mines;
    return game.allotment < all.size() ? &all[game.allotment] : nullptr;
}

int minesLeft(const Position &p, const GameFrame &game, MineKind kind)
{
    const MineAllotment *allotment = allotmentToLay(p, game);
    return allotment ? allotted(*allotment, kind) - laid(p, game, kind) : 0;
}

// Without names: every zone of the side that is there for mines.
static bool isNamed(const MineAllotment &allotment, const Zone &zone)
{
    const auto &names = allotment.zones;
    return names.empty() ? zone.purpose == ZonePurpose::Mines && zone.side == allotment.side
                         : std::find(names.begin(), names.end(), zone.id) != names.end();
}

static bool isMineHex(const Scenario &scenario, const MineAllotment &allotment, Hex hex)
{
    return std::any_of(scenario.zones.begin(), scenario.zones.end(), [&](const Zone &zone) {
        return std::find(zone.hexes.begin(), zone.hexes.end(), hex) != zone.hexes.end() &&
               isNamed(allotment, zone);
    });
}

std::vector<Hex> mineHexes(const Scenario &scenario, const MineAllotment &allotment)
{
    std::vector<Hex> hexes;
    for (const Zone &zone : scenario.zones)
        if (isNamed(allotment, zone))
            hexes.insert(hexes.end(), zone.hexes.begin(), zone.hexes.end());
    std::sort(hexes.begin(), hexes.end());
    hexes.erase(std::unique(hexes.begin(), hexes.end()), hexes.end());
    return hexes;
}

std::string_view barOfMines(const Cell &cell, const TerrainChart &terrain, MineKind kind)
{
    // [R9.6.4.1g] None where a fortification or an obstacle is. [H9.6.3.2a] Water, bridges and
    // fords are none, but [H9.4a] where nobody gets there is nothing to lay.
    const auto isObstacle = [&](SideBits bits) {
        const KindSet<HexsideKind> kinds(bits);
        return std::any_of(kinds.begin(), kinds.end(), [&](HexsideKind one) {
            return !terrain.row(one).isWater && !terrain.row(one).isCrossing;
        });
    };
    if (cell.fortification || std::any_of(cell.sides.begin(), cell.sides.end(), isObstacle))
        return "R9.6.4.1g";
    if (terrain.row(cell.terrain).isWater)
        return ruleOf(terrain.row(cell.terrain).house, "R9.4b");
    // [R9.6.4.1e] No anti-tank mines in buildings.
    if (kind == MineKind::AntiTank && terrain.row(cell.terrain).isBuilding)
        return "R9.6.4.1e";
    return {};
}

std::string_view barOfLaying(const std::vector<Minefield> &laid, const Board &board,
                             const TerrainChart &terrain, const Minefield &field)
{
    // [R9.6.4.1d] One marker a hex.
    if (std::any_of(laid.begin(), laid.end(),
                    [&](const Minefield &other) { return other.hex == field.hex; }))
        return "R9.6.4.1d";
    return board.contains(field.hex) ? barOfMines(board.at(field.hex), terrain, field.kind)
                                     : std::string_view();
}

// Of all kinds, in any view.
static int markersLeft(const Position &p, const GameFrame &game)
{
    const MineAllotment *allotment = allotmentToLay(p, game);
    const int all = allotment ? 2 * allotted(*allotment, MineKind::Dummy) : 0;
    return all - static_cast<int>(p.minefields.size() - game.markersAtHand);
}

// What can be seen of a hex: no kind but dummies and anti-personnel mines may lie in more.
static Ruling<> mineHexRuling(const Position &p, const MineAllotment &allotment, Hex hex,
                              MineKind kind)
{
    // [R9.6.4.1c] Where the scenario allows it.
    if (!isMineHex(p.setting->scenario, allotment, hex) || !p.board().contains(hex))
        return refuse(Message::NoMineHere, "R9.6.4.1c");
    // [R9.6.4.1d] One marker a hex.
    if (minefieldAt(p, hex))
        return refuse(Message::NoMineHere, "R9.6.4.1d");
    const auto bar = barOfMines(p.board().at(hex), p.setting->data.terrain, kind);
    if (!bar.empty())
        return refuse(Message::NoMineHere, bar);
    return {};
}

// What would be laid: a kind, or one that this view does not know; empty if the order does not
// hold. To make a seal takes long: what is said openly is asked without one.
static std::optional<std::optional<MineKind>> kindOf(const Position &p, const Lay &order)
{
    if (!order.seal)
        return canSeal(p, p.pending.side, order) ? std::optional(order.mine) : std::nullopt;
    const auto mine = sealFor(p, p.pending.side, order);
    if (!mine)
        return std::nullopt;
    return mine->isKnown() ? std::optional(mine->value()) : std::optional<MineKind>();
}

Ruling<> layRuling(const Position &p, const GameFrame &game, const Lay &order)
{
    const MineAllotment *allotment = allotmentToLay(p, game);
    // [R9.6.4.1b] One of those that are left.
    if (!allotment || markersLeft(p, game) <= 0)
        return refuse(Message::NoMineLeft, "R9.6.4.1b");
    const auto kind = kindOf(p, order);
    if (!kind)
        return refuse(Message::WrongSeal, "R9.6.4.1c");
    if (*kind && minesLeft(p, game, **kind) <= 0)
        return refuse(Message::NoMineLeft, "R9.6.4.1b");
    return mineHexRuling(p, *allotment, order.hex, kind->value_or(MineKind::Dummy));
}

bool hasRoomForMines(const Position &p, const GameFrame &game)
{
    const MineAllotment *allotment = allotmentToLay(p, game);
    if (!allotment || markersLeft(p, game) <= 0)
        return false;
    const std::vector<Hex> hexes = mineHexes(p.setting->scenario, *allotment);
    return std::any_of(hexes.begin(), hexes.end(), [&](Hex hex) {
        return mineHexRuling(p, *allotment, hex, MineKind::Dummy).has_value();
    });
}

bool mayStopLaying(const Position &p, const GameFrame &game)
{
    const MineAllotment &allotment = *allotmentToLay(p, game);
    const std::vector<Hex> hexes = mineHexes(p.setting->scenario, allotment);
    return std::none_of(hexes.begin(), hexes.end(), [&](Hex hex) {
        return std::any_of(kAllMineKinds.begin(), kAllMineKinds.end(), [&](MineKind kind) {
            return layRuling(p, game, {kind, hex}).has_value();
        });
    });
}

const MinefieldMarker *minefieldAt(const Position &p, Hex hex)
{
    const auto found = std::find_if(p.minefields.begin(), p.minefields.end(),
                                    [hex](const auto &marker) { return marker.hex == hex; });
    return found == p.minefields.end() ? nullptr : &*found;
}

bool isDangerous(const Position &p, const MinefieldMarker &minefield, UnitId unit)
{
    // [R9.6.4.1m] Not the own ones.
    if (minefield.side == p.unit(unit).side)
        return false;
    // [R9.6.4b] [R9.6.4.1c] Face down it is a minefield, be it a dummy or not.
    if (!minefield.found)
        return true;
    // [R9.6.4a] [R9.6.4.1l] RULING A-3: who is harmed stands in the table.
    return p.setting->data.mines[static_cast<std::size_t>(minefield.kind.value())]
        .against[static_cast<std::size_t>(p.card(unit).type)];
}

bool crossesMines(const Position &p, UnitId unit, Hex from, Hex to)
{
    // [R9.6.4.2l] Out of one that lies open: of those face down nobody knows.
    const MinefieldMarker *left = minefieldAt(p, from);
    if (left && left->found && isDangerous(p, *left, unit))
        return true;
    const MinefieldMarker *entered = minefieldAt(p, to);
    return entered && isDangerous(p, *entered, unit);
}

Ruling<> mineRuling(const Position &p, const Walk &walk, Hex to)
{
    const MinefieldMarker *minefield = minefieldAt(p, to);
    if (!minefield)
        return {};
    const Unit &unit = p.unit(walk.unit);
    if (!isDangerous(p, *minefield, unit.id))
        return {};

    // [R9.6.4.1h] Not in haste, [R9.6.4.2a] and only with a normal action; a step in hiding is made
    // like one. RULING [R9.6.4.2m]: who falls back is not asked how.
    if (walk.kind == MoveKind::Fast || walk.kind == MoveKind::Withdrawal)
        return refuse(Message::NotThroughMines, "R9.6.4.1h");
    if (walk.kind == MoveKind::MoveThenFire || walk.kind == MoveKind::FireThenMove)
        return refuse(Message::NotThroughMines, "R9.6.4.2a");
    // [R9.6.4.1j] No transport vehicle goes where mines may be.
    if (!minefield->found && p.card(unit.id).type == UnitType::Vehicle &&
        p.card(unit.id).transport > 0)
        return refuse(Message::NotThroughMines, "R9.6.4.1j");
    return {};
}

Ruling<> leaveMinesRuling(const Position &p, const Walk &walk)
{
    // RULING A-54 [R9.6.4.2l] Who leaves one that lies open goes through what who enters it does,
    // so by a normal action too, with its switch. RULING [R11.1.6.1c]: a withdrawal is not asked.
    if (!p.setting->switches.foundMinesNormalAction)
        return {};
    const MinefieldMarker *left = minefieldAt(p, walk.at);
    if (!left || !left->found || !isDangerous(p, *left, walk.unit))
        return {};
    if (walk.kind == MoveKind::Fast)
        return refuse(Message::NotThroughMines, "R9.6.4.1h");
    if (walk.kind == MoveKind::MoveThenFire || walk.kind == MoveKind::FireThenMove)
        return refuse(Message::NotThroughMines, "R9.6.4.2l");
    return {};
}

Ruling<> assaultInMinesRuling(const Position &p, const Walk &walk, const Unit &enemy, bool overrun)
{
    // [R9.10.3b] [R9.6.4.1h] An overrun is a fast action, whatever it was announced as.
    if (overrun) {
        Walk fast = walk;
        fast.kind = MoveKind::Fast;
        HW_TRY(mineRuling(p, fast, enemy.at));
        return leaveMinesRuling(p, fast);
    }
    // [D9.6.6a] In the German edition nobody fights among mines, whosever they are; an overrun is
    // no close combat.
    if (p.setting->switches.noCloseCombatInMines && minefieldAt(p, enemy.at) &&
        !enemy.markers.has(Marker::Fallback))
        return refuse(Message::NotThroughMines, "D9.6.6a");
    return {};
}

bool barsPassing(const Position &p, UnitId unit, Hex hex)
{
    const MinefieldMarker *minefield = minefieldAt(p, hex);
    if (!minefield || minefield->side == p.unit(unit).side) // [R9.6.4.1m]
        return false;
    // RULING A-54 [R9.6.4.1i] One that lies open bars also whom it does not harm, with its switch.
    return isDangerous(p, *minefield, unit) || p.setting->switches.foundMinesNormalAction;
}

DetectionNeed detectionNeed(const DetectionSituation &s, const MineDetection &table)
{
    // [R9.6.4.2d] By the type of unit. [R9.6.4.2e] Scouts and engineers, mines that lie open, and
    // haste change the roll.
    return {.number = table.least[static_cast<std::size_t>(s.type)],
            .modifier = s.ability + (s.identified ? table.identified : 0) +
                        (s.fallingBack ? table.fallback : 0)};
}

DetectionNeed detectionNeed(const Position &p, const MineFrame &mines)
{
    DetectionNeed need = detectionNeed({.type = p.card(mines.unit).type,
                                        .ability = p.traits(mines.unit).mineDetection,
                                        .identified = mines.identified,
                                        .fallingBack = mines.fallingBack},
                                       p.setting->data.mineDetection);
    if (!p.effects.empty()) // [R8.3c]
        need.modifier += cardModifier(p, CardWord::Detection, p.unit(mines.unit));
    return need;
}

} // namespace hexwerk::assault
