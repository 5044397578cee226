// A table whose sides take formations and single units, with a few cards for it.
#pragma once

#include "tests/core/assault/told.h"

namespace hexwerk::assault {

// Six infantry formations "drill.f1" to "drill.f6" of two rifles each, and two of vehicles; all of
// the nation "ger".
CardStore formationCards();

// The axis has a set-up zone of eight hexes and takes cards; u1 stands in the south.
Table formationTable();

// The axis takes so many infantry formations, of these where some are named.
Table taking(int count, FormationMethod method, std::vector<std::string> from = {});

Position beginWithCards(const Table &table);

// The ids of what is offered, with spaces between: "drill.f1 drill.f2 decline".
std::string offered(const Position &p);

// Units of a side that wait to be placed.
int waitingUnits(const Position &p, SideIndex side);

} // namespace hexwerk::assault
