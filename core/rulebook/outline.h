// The chapters and sections of the rulebook, as one edition numbers them.
#pragma once

#include "core/base/local_text.h"
#include "core/rulebook/comparison.h"
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

// What the printed editions call themselves and their parts, and how they differ.
struct BookHeadings
{
    std::map<std::string, LocalText> editions; // names, by profile
    std::vector<BookSection> sections;
    std::vector<BookComparison> comparisons;
    bool operator==(const BookHeadings &) const = default;
};

// A heading with the rules right below it, or a comparison of editions.
struct OutlineNode
{
    std::string number; // "10.3"; "H" for the house rules, which no book has; "12.4:ID" for others
    LocalText title;    // empty for a number without heading, and for the house rules
    int depth = 0;      // 0: a chapter
    std::vector<std::string> rules;
    std::string comparison = {}; // id; empty: none
    bool operator==(const OutlineNode &) const = default;
};

// The number of a paragraph: "10.3" of "10.3e".
std::string_view numberOf(std::string_view paragraph);

// In reading order: by number, then by letter; a comparison is the first part of its section.
// Rules that the edition does not have are left out; house rules come last.
std::vector<OutlineNode> outlineOf(const Rulebook &rulebook, const BookHeadings &headings,
                                   const std::string &profile);

} // namespace hexwerk
