#include "core/rulebook/rulebook.h"

#include "core/base/hash.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace hexwerk {

using namespace std::string_view_literals;

static constexpr std::array kTextStateNames = {"draft"sv, "review"sv, "final"sv};

std::string_view toString(TextState state)
{
    return kTextStateNames[static_cast<std::size_t>(state)];
}

static bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

// The numbers of a paragraph; a part that is no number counts 0.
static std::vector<int> numbersOf(std::string_view paragraph)
{
    std::vector<int> numbers(1);
    for (const char c : paragraph) {
        if (c == '.')
            numbers.push_back(0);
        else if (isDigit(c) && numbers.back() < 1000)
            numbers.back() = 10 * numbers.back() + (c - '0');
    }
    return numbers;
}

static bool isBook(char c)
{
    return c == 'R' || c == 'D' || c == 'H';
}

bool isRuleId(std::string_view id)
{
    if (id.size() < 3 || !isBook(id.front()) || id.back() < 'a' || id.back() > 'z')
        return false;
    const std::string_view paragraph = id.substr(1, id.size() - 2);
    for (std::size_t i = 0; i < paragraph.size(); ++i) {
        const bool separates = i > 0 && i + 1 < paragraph.size() && isDigit(paragraph[i - 1]);
        if (!isDigit(paragraph[i]) && !(paragraph[i] == '.' && separates))
            return false;
    }
    return true;
}

bool isHouseRule(std::string_view id)
{
    return id.starts_with('H') && isRuleId(id);
}

bool comesBefore(std::string_view id, std::string_view other)
{
    const auto key = [](std::string_view rule) {
        const char letter = rule.empty() ? '\0' : rule.back();
        const std::size_t book = std::string_view("RDH").find(rule.substr(0, 1));
        return std::tuple(numbersOf(rule), book, letter, rule);
    };
    return key(id) < key(other);
}

std::string sourceHash(const RuleText &text)
{
    return Hash().add(text.title).add(text.text).text();
}

bool isCurrent(const RuleEntry &entry, const std::string &language)
{
    if (language == kSourceLanguage)
        return true;
    const auto source = entry.texts.find(std::string(kSourceLanguage));
    const auto translation = entry.texts.find(language);
    return source != entry.texts.end() && translation != entry.texts.end() &&
           translation->second.from == sourceHash(source->second);
}

RuleText textIn(const RuleEntry &entry, const std::string &language)
{
    for (const std::string &tag : {language, std::string(kSourceLanguage)})
        if (const auto found = entry.texts.find(tag); found != entry.texts.end())
            return found->second;
    return {};
}

static auto placeOf(const std::vector<RuleEntry> &entries, std::string_view id)
{
    return std::lower_bound(entries.begin(), entries.end(), id,
                            [](const RuleEntry &entry, std::string_view wanted) {
                                return comesBefore(entry.id, wanted);
                            });
}

bool Rulebook::add(RuleEntry entry)
{
    const auto place = placeOf(m_entries, entry.id);
    if (place != m_entries.end() && place->id == entry.id)
        return false;
    m_entries.insert(place, std::move(entry));
    return true;
}

const RuleEntry *Rulebook::find(std::string_view id) const
{
    const auto place = placeOf(m_entries, id);
    return place != m_entries.end() && place->id == id ? &*place : nullptr;
}

} // namespace hexwerk
