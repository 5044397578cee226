// [R4.8c] More units in a hex than may stand there: the designer is told at once.
#pragma once

#include <QString>

#include "core/assault/scenario/scenario.h"

namespace hexwerk::assault::ui {

// A sentence; empty as long as at most one unit stands in the hex.
QString crowding(const Scenario &scenario, Hex hex);

} // namespace hexwerk::assault::ui
