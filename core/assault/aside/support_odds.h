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

// The dice that come down on a unit in play, without what is rolled again.
AttackPreview previewUnderWay(const Position &p, const OutsideFireFrame &fire);

} // namespace hexwerk::assault
