// The cards that may come into a game of a scenario.
#pragma once

#include "core/assault/cards/card_store.h"
#include "core/assault/scenario/scenario.h"

#include <set>
#include <string>

namespace hexwerk::assault {

// By id. What the scenario names is there whether the library has it or not.
struct UsedCards
{
    std::set<std::string> units;
    std::set<std::string> formations;
    std::set<std::string> commands = {}; // where they are played
    std::set<std::string> supports = {};
    bool operator==(const UsedCards &) const = default;
};

UsedCards usedCards(const Scenario &scenario, const CardStore &cards);

} // namespace hexwerk::assault
