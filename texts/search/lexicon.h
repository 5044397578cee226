// The words of all texts in one language, and the ways to them.
#pragma once

#include "texts/search/compounds.h"
#include "texts/search/inflection.h"
#include "texts/search/spelling.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace hexwerk::search {

using WordNumber = std::uint32_t; // dense, from 0

struct WordMatch
{
    WordNumber word = 0;
    float quality = 0; // 1 for the word itself
};

// At most one for a word.
using WordMatches = std::vector<WordMatch>;

class Lexicon
{
public:
    explicit Lexicon(std::string language);

    // The number of the word, which is new or known.
    WordNumber add(const std::string &folded);
    // After all words are in; only then it may be asked.
    void finish();

    std::size_t size() const { return m_words.size(); }
    const std::string &word(WordNumber number) const { return m_words[number]; }
    const std::string &stemOf(WordNumber number) const { return m_stems[number]; }
    // One word for all that have the same stem.
    WordNumber firstOfStem(WordNumber word) const { return m_byStem.at(m_stems[word]).front(); }
    const std::string &language() const { return m_language; }
    bool isStopWord(const std::string &folded) const { return m_lists.isStopWord(folded); }

    // Itself, other forms, compounds with it and, with an open ending, what begins with it.
    WordMatches find(const std::string &folded, Ending ending, Stemmer &stemmer) const;
    // Words that contain it at one end: for parts that stand nowhere alone.
    WordMatches findWithin(const std::string &folded) const;
    // Words that it contains at one end, the longest: for compounds with a part that is unknown.
    WordMatches findContained(const std::string &folded) const;
    // What it may be with so many typing errors, and not with fewer.
    WordMatches findAlike(const std::string &folded, std::size_t edits, Ending ending) const;
    // Known words that make it up, at least two.
    std::vector<std::string> split(const std::string &folded) const;

private:
    using Ways = std::unordered_map<std::string, std::vector<WordNumber>>;

    void addCompound(WordNumber number, Stemmer &stemmer);
    void findStarts(const std::string &folded, WordMatches &matches) const;

    std::string m_language;
    WordLists m_lists;
    CompoundSplitter m_splitter;
    std::vector<std::string> m_words;
    std::vector<std::string> m_stems;
    std::vector<std::uint32_t> m_letters;
    std::unordered_map<std::string, WordNumber> m_numbers;
    std::vector<WordNumber> m_sorted; // by word
    Ways m_byStem;
    Ways m_byWeakStem;
    Ways m_byFamily;
    std::vector<std::vector<WordNumber>> m_bySynonym; // by list
    Ways m_byPart;                                    // by stem and family of a part of a compound
    std::vector<std::pair<std::string, WordNumber>> m_partForms; // sorted
};

// One match for each word, the best; sorted by word.
void keepBest(WordMatches &matches);

} // namespace hexwerk::search
