// What a study says about a scenario, in sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/lab/pair_player.h"
#include "core/lab/report.h"

namespace hexwerk::assault::ui {

class BalanceText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BalanceText)

public:
    // "The Allies win 58 % (54 to 62): tilted."
    static QString verdict(const lab::Report &report, const Position &start);
    static QString finding(const lab::Finding &finding, const Position &start);
    static QString unfit(const Unfit &unfit, const Position &start);
    // All of it; safe to be shown, whatever names the scenario has.
    static QString html(const lab::Report &report, const Position &start);
};

} // namespace hexwerk::assault::ui
