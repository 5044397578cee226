// Points of units, as sentences.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/scenario/force_points.h"

namespace hexwerk::assault::ui {

class PointsText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PointsText)

public:
    // "24", "24 to 30"
    static QString range(const PointRange &range);
    // "24 points", "24 to 30 points"
    static QString points(const PointRange &range);
};

} // namespace hexwerk::assault::ui
