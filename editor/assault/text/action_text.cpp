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
        return tr("Moves up to the allowance on the card; may lead to close combat.");
    case Action::FastMove:
        return tr("Moves one point further, but loses its weakest defence die.");
    case Action::MoveAndFire:
        return tr("Moves up to half its allowance, then fires; the target gets a green die.");
    case Action::FireAndMove:
        return tr("Fires, then moves up to half its allowance; the target gets a green die.");
    case Action::Fire:
        return tr("Fires from its hex; guns and vehicles only within their arc of fire.");
    case Action::TurretFire:
        return tr("Fires outside its arc without moving; the target gets a blue die.");
    case Action::DigIn:
        return tr("Is dug in from the next turn on; until then, it loses its weakest defence die.");
    case Action::Hide:
        return tr("Is hidden from the next turn on; infantry may move one hex. Not on roads; guns "
                  "and vehicles not in the open.");
    case Action::Detach:
        return tr("Changes places with an adjacent infantry unit that has not acted either.");
    case Action::Reinforce:
        return tr("Changes places with an adjacent infantry unit that has not acted either, so "
                  "that a fresh one holds the position.");
    case Action::CoveringFire:
        return tr("Moves while an adjacent unit covers it: its strongest die helps the defence "
                  "against one reaction.");
    case Action::Load:
        return tr("Moves to a gun that cannot move by itself, and loads it.");
    case Action::Dismount:
        return tr("Leaves its transport for an adjacent hex.");
    case Action::Unload:
        return tr("Unloads a gun that cannot move by itself into an adjacent hex.");
    case Action::TurnFacing:
        return tr("Turns to another vertex. This is free: the unit can still act.");
    case Action::IndirectFire:
        return tr("Fires over obstacles that block the view; the unit or a spotter next to it must "
                  "see the target.");
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
