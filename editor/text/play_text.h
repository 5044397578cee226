// What ids of a game are called on the screen: actions, markers, rolls, units.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/assault.h"
#include "core/assault/dice_count.h"

namespace hexwerk::editor {

class PlayText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::PlayText)

public:
    static QString action(assault::Action action);
    // What the action means, in a sentence.
    static QString actionHelp(assault::Action action);
    // The id of the rule that allows it.
    static QString ruleOf(assault::Action action);
    static QString phase(assault::Phase phase);
    static QString marker(const assault::Position &p, assault::Marker marker);
    // Who rolls what for: "Allies – Attack dice: Rifles 43 (u1)".
    static QString roll(const assault::Position &p, const assault::Pending &pending);
    static QString use(assault::RollUse use);
    // "Rifles 43 (u1)".
    static QString unit(const assault::Position &p, UnitId unit);
    // "Rifles 43 (u1) in C4"; of a carried one the transport.
    static QString unitAndHex(const assault::Position &p, UnitId unit);
    // Side, strength, experience, markers, facing and load.
    static QString condition(const assault::Position &p, UnitId unit);
    // The same behind its name, for a tool tip.
    static QString state(const assault::Position &p, UnitId unit);
    static QString side(const assault::Position &p, assault::SideIndex side);
    static QString objective(const Objective &objective);
    // Who is asked, and about what, in a sentence.
    static QString question(const assault::Position &p);
    // What an order of the pending side would do, as the text of a button.
    static QString order(const assault::Position &p, const assault::Order &order);
    // A formation card, a unit card, or a unit, by its id.
    static QString card(const assault::Position &p, const std::string &id);
    // Of the card that an order takes, what it holds; empty for others.
    static QString details(const assault::Position &p, const assault::Order &order);
    // Where a line of dice comes from: "Heavy forest".
    static QString source(const assault::Position &p, const assault::DiceLine &line);
    // "2 D, 1 X"; "nothing".
    static QString symbols(Symbols symbols);
};

} // namespace hexwerk::editor
