// A way in words: what every hex costs, and who may fire there.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/path_forecast.h"

namespace hexwerk {

class WayText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::WayText)

public:
    // On the map: "2", and with the best chance of a reaction "2·34 %".
    static QString mark(const assault::PathStep &step);
    // For the status line: the sum, how many hexes are under fire, and the best chance there.
    static QString line(const std::vector<assault::PathStep> &steps);
    // The whole of it as a table, under the name of the unit.
    static QString table(const assault::Position &p, UnitId unit,
                         const std::vector<assault::PathStep> &steps);
    static bool drawsFire(const std::vector<assault::PathStep> &steps);
};

} // namespace hexwerk
