// An attack of the table put on a board that has nothing but what its form says, so that the engine
// plays it: dice, consequences and questions are those of a game.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/tabletop/attack_form.h"

#include <map>
#include <string>
#include <vector>

namespace hexwerk::assault {

// The rules that are in force at the table.
struct TableRules
{
    SystemData data = {};
    CardStore cards = {};
    std::string profile = "sicily43-en";
    std::map<std::string, OptionValue> options = {};
};

inline constexpr int kMostTableRange = 40; // hexes

// All of the form, the attacker and its target first.
std::vector<const TableUnit *> countersOf(const AttackForm &form);

// Why a form is no attack, whatever the rules say.
enum class FormFault : std::uint8_t {
    UnknownCard,
    UnknownTerrain,
    Strength,  // less than 1, or more than the card has
    Markers,   // that do not lie together [R13.2a]
    Range,     // less than 1, or more than kMostTableRange
    Hindering, // more hexes than lie between, or terrain that does not hinder
    Smoke,     // less than 0
    Helpers,   // more fire support units than an edition allows
    Carried,   // more than the carrier has room for
};

// Each once.
std::vector<FormFault> faultsOf(const AttackForm &form, const TableRules &rules);

// An attack under way. The attacker is of side 0 and the target of side 1, whoever plays them.
struct StagedAttack
{
    Position position = {};
    UnitId attacker = {};
    UnitId target = {};
};

// Whether the rules let the attack happen, or the first that says no. The form must have no faults.
Ruling<> attackRuling(const AttackForm &form, const TableRules &rules);
// The attack at its first die or question, even one that the rules refuse. The form must have no
// faults.
StagedAttack staged(const AttackForm &form, const TableRules &rules);

bool isDone(const Position &p);
// The answer to what is asked because the engine knows of no table: who supports is in the form;
// where units retreat, withdraw to or get off, their players see for themselves. Empty for the
// dice, and for what only the players can answer.
std::optional<Order> tableAnswer(const Position &p, const AttackForm &form);

// What the players do with a counter.
struct TableChange
{
    enum Kind : std::uint8_t {
        TakeOff,
        FlipOver,  // to half strength
        AddDamage, // `points`, on the side that shows by then
        Remove,    // `marker`
        Place,     // `marker`
        TakeDugIn, // off the target's hex
        FallBack,  // they move it
        Withdraw,  // likewise
        GetOff,    // likewise, from its transport
    };
    Kind kind = TakeOff;
    std::string unit = {}; // id in the form
    int points = 0;        // strength points
    Marker marker = Marker::Suppressed;
    bool operator==(const TableChange &) const = default;
};

// What the attack has come to: the counters that are left, and what was done with them. A position
// before its end tells of a part.
struct TableResult
{
    std::vector<TableUnit> counters = {};  // those of the form that are still on the map
    std::vector<TableChange> changes = {}; // by counter, in the order of the form
};
TableResult resultOf(const AttackForm &form, const Position &p);

} // namespace hexwerk::assault
