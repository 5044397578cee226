#include "core/assault/rules/fighting/close_combat_situation.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/fighting/vehicle_combat.h"
#include "core/assault/rules/firing/shot.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>
#include <span>

namespace hexwerk::assault {

DiceCount passengerDice(const Position &p, UnitId assault, UnitId passenger)
{
    const Fighter attacker = fighter(p, p.unit(assault));
    const Fighter defender = fighter(p, p.unit(passenger));
    DiceCount count;
    // [R11.4b] The strongest die of the card at range 0 against the dice of the card alone. As it
    // is ranged fire, a vehicle keeps its double successes [R11.1.2f]; RULING [D11.4b]: also in the
    // German edition, which names close combat but sends to the rules of ranged fire.
    if (const Pool *dice = attacker.card->dice(TargetRow::Soft, 0))
        if (const auto die = dice->strongest())
            count.add(PoolSide::Attack, *die, "R11.4b", "card");
    count.add(PoolSide::Defence, defender.card->defenceOf(AreaOfImpact::Front), "R11.4b", "card");
    countSymbols(count, attacker, defender);
    return count;
}

CloseCombatSituation closeCombatSituation(const Position &p, const CloseCombatFrame &combat)
{
    const Unit &defence = p.unit(combat.defence);
    const Direction side = *directionTo(combat.hex, combat.from);
    CloseCombatSituation s{.assault = fighter(p, p.unit(combat.assault)),
                           .defence = fighter(p, defence),
                           .cover = coverOf(p, defence, std::span(&side, 1)),
                           .initial = combat.round == 1,
                           .fastAssault = combat.fastAssault,
                           .crossed = nullptr,
                           .defenceActivated = combat.defenceActivated,
                           .defenceSuppressed = combat.defenceSuppressed,
                           .assaultArea = areaInCloseCombat(p, combat, combat.assault),
                           .defenceArea = areaInCloseCombat(p, combat, combat.defence)};
    for (const HexsideKind kind : p.board().at(combat.hex).kindsOn(side))
        if (const HexsideRow &row = p.setting->data.terrain.row(kind); row.weakensAssault)
            s.crossed = &row;
    return s;
}

Ruling<> supportRuling(const Position &p, const Unit &unit, Hex hex)
{
    // [R11.1.1.1a] Not activated, adjacent to the close combat; [R11.1.1.1b] able to fire.
    HW_TRY(activationRuling(p, unit));
    HW_TRY(costRuling(p, unit)); // [R11.1.1.1d]
    if (distance(unit.at, hex) != 1)
        return refuse(Message::NotAdjacent, "R11.1.1.1a");
    if (!p.card(unit.id).canSupport || p.card(unit.id).maximumRange() < 1)
        return refuse(Message::CannotSupport, "R11.1.1.1b");
    return {};
}

Ruling<> passengerRuling(const Position &p, const PassengerAttackFrame &attack, UnitId id)
{
    // [R11.4b] Once on each who is still aboard.
    if (!p.has(id))
        return refuse(Message::UnknownUnit, "R11.4b");
    const Unit &passenger = p.unit(id);
    if (passenger.state != UnitState::Carried || passenger.carrier != attack.carrier ||
        std::find(attack.attacked.begin(), attack.attacked.end(), id) != attack.attacked.end())
        return refuse(Message::NotATarget, "R11.4b");
    if (!p.unit(attack.assault).inPlay() || passengerDice(p, attack.assault, id).attack.isEmpty())
        return refuse(Message::NoAttackDice, "R11.4b");
    return {};
}

} // namespace hexwerk::assault
