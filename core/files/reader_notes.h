// Bookmarks and notes that a reader makes in the rulebook, as a file.
#pragma once

#include "core/files/problem.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct RuleNotes
{
    std::vector<std::string> bookmarks;       // ids of rules, as they were made
    std::map<std::string, std::string> notes; // by rule
    bool operator==(const RuleNotes &) const = default;
};

// `file` is what problems call the text.
LoadResult<RuleNotes> readRuleNotes(std::string_view text, const std::string &file);
std::string writeRuleNotes(const RuleNotes &notes);

} // namespace hexwerk
