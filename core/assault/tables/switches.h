// The differences between the printed editions and the readings that players may quarrel about, as
// single switches. A profile sets them, a scenario's options override them.
#pragma once

#include "core/assault/scenario/scenario.h"

#include <map>
#include <string>

namespace hexwerk::assault {

struct Switches
{
    bool supportRerollEveryRound = false;     // [D11.1.1.1c]
    bool objectiveNotWhileDelayed = false;    // [D9.7a]
    bool roadBonusBySight = false;            // [D9.6.3d]
    bool obstaclesDoNotProtectMovers = false; // [D9.6.5a]
    bool noCloseCombatInMines = false;        // [D9.6.6a]
    bool minesAttackFallback = false;         // [D9.6.6c]
    bool reinforcesPositions = false;         // [D9.8.2a] in place of detachment
    bool moraleEndsHiding = false;            // [D9.12.2a] [D9.12.4c]
    bool ambushTakesTerrainDie = false;       // [D9.12.4a]
    bool ambushAssaultDie = false;            // [D9.12.4b]
    bool freeTurnInEachHex = false;           // [D9.10a]
    bool fullTracksCrossWire = false;         // [D9.6.5d]
    bool softVehiclesTakeNoObjective = false; // [D6.5a]
    bool oneSupportsFire = false;             // [D10.8.4a]
    bool coveringFire = false;                // [D9.13a]
    bool indirectFireHitsFlank = false;       // [D7.1.2b] [D7.1.2c]
    bool smokeHexesNominatedFirst = false;    // [R7.2e]
    bool smokeHindersSpotting = false;        // RULING A-36
    bool fortificationAddsToTerrain = false;  // RULING A-38
    bool reinforcementsNextTurn = false;      // RULING A-33
    bool immobilisedTransportsLoad = false;   // R9.11.2b of the German edition
    bool spottersAllMarked = false;           // R7.1.1c of the German edition
    bool wallsCoverOwnHex = false;            // [D9.6.5b]
    bool foundMinesNormalAction = true;       // RULING A-54
    bool ownersTurnWorks = false;             // [D9.6.4d]
    bool anyFriendBlocksAlley = false;        // R9.6.3.1.2c of the German edition
    bool halfStrengthOnWheels = true;         // RULING A-58
    bool commandPoints = false;               // [R4.9.2a]
    bool focusPointsRemain = false;           // R4.9.2g of the German edition
    bool commandCards = false;                // [R4.9.1a]
    bool support = false;                     // [R4.9.3a] aircraft, off-board artillery, blasts
    bool blastValues = false;                 // [D12.5a] of units, without support as well
    bool blastForEachCritical = false;        // [D12.5b]
    bool blastSparesObstacles = false;        // R12.5f of the German edition
    bool collapseLeavesTrenches = false;      // [D12.5d]
    bool supportHitsWorks = false;            // [D12.3.6.4a] R12.3.6.4a of the German edition
    bool fireStrikes = false;                 // [D12.4a]
    bool operator==(const Switches &) const = default;
};

// Those of the profile, then those of the scenario; other keys of the maps are left alone.
Switches switchesFrom(const std::map<std::string, OptionValue> &profile,
                      const std::map<std::string, OptionValue> &options);

} // namespace hexwerk::assault
