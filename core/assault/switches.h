// The differences between the printed editions and the readings that players may quarrel about, as
// single switches. A profile sets them, a scenario's options override them.
#pragma once

#include "core/scenario/scenario.h"

#include <map>
#include <string>

namespace hexwerk::assault {

struct Switches
{
    bool supportRerollEveryRound = false;     // [D11.1.1.1c]
    bool objectiveNotWhileDelayed = false;    // [D9.7a]
    bool roadBonusBySight = false;            // [D9.6.3d]
    bool obstaclesDoNotProtectMovers = false; // [D9.6.5a]
    bool moraleEndsHiding = false;            // [D9.12.2a] [D9.12.4c]
    bool ambushTakesTerrainDie = false;       // [D9.12.4a]
    bool ambushAssaultDie = false;            // [D9.12.4b]
    bool smokeHindersSpotting = false;        // RULING A-36
    bool fortificationAddsToTerrain = false;  // RULING A-38
    bool reinforcementsNextTurn = false;      // RULING A-33
    bool operator==(const Switches &) const = default;
};

// Those of the profile, then those of the scenario; other keys of the maps are left alone.
Switches switchesFrom(const std::map<std::string, OptionValue> &profile,
                      const std::map<std::string, OptionValue> &options);

} // namespace hexwerk::assault
