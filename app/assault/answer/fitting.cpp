#include "app/assault/answer/fitting.h"

#include "core/assault/rules/firing/support_rulings.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static bool fires(const UnitCard &card)
{
    return std::any_of(card.bands.begin(), card.bands.end(),
                       [](const auto &bands) { return !bands.empty(); });
}

static bool movesByItself(const Position &p, UnitId unit)
{
    return p.card(unit).movement > 0 && !p.traits(unit).isImmobile;
}

// [R9.11.4a] A transport, on a side that has a gun to fetch.
static bool movesGuns(const Position &p, UnitId transport)
{
    return p.card(transport).transport > 0 &&
           std::any_of(p.units.begin(), p.units.end(), [&](const Unit &gun) {
               return gun.side == p.unit(transport).side && p.traits(gun.id).isImmobile &&
                      (gun.inPlay() || gun.state == UnitState::Carried);
           });
}

bool fits(const Position &p, UnitId unit, Action action)
{
    const UnitCard &card = p.card(unit);
    const Traits &traits = p.traits(unit);
    const Switches &switches = p.setting->switches;
    const bool isCarried = p.unit(unit).state == UnitState::Carried;
    if (isSupportAction(action) != (p.phase == Phase::Support) || traits.forbids(action) ||
        isCarried != (action == Action::Dismount)) // [R9.11.3a] its one action
        return false;
    switch (action) {
    case Action::NormalMove: // [R9.9c] a gun that others have to pull may turn
        return movesByItself(p, unit) || traits.isImmobile;
    case Action::FastMove:
        return movesByItself(p, unit);
    case Action::MoveAndFire:
    case Action::FireAndMove: // [R9.3c]
        return card.type != UnitType::Artillery && movesByItself(p, unit) && fires(card);
    case Action::Fire:
        return fires(card);
    case Action::TurretFire:
        return fires(card) && (card.turret || traits.firesAllRound);
    case Action::DigIn:
        return card.type == UnitType::Infantry;
    case Action::Detach:
        return card.type == UnitType::Infantry && !switches.reinforcesPositions;
    case Action::Reinforce: // [D9.8.2a]
        return card.type == UnitType::Infantry && switches.reinforcesPositions;
    case Action::Hide:
    case Action::Dismount:
        return true;
    case Action::CoveringFire: // [D9.13a]
        return switches.coveringFire && movesByItself(p, unit);
    case Action::Load:
    case Action::Unload:
        return movesGuns(p, unit);
    case Action::TurnFacing: // [R6.3b]
        return card.type == UnitType::Artillery;
    case Action::IndirectFire:
        return card.indirect.has_value();
    case Action::Smoke:
        return traits.firesSmoke;
    case Action::SpecialAbility:
        return traits.support.has_value();
    }
    return true;
}

} // namespace hexwerk::assault::ui
