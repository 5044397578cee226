#include "core/assault/rules/firing/joint_fire.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/readiness.h"

namespace hexwerk::assault {

Ruling<> jointFireRuling(const Position &p, const RangedFireFrame &fire, const Unit &unit)
{
    const Unit &lead = p.unit(fire.firer);
    // [R8.2o] Reaction fire is the fire of one unit. RULING: so are turret fire and fire on the
    // move, as all that take part are marked Firing [R10.8.4b].
    if (fire.reaction || fire.action != Action::Fire)
        return refuse(Message::CannotSupport, fire.reaction ? "R8.2o" : "R10.8.4b");
    if (unit.side != lead.side || unit.id == lead.id)
        return refuse(Message::CannotSupport, "R10.8.4a");
    // [R10.8.4a] Up to two, [D10.8.4a] in the German edition one.
    const int most = p.setting->switches.oneSupportsFire ? 1 : 2;
    if (static_cast<int>(fire.joined.size()) >= most)
        return refuse(Message::CannotSupport, most == 1 ? "D10.8.4a" : "R10.8.4a", {most});
    // [R10.8.4a] Not activated, adjacent, with the target in sight, range and arc.
    HW_TRY(activationRuling(p, unit));
    if (distance(unit.at, lead.at) != 1)
        return refuse(Message::NotAdjacent, "R10.8.4a");
    return shotRuling(p, unit, fire.target, Action::Fire);
}

} // namespace hexwerk::assault
