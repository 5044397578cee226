// The chapters and sections of the rulebook, as one edition numbers them.
#pragma once

#include "core/base/local_text.h"
#include "core/rulebook/rulebook.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// A heading of the books.
struct BookSection
{
    std::map<std::string, std::string> paragraph; // its number, by profile
    LocalText title;
    bool operator==(const BookSection &) const = default;
};

// What the printed editions call themselves and their parts.
struct BookHeadings
{
    std::map<std::string, LocalText> editions; // names, by profile
    std::vector<BookSection> sections;
    bool operator==(const BookHeadings &) const = default;
};

// A heading with the rules right below it.
struct OutlineNode
{
    std::string number; // "10.3"; "H" for the house rules, which no book has
    LocalText title;    // empty for a number without heading, and for the house rules
    int depth = 0;      // 0: a chapter
    std::vector<std::string> rules;
    bool operator==(const OutlineNode &) const = default;
};

// The number of a paragraph: "10.3" of "10.3e".
std::string_view numberOf(std::string_view paragraph);

// In reading order: by number, then by letter. Rules that the edition does not have are left out;
// house rules come last.
std::vector<OutlineNode> outlineOf(const Rulebook &rulebook,
                                   const std::vector<BookSection> &sections,
                                   const std::string &profile);

} // namespace hexwerk
