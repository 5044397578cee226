// A shot as a position has it: what the rules of fire and spotting have to know.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/spotting.h"
#include "core/hexes/facing.h"

#include <span>
#include <vector>

namespace hexwerk::assault {

// It points into the setting of the position.
Fighter fighter(const Position &p, const Unit &unit);
// What helps it when it is hit through these sides of its hex.
Cover coverOf(const Position &p, const Unit &unit, std::span<const Direction> sides);
// [R10.9.3b] Which part of the fortification of a hex, which must have one, is hit through these
// sides, at least one: through a corner the weaker of two.
Sector sectorHit(const Position &p, Hex hex, std::span<const Direction> sides);
AreaOfImpact areaOf(Sector sector);
// [R10.9.3a] Of a vehicle, where a side of its hex lies as it faces.
AreaOfImpact areaAt(const Unit &vehicle, Direction side);

// One shot, as frames, previews and candidates speak of it.
struct Shot
{
    UnitId firer = {};
    UnitId target = {};
    std::vector<UnitId> joined = {}; // fire support units
    Action action = Action::Fire;
    bool moving = false;               // the target is on its way
    bool fallingBack = false;          // in its retreat
    bool withdrawing = false;          // from a close combat
    std::optional<RoadKind> road = {}; // that it followed into its hex
    std::optional<Die> coverDie = {};  // [D9.13c]
    bool blind = false;
};
Shot shotOf(const RangedFireFrame &fire);
Shot shotOf(const SupportFireFrame &fire);

// [R10.2] [R10.3] From where the one stands to where the other does, through smoke.
SightLine sightLine(const Position &p, UnitId firer, UnitId target);
RangedFireSituation rangedFireSituation(const Position &p, const Shot &shot, const SightLine &line);
// The dice of the shot from where both stand.
DiceCount shotDice(const Position &p, const Shot &shot);
SpottingSituation spottingSituation(const Position &p, const Shot &shot, const SightLine &line);
SpottingNeed spottingNeedOf(const Position &p, const Shot &shot);
// [R7.1.2a] Whether the dice are rolled once before, to see which of them take part.
bool hasPreliminaryRoll(const Position &p, const Shot &shot);
// [D7.1.2b] The defence dice once the attack shows a critical hit; none where that makes no
// difference.
Pool defenceOnCritical(const Position &p, const Shot &shot);

} // namespace hexwerk::assault
