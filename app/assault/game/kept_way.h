// An order of a way under way: it is kept through every question that comes up on it, until the
// unit is stopped or the player takes the rest back.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/game/planned_way.h"
#include "app/assault/game/play_game.h"

#include <deque>
#include <span>
#include <variant>

namespace hexwerk::assault::ui {

class KeptWay
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::KeptWay)

public:
    KeptWay() = default;
    // The orders of `mover`, none of them given yet. Those that are not enforced are given whatever
    // the rules say, until it has a marker that stops it and that it did not have at first.
    KeptWay(UnitId mover, std::deque<Order> orders, Origin origin,
            play::Enforce enforce = play::Enforce::Yes, MarkerSet first = {});

    bool isEmpty() const { return m_orders.empty(); }
    // Of the input that gave it.
    Origin origin() const { return m_origin; }
    play::Enforce enforce() const { return m_enforce; }
    UnitId mover() const { return m_mover; }
    // What is still to be given.
    const std::deque<Order> &orders() const { return m_orders; }
    // Its last hex; nowhere if it does not move.
    Hex goal() const;

    // Leaves out what the program has said itself.
    void dropSaid(const Order &said);

    struct Wait
    {
    };
    // The reason in a sentence; empty if there is none to tell.
    struct Over
    {
        QString why;
    };
    // What is to be done about the open question: to give the next order, to wait until it is
    // answered, or to give up.
    std::variant<Wait, Over, Order> next(const Position &p) const;
    void pop();

private:
    QString whyStopped(const Position &p) const;
    std::variant<Wait, Over, Order> nextForced(const Position &p) const;

    UnitId m_mover = {};
    std::deque<Order> m_orders;
    Origin m_origin = Origin::Mouse;
    play::Enforce m_enforce = play::Enforce::Yes;
    MarkerSet m_first = {};
    bool m_isToSetOut = false; // announced, and no further
};

// The movement of that unit, also while something else is asked in the middle of it; null if it
// is not on its way.
const Walk *walkOnTheWay(const Position &p, UnitId unit);

// Hex by hex what the rest of a way costs and draws, while the unit stands in the hex of the open
// question.
std::vector<PathStep> forecastOfRest(const Position &p, const KeptWay &way);

} // namespace hexwerk::assault::ui
