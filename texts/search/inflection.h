// What holds the forms of a word together in a language: stems, endings and lists of its own.
#pragma once

#include "texts/search/stemmer.h"

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace hexwerk::search {

// The list of words/ for the language, empty if there is none.
std::string_view wordListOf(std::string_view language);

// Made from a list. All words are folded.
class WordLists
{
public:
    explicit WordLists(const std::string &language);

    bool isStopWord(const std::string &folded) const { return m_stopWords.count(folded) > 0; }
    // "schiessen" for "schoss" and "schuss", "auf+sitzen" for "aufgesessene"; empty for others.
    std::string familyOf(const std::string &folded, Stemmer &stemmer) const;
    // Stems that the word may have as a weak form: "sturz" for "gesturzt", without its own stem.
    std::vector<std::string> weakStems(const std::string &folded, Stemmer &stemmer) const;
    // Numbers of the lists of synonyms that the word is in, by any of its forms.
    std::vector<std::size_t> synonymsOf(const std::string &folded, Stemmer &stemmer) const;
    const std::vector<std::string> &joints() const { return m_joints; }

private:
    void read(std::string_view kind, std::vector<std::string> words, Stemmer &stemmer);
    const std::string *rootOf(const std::string &folded, Stemmer &stemmer) const;
    std::string withoutParticiple(const std::string &folded) const;

    std::set<std::string, std::less<>> m_stopWords;
    std::vector<std::string> m_prefixes; // longest first
    std::vector<std::string> m_endings;
    std::vector<std::string> m_participles;
    std::vector<std::string> m_joints;                    // between the parts of a compound
    std::unordered_map<std::string, std::string> m_roots; // by form and by stem of a form
    std::unordered_map<std::string, std::vector<std::size_t>> m_synonyms; // by stem and family
    std::vector<std::vector<std::string>> m_synonymLists;
};

} // namespace hexwerk::search
