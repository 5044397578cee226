// What happened. Views animate it, the log shows it; nothing replays it.
#pragma once

#include "core/assault/position.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hexwerk::assault {

struct TurnBegan
{
    int turn = 1;
};
struct PhaseBegan
{
    Phase phase = Phase::Action;
};
struct StartingPlayerChosen
{
    SideIndex side = 0;
};
struct Passed
{
    SideIndex side = 0;
};
struct UnitPlaced
{
    UnitId unit = {};
    Hex hex = {};
};
struct UnitActivated
{
    UnitId unit = {};
    Action action = Action::NormalMove;
};
struct UnitMoved
{
    UnitId unit = {};
    Hex from = {};
    Hex to = {};                       // nowhere: off the map
    std::optional<RoadKind> road = {}; // that was followed
    int cost = 0;                      // movement points
};
struct UnitPushedBack
{
    UnitId unit = {};
    Hex to = {};
};
struct MarkerPlaced
{
    UnitId unit = {};
    Marker marker = Marker::NormalAction;
};
struct ShotFired
{
    UnitId firer = {};
    UnitId target = {};
    bool reaction = false;
};
struct SpottingRolled
{
    UnitId firer = {};
    UnitId target = {};
    int roll = 0;     // the die
    int modifier = 0; // added to it
    int needed = 0;
    bool spotted = false;
};
struct DiceRolled
{
    RollUse use = RollUse::Attack;
    UnitId unit = {};                  // who rolls; none for plain dice of a side
    Pool dice = {};                    // none: plain dice
    std::vector<std::uint8_t> faces;   // empty if symbols were entered
    std::vector<Symbols> symbols = {}; // of battle dice
    bool offProfile = false;           // a symbol that this die does not have
};
struct AttackResolved
{
    UnitId attacker = {};
    UnitId defender = {};
    Symbols left = {};
};
struct UnitDamaged
{
    UnitId unit = {};
    int points = 0; // strength points lost
    int left = 0;
};
struct UnitHalved
{
    UnitId unit = {};
};
struct UnitEliminated
{
    UnitId unit = {};
};
struct UnitLeftMap
{
    UnitId unit = {};
};
struct FallbackBegan
{
    UnitId unit = {};
};
struct CloseCombatBegan
{
    UnitId assault = {};
    UnitId defence = {};
    Hex hex = {};
};
struct SupportNamed
{
    UnitId unit = {};
    Hex hex = {};
};
struct CloseCombatRoundBegan
{
    int round = 1;
};
struct UnitWithdrew
{
    UnitId unit = {};
};
struct CloseCombatEnded
{
    Hex hex = {};
};
struct DugInMarkerRemoved
{
    Hex hex = {};
};
struct DugInMarkerPlaced
{
    Hex hex = {};
};
struct SmokeThinned
{
    Hex hex = {};
    int left = 0;
};
struct ObjectiveTaken
{
    std::size_t objective = 0; // place in the scenario
    SideIndex side = 0;
};
struct Corrected
{
    std::string path = {};
    std::string oldValue = {};
    std::string newValue = {};
};
struct GameEnded
{
    SideIndex winner = kNobody; // nobody: a draw
    std::size_t victory = 0;    // which of the scenario's conditions, if there is a winner
};

using Happening =
    std::variant<TurnBegan, PhaseBegan, StartingPlayerChosen, Passed, UnitPlaced, UnitActivated,
                 UnitMoved, UnitPushedBack, MarkerPlaced, ShotFired, SpottingRolled, DiceRolled,
                 AttackResolved, UnitDamaged, UnitHalved, UnitEliminated, UnitLeftMap,
                 FallbackBegan, CloseCombatBegan, SupportNamed, CloseCombatRoundBegan, UnitWithdrew,
                 CloseCombatEnded, DugInMarkerRemoved, DugInMarkerPlaced, SmokeThinned,
                 ObjectiveTaken, Corrected, GameEnded>;

struct Event
{
    Happening what = {};
    std::string_view rule = {};   // a literal: "R8.2i"; may be empty
    SideIndex audience = kNobody; // who may see it; nobody in particular: everyone
    bool reveals = false;         // dice that were seen cannot be unseen
};

} // namespace hexwerk::assault
