// Rules by their ids and by the paragraphs of the printed editions.
#pragma once

#include "core/rulebook/rulebook.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::search {

class RuleNumbers
{
public:
    explicit RuleNumbers(const Rulebook &rulebook);

    // Whether somebody may mean an id or a paragraph: 10.3, R10.3g, d9.7a.
    static bool isNumber(std::string_view text);
    // The start of one that has no dot yet: 12, R10.
    static bool isStart(std::string_view text);

    // Places in the rulebook: the rule with this id, then this paragraph, then those of the
    // section, then of the sections in it, then others that begin so. Letters may be small.
    std::vector<std::uint32_t> find(std::string_view text) const;

private:
    struct Number
    {
        std::string text; // small letters
        std::uint32_t rule = 0;
        bool isId = false; // a paragraph, or the id without its letter, otherwise
    };

    std::vector<Number> m_numbers;
};

} // namespace hexwerk::search
