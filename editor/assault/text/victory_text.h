// Victory conditions as they stand in a game, and why it ended as it did.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/game/position.h"

#include <vector>

namespace hexwerk::assault::ui {

class VictoryText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::VictoryText)

public:
    // A term with its numbers; the terms within it follow, one deeper.
    struct Line
    {
        int depth = 0;
        bool met = false;
        QString text;
    };
    static std::vector<Line> lines(const Position &p, const Victory &victory);
    // Who won: "Winner: Allies."; of a game that is over.
    static QString winner(const Position &p);
    // Which terms decided it, in a sentence; of a game that is over. `between` them: a semicolon,
    // where nothing is said.
    static QString reason(const Position &p, const QString &between = {});
};

} // namespace hexwerk::assault::ui
