// Worked examples of the rules, most of them with a board.
#pragma once

#include "core/base/local_text.h"

#include <string>
#include <vector>

namespace hexwerk {

struct WorkedExample
{
    std::string id;                    // "W-28"
    std::vector<std::string> rules;    // that it explains, the most important one first
    std::vector<std::string> profiles; // the editions in which it holds; empty: all
    LocalText title;
    LocalText text;
    std::vector<std::string> boards; // scenario files
    std::string orders;              // orders that are played on the first board; empty: none
    bool operator==(const WorkedExample &) const = default;
};

} // namespace hexwerk
