#include "core/assault/works.h"

#include "core/assault/minefields.h"
#include "core/assault/setting_hash.h"
#include "core/board/plane.h"

#include <algorithm>

namespace hexwerk::assault {

// RULING [D9.6.4d]: markers that the scenario lays; walls and slopes are drawn on the map.
static bool isObstacle(const Hexside &side, Hex hex)
{
    return side.hex == hex &&
           (side.kind == HexsideKind::BarbedWire || side.kind == HexsideKind::TankBarricade);
}

static bool hasWork(const Position &p, Hex hex)
{
    const auto &sides = p.setting->scenario.board.hexsides;
    return p.board().at(hex).fortification ||
           std::any_of(sides.begin(), sides.end(),
                       [hex](const Hexside &side) { return isObstacle(side, hex); });
}

std::vector<Hex> worksOf(const Position &p, SideIndex side)
{
    // RULING [D9.6.4d]: a side controls what lies in its set-up zones.
    std::vector<Hex> hexes;
    for (const Zone &zone : p.setting->scenario.zones)
        if (zone.purpose == ZonePurpose::Setup && p.setting->sideIndex(zone.side) == side)
            for (const Hex hex : zone.hexes)
                if (p.board().contains(hex) && hasWork(p, hex) &&
                    std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
                    hexes.push_back(hex);
    return hexes;
}

Ruling<> turnWorkRuling(const Position &p, SideIndex side, Hex hex)
{
    // [D9.6.4d] In the German edition, at set-up.
    const std::vector<Hex> hexes = worksOf(p, side);
    if (!p.setting->switches.ownersTurnWorks || p.phase != Phase::SetUp ||
        std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
        return refuse(MessageId::NotThatChoice, "D9.6.4d");
    // [R9.6.4.1g] No obstacle comes to lie on mines.
    for (const Hexside &obstacle : p.setting->scenario.board.hexsides)
        if (isObstacle(obstacle, hex) && minefieldAt(p, neighbour(hex, turned(obstacle.side, 1))))
            return refuse(MessageId::NotThatChoice, "R9.6.4.1g");
    return {};
}

static std::uint8_t &bitsOf(std::array<std::uint8_t, kDirections> &sides, Direction d)
{
    return sides[static_cast<std::size_t>(d)];
}

// A hexside lies on both of its hexes as long as one of them owns it.
static void lift(Board &board, const Hexside &side)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(side.kind));
    const auto without = static_cast<std::uint8_t>(~bit);
    const Hex beyond = neighbour(side.hex, side.side);
    bitsOf(board.at(side.hex).ownSides, side.side) &= without;
    if (board.contains(beyond) && board.at(beyond).ownsSide(side.kind, opposite(side.side)))
        return;
    bitsOf(board.at(side.hex).sides, side.side) &= without;
    if (board.contains(beyond))
        bitsOf(board.at(beyond).sides, opposite(side.side)) &= without;
}

static void layDown(Board &board, const Hexside &side)
{
    const auto bit = static_cast<std::uint8_t>(1U << static_cast<unsigned>(side.kind));
    const Hex beyond = neighbour(side.hex, side.side);
    bitsOf(board.at(side.hex).ownSides, side.side) |= bit;
    bitsOf(board.at(side.hex).sides, side.side) |= bit;
    if (board.contains(beyond))
        bitsOf(board.at(beyond).sides, opposite(side.side)) |= bit;
}

static void turnObstacles(Setting &setting, Hex hex)
{
    auto &sides = setting.scenario.board.hexsides;
    for (const Hexside &side : sides)
        if (isObstacle(side, hex))
            lift(setting.board, side);
    for (Hexside &side : sides)
        if (isObstacle(side, hex)) {
            side.side = turned(side.side, 1);
            layDown(setting.board, side);
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
