// What a study says about a scenario, in sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/lab/pair_player.h"
#include "core/lab/comparison.h"
#include "core/lab/report.h"

namespace hexwerk::assault::ui {

class BalanceText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BalanceText)

public:
    // "The Allies win 58 % (54 to 62): tilted."
    static QString verdict(const lab::Report &report, const Position &start);
    static QString finding(const lab::Finding &finding, const Position &start);
    // Why the game is worth a look, and how it ended.
    static QString notable(const lab::NotableGame &game, const Position &start);
    static QString unfit(const Unfit &unfit, const Position &start);
    // All of it; safe to be shown, whatever names the scenario has.
    static QString html(const lab::Report &report, const Position &start);

    // Versions side by side. "Games won by the Allies in %"
    static QString shareOfGames(const Position &start);
    // `difference`: from the version that the others are compared with; safe to be shown.
    static QString versionRow(const QString &name, const lab::PairMean &share,
                              const std::optional<lab::Difference> &difference);
    static QString versionTable(const QString &rows, const Position &start);
    // "Nearest to even: 7 (Allies: 52 %, 45 to 59)"
    static QString nearest(const QString &name, const lab::PairMean &share, const Position &start);
};

} // namespace hexwerk::assault::ui
