// The attacks that the play view speaks of: before they are ordered, and while dice are rolled.
#pragma once

#include <QCoreApplication>

#include "app/assault/game/choice_odds.h"
#include "app/assault/game/game_look.h"
#include "app/assault/game/planned_way.h"
#include "app/assault/map/preview_view.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

class ShownAttacks
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ShownAttacks)

public:
    // Those that can be told before they are ordered; in the support phase where nothing comes
    // before the attack: neither a spotter nor the preliminary roll against a vehicle.
    static std::optional<ShownAttack> shot(const Position &p, UnitId firer, UnitId target,
                                           Action action);
    static std::optional<ShownAttack> reaction(const Position &p, UnitId unit);
    // The way leads into the hex of the target.
    static ShownAttack assault(const Position &p, const PlannedWay &way, UnitId target);
    static ShownAttack overrun(const Position &p, UnitId vehicle, UnitId gun, Hex from);
    // [R10.8.4] The fire with one unit more.
    static std::optional<ShownAttack> joined(const Position &p, const Order &order);
    // Those of an answer to the open question; empty where it is none.
    static std::vector<ShownAttack> of(const Position &p, const Order &order);
    // What the unit that is asked for a target does; empty while it is asked for something else.
    static std::optional<Action> fireUnderWay(const Position &p);
    // With the dice so far.
    static std::optional<ShownAttack> underWay(const GameLook &look);
    // The events: of this attack, so far.
    static std::optional<ShownAttack> underWay(const Position &p, const std::vector<Event> &soFar);
    // Artillery off the board, before its next roll; empty while it does something else.
    static std::vector<ShownAttack> shellsUnderWay(const Position &p);
    // What a roll to find a way through mines has to be; empty for any other.
    static QString detection(const Position &p, const MineFrame &mines);

private:
    static std::optional<ShownAttack> minesUnderWay(const Position &p, const MineFrame &mines);
    static ShownAttack smokeUnderWay(const Position &p, const SmokeFrame &smoke);
    // Before its accuracy is rolled.
    static std::optional<ShownAttack> air(const Position &p, UnitId target);
    // One for each unit that shells may hit, or what else is to be told of them.
    static std::vector<ShownAttack> shells(const Position &p, const ShellOdds &odds);
    static std::optional<ShownAttack> fromOutside(const Position &p, const OutsideFireFrame &fire);
    static ShownAttack overrunIn(const Position &p, const OverrunFrame &overrun);
};

// Of the last shot, or the last round of a close combat, at the moment that is looked at: without
// what a later activation or turn brought.
std::vector<Event> finishedAttack(const GameLook &look);

} // namespace hexwerk::assault::ui
