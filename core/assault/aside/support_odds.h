// Attacks from outside the board, before all their dice are rolled. [R12.3] [R12.4]
#pragma once

#include "core/assault/aside/attack_preview.h"
#include "core/assault/tables/support_tables.h"

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// An air attack with all that may happen to it on the way, from 0 to 1.
struct AirOdds
{
    std::vector<UnitId> guns = {};                      // that can fire at it, in their order
    std::array<double, kAirDefences> antiAir = {};      // what stops it; slight damage does not
    double attacks = 0;                                 // nothing stops it
    std::map<std::optional<Die>, double> accuracy = {}; // by the die that the target gets, if so
    double wild = 0;                                    // it endangers friends [R12.3.6.2b]
    AttackPreview preview = {};                         // the dice without that of the accuracy
};

// As far as the frame has come, at the latest before its accuracy roll, at that target in play; all
// guns that can fire at it do. A second run is not in it.
AirOdds airOdds(const Position &p, const AirFrame &air, UnitId target);

// A unit that shells may come down on.
struct ShelledUnit
{
    UnitId unit = {};
    double reached = 0;         // that they come down on its hex, from 0 to 1
    AttackPreview preview = {}; // of all that may happen to it; the dice where it stands now,
                                // without that of the accuracy
};

// Artillery off the board before its dice are rolled, with all that may happen on the way.
struct ShellOdds
{
    std::map<int, double> drift = {};    // hexes from the one that was named; empty: it is certain
    std::vector<ShelledUnit> units = {}; // of both sides, the surest to be reached first
    double wild = 0;                     // it endangers friends [R12.4.5b]
    std::optional<double> collapse = {}; // bombarded, what stands there falls at the first roll
};

// Of a battery that has not fired yet, and that nothing more has to be chosen for but the area of
// its card, which its owner turns to as many enemies as it can [D12.4e]; otherwise only the drift.
// Without what is rolled again, and without what a unit that falls back runs into.
ShellOdds shellOdds(const Position &p, const BatteryFrame &battery);

// The dice that come down on a unit in play, without what is rolled again.
AttackPreview previewUnderWay(const Position &p, const OutsideFireFrame &fire);

} // namespace hexwerk::assault
