#include "core/assault/rules/firing/overrun.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/card_effects.h"
#include "core/hexes/facing.h"

namespace hexwerk::assault {

DiceCount lastShotDice(const Position &p, const OverrunFrame &overrun)
{
    // [R9.10.3d] The dice of close combat against vehicles, [R9.10.3e] against those of the front:
    // nothing is added or taken.
    DiceCount count;
    if (const Pool *dice = p.card(overrun.gun).dice(TargetRow::Armoured, 0))
        count.add(PoolSide::Attack, *dice, "R9.10.3d", "card");
    count.add(PoolSide::Defence, p.card(overrun.unit).defenceOf(AreaOfImpact::Front), "R9.10.3e",
              "card");
    addLastShotDice(p, count, overrun.gun); // [R9.10.3k] but by a card
    return count;
}

static Ruling<> readyRuling(const Position &p, const OverrunFrame &overrun)
{
    // [R9.10.3h] Not while it keeps its head down or is on its way.
    constexpr MarkerSet kBars = {Marker::Suppressed, Marker::Fallback, Marker::FastAction,
                                 Marker::DelayedAction};
    if (p.unit(overrun.gun).markers.hasAny(kBars))
        return refuse(Message::CannotBeActivated, "R9.10.3h");
    // [R9.10.3k] [R8.3c]
    if (hasCardEffect(p, CardWord::NoLastShot, p.unit(overrun.gun)))
        return refuse(Message::CardForbids, "R8.3c");
    if (lastShotDice(p, overrun).attack.isEmpty())
        return refuse(Message::NoAttackDice, "R9.10.3d");
    return {};
}

static bool bears(const Position &p, const OverrunFrame &overrun, int facing)
{
    return inArc(p.unit(overrun.gun).at, facing, p.unit(overrun.unit).at);
}

Ruling<> lastShotRuling(const Position &p, const OverrunFrame &overrun)
{
    HW_TRY(readyRuling(p, overrun));
    // [R9.10.3g] The vehicle in its arc.
    if (!bears(p, overrun, p.unit(overrun.gun).facing))
        return refuse(Message::OutOfArc, "R9.10.3g");
    return {};
}

Ruling<> lastTurnRuling(const Position &p, const OverrunFrame &overrun, int facing)
{
    HW_TRY(readyRuling(p, overrun));
    // [R9.10.3g] By one vertex, once, if that brings the vehicle into the arc.
    const int own = p.unit(overrun.gun).facing;
    const int apart = (facing - own + kDirections) % kDirections;
    if (facing < 0 || facing >= kDirections || (apart != 1 && apart != kDirections - 1) ||
        overrun.turned || bears(p, overrun, own) || !bears(p, overrun, facing))
        return refuse(Message::CannotTurn, "R9.10.3g", {facing});
    return {};
}

bool hasLastShot(const Position &p, const OverrunFrame &overrun)
{
    if (lastShotRuling(p, overrun))
        return true;
    for (int facing = 0; facing < kDirections; ++facing)
        if (lastTurnRuling(p, overrun, facing))
            return true;
    return false;
}

} // namespace hexwerk::assault
