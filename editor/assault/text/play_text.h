// What ids of a game are called on the screen: actions, markers, rolls, units.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/engine/assault.h"
#include "core/assault/tables/dice_count.h"

namespace hexwerk::assault::ui {

class PlayText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlayText)

public:
    static QString action(Action action);
    // What the action means, in a sentence.
    static QString actionHelp(Action action);
    // The id of the rule that allows it.
    static QString ruleOf(Action action);
    static QString phase(Phase phase);
    static QString marker(const Position &p, Marker marker);
    // Who rolls what for: "Allies – Attack dice: Rifles 43 (u1)".
    static QString roll(const Position &p, const Pending &pending);
    static QString use(RollUse use);
    // "Rifles 43 (u1)".
    // Its own name, else that of its card.
    static QString name(const Position &p, UnitId unit);
    // With its id.
    static QString unit(const Position &p, UnitId unit);
    // "Rifles 43 (u1) in C4"; of a carried one the transport.
    static QString unitAndHex(const Position &p, UnitId unit);
    // Side, strength, experience, markers, facing and load.
    static QString condition(const Position &p, UnitId unit);
    // The same behind its name, for a tool tip.
    static QString state(const Position &p, UnitId unit);
    // How artillery off the board fires, by id.
    static QString fireMode(std::string_view id);
    // "N", of the id of a direction, "0" to "5".
    static QString direction(std::string_view id);
    static QString side(const Position &p, SideIndex side);
    static QString objective(const Objective &objective);
    // Who is asked, and about what, in a sentence; who must not look is told so.
    enum class Others { AtTable, Absent };
    static QString question(const Position &p, Others others = Others::AtTable);
    // What an order of the pending side would do, as the text of a button.
    static QString order(const Position &p, const Order &order);
    // A formation card, a unit card, or a unit, by its id.
    static QString card(const Position &p, const std::string &id);
    // Of the card that an order takes, what it holds; empty for others.
    static QString details(const Position &p, const Order &order);
    // Where a line of dice comes from: "Heavy forest".
    static QString source(const Position &p, const DiceLine &line);
    // "2 D, 1 X"; "nothing".
    static QString symbols(Symbols symbols);
};

} // namespace hexwerk::assault::ui
