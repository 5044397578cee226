#include "texts/search/language_index.h"

#include "texts/search/folding.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace hexwerk::search {

namespace {

constexpr float kInTitle = 3;
constexpr float kInText = 1;
constexpr float kWordingOfTerm = 0.8F;
constexpr float kDefinitionOfTerm = 0.4F;
constexpr float kDefinesTerm = 3;

} // namespace

LanguageIndex::LanguageIndex(std::string language, const Rulebook &rulebook, const Terms &terms)
    : m_lexicon(std::move(language))
    , m_definedIn(terms.size())
    , m_termPostings(terms.size())
    , m_termPlaces(terms.size())
{
    addTexts(rulebook);
    std::size_t number = 0;
    for (const Term &term : terms)
        addTerm(number++, term, rulebook);
    m_lexicon.finish();
    for (IndexedText &text : m_texts)
        text.titleWords = static_cast<std::size_t>(
            std::count_if(text.title.begin(), text.title.end(), [&](WordNumber word) {
                return !m_lexicon.isStopWord(m_lexicon.word(word));
            }));
    post();
    nameWordings();
    findTerms();
}

LanguageIndex::Wording LanguageIndex::numbersOf(std::string_view text)
{
    Wording numbers;
    for (const FoldedWord &word : foldedWords(text))
        numbers.push_back(m_lexicon.add(word.folded));
    return numbers;
}

void LanguageIndex::addTexts(const Rulebook &rulebook)
{
    std::size_t words = 0;
    std::size_t there = 0;
    for (const RuleEntry &entry : rulebook.entries()) {
        IndexedText &indexed = m_texts.emplace_back();
        const auto found = entry.texts.find(m_lexicon.language());
        if (found == entry.texts.end())
            continue;
        indexed.title = numbersOf(found->second.title);
        indexed.text = numbersOf(found->second.text);
        indexed.isThere = true;
        words += indexed.text.size();
        ++there;
    }
    const float average = static_cast<float>(std::max<std::size_t>(1, words)) /
                          static_cast<float>(std::max<std::size_t>(1, there));
    for (const IndexedText &text : m_texts)
        m_lengths.push_back(static_cast<float>(text.text.size()) / average);
}

void LanguageIndex::addTerm(std::size_t number, const Term &term, const Rulebook &rulebook)
{
    for (const std::string &id : term.rules)
        if (const RuleEntry *entry = rulebook.find(id))
            m_definedIn[number].push_back(
                static_cast<std::uint32_t>(entry - rulebook.entries().data()));
    const auto found = term.words.find(m_lexicon.language());
    if (found == term.words.end())
        return;
    const TermWords &words = found->second;
    Aside wordings{{}, m_definedIn[number], kWordingOfTerm};
    const auto add = [&](const std::string &wording, auto &to) {
        Wording numbers = numbersOf(wording);
        if (numbers.empty())
            return;
        wordings.words.insert(wordings.words.end(), numbers.begin(), numbers.end());
        m_mostTermWords = std::max(m_mostTermWords, numbers.size());
        to.emplace_back(std::move(numbers), number);
    };
    add(words.word, m_wordings);
    for (const std::string &form : words.forms)
        add(form, m_wordings);
    for (const std::vector<std::string> *list : {&words.avoid, &words.said})
        for (const std::string &wording : *list)
            add(wording, m_otherWordings);
    m_asides.push_back(std::move(wordings));
    const auto definition = term.definition.find(m_lexicon.language());
    if (definition != term.definition.end())
        m_asides.push_back({numbersOf(definition->second), m_definedIn[number], kDefinitionOfTerm});
}

void LanguageIndex::post()
{
    m_postings.resize(m_lexicon.size());
    const auto post = [&](WordNumber word, std::uint32_t rule, float weight) {
        std::vector<Posting> &postings = m_postings[word];
        if (postings.empty() || postings.back().rule != rule)
            postings.push_back({rule, weight});
        else
            postings.back().weight += weight;
    };
    for (std::uint32_t rule = 0; rule < m_texts.size(); ++rule) {
        for (const WordNumber word : m_texts[rule].title)
            post(word, rule, kInTitle);
        for (const WordNumber word : m_texts[rule].text)
            post(word, rule, kInText);
    }
    for (Aside &aside : m_asides) {
        std::sort(aside.words.begin(), aside.words.end());
        aside.words.erase(std::unique(aside.words.begin(), aside.words.end()), aside.words.end());
        for (const WordNumber word : aside.words)
            for (const std::uint32_t rule : aside.rules)
                if (m_texts[rule].isThere)
                    m_postings[word].push_back({rule, aside.weight});
    }
    m_asides.clear();
}

void LanguageIndex::nameWordings()
{
    for (const auto *wordings : {&m_wordings, &m_otherWordings})
        for (const auto &[wording, term] : *wordings) {
            std::string stems;
            for (const WordNumber word : wording)
                stems += (stems.empty() ? "" : " ") + m_lexicon.stemOf(word);
            std::vector<std::size_t> &terms = m_terms[stems];
            if (std::find(terms.begin(), terms.end(), term) == terms.end())
                terms.push_back(term);
        }
    m_otherWordings.clear();
}

void LanguageIndex::findTermsIn(std::vector<WordNumber> words, std::uint32_t rule, bool inTitle)
{
    for (WordNumber &word : words)
        word = m_lexicon.firstOfStem(word);
    for (std::size_t first = 0; first < words.size(); ++first) {
        const auto startsWith = [&](const auto &wording) {
            return wording.first.front() < words[first];
        };
        auto at = std::partition_point(m_wordings.begin(), m_wordings.end(), startsWith);
        for (; at != m_wordings.end() && at->first.front() == words[first]; ++at) {
            const auto &[wording, term] = *at;
            const auto from = words.begin() + static_cast<std::ptrdiff_t>(first);
            if (wording.size() > words.size() - first ||
                !std::equal(wording.begin(), wording.end(), from))
                continue;
            m_termPlaces[term].push_back({rule, inTitle, first, wording.size()});
            std::vector<Posting> &postings = m_termPostings[term];
            if (postings.empty() || postings.back().rule != rule)
                postings.push_back({rule, 0});
            postings.back().weight += inTitle ? kInTitle : kInText;
        }
    }
}

void LanguageIndex::findTerms()
{
    // By stems, so that all forms of a wording are found.
    for (auto &[wording, term] : m_wordings)
        for (WordNumber &word : wording)
            word = m_lexicon.firstOfStem(word);
    std::sort(m_wordings.begin(), m_wordings.end());
    m_wordings.erase(std::unique(m_wordings.begin(), m_wordings.end()), m_wordings.end());
    for (std::uint32_t rule = 0; rule < m_texts.size(); ++rule) {
        findTermsIn(m_texts[rule].title, rule, true);
        findTermsIn(m_texts[rule].text, rule, false);
    }
    for (std::size_t term = 0; term < m_definedIn.size(); ++term)
        for (const std::uint32_t rule : m_definedIn[term])
            if (m_texts[rule].isThere)
                m_termPostings[term].push_back({rule, kDefinesTerm});
    m_wordings.clear();
}

const std::vector<std::size_t> *LanguageIndex::termsOf(const std::string &stems) const
{
    const auto found = m_terms.find(stems);
    return found == m_terms.end() ? nullptr : &found->second;
}

} // namespace hexwerk::search
