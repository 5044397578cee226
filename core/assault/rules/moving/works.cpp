#include "core/assault/rules/moving/works.h"

#include "core/assault/game/board_changes.h"
#include "core/assault/game/message.h"
#include "core/assault/rules/moving/minefields.h"
#include "core/hexes/plane.h"

#include <algorithm>

namespace hexwerk::assault {

static bool hasWork(const Position &p, Hex hex)
{
    return p.board().at(hex).fortification || hasObstacles(*p.setting, hex);
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
    if (!p.setting->switches.ownersTurnWorks || p.phase != Phase::SetUp)
        return refuse(Message::NotThatChoice, "D9.6.4d");
    const std::vector<Hex> hexes = worksOf(p, side);
    if (std::find(hexes.begin(), hexes.end(), hex) == hexes.end())
        return refuse(Message::NotThatChoice, "D9.6.4d");
    // [R9.6.4.1g] No obstacle comes to lie on mines.
    for (const Hexside &obstacle : p.setting->scenario.board.hexsides)
        if (isObstacle(obstacle, hex) && minefieldAt(p, neighbour(hex, turned(obstacle.side, 1))))
            return refuse(Message::NotThatChoice, "R9.6.4.1g");
    return {};
}

bool canTurnWork(const Position &p, SideIndex side)
{
    const std::vector<Hex> hexes = worksOf(p, side);
    return std::any_of(hexes.begin(), hexes.end(),
                       [&](Hex hex) { return turnWorkRuling(p, side, hex).has_value(); });
}

} // namespace hexwerk::assault
