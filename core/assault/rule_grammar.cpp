#include "core/assault/rule_grammar.h"

#include <algorithm>

namespace hexwerk::assault {

static constexpr std::string_view kBooks = "RDH";

static bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

static bool isRuleId(std::string_view text)
{
    if (text.size() < 3 || kBooks.find(text.front()) == kBooks.npos || text.back() < 'a' ||
        text.back() > 'z')
        return false;
    const std::string_view paragraph = text.substr(1, text.size() - 2);
    for (std::size_t i = 0; i < paragraph.size(); ++i) {
        const bool separates = i > 0 && i + 1 < paragraph.size() && isDigit(paragraph[i - 1]);
        if (!isDigit(paragraph[i]) && !(paragraph[i] == '.' && separates))
            return false;
    }
    return true;
}

static bool isHouseRule(std::string_view text)
{
    return text.starts_with('H') && isRuleId(text);
}

static std::string ruleOfTestName(std::string_view name)
{
    const std::size_t letter = name.find_first_not_of("0123456789_", 1);
    const std::size_t book = std::string_view("rdh").find(name.front());
    if (letter == name.npos || book == std::string_view::npos)
        return {};
    std::string id(name.substr(0, letter + 1));
    if (id != name && name[id.size()] != '_')
        return {};
    id.front() = kBooks[book];
    std::replace(id.begin(), id.end(), '_', '.');
    return id;
}

const RuleGrammar kRuleGrammar = {"R10.3g", isRuleId, isHouseRule, ruleOfTestName};

} // namespace hexwerk::assault
