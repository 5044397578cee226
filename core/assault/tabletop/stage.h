// An attack of the table put on a board that has nothing but what its form says, so that the engine
// plays it: dice, consequences and questions are those of a game.
#pragma once

#include "core/assault/game/event.h"
#include "core/assault/tabletop/attack_form.h"
#include "core/assault/tabletop/table_rules.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

// An attack under way. The attacker is of side 0 and the target of side 1, whoever plays them.
struct StagedAttack
{
    Position position = {};
    std::vector<Event> events = {}; // up to there
    UnitId attacker = {};
    UnitId target = {};
};

// Whether the rules let the attack happen, or the first that says no. The form must have no faults.
Ruling<> attackRuling(const AttackForm &form, const TableRules &rules);
// The attack at its first die or question, even one that the rules refuse. The form must have no
// faults.
StagedAttack staged(const AttackForm &form, const TableRules &rules);

bool isDone(const Position &p);
// Of a staged position: where its target is at the beginning.
Hex stagedHex(const Position &p);
// The hexes that smoke is laid in, in their order. [R7.2a]
std::vector<Hex> stagedSmokeHexes(const AttackForm &form, const Position &p);
// The answer to what is asked because the engine knows of no table: who supports is in the form;
// where units retreat, withdraw to or get off, their players see for themselves. Empty for the
// dice, and for what only the players can answer.
std::optional<Order> tableAnswer(const Position &p, const AttackForm &form);

} // namespace hexwerk::assault
