#include "texts/translation/spoken_texts.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace hexwerk::translation {

struct SpokenTexts::Language
{
    struct Spoken
    {
        std::string key;
        std::string text;
    };

    OwnTexts own;
    std::unordered_map<std::string, std::vector<Spoken>> bySource;
};

SpokenTexts::SpokenTexts() = default;
SpokenTexts::~SpokenTexts() = default;
SpokenTexts::SpokenTexts(const SpokenTexts &) = default;
SpokenTexts &SpokenTexts::operator=(const SpokenTexts &) = default;

void SpokenTexts::set(OwnTexts own)
{
    auto language = std::make_shared<Language>();
    for (const auto &[key, mine] : own.texts)
        if (mine.sources.size() == 1 && mine.targets.size() == 1 && !isEmpty(mine.targets))
            language->bySource[mine.sources.front()].push_back({key, mine.targets.front()});
    language->own = std::move(own);
    const std::string &tag = language->own.language;
    m_standIns.erase(tag);
    if (!language->own.standIns.empty())
        m_standIns.emplace(tag, language->own.standIns);
    m_languages[tag] = std::move(language);
}

void SpokenTexts::remove(const std::string &language)
{
    m_languages.erase(language);
    m_standIns.erase(language);
}

std::vector<std::string> SpokenTexts::languages() const
{
    std::vector<std::string> tags;
    for (const auto &[tag, language] : m_languages)
        tags.push_back(tag);
    return tags;
}

const OwnTexts *SpokenTexts::of(const std::string &language) const
{
    const auto found = m_languages.find(language);
    return found == m_languages.end() ? nullptr : &found->second->own;
}

static bool isFrom(const std::string &key, const LocalText &text)
{
    return text.place && key.ends_with(*text.place) &&
           (key.size() == text.place->size() || key[key.size() - text.place->size() - 1] == '/');
}

const std::string *SpokenTexts::find(const LocalText &text, const std::string &language) const
{
    const auto mine = m_languages.find(language);
    const auto source = text.find(std::string(kSourceLanguage));
    if (mine == m_languages.end() || source == text.end())
        return nullptr;
    const auto found = mine->second->bySource.find(source->second);
    if (found == mine->second->bySource.end())
        return nullptr;
    const auto same = std::find_if(found->second.begin(), found->second.end(),
                                   [&](const auto &one) { return isFrom(one.key, text); });
    return &(same == found->second.end() ? found->second.front() : *same).text;
}

std::string SpokenTexts::textIn(const LocalText &text, const LanguageChain &chain) const
{
    for (const std::string &language : chain) {
        if (const std::string *const mine = find(text, language))
            return *mine;
        if (const auto there = text.find(language); there != text.end())
            return there->second;
    }
    return std::string(hexwerk::textIn(text, chain));
}

void SpokenTexts::putInto(Rulebook &rulebook) const
{
    // A language takes what it lacks from those of its chain, whose own chains are shorter.
    std::vector<std::pair<std::size_t, const OwnTexts *>> inOrder;
    for (const auto &[tag, language] : m_languages)
        inOrder.emplace_back(languageChain(tag, m_standIns).size(), &language->own);
    std::stable_sort(inOrder.begin(), inOrder.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    for (const auto &[length, own] : inOrder)
        applyOwnTexts(*own, languageChain(own->language, m_standIns), rulebook);
}

void SpokenTexts::putInto(Terms &terms) const
{
    for (const auto &[tag, language] : m_languages)
        applyOwnTexts(language->own, terms);
}

SpokenTexts loadSpokenTexts(const std::filesystem::path &library)
{
    SpokenTexts spoken;
    for (const std::string &language : notedLanguages(library))
        if (auto own = loadOwnTexts(library, language))
            spoken.set(std::move(*own.value));
    return spoken;
}

} // namespace hexwerk::translation
