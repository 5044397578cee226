// An attack at a real table, as its players describe it. There is no map: what lies between the
// units is said, not measured.
#pragma once

#include "core/assault/game/position.h"
#include "core/assault/rules/firing/shot.h"
#include "core/base/result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// A counter.
struct TableUnit
{
    std::string id = {};    // what the players call it; each once in a form
    std::string card = {};  // id
    int strength = 1;       // strength points left, 1 to that of the card
    MarkerSet markers = {}; // all that lie on the counter; DugIn lies on its hex
    Experience experience = Experience::Regular;
    bool activated = false; // this turn [R6.2a]
    bool operator==(const TableUnit &) const = default;
};

// What lies on a line of sight. [R10.2] [R10.3]
struct TableSight
{
    bool isBlocked = false;
    std::vector<std::string> hindering = {}; // ids of terrain, one for each hex that hinders
    int smoke = 0;                           // markers that hinder
    bool operator==(const TableSight &) const = default;
};

// A feature of the hexside through which the line enters the target's hex. [R9.6.3.2.1d]
struct TableSide
{
    HexsideKind kind = HexsideKind::StoneWall;
    bool isOwn = true; // of the target's hex [D9.6.5b]
    bool operator==(const TableSide &) const = default;
};

// A road, trail or watercourse through the target's hex. [R9.6.3.1]
struct TableRoad
{
    RoadKind kind = RoadKind::MainRoad;
    bool isFollowed = false;   // by a target on its way
    bool isAlongSight = false; // every step of the line runs along it [D9.6.3e]
    bool operator==(const TableRoad &) const = default;
};

// Where a fortification is hit. [R9.6.3.2.8c]
struct TableWork
{
    OverlayKind kind = OverlayKind::Sandbags; // one of the five fortifications
    Sector side = Sector::Front;
    bool operator==(const TableWork &) const = default;
};

// Somebody who fires along or spots, and what it has before it.
struct TableHelper
{
    TableUnit unit = {};
    int range = 1; // hexes to the target
    TableSight sight = {};
    bool operator==(const TableHelper &) const = default;
};

enum class TargetMotion : std::uint8_t { Rests, Moves, FallsBack, Withdraws };

enum class AttackKind : std::uint8_t {
    Shot,
    Assault,
    Overrun, // of a gun by a vehicle, which the gun may fire at [R9.10.3]
    Mines,   // nobody attacks: the target steps into a minefield, or out of one [R9.6.4.2]
    Ground,  // nobody attacks: the target, a vehicle, went over harmful ground [R9.10.1]
    Smoke,   // nobody is attacked [R7.2]
};
constexpr bool hasAttacker(AttackKind kind)
{
    return kind != AttackKind::Mines && kind != AttackKind::Ground;
}
constexpr bool hasTarget(AttackKind kind)
{
    return kind != AttackKind::Smoke;
}

// A minefield that somebody steps into or out of.
struct TableMines
{
    MineKind kind = MineKind::AntiPersonnel; // no dummy
    bool isFound = false;                    // it lay open before [R9.6.4.2d]
    bool isLeft = false;                     // stepped out of: it lies open [R9.6.4.2l]
    bool operator==(const TableMines &) const = default;
};

struct AttackForm
{
    AttackKind kind = AttackKind::Shot;
    TableUnit attacker = {};
    TableUnit target = {};

    // Of a shot.
    int range = 1; // hexes
    TableSight sight = {};
    Action action = Action::Fire; // that shoots, or a support action
    bool isReaction = false;      // to a target on its way [R8.2]
    bool isOutOfArc = false;      // of a vehicle or gun, or was before its move [R10.6f]
    TargetMotion motion = TargetMotion::Rests;
    std::vector<TableHelper> joined = {};    // fire support units [R10.8.4a]
    std::optional<TableHelper> spotter = {}; // who sees the target for indirect fire [R7.1.1b]
    std::optional<Die> coverDie = {};        // given by covering fire [D9.13c]

    // Of an assault. [R11]
    bool isFast = false;
    bool isBackward = false;                      // of a vehicle (RULING A-13)
    std::optional<TableUnit> assaultSupport = {}; // at most one unit a side [R11.1.1.1a]
    std::optional<TableUnit> defenceSupport = {};

    TableMines mines = {};
    int smokeHexes = kMostSmokeHexes; // nominated [R7.2e]

    // The target's hex.
    std::string terrain = "clear"; // id
    bool isDugIn = false;
    std::optional<TableWork> work = {}; // that the target is inside of
    std::vector<TableSide> sides = {};
    std::optional<TableRoad> road = {};
    AreaOfImpact area = AreaOfImpact::Front; // front, flank or rear of a vehicle or gun
    std::optional<TableUnit> carrier = {};   // on whose hull the target rides [R10.10.1b]
    std::vector<TableUnit> aboard = {};      // whom the target carries [R9.11]

    // Command cards that work in it, by the side that played them: ids, each once. [R8.3c]
    std::vector<std::string> attackerCards = {};
    std::vector<std::string> targetCards = {};
    bool operator==(const AttackForm &) const = default;
};

// All of the form, the attacker and its target first where there are such.
std::vector<const TableUnit *> countersOf(const AttackForm &form);

// What the players would say of a shot in a game; both units in play.
AttackForm formOf(const Position &p, const Shot &shot);
// And of a close combat at its beginning; both units in its hex. Who supports is still open.
AttackForm formOf(const Position &p, const CloseCombatFrame &combat);
// Of an overrun, the vehicle beside the gun; of mines that are looked for or go off; of smoke that
// is about to be rolled for, in hexes that somebody sees.
AttackForm formOf(const Position &p, const OverrunFrame &overrun);
AttackForm formOf(const Position &p, const MineFrame &mines);
AttackForm formOf(const Position &p, const SmokeFrame &smoke);
// Of a vehicle that went from the hex `from` into that beside it where it is now, along the road or
// over the terrain.
AttackForm groundFormOf(const Position &p, UnitId vehicle, Hex from, std::optional<RoadKind> road);

} // namespace hexwerk::assault
