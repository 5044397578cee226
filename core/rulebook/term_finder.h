// Terms in a text, by any of their forms; letters of all alphabets, case does not matter.
#pragma once

#include "core/rulebook/terms.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct FoundTerm
{
    const Term *term = nullptr;
    std::size_t at = 0;     // first byte
    std::size_t length = 0; // in bytes
    bool isAvoided = false; // a wording that must not stand for the term
};

class TermFinder
{
public:
    // `terms` are kept by reference.
    TermFinder(const Terms &terms, const std::string &language);
    // Of each term the words of the first of the languages that it has.
    TermFinder(const Terms &terms, const LanguageChain &chain);

    // As whole words, from left to right; of two that overlap the longer one. What the terms know
    // as something else is passed over.
    std::vector<FoundTerm> find(std::string_view text) const;

private:
    struct Wording
    {
        const Term *term = nullptr; // null: something else
        bool isAvoided = false;
    };

    std::map<std::string, Wording, std::less<>> m_wordings; // in lower case, words apart by a space
    std::size_t m_mostWords = 1;
};

// The words of a text in lower case, with where they stand. Letters, digits and what joins them.
struct Word
{
    std::string lower;
    std::size_t at = 0;
    std::size_t length = 0;
};
std::vector<Word> wordsOf(std::string_view text);

} // namespace hexwerk
