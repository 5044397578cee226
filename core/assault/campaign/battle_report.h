// [H14.12] How a battle ended, as far as the campaign asks: counted from its game, or told by hand.
#pragma once

#include "core/assault/campaign/campaign.h"
#include "core/assault/engine/assault.h"
#include "core/play/game.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// Of a unit of the scenario, whether a core unit or not.
struct UnitFate
{
    std::string unit = {};
    int strength = 0;   // strength points left; 0: eliminated
    int kills = 0;      // [H14.7b]
    int objectives = 0; // [H14.7c] that it took
    int lastOrder = 0;  // in which it was eliminated, from 1; 0: it lives, or nobody knows
    bool operator==(const UnitFate &) const = default;
};

struct BattleReport
{
    std::string winner = {};                 // side; empty: a draw
    int margin = 0;                          // [H14.1c]
    int turns = 1;                           // that were played
    std::vector<UnitFate> fates = {};        // of all units in slots of the battle
    std::vector<bool> terms = {};            // whether each of battleTerms() holds
    std::vector<std::string> abandoned = {}; // [H14.9a] units of the side that lost
    std::string game = {};                   // hash of the position at its end; empty: told by hand
    bool operator==(const BattleReport &) const = default;
};

// Of a game of the battle that is over.
BattleReport reportOf(const CampaignBattle &battle, const play::Game<Assault> &game);

} // namespace hexwerk::assault
