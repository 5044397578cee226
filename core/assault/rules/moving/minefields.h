// [R9.6.4] Minefields: where they are laid, whom they concern, and how they are found.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

namespace hexwerk::assault {

// The allotment whose mines are laid now; null when all lie or none can be laid any more.
const MineAllotment *allotmentToLay(const Position &p, const GameFrame &game);
// The hexes that it names, or those of the side's zones for mines.
std::vector<Hex> mineHexes(const Scenario &scenario, const MineAllotment &allotment);
// [R9.6.4.1e] [R9.6.4.1g] The rule that bars such mines from the hex; empty: they may lie there.
std::string_view barOfMines(const Cell &cell, const TerrainChart &terrain, MineKind kind);
// [R9.6.4.1d] The same for a minefield that lies from the start, beside those that do already.
std::string_view barOfLaying(const std::vector<Minefield> &laid, const Board &board,
                             const TerrainChart &terrain, const Minefield &field);
// [R9.6.4.1b] How many of the kind it has.
int allotted(const MineAllotment &allotment, MineKind kind);
// [R9.6.4.1b] How many of the kind are left of it; none counts as laid in a view that does not know
// what lies there.
int minesLeft(const Position &p, const GameFrame &game, MineKind kind);
// Whether the mine may be laid in the hex now. Of one that is sealed for this view only what all
// can see is judged.
Ruling<> layRuling(const Position &p, const GameFrame &game, const Lay &order);
// Whether, as far as anybody can see, one more can be laid.
bool hasRoomForMines(const Position &p, const GameFrame &game);
// Whether its side may stop: none of what it has left can be laid. In a view of the other side it
// always may.
bool mayStopLaying(const Position &p, const GameFrame &game);

// Null where none lies. At most one a hex.
const MinefieldMarker *minefieldAt(const Position &p, Hex hex);
// Whether the minefield means danger to the unit, as far as anybody can see: what lies face down
// does, whatever it is.
bool isDangerous(const Position &p, const MinefieldMarker &minefield, UnitId unit);
// Whether a step leads out of a minefield that needs a new detection, or into one.
bool crossesMines(const Position &p, UnitId unit, Hex from, Hex to);
// Whether minefields allow the step.
Ruling<> mineRuling(const Position &p, const Walk &walk, Hex to);
// RULING A-54: whether it may leave the hex that it is in, where mines lie open there.
Ruling<> leaveMinesRuling(const Position &p, const Walk &walk);
// [D9.6.6a] [R9.6.4.1h] Whether it may go for an enemy whose hex mines lie in or that it leaves;
// `overrun`: by rolling over a gun.
Ruling<> assaultInMinesRuling(const Position &p, const Walk &walk, const Unit &enemy, bool overrun);
// [R9.6.4.1i] Whether mines in the hex keep the unit from passing a friend there.
bool barsPassing(const Position &p, UnitId unit, Hex hex);

// What the detection roll depends on.
struct DetectionSituation
{
    UnitType type = UnitType::Infantry;
    int ability = 0;          // modifier that the card gives [R9.6.4.2e]
    bool identified = false;  // the minefield lies open already
    bool fallingBack = false; // the unit
};

struct DetectionNeed
{
    int number = 0;   // to roll with one D6 after the modifier, or more
    int modifier = 0; // to the roll; less than 0 makes it harder
    bool operator==(const DetectionNeed &) const = default;
};

// [R9.6.4.2d] [R9.6.4.2e]
DetectionNeed detectionNeed(const DetectionSituation &situation, const MineDetection &table);
DetectionNeed detectionNeed(const Position &p, const MineFrame &mines);

} // namespace hexwerk::assault
