// What units did in a battle, counted a second time: from the log of its game.
#pragma once

#include "core/assault/campaign/battle_tally.h"
#include "core/play/match.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

nlohmann::json jsonOfToml(std::string_view text);

// As "turn 3, order 57: us1 killed ger2", "... ger2 lost to us1", "... us1 took bridge".
struct LoggedDeed
{
    int turn = 1;
    int order = 1;
    std::string unit = {};
    std::string verb = {}; // "killed", "lost to", "took"
    std::string other = {};

    std::string text() const;
};
// The same of what the program tells.
std::string textOf(const DeedDone &deed);
// From the lines of the log of a battle's game alone: who attacked whom in each action, and what
// became of it. Who stands where is in the report behind an order.
std::vector<LoggedDeed> deedsInLog(const play::Match &battle, const nlohmann::json &scenario);

} // namespace hexwerk::assault
