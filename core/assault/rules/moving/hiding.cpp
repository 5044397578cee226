#include "core/assault/rules/moving/hiding.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/moving/ways.h"

namespace hexwerk::assault {

// RULING [R9.12b]: a sneaky trail is no road in this sense, it conceals.
static bool isRoadHex(const Position &p, Hex hex)
{
    return vehicleRoad(p.setting->data.terrain, p.board().at(hex)).has_value();
}

Ruling<> hideRuling(const Position &p, const Unit &unit)
{
    if (p.traits(unit.id).forbids(Action::Hide))
        return refuse(Message::NotThisAction, "R9.12a");
    // [R9.12b] Nobody hides on a road, [R9.12.3a] artillery and vehicles not in the open either.
    if (isRoadHex(p, unit.at))
        return refuse(Message::CannotHide, "R9.12b");
    const TerrainRow &terrain = p.setting->data.terrain.row(p.board().at(unit.at).terrain);
    if (isOpen(terrain) && p.card(unit.id).type != UnitType::Infantry)
        return refuse(Message::CannotHide, "R9.12.3a");
    return {};
}

Ruling<> hiddenStepRuling(const Position &p, const Walk &walk, Hex to)
{
    // [R9.12.3a] Infantry alone moves in hiding, [R9.12.1c] if it is not too slow for that.
    if (p.card(walk.unit).type != UnitType::Infantry)
        return refuse(Message::NotThisAction, "R9.12.3a");
    if (p.traits(walk.unit).noHiddenStep)
        return refuse(Message::SlowUnit, "R9.12.1c");
    // [R9.12.1a] One hex at most, [R9.12.1b] and not onto a road.
    if (walk.steps > 0)
        return refuse(Message::CannotHide, "R9.12.1a");
    if (isRoadHex(p, to))
        return refuse(Message::CannotHide, "R9.12.1b");
    return {};
}

} // namespace hexwerk::assault
