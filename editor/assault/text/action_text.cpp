#include "editor/assault/text/play_text.h"

namespace hexwerk::assault::ui {

QString PlayText::action(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return tr("Move");
    case Action::FastMove:
        return tr("Fast move");
    case Action::MoveAndFire:
        return tr("Move & fire");
    case Action::FireAndMove:
        return tr("Fire & move");
    case Action::Fire:
        return tr("Fire");
    case Action::TurretFire:
        return tr("Turret fire");
    case Action::DigIn:
        return tr("Dig in");
    case Action::Hide:
        return tr("Hide");
    case Action::Detach:
        return tr("Detach");
    case Action::Reinforce:
        return tr("Reinforce");
    case Action::CoveringFire:
        return tr("Move with covering fire");
    case Action::Load:
        return tr("Load a gun");
    case Action::Dismount:
        return tr("Dismount");
    case Action::Unload:
        return tr("Unload a gun");
    case Action::TurnFacing:
        return tr("Turn the gun");
    case Action::IndirectFire:
        return tr("Indirect fire");
    case Action::Smoke:
        return tr("Lay smoke");
    case Action::SpecialAbility:
        return tr("Special ability");
    }
    Q_UNREACHABLE();
}

QString PlayText::actionHelp(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return tr("Moves with the allowance of the card; may lead into close combat.");
    case Action::FastMove:
        return tr("Moves one point further, but loses the weakest defence die.");
    case Action::MoveAndFire:
        return tr("Moves half the allowance and fires then; the target gets a green die.");
    case Action::FireAndMove:
        return tr("Fires and moves half the allowance then; the target gets a green die.");
    case Action::Fire:
        return tr("Fires from where it stands; a gun or vehicle within its arc of fire.");
    case Action::TurretFire:
        return tr("Fires outside its arc from where it stands; the target gets a blue die.");
    case Action::DigIn:
        return tr("Is dug in from the next turn on; meanwhile it loses the weakest defence die.");
    case Action::Hide:
        return tr("Is hidden from the next turn on; infantry may go one hex with it. Not on "
                  "roads, guns and vehicles not in the open.");
    case Action::Detach:
        return tr("Changes places with an adjacent infantry unit that has not acted either.");
    case Action::Reinforce:
        return tr("Changes places with an adjacent infantry unit that has not acted either, so "
                  "that a fresh one holds the position.");
    case Action::CoveringFire:
        return tr("Moves while an adjacent unit covers it: its strongest die helps the defence "
                  "against one reaction.");
    case Action::Load:
        return tr("Goes to a gun that cannot move by itself, and takes it up.");
    case Action::Dismount:
        return tr("Leaves its transport for an adjacent hex.");
    case Action::Unload:
        return tr("Puts a gun that cannot move by itself off into an adjacent hex.");
    case Action::TurnFacing:
        return tr("Turns to another vertex. That is free: the unit can act all the same.");
    case Action::IndirectFire:
        return tr("Fires over what blocks the view; the unit or a spotter beside it has to see "
                  "the target.");
    case Action::Smoke:
        return tr("Lays smoke in up to three adjacent hexes, as many markers as its dice show.");
    case Action::SpecialAbility:
        return tr("Does what its card allows before the action phase.");
    }
    Q_UNREACHABLE();
}

QString PlayText::ruleOf(Action action)
{
    switch (action) {
    case Action::NormalMove:
        return QStringLiteral("R9.1a");
    case Action::FastMove:
        return QStringLiteral("R9.2a");
    case Action::MoveAndFire:
    case Action::FireAndMove:
        return QStringLiteral("R9.3a");
    case Action::Fire:
        return QStringLiteral("R10.0a");
    case Action::TurretFire:
        return QStringLiteral("R10.6h");
    case Action::DigIn:
        return QStringLiteral("R9.8.1a");
    case Action::Hide:
        return QStringLiteral("R9.12a");
    case Action::Detach:
        return QStringLiteral("R9.8.2a");
    case Action::Reinforce:
        return QStringLiteral("D9.8.2a");
    case Action::CoveringFire:
        return QStringLiteral("D9.13a");
    case Action::Load:
        return QStringLiteral("R9.11.4a");
    case Action::Dismount:
        return QStringLiteral("R9.11.3a");
    case Action::Unload:
        return QStringLiteral("R9.11.5a");
    case Action::TurnFacing:
        return QStringLiteral("R7.3a");
    case Action::IndirectFire:
        return QStringLiteral("R7.1a");
    case Action::Smoke:
        return QStringLiteral("R7.2a");
    case Action::SpecialAbility:
        return QStringLiteral("R7.4a");
    }
    Q_UNREACHABLE();
}

} // namespace hexwerk::assault::ui
