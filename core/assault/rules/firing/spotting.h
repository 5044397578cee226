// [R10.5] Whether a target must be spotted first, and how hard that is.
#pragma once

#include "core/assault/tables/dice_count.h"
#include "core/assault/tables/switches.h"

namespace hexwerk::assault {

struct SpottingSituation
{
    MarkerSet target = {}; // markers of the target
    bool adjacent = false;
    bool outOfArc = false;       // of the firer's arc: a turret fires [R10.5d]
    bool hasty = false;          // in a retreat or a withdrawal, whatever its markers
    bool openGround = false;     // the target's terrain is clear
    int bonusDice = 0;           // how many its terrain gives its type
    bool fortified = false;      // inside a fortification
    bool terrainHinders = false; // the line of sight
    bool smokeHinders = false;
    bool onSneakyTrail = false; // follows one
    bool riding = false;        // on the hull of a vehicle
};

struct SpottingNeed
{
    bool rolls = false;         // one D6
    int number = 0;             // to roll after the modifier, or more; 1 to 7
    int modifier = 0;           // to the roll; less than 0 makes it harder
    std::string_view rule = {}; // why it must roll, or why not
    bool operator==(const SpottingNeed &) const = default;
};

// RULING A-37: the first reason to roll, or not to, counts.
SpottingNeed spottingNeed(const SpottingSituation &situation, const SpottingTable &table,
                          const Switches &switches);

} // namespace hexwerk::assault
