// The course of the turns at a real table. [R6]
#pragma once

#include "core/assault/game/types.h"
#include "core/assault/tabletop/table_position.h"

namespace hexwerk::assault {

// A position that changes, with what is reported of it.
struct TableTurn
{
    TablePosition &t;
    std::vector<Event> &events;

    Turn turn() const { return {t.game, &events, nullptr, nullptr}; }
};

// [R5.6] The cards that come before the map, then the first turn.
void beginAtTable(TablePosition &t);
// Whether a card is chosen or drawn next.
bool asksForCards(const TablePosition &t);
// The answer to that; Assault::query() must have said yes.
void takeCard(TableTurn turn, const Order &answer);

// [R6.1a] The side that the scenario names; kNobody: that of the higher die.
SideIndex fixedStarter(const TablePosition &t);
void beginTurn(TableTurn turn, SideIndex side);
// [R6.0a] From initiative with a fixed starter on; past the end of the action phase with all that
// the organization phase does.
void nextPhase(TableTurn turn);
// [R6.4d] Nobody is left to act, or there were three passes in a row.
bool isPhaseOver(const TablePosition &t);
// What triggers have set off. Afterwards the game may be over. [H4.10b]
void settleTriggers(TableTurn turn);

// Units that may come onto the map now, by id. [R6.7a]
std::vector<UnitId> dueAtTable(const TablePosition &t);

} // namespace hexwerk::assault
