// A line of sight in words.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/board/line_of_sight.h"

namespace hexwerk::assault::ui {

class SightText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::SightText)

public:
    static QString status(SightStatus status);
    // "C4 to F6, range 3: hindered".
    static QString answer(SightStatus status, Hex from, Hex to);
    // What counts in one hex, with its rule.
    static QString reason(const SightReason &reason, const Board &board, const TerrainChart &chart);
    // One line for the answer, one for each reason.
    static QString of(const SightLine &line, Hex from, Hex to, const Board &board,
                      const TerrainChart &chart);
};

} // namespace hexwerk::assault::ui
