// Victory conditions as they stand in a game, and why it ended as it did.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/position.h"

#include <vector>

namespace hexwerk::editor {

class VictoryText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::VictoryText)

public:
    // A term with its numbers; the terms within it follow, one deeper.
    struct Line
    {
        int depth = 0;
        bool met = false;
        QString text;
    };
    static std::vector<Line> lines(const assault::Position &p, const Victory &victory);
    // Who won: "Winner: Allies."; of a game that is over.
    static QString winner(const assault::Position &p);
    // Which terms decided it, in a sentence; of a game that is over.
    static QString reason(const assault::Position &p);
};

} // namespace hexwerk::editor
