// A way in words: what every hex costs, and who may fire there.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/aside/path_forecast.h"

namespace hexwerk::assault::ui {

class WayText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::WayText)

public:
    // On the map: "2", and with the best chance of a reaction "2·34 %".
    static QString mark(const PathStep &step);
    // For the status line: the sum, how many hexes are under fire, and the best chance there.
    static QString line(const std::vector<PathStep> &steps);
    // The whole of it as a table, under the name of the unit.
    static QString table(const Position &p, UnitId unit, const std::vector<PathStep> &steps);
    static bool drawsFire(const std::vector<PathStep> &steps);
};

} // namespace hexwerk::assault::ui
