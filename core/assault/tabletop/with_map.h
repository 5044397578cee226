// A game that is tracked without its map goes on with it.
#pragma once

#include "core/assault/tabletop/table_position.h"

namespace hexwerk::assault {

// The scenario of a game that goes on where this one stands: its turn begins anew, its units have
// their strength, markers and experience. Where a counter stands is known for objectives alone; all
// others are set up, anywhere on the map.
Scenario withMap(const TablePosition &t);

} // namespace hexwerk::assault
