#include "core/rulebook/rulebook.h"

#include "core/base/hash.h"

#include <algorithm>
#include <array>

namespace hexwerk {

using std::string_view_literals::operator""sv;

static constexpr std::array kTextStateNames = {"draft"sv, "review"sv, "final"sv};
static constexpr std::array kDifferenceNames = {"none"sv, "name"sv, "rule"sv};

std::string_view toString(TextState state)
{
    return kTextStateNames[static_cast<std::size_t>(state)];
}

std::string_view toString(EditionDifference difference)
{
    return kDifferenceNames[static_cast<std::size_t>(difference)];
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

RuleText textIn(const RuleEntry &entry, const LanguageChain &chain)
{
    const auto found = findIn(entry.texts, chain);
    return found == entry.texts.end() ? RuleText() : found->second;
}

RuleText textIn(const RuleEntry &entry, const std::string &language)
{
    return textIn(entry, languageChain(language));
}

Rulebook::Rulebook(const RulesIndex &order)
{
    for (const IndexedRule &rule : order)
        m_ranks.try_emplace(rule.id, m_ranks.size());
}

std::vector<RuleEntry>::const_iterator Rulebook::placeOf(std::size_t rank) const
{
    return std::lower_bound(m_entries.begin(), m_entries.end(), rank,
                            [this](const RuleEntry &entry, std::size_t wanted) {
                                return m_ranks.find(entry.id)->second < wanted;
                            });
}

bool Rulebook::add(RuleEntry entry)
{
    const std::size_t rank = m_ranks.try_emplace(entry.id, m_ranks.size()).first->second;
    const auto place = placeOf(rank);
    if (place != m_entries.end() && place->id == entry.id)
        return false;
    m_entries.insert(place, std::move(entry));
    return true;
}

void Rulebook::setText(std::string_view id, const std::string &language, RuleText text)
{
    if (const RuleEntry *const entry = find(id))
        m_entries[static_cast<std::size_t>(entry - m_entries.data())].texts[language] =
            std::move(text);
}

const RuleEntry *Rulebook::find(std::string_view id) const
{
    const auto rank = m_ranks.find(id);
    if (rank == m_ranks.end())
        return nullptr;
    const auto place = placeOf(rank->second);
    return place != m_entries.end() && place->id == id ? &*place : nullptr;
}

} // namespace hexwerk
