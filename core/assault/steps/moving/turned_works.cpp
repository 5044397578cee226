#include "core/assault/steps/moving/turned_works.h"

#include "core/assault/game/setting_hash.h"
#include "core/assault/rules/moving/works.h"
#include "core/hexes/plane.h"

namespace hexwerk::assault {

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

static void turnObstacles(Setting &setting, Hex hex)
{
    auto &sides = setting.scenario.board.hexsides;
    const TerrainChart &chart = setting.data.terrain;
    for (const Hexside &side : sides)
        if (isObstacle(side, hex))
            lift(setting.board, side, *chart.find(side.kind));
    for (Hexside &side : sides)
        if (isObstacle(side, hex)) {
            side.side = turned(side.side, 1);
            layDown(setting.board, side, *chart.find(side.kind));
        }
}

static void turnFortification(Setting &setting, Hex hex)
{
    auto &fortification = setting.board.at(hex).fortification;
    if (!fortification)
        return;
    fortification->facing = static_cast<std::uint8_t>(wrapped(fortification->facing + 1));
    // Of two in a hex the later one stands.
    setting.scenario.board.overlays.push_back({fortification->kind, hex, fortification->facing});
}

void turnWork(Turn turn, Hex hex)
{
    Setting setting = *turn.p.setting;
    turnFortification(setting, hex);
    turnObstacles(setting, hex);
    setting.sight = SightMap(setting.board, setting.data.terrain, setting.data.smokeDie,
                             setting.scenario.losLimit);
    setting.hash = settingHash(setting);
    turn.p.setting = Frozen(std::move(setting));
    report(turn, WorkTurned{hex}, "D9.6.4d");
}

} // namespace hexwerk::assault
