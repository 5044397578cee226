#include "core/assault/rules/course/announce_rulings.h"

#include "core/assault/game/message.h"
#include "core/assault/rules/card_effects.h"
#include "core/assault/rules/firing/covering_fire.h"
#include "core/assault/rules/firing/support_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/exchange.h"
#include "core/assault/rules/moving/hiding.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/readiness.h"

namespace hexwerk::assault {

Ruling<> movementRuling(const Position &p, const Unit &unit, Action action)
{
    const UnitCard &card = p.card(unit.id);
    // [R13.1c] An immobilised vehicle goes nowhere, and does not turn.
    if (unit.markers.has(Marker::Immobilised))
        return refuse(Message::Immobilised, "R13.1c");
    if (action == Action::FastMove) {
        // [R9.2d] [R9.9b] [R9.10f] Slow units know no haste, [R9.2c] and nobody knows it two turns
        // running, [R9.2f] but for vehicles.
        if (p.traits(unit.id).forbids(Action::FastMove))
            return refuse(Message::SlowUnit, "R9.2d");
        if (unit.wasFast && card.type != UnitType::Vehicle &&
            !hasCardEffect(p, CardWord::FastAgain, unit)) // [R8.3c]
            return refuse(Message::NoFastActionTwice, "R9.2c");
    }
    // [R9.3c] [R10.0f] Artillery does not move and fire.
    const bool both = action == Action::MoveAndFire || action == Action::FireAndMove;
    if (both && card.type == UnitType::Artillery)
        return refuse(Message::NotThisAction, "R9.3c");
    return {};
}

static Ruling<> hasTargetRuling(const Position &p, const Unit &unit, Action action)
{
    if (!hasTarget(p, unit, action))
        return refuse(Message::NotATarget, "R10.0a");
    return {};
}

Ruling<> digInRuling(const Position &p, const Unit &unit)
{
    // [R9.8.1a] Infantry digs, [R9.8.1c] but not inside a fortification; who is dug in need not.
    const UnitCard &card = p.card(unit.id);
    if (card.type != UnitType::Infantry)
        return refuse(Message::CannotDigIn, "R9.8.1a");
    const auto &fortification = p.board().at(unit.at).fortification;
    if (fortification &&
        p.setting->data.fortifications[static_cast<std::size_t>(fortification->kind)]
            .holds[static_cast<std::size_t>(card.type)])
        return refuse(Message::CannotDigIn, "R9.8.1c");
    if (p.isDugIn(unit.at))
        return refuse(Message::CannotDigIn, "R9.8.1a");
    return {};
}

Ruling<> announceRuling(const Position &p, const Unit &unit, Action action)
{
    // [R10.0b] [R6.3a] Each phase has its own actions.
    if (isSupportAction(action) != (p.phase == Phase::Support))
        return refuse(Message::NotInThisPhase, isSupportAction(action) ? "R10.0b" : "R6.3a");
    if (p.phase == Phase::Support)
        return supportActionRuling(p, unit, action);
    // [R9.11.3a] Who is aboard can get off, and that is all.
    if (action == Action::Dismount)
        return dismountRuling(p, unit);
    HW_TRY(activatedRuling(p, unit));
    return actionRuling(p, unit, action);
}

Ruling<> activatedRuling(const Position &p, const Unit &unit)
{
    HW_TRY(activationRuling(p, unit));
    // [R9.1b] [R10.0g] [R11.0g] [R6.2.2c] That costs a command point.
    return costRuling(p, unit);
}

Ruling<> actionRuling(const Position &p, const Unit &unit, Action action)
{
    // [R8.3c] Who may act again for a close combat alone goes into it.
    if (unit.activated && action != Action::NormalMove && action != Action::FastMove)
        return refuse(Message::CardForbids, "R8.3c");
    switch (action) {
    case Action::NormalMove:
    case Action::FastMove:
    case Action::MoveAndFire:
        return movementRuling(p, unit, action);
    case Action::FireAndMove:
        HW_TRY(movementRuling(p, unit, action));
        [[fallthrough]];
    case Action::Fire:
        // [R10.0a] [R10.2b] Who fires at once needs somebody to fire at.
        return hasTargetRuling(p, unit, action);
    case Action::TurretFire:
        // [R10.0d] [R10.6c] [R10.6h] A turret, [R13.1d] also of a vehicle that cannot move.
        if (!firesAllRound(p, unit))
            return refuse(Message::NotThisAction, "R10.6c");
        return hasTargetRuling(p, unit, action);
    case Action::DigIn:
        return digInRuling(p, unit);
    case Action::Load:
        return loadActionRuling(p, unit);
    case Action::Unload:
        return unloadActionRuling(p, unit);
    case Action::Hide:
        return hideRuling(p, unit);
    case Action::Detach:
    case Action::Reinforce:
        return exchangeAnnouncement(p, unit, action);
    case Action::CoveringFire:
        HW_TRY(movementRuling(p, unit, Action::NormalMove));
        return coveringFireAnnouncement(p, unit);
    case Action::Dismount:
    case Action::TurnFacing:
    case Action::IndirectFire:
    case Action::Smoke:
    case Action::SpecialAbility:
        break;
    }
    return refuse(Message::NotAnOrder, "R6.4c");
}

} // namespace hexwerk::assault
