// What the editions of a game do differently as a whole, point by point.
#pragma once

#include "core/base/local_text.h"

#include <map>
#include <string>
#include <vector>

namespace hexwerk {

// What one edition says about a point.
struct EditionView
{
    LocalText text;
    std::vector<std::string> rules; // that say it: "R12.4b"
    bool operator==(const EditionView &) const = default;
};

struct ComparedPoint
{
    LocalText title;
    std::map<std::string, EditionView> editions; // by profile
    bool operator==(const ComparedPoint &) const = default;
};

// A page of the rulebook in one of its sections.
struct BookComparison
{
    std::string id;                               // "off-board-guns"
    std::map<std::string, std::string> paragraph; // number of the section, by profile
    LocalText title;
    LocalText text; // before the points
    std::vector<ComparedPoint> points;
    bool operator==(const BookComparison &) const = default;
};

} // namespace hexwerk
