// What is typed, and what it means in each language.
#pragma once

#include "texts/search/dictionaries.h"
#include "texts/search/language_index.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::search {

struct TypedWord
{
    std::string written;
    std::vector<std::string> spellings; // folded
    Ending ending = Ending::Complete;
};

// The first 32 different words. The last one is open if nothing follows it.
std::vector<TypedWord> typedWords(std::string_view query);

struct FoundTermWords
{
    std::size_t term = 0;
    std::size_t first = 0; // typed word
    std::size_t count = 0;
};

// In one language.
struct Meaning
{
    std::vector<WordMatches> words; // of each typed word
    std::vector<bool> isWanted;     // or is it there for grammar alone, or known nowhere
    std::vector<FoundTermWords> terms;
};

// One for each index. A word that none of them knows is split, completed or corrected; other ways
// than by itself and its forms are only tried then.
std::vector<Meaning> meaningsOf(std::vector<TypedWord> words,
                                const std::vector<LanguageIndex> &indexes,
                                const Dictionaries &dictionaries);

} // namespace hexwerk::search
