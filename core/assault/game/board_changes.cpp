#include "core/assault/game/board_changes.h"

#include "core/assault/game/setting_hash.h"
#include "core/base/contract.h"
#include "core/hexes/plane.h"

#include <algorithm>

namespace hexwerk::assault {

static void boardChanged(Setting &setting, const std::vector<Hex> &hexes)
{
    setting.sight.change(setting.board, setting.data.terrain, hexes);
    setting.hash = settingHash(setting);
}

template<typename IsGone>
static void eraseOverlays(Setting &setting, Hex hex, IsGone isGone)
{
    std::erase_if(setting.scenario.board.overlays, [&](const Overlay &overlay) {
        return overlay.hex == hex && isGone(overlay.kind);
    });
}

static void layOverlay(Setting &setting, const Overlay &overlay, TerrainIndex becomes)
{
    setting.board.at(overlay.hex).terrain = becomes;
    setting.scenario.board.overlays.push_back(overlay);
    boardChanged(setting, {overlay.hex});
}

void setTerrain(Setting &setting, const std::vector<Hex> &hexes, const std::string &terrain)
{
    const auto index = setting.data.terrain.find(terrain);
    HW_EXPECTS(index);
    for (const Hex hex : hexes) {
        setting.board.at(hex).terrain = *index;
        // They would be composed after it.
        eraseOverlays(setting, hex, [](OverlayKind kind) { return !isFortification(kind); });
    }
    setting.scenario.board.patches.push_back({.hexes = hexes, .terrain = terrain});
    boardChanged(setting, hexes);
}

std::optional<TerrainIndex> craterOf(const Setting &setting, Hex hex)
{
    // [R12.4.6.2a] [R12.4.6.2b] By its terrain; RULING: a road in the hex lies on that.
    const TerrainChart &chart = setting.data.terrain;
    return chart.find(chart.row(setting.board.at(hex).terrain).crater);
}

void layCrater(Setting &setting, Hex hex)
{
    if (const auto crater = craterOf(setting, hex))
        layOverlay(setting, {.kind = OverlayKind::Crater, .hex = hex}, *crater);
}

void layRuin(Setting &setting, Hex hex)
{
    const auto ruins = setting.data.terrain.find("ruins");
    HW_EXPECTS(ruins);
    setting.board.at(hex).fortification.reset();
    eraseOverlays(setting, hex, isFortification);
    layOverlay(setting, {.kind = OverlayKind::Ruin, .hex = hex}, *ruins);
}

void removeFortification(Setting &setting, Hex hex)
{
    setting.board.at(hex).fortification.reset();
    eraseOverlays(setting, hex, isFortification);
    boardChanged(setting, {hex});
}

void turnIntoTrench(Setting &setting, Hex hex)
{
    Fortification &fortification = *setting.board.at(hex).fortification;
    fortification.kind = OverlayKind::Trench;
    // Of two in a hex the later one stands.
    setting.scenario.board.overlays.push_back({fortification.kind, hex, fortification.facing});
    boardChanged(setting, {hex});
}

static SideBits &bitsOf(std::array<SideBits, kDirections> &sides, Direction d)
{
    return sides[static_cast<std::size_t>(d)];
}

// A hexside lies on both of its hexes as long as one of them owns it.
static void lift(Board &board, const Hexside &side, HexsideKind kind)
{
    const auto without = static_cast<SideBits>(~(1U << static_cast<unsigned>(kind)));
    const Hex beyond = neighbour(side.hex, side.side);
    bitsOf(board.at(side.hex).ownSides, side.side) &= without;
    if (board.contains(beyond) && board.at(beyond).ownsSide(kind, opposite(side.side)))
        return;
    bitsOf(board.at(side.hex).sides, side.side) &= without;
    if (board.contains(beyond))
        bitsOf(board.at(beyond).sides, opposite(side.side)) &= without;
}

static void layDown(Board &board, const Hexside &side, HexsideKind kind)
{
    const auto bit = static_cast<SideBits>(1U << static_cast<unsigned>(kind));
    const Hex beyond = neighbour(side.hex, side.side);
    bitsOf(board.at(side.hex).ownSides, side.side) |= bit;
    bitsOf(board.at(side.hex).sides, side.side) |= bit;
    if (board.contains(beyond))
        bitsOf(board.at(beyond).sides, opposite(side.side)) |= bit;
}

bool isObstacle(const Hexside &side, Hex hex)
{
    return side.hex == hex &&
           (side.kind == HexsideKind::BarbedWire || side.kind == HexsideKind::TankBarricade);
}

bool hasObstacles(const Setting &setting, Hex hex)
{
    const auto &sides = setting.scenario.board.hexsides;
    return std::any_of(sides.begin(), sides.end(),
                       [hex](const Hexside &side) { return isObstacle(side, hex); });
}

// The hex, and those beyond its hexsides.
static std::vector<Hex> around(const Board &board, Hex hex)
{
    std::vector<Hex> hexes = {hex};
    for (int side = 0; side < kDirections; ++side)
        if (const Hex beyond = neighbour(hex, static_cast<Direction>(side)); board.contains(beyond))
            hexes.push_back(beyond);
    return hexes;
}

static void liftObstacles(Setting &setting, Hex hex)
{
    for (const Hexside &side : setting.scenario.board.hexsides)
        if (isObstacle(side, hex))
            lift(setting.board, side, *setting.data.terrain.find(side.kind));
}

void removeObstacles(Setting &setting, Hex hex)
{
    liftObstacles(setting, hex);
    std::erase_if(setting.scenario.board.hexsides,
                  [hex](const Hexside &side) { return isObstacle(side, hex); });
    boardChanged(setting, around(setting.board, hex));
}

static void turnObstacles(Setting &setting, Hex hex)
{
    liftObstacles(setting, hex);
    for (Hexside &side : setting.scenario.board.hexsides)
        if (isObstacle(side, hex)) {
            side.side = turned(side.side, 1);
            layDown(setting.board, side, *setting.data.terrain.find(side.kind));
        }
}

static void turnFortification(Setting &setting, Hex hex)
{
    auto &fortification = setting.board.at(hex).fortification;
    if (!fortification)
        return;
    fortification->facing = static_cast<std::uint8_t>(wrapped(fortification->facing + 1));
    setting.scenario.board.overlays.push_back({fortification->kind, hex, fortification->facing});
}

void turnWorks(Setting &setting, Hex hex)
{
    turnFortification(setting, hex);
    turnObstacles(setting, hex);
    boardChanged(setting, around(setting.board, hex));
}

} // namespace hexwerk::assault
