// What a computer player advises, and why, in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/game/position.h"
#include "core/assault/mind/plan.h"

namespace hexwerk::assault::ui {

class AdviceText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AdviceText)

public:
    // As what it tells its side to do: "Move Rifles 43 (u1) to H10 and fire at MG 42 (g3)".
    static QString plan(const Position &p, const Plan &plan);
    // Of an order that stands alone, away from its question: "Request Howitzers", not "Howitzers".
    static QString order(const Position &p, const Order &order);
    static QString reason(const Position &p, const Reason &reason);
    // The id of the rule that it comes from; empty if it comes from none.
    static QString ruleOf(const Reason &reason);
    // "46 %", of a chance from 0 to 1; never more certain than "<1 %" and ">99 %".
    static QString percent(double chance);
    // "+4.2", of a difference between chances: in percent points.
    static QString points(double difference);
};

} // namespace hexwerk::assault::ui
