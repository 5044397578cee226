// Actions and attacks as they change a game at a real table.
#pragma once

#include "core/assault/tabletop/table_course.h"
#include "core/assault/tabletop/table_order.h"

namespace hexwerk::assault {

// A unit that goes somewhere leaves its place, and the marker that is dug in there. [R9.8.1d]
void putOn(TableTurn turn, Unit &unit, Hex place);
// What is under way is over.
void endAction(TableTurn turn);
// The other side acts next, and that was no pass. [R6.4a]
void passTo(TableTurn turn, const Unit &who);
// [R6.4a] With the marker of the action.
void beginAction(TableTurn turn, Unit &unit, const TakeAction &act);

// Whether the attack is an action of its own, and no part of the one that is under way.
bool isNewAction(const TablePosition &t, const AttackForm &form);
// Whether its unit may attack now, as the form has it; what comes of it aside. [R6.3a] [R6.4e]
Ruling<> attackTimeRuling(const TablePosition &t, const AttackForm &form);
// The form as it is when the attack begins: the action before it is over.
AttackForm formAtTable(const TablePosition &t, const AttackForm &form);
void tellAttack(TableTurn turn, const TableAttackOrder &order);

} // namespace hexwerk::assault
