// [R4.9.2] Command points at a real table: put on cards openly, spent and lost as they are told.
#pragma once

#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_order.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// [R6.2b] The planning phase; false where no side has a point to put on a card.
bool planAtTable(TableTurn turn);
// All points that may be put on cards lie there.
bool isPlanned(const TablePosition &t);
// On the card, of what the side or its player may put on cards.
int pointsOnCard(const CommandPool &pool, std::size_t card);
Ruling<> pointsRuling(const TablePosition &t, const PutPoints &order);
// pointsRuling() must have said yes.
void putPoints(TableTurn turn, const PutPoints &order);

// [R10.7.3i] What the side that has lost a point may take it from: unit cards and kFocus. Empty
// where no question is open.
std::vector<std::string> pilesToChoose(const TablePosition &t);
// Takes lost points away, as long as nothing is to be chosen; `answer`: the choice.
void takeLostPoints(TableTurn turn, const Order *answer = nullptr);

} // namespace hexwerk::assault
