// How well the rules answer a query in one language, and where.
#pragma once

#include "texts/search/query.h"
#include "texts/search/rule_search.h"

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hexwerk::search {

struct RuleScore
{
    float score = 0;     // 0: the rule has nothing to say
    bool hasAll = false; // all words that are wanted
};

// Of all rules, in the order of the rulebook.
std::vector<RuleScore> scoresOf(const LanguageIndex &index, const Meaning &meaning);

// The words that are meant, in the title or the text of the rule at this place.
enum class Passage : std::uint8_t { Title, Text };
std::vector<Mark> marksIn(const LanguageIndex &index, const Meaning &meaning, std::size_t rule,
                          Passage passage, std::string_view text);

} // namespace hexwerk::search
