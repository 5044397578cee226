// The texts of the rules in one language, and the words and terms in them.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/rulebook/terms.h"
#include "texts/search/lexicon.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::search {

struct IndexedText
{
    std::vector<WordNumber> title;
    std::vector<WordNumber> text;
    std::size_t titleWords = 0; // without stop words
    bool isThere = false;       // in this language
};

// How much of a rule is about a word or a term.
struct Posting
{
    std::uint32_t rule = 0; // place in the rulebook
    float weight = 0;
};

struct TermPlace
{
    std::uint32_t rule = 0;
    bool inTitle = false;
    std::size_t first = 0; // word
    std::size_t count = 0;
};

class LanguageIndex
{
public:
    LanguageIndex(std::string language, const Rulebook &rulebook, const Terms &terms);

    const Lexicon &lexicon() const { return m_lexicon; }
    const std::vector<IndexedText> &texts() const { return m_texts; }
    const std::vector<Posting> &postings(WordNumber word) const { return m_postings[word]; }
    // Words of the rule's text against the average.
    float lengthOf(std::size_t rule) const { return m_lengths[rule]; }

    // Terms by stems of any of their wordings, right or not, with a space between.
    const std::vector<std::size_t> *termsOf(const std::string &stems) const;
    std::size_t mostTermWords() const { return m_mostTermWords; }
    const std::vector<Posting> &termPostings(std::size_t term) const
    {
        return m_termPostings[term];
    }
    const std::vector<TermPlace> &termPlaces(std::size_t term) const { return m_termPlaces[term]; }

private:
    using Wording = std::vector<WordNumber>;
    struct Aside
    {
        std::vector<WordNumber> words;
        std::vector<std::uint32_t> rules;
        float weight = 0;
    };

    Wording numbersOf(std::string_view text);
    void addTexts(const Rulebook &rulebook);
    void addTerm(std::size_t number, const Term &term, const Rulebook &rulebook);
    void post();
    void nameWordings();
    void findTerms();
    void findTermsIn(std::vector<WordNumber> words, std::uint32_t rule, bool inTitle);

    Lexicon m_lexicon;
    std::vector<IndexedText> m_texts;
    std::vector<float> m_lengths;
    std::vector<Aside> m_asides; // what terms say about the rules that define them
    std::vector<std::vector<Posting>> m_postings;
    std::vector<std::pair<Wording, std::size_t>> m_wordings; // those that stand in texts
    std::vector<std::pair<Wording, std::size_t>> m_otherWordings;
    std::map<std::string, std::vector<std::size_t>> m_terms;
    std::size_t m_mostTermWords = 1;
    std::vector<std::vector<std::uint32_t>> m_definedIn;
    std::vector<std::vector<Posting>> m_termPostings;
    std::vector<std::vector<TermPlace>> m_termPlaces;
};

} // namespace hexwerk::search
