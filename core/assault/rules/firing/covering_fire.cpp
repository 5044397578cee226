#include "core/assault/rules/firing/covering_fire.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/firing/ranged_fire.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/readiness.h"

#include <algorithm>

namespace hexwerk::assault {

Ruling<> coverPartnerRuling(const Position &p, UnitId mover, UnitId other)
{
    // [D9.13a] An adjacent unit that was not activated yet, and that can fire.
    if (mover == other)
        return refuse(Message::NotThisUnit, "D9.13a");
    HW_TRY(activationRuling(p, p.unit(other)));
    if (distance(p.unit(mover).at, p.unit(other).at) != 1)
        return refuse(Message::NotAdjacent, "D9.13a");
    if (p.card(other).maximumRange() < 1)
        return refuse(Message::NoAttackDice, "D9.13a");
    // [D9.13b] Two command points; one is spent by the announcement.
    return p.unit(mover).activated ? costRuling(p, p.unit(other))
                                   : costRuling(p, p.unit(mover), p.unit(other));
}

bool hasCoverPartner(const Position &p, const Unit &mover)
{
    return std::any_of(p.units.begin(), p.units.end(), [&](const Unit &other) {
        return other.side == mover.side && coverPartnerRuling(p, mover.id, other.id).has_value();
    });
}

Ruling<> coveringFireAnnouncement(const Position &p, const Unit &mover)
{
    if (!p.setting->switches.coveringFire)
        return refuse(Message::NotThisAction, "D9.13a");
    if (!hasCoverPartner(p, mover))
        return refuse(Message::NoPartner, "D9.13a");
    return {};
}

std::optional<Die> coverDie(const Position &p, const Covering &covering, UnitId reactor)
{
    if (covering.unit == UnitId{})
        return std::nullopt;
    // [D9.13e] Only who could fire at the one that reacts.
    const Unit &unit = p.unit(covering.unit);
    if (!targetRuling(p, unit, reactor))
        return std::nullopt;
    // [D9.13c] Its strongest attack die against that one, [D9.13g] weakened to the next colour.
    const Pool *dice =
        attackDiceOf(p.card(unit.id), p.card(reactor), distance(unit.at, p.unit(reactor).at));
    const auto strongest = dice ? dice->strongest() : std::nullopt;
    if (!strongest)
        return std::nullopt;
    const bool weakened = covering.weakened || p.isHalf(unit);
    return weakened && *strongest != Die::Blue
               ? static_cast<Die>(static_cast<std::uint8_t>(*strongest) + 1)
               : *strongest;
}

} // namespace hexwerk::assault
