// What was told of a game at a real table, in sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/tabletop/table_order.h"
#include "core/assault/tabletop/table_position.h"
#include "core/assault/tabletop/turn_changes.h"

#include <vector>

namespace hexwerk::assault::ui {

class ToldText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ToldText)

public:
    // One order with what came of it; `t` is the position after it. Dice are left out.
    static QString step(const TablePosition &t, const TableOrder &order,
                        const std::vector<Event> &events);
    // With the dice.
    static QStringList lines(const TablePosition &t, const TableOrder &order,
                             const std::vector<Event> &events);
    // What happened, without hexes; empty for what is seen on a map alone.
    static QString sentence(const Position &p, const Event &event);
    // Of the list at the end of a turn.
    static QString change(const TablePosition &t, const TurnChange &change);
    // "ready", "has acted", "lost"
    static QString state(const TablePosition &t, const Unit &unit);
    // An objective or a zone; empty: elsewhere.
    static QString place(const TablePosition &t, const std::string &id);
    // Who has won, in a sentence; empty while the game goes on.
    static QString verdict(const TablePosition &t);
};

} // namespace hexwerk::assault::ui
