#include "texts/search/rule_numbers.h"

#include <algorithm>
#include <tuple>

namespace hexwerk::search {

static bool isNumeral(char letter)
{
    return letter >= '0' && letter <= '9';
}

static char small(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter + 32) : letter;
}

static bool isSmallLetter(char letter)
{
    return letter >= 'a' && letter <= 'z';
}

static std::string inSmall(std::string_view text)
{
    std::string all(text);
    std::transform(all.begin(), all.end(), all.begin(), small);
    return all;
}

RuleNumbers::RuleNumbers(const Rulebook &rulebook)
{
    std::uint32_t rule = 0;
    for (const RuleEntry &entry : rulebook.entries()) {
        const std::string id = inSmall(entry.id);
        m_numbers.push_back({id, rule, true});
        if (id.size() > 1 && isSmallLetter(id.front()))
            m_numbers.push_back({id.substr(1), rule, false});
        for (const auto &[edition, paragraph] : entry.paragraph)
            m_numbers.push_back({inSmall(paragraph), rule, false});
        ++rule;
    }
}

// A letter, digits with dots between, a letter or a dot that is typed already.
static bool looksLikeNumber(std::string_view text, bool withDot)
{
    const std::string all = inSmall(text);
    std::size_t at = 0;
    if (at < all.size() && isSmallLetter(all[at]))
        ++at;
    if (at == all.size() || !isNumeral(all[at]))
        return false;
    bool hasDot = false;
    for (; at < all.size() && (isNumeral(all[at]) || all[at] == '.'); ++at)
        hasDot = hasDot || all[at] == '.';
    if (at < all.size() && isSmallLetter(all[at]))
        ++at;
    return at == all.size() && hasDot == withDot;
}

bool RuleNumbers::isNumber(std::string_view text)
{
    return looksLikeNumber(text, true);
}

bool RuleNumbers::isStart(std::string_view text)
{
    return looksLikeNumber(text, false);
}

std::vector<std::uint32_t> RuleNumbers::find(std::string_view text) const
{
    std::string sought = inSmall(text);
    while (!sought.empty() && sought.back() == '.')
        sought.pop_back();
    using Ranked = std::tuple<int, std::uint32_t>;
    std::vector<Ranked> found;
    for (const Number &number : m_numbers) {
        if (sought.empty() || number.text.compare(0, sought.size(), sought) != 0)
            continue;
        const std::string_view rest = std::string_view(number.text).substr(sought.size());
        const int rank = rest.empty()                                 ? (number.isId ? 0 : 1)
                         : rest.size() == 1 && isSmallLetter(rest[0]) ? 2
                         : rest[0] == '.'                             ? 3
                                                                      : 4;
        found.emplace_back(rank, number.rule);
    }
    std::sort(found.begin(), found.end());
    std::vector<std::uint32_t> rules;
    for (const auto &[rank, rule] : found)
        if (std::find(rules.begin(), rules.end(), rule) == rules.end())
            rules.push_back(rule);
    return rules;
}

} // namespace hexwerk::search
