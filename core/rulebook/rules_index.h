// What becomes of every rule of the books.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

enum class RuleState : std::uint8_t { Enforced, Definition, ByPlayers, Later };
std::string_view toString(RuleState state); // "by players"

// Some books number their chapters, others call them by a name that their ids have.
struct RuleChapter
{
    int number = 0; // 0: none
    std::string name = {};
    bool operator==(const RuleChapter &) const = default;
};

struct IndexedRule
{
    std::string id;
    RuleChapter chapter = {};
    std::vector<std::string> profiles; // the editions in which it holds
    RuleState state = RuleState::Enforced;
    std::string usedBy; // of a definition: a rule that is enforced with it
    std::string reason; // why it is left to the players
    bool operator==(const IndexedRule &) const = default;
};

// In the order of the book.
using RulesIndex = std::vector<IndexedRule>;

// Null for an id that the index does not have.
const IndexedRule *find(const RulesIndex &index, std::string_view id);

} // namespace hexwerk
