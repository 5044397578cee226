#include "texts/search/inflection.h"

#include "texts/search/folding.h"

#include <algorithm>
#include <utility>

namespace hexwerk::search {

static bool endsWith(std::string_view word, std::string_view ending)
{
    return word.size() > ending.size() && word.substr(word.size() - ending.size()) == ending;
}

static bool startsWith(std::string_view word, std::string_view start)
{
    return word.size() > start.size() && word.substr(0, start.size()) == start;
}

WordLists::WordLists(const std::string &language)
{
    Stemmer stemmer(language);
    std::string_view list = wordListOf(language.substr(0, language.find('-')));
    while (!list.empty()) {
        const std::string_view line = list.substr(0, list.find('\n'));
        list.remove_prefix(std::min(list.size(), line.size() + 1));
        const std::size_t colon = line.find(':');
        if (colon == std::string_view::npos || line.front() == '#')
            continue;
        const std::string_view kind = line.substr(0, colon);
        std::vector<std::string> words;
        for (FoldedWord &word : foldedWords(line.substr(colon)))
            words.push_back(std::move(word.folded));
        read(kind, std::move(words), stemmer);
    }
    std::stable_sort(m_prefixes.begin(), m_prefixes.end(),
                     [](const auto &a, const auto &b) { return a.size() > b.size(); });
    for (std::size_t number = 0; number < m_synonymLists.size(); ++number)
        for (const std::string &word : m_synonymLists[number])
            for (const std::string &key : {stemmer.stem(word), familyOf(word, stemmer)})
                if (!key.empty())
                    m_synonyms[key].push_back(number);
    m_synonymLists.clear();
}

void WordLists::read(std::string_view kind, std::vector<std::string> words, Stemmer &stemmer)
{
    if (kind == "stop")
        m_stopWords.insert(words.begin(), words.end());
    else if (kind == "prefixes")
        m_prefixes = std::move(words);
    else if (kind == "endings")
        m_endings = std::move(words);
    else if (kind == "participle")
        m_participles = std::move(words);
    else if (kind == "joints")
        m_joints = std::move(words);
    else if (kind == "synonyms")
        m_synonymLists.push_back(std::move(words));
    if (kind != "irregular")
        return;
    for (const std::string &word : words)
        m_roots.try_emplace(word, words.front());
    for (const std::string &word : words)
        m_roots.try_emplace(stemmer.stem(word), words.front());
}

std::vector<std::size_t> WordLists::synonymsOf(const std::string &folded, Stemmer &stemmer) const
{
    std::vector<std::size_t> lists;
    for (const std::string &key : {stemmer.stem(folded), familyOf(folded, stemmer)}) {
        const auto found = key.empty() ? m_synonyms.end() : m_synonyms.find(key);
        if (found != m_synonyms.end())
            lists.insert(lists.end(), found->second.begin(), found->second.end());
    }
    return lists;
}

const std::string *WordLists::rootOf(const std::string &folded, Stemmer &stemmer) const
{
    auto found = m_roots.find(folded);
    if (found == m_roots.end())
        found = m_roots.find(stemmer.stem(folded));
    return found == m_roots.end() ? nullptr : &found->second;
}

std::string WordLists::familyOf(const std::string &folded, Stemmer &stemmer) const
{
    if (m_roots.empty())
        return {};
    if (const std::string *root = rootOf(folded, stemmer))
        return *root;
    for (const std::string &prefix : m_prefixes) {
        if (!startsWith(folded, prefix))
            continue;
        std::string rest = folded.substr(prefix.size());
        const std::string *root = rootOf(rest, stemmer);
        if (!root && startsWith(rest, "zu")) // aufzusitzen
            root = rootOf(rest.substr(2), stemmer);
        if (root)
            return prefix + '+' + *root;
    }
    return {};
}

std::string WordLists::withoutParticiple(const std::string &folded) const
{
    for (const std::string &participle : m_participles) {
        if (startsWith(folded, participle))
            return folded.substr(participle.size());
        for (const std::string &prefix : m_prefixes)
            if (startsWith(folded, prefix + participle))
                return prefix + folded.substr(prefix.size() + participle.size());
    }
    return {};
}

std::vector<std::string> WordLists::weakStems(const std::string &folded, Stemmer &stemmer) const
{
    constexpr std::size_t kLeast = 4; // letters that must be left
    std::vector<std::string> stems;
    const auto add = [&](const std::string &word) {
        if (word.size() < kLeast)
            return;
        stems.push_back(word);
        stems.push_back(stemmer.stem(word));
    };
    for (const std::string &ending : m_endings) {
        if (!endsWith(folded, ending))
            continue;
        const std::string base = folded.substr(0, folded.size() - ending.size());
        add(base);
        add(withoutParticiple(base));
    }
    std::sort(stems.begin(), stems.end());
    stems.erase(std::unique(stems.begin(), stems.end()), stems.end());
    return stems;
}

} // namespace hexwerk::search
