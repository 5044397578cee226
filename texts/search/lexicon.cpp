#include "texts/search/lexicon.h"

#include <algorithm>
#include <utility>

namespace hexwerk::search {

namespace {

// How good it is to find a word in another way than by itself.
constexpr float kStem = 0.9F;
constexpr float kFamily = 0.8F;
constexpr float kWeakStem = 0.75F;
constexpr float kSynonym = 0.6F;
constexpr float kStart = 0.55F; // and up to as much as kStem the more of the word is typed
constexpr float kPart = 0.55F;
constexpr float kStartOfPart = 0.45F;
constexpr float kWithin = 0.4F;
constexpr float kContained = 0.35F;
constexpr float kOneEdit = 0.5F;
constexpr float kTwoEdits = 0.35F;
constexpr float kOpenEdit = 0.8F;         // of that
constexpr std::size_t kShortestStart = 3; // of a part

} // namespace

static void addAll(const std::unordered_map<std::string, std::vector<WordNumber>> &ways,
                   const std::string &key, float quality, WordMatches &matches)
{
    const auto found = key.empty() ? ways.end() : ways.find(key);
    if (found != ways.end())
        for (const WordNumber word : found->second)
            matches.push_back({word, quality});
}

void keepBest(WordMatches &matches)
{
    std::sort(matches.begin(), matches.end(), [](const WordMatch &a, const WordMatch &b) {
        return a.word != b.word ? a.word < b.word : a.quality > b.quality;
    });
    const auto isSame = [](const WordMatch &a, const WordMatch &b) { return a.word == b.word; };
    matches.erase(std::unique(matches.begin(), matches.end(), isSame), matches.end());
}

Lexicon::Lexicon(std::string language)
    : m_language(std::move(language))
    , m_lists(m_language)
    , m_splitter(m_lists.joints())
{
}

WordNumber Lexicon::add(const std::string &folded)
{
    const auto [found, isNew] =
        m_numbers.try_emplace(folded, static_cast<WordNumber>(m_words.size()));
    if (isNew)
        m_words.push_back(folded);
    return found->second;
}

void Lexicon::finish()
{
    Stemmer stemmer(m_language);
    for (WordNumber number = 0; number < m_words.size(); ++number) {
        const std::string &word = m_words[number];
        m_stems.push_back(stemmer.stem(word));
        m_letters.push_back(lettersOf(word));
        m_sorted.push_back(number);
        m_byStem[m_stems.back()].push_back(number);
        for (const std::string &stem : m_lists.weakStems(word, stemmer))
            m_byWeakStem[stem].push_back(number);
        const std::string family = m_lists.familyOf(word, stemmer);
        if (!family.empty())
            m_byFamily[family].push_back(number);
        for (const std::size_t list : m_lists.synonymsOf(word, stemmer)) {
            m_bySynonym.resize(std::max(m_bySynonym.size(), list + 1));
            m_bySynonym[list].push_back(number);
        }
        if (m_lists.isStopWord(word))
            continue;
        m_splitter.add(word, m_stems.back());
        m_splitter.add(m_stems.back(), m_stems.back());
    }
    std::sort(m_sorted.begin(), m_sorted.end(),
              [&](WordNumber a, WordNumber b) { return m_words[a] < m_words[b]; });
    for (WordNumber number = 0; number < m_words.size(); ++number)
        addCompound(number, stemmer);
    std::sort(m_partForms.begin(), m_partForms.end());
}

void Lexicon::addCompound(WordNumber number, Stemmer &stemmer)
{
    for (const CompoundSplitter::Part &part : m_splitter.split(m_words[number])) {
        m_byPart[part.stem].push_back(number);
        const std::string family = m_lists.familyOf(part.form, stemmer);
        if (!family.empty())
            m_byPart[family].push_back(number);
        m_partForms.emplace_back(part.form, number);
    }
}

void Lexicon::findStarts(const std::string &folded, WordMatches &matches) const
{
    const auto startsSo = [&](std::string_view word) {
        return word.substr(0, folded.size()) == folded;
    };
    auto at = std::lower_bound(
        m_sorted.begin(), m_sorted.end(), folded,
        [&](WordNumber number, const std::string &word) { return m_words[number] < word; });
    for (; at != m_sorted.end() && startsSo(m_words[*at]); ++at) {
        const auto typed = static_cast<float>(folded.size());
        const float share = typed / static_cast<float>(m_words[*at].size());
        matches.push_back({*at, kStart + (kStem - kStart) * share});
    }
    if (folded.size() < kShortestStart)
        return;
    auto part =
        std::lower_bound(m_partForms.begin(), m_partForms.end(), std::pair(folded, WordNumber{0}));
    for (; part != m_partForms.end() && startsSo(part->first); ++part)
        matches.push_back({part->second, kStartOfPart});
}

WordMatches Lexicon::find(const std::string &folded, Ending ending, Stemmer &stemmer) const
{
    WordMatches matches;
    const auto itself = m_numbers.find(folded);
    if (itself != m_numbers.end())
        matches.push_back({itself->second, 1});
    const std::string stem = stemmer.stem(folded);
    const std::string family = m_lists.familyOf(folded, stemmer);
    addAll(m_byStem, stem, kStem, matches);
    addAll(m_byFamily, family, kFamily, matches);
    addAll(m_byWeakStem, stem, kWeakStem, matches);
    for (const std::string &weak : m_lists.weakStems(folded, stemmer)) {
        addAll(m_byStem, weak, kWeakStem, matches);
        addAll(m_byWeakStem, weak, kWeakStem, matches);
    }
    for (const std::size_t list : m_lists.synonymsOf(folded, stemmer))
        for (std::size_t k = 0; list < m_bySynonym.size() && k < m_bySynonym[list].size(); ++k)
            matches.push_back({m_bySynonym[list][k], kSynonym});
    if (!m_lists.isStopWord(folded)) {
        addAll(m_byPart, stem, kPart, matches);
        addAll(m_byPart, family, kPart, matches);
    }
    if (ending == Ending::Open)
        findStarts(folded, matches);
    keepBest(matches);
    return matches;
}

WordMatches Lexicon::findWithin(const std::string &folded) const
{
    constexpr std::size_t kShortest = 4;
    constexpr std::size_t kLeastMore = 3;
    WordMatches matches;
    if (folded.size() < kShortest)
        return matches;
    for (WordNumber number = 0; number < m_words.size(); ++number) {
        const std::string &word = m_words[number];
        if (word.size() < folded.size() + kLeastMore)
            continue;
        const std::size_t end = word.size() - folded.size();
        if (word.compare(0, folded.size(), folded) == 0 ||
            word.compare(end, folded.size(), folded) == 0)
            matches.push_back({number, kWithin});
    }
    return matches;
}

WordMatches Lexicon::findContained(const std::string &folded) const
{
    constexpr std::size_t kShortest = 4;
    constexpr std::size_t kLongest = 60;
    if (folded.size() > kLongest)
        return {};
    for (std::size_t size = folded.size(); size-- > kShortest;) {
        WordMatches matches;
        for (const std::size_t at : {folded.size() - size, std::size_t{0}}) {
            const auto found = m_numbers.find(folded.substr(at, size));
            if (found == m_numbers.end() || m_lists.isStopWord(found->first))
                continue;
            matches.push_back({found->second, kContained});
            addAll(m_byStem, m_stems[found->second], kContained * kStem, matches);
        }
        if (!matches.empty()) {
            keepBest(matches);
            return matches;
        }
    }
    return {};
}

WordMatches Lexicon::findAlike(const std::string &folded, std::size_t edits, Ending ending) const
{
    WordMatches matches;
    const std::uint32_t letters = lettersOf(folded);
    const float quality =
        (edits == 1 ? kOneEdit : kTwoEdits) * (ending == Ending::Open ? kOpenEdit : 1);
    for (WordNumber number = 0; number < m_words.size(); ++number) {
        if (!mayBeWithin(letters, m_letters[number], edits, ending) ||
            editsBetween(folded, m_words[number], edits, ending) != edits)
            continue;
        matches.push_back({number, quality});
        if (ending == Ending::Complete)
            addAll(m_byStem, m_stems[number], quality * kStem, matches);
    }
    keepBest(matches);
    return matches;
}

std::vector<std::string> Lexicon::split(const std::string &folded) const
{
    std::vector<std::string> words;
    for (const CompoundSplitter::Part &part : m_splitter.split(folded))
        words.push_back(part.form);
    return words;
}

} // namespace hexwerk::search
