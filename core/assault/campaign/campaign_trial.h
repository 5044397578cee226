// Trial campaigns: many campaigns at random or by computer players, to see which battles and ends
// they reach.
#pragma once

#include "core/assault/campaign/campaign_play.h"
#include "core/assault/engine/assault.h"
#include "core/mind/player.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// How a battle ends as its designer expects it, instead of a game played at random. In percent.
struct BattleChance
{
    int win = 50;    // of the campaign's first side
    int draw = 0;    // `win` and `draw` together: 100 at most
    int losses = 25; // of the units in slots, on both sides
    bool operator==(const BattleChance &) const = default;
};
// By battle; empty: it is played at random.
using BattleChances = std::vector<std::optional<BattleChance>>;

// The players of battles that have no expected result.
struct TrialPlayers
{
    // Makes a player for a side of the campaign in one battle, which is at its first question.
    // Empty: battles and plans are random. Otherwise plans are those of soundPlan().
    std::function<std::unique_ptr<mind::Player<Assault>>(const Position &battle, SideIndex side,
                                                         std::uint64_t seed)>
        make = {};
    // Asked before each order; true breaks the campaign off, without a result.
    std::function<bool()> isStopped = {};
};

struct TrialCampaign
{
    std::vector<Fought> fought = {};
    std::vector<std::array<int, 2>> strength = {}; // by battle fought: strength points at its start
    SideIndex winner = kNobody;
    std::array<int, 2> cores = {}; // core units, those that joined included
    std::array<int, 2> lost = {};  // of them
};

// From `start`, a campaign before its first order, to the end; the same seed gives the same one.
// Without a value if the campaign did not end within `mostBattles`, or a battle of players within
// 20,000 orders: it may go round for ever.
std::optional<TrialCampaign> trialCampaign(const CampaignPosition &start, std::uint64_t seed,
                                           const BattleChances &chances = {}, int mostBattles = 200,
                                           const TrialPlayers &players = {});

struct CampaignFigures
{
    int campaigns = 0;
    int endless = 0;                               // broken off, and counted nowhere else
    std::array<int, 2> wins = {};                  // by side; all others: draws
    std::vector<int> reached = {};                 // by battle: in how many campaigns
    std::vector<std::array<int, 3>> won = {};      // by battle: by the sides, drawn
    std::vector<std::vector<int>> results = {};    // by battle and result: how often it held
    std::vector<std::vector<int>> ends = {};       // likewise: how often the campaign ended by it
    std::vector<int> lengths = {};                 // by battles fought, from 1
    std::vector<std::array<int, 2>> strength = {}; // by battle: sum of the points at its start
    std::array<int, 2> cores = {};
    std::array<int, 2> lost = {};

    void add(const std::optional<TrialCampaign> &trial);
    // Those of other trials of the same campaign.
    void add(const CampaignFigures &other);
    // How often a battle was fought in all.
    int fought(std::size_t battle) const;
};

CampaignFigures campaignFigures(const Campaign &campaign);

} // namespace hexwerk::assault
