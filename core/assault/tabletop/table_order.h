// What is said of a game at a real table: each order is one thing that happened there.
#pragma once

#include "core/assault/game/order.h"
#include "core/assault/tabletop/attack_form.h"

#include <string>
#include <variant>
#include <vector>

namespace hexwerk::assault {

// Which side begins the turn, by the dice of the table or by scenario. [R6.1a]
struct BeginTurn
{
    SideIndex side = 0;
    bool operator==(const BeginTurn &) const = default;
};

// A unit acts, whatever comes of it; its attack is told by itself. [R6.4a] [R6.3b]
struct TakeAction
{
    std::string unit = {}; // id
    Action action = Action::NormalMove;
    bool isDelayed = false; // its marker is Delayed action [R9.5a]
    bool operator==(const TakeAction &) const = default;
};

// A whole attack with its dice, in the order in which they were asked for. Units that nobody knew
// before come into the game with it; the others are as the form says.
struct TableAttackOrder
{
    AttackForm form = {};
    std::vector<Dice> rolls = {};
    std::vector<Order> choices = {}; // of the sides: to stay, to reroll...
    bool operator==(const TableAttackOrder &) const = default;
};

// A unit has spotted for an attack that is not told. [R7.2b] [R7.1.1c]
struct Spot
{
    std::string unit = {};
    bool operator==(const Spot &) const = default;
};

// A unit loses strength points by something that is not told as an attack.
struct LosePoints
{
    std::string unit = {};
    int points = 1; // 1 or more
    bool operator==(const LosePoints &) const = default;
};

// Where a unit stands, as far as it matters: on an objective, in a zone, or (empty) elsewhere.
struct StandOn
{
    std::string unit = {};
    std::string place = {}; // id of an objective, else of a zone
    bool operator==(const StandOn &) const = default;
};

// A unit that was due comes onto the map. [R6.7a] [R5.8e]
struct Arrive
{
    std::string unit = {};
    bool operator==(const Arrive &) const = default;
};

// A unit is gone for another reason than an attack: it had no way to retreat, was pushed back...
struct Eliminate
{
    std::string unit = {};
    bool operator==(const Eliminate &) const = default;
};

// [R4.8b]
struct LeaveMap
{
    std::string unit = {};
    bool operator==(const LeaveMap &) const = default;
};

// A counter that no scenario knows.
struct Join
{
    TableUnit unit = {};
    SideIndex side = 0;
    bool operator==(const Join &) const = default;
};

// [R6.2.2b] So many command points lie on a unit card, of the side or of one of the players that
// share it. At a real table they are put there openly.
struct PutPoints
{
    SideIndex side = 0;
    int player = 0; // from 1; 0: of the side
    std::string card = {};
    int points = 0;
    bool operator==(const PutPoints &) const = default;
};

// [R6.0a] The organization phase is done on the way to the next turn.
struct NextPhase
{
    bool operator==(const NextPhase &) const = default;
};

// Pass, Correct, and Choose, Draw and Decline while cards are taken, are those of a game; so is
// Choose where a point is lost.
using TableOrder = std::variant<BeginTurn, TakeAction, TableAttackOrder, Spot, LosePoints, StandOn,
                                Arrive, Eliminate, LeaveMap, Join, PutPoints, NextPhase, Pass,
                                Correct, Choose, Draw, Decline>;

} // namespace hexwerk::assault
