// What a language has beside its dictionary: words that are right, and texts that are alike or
// differ for a reason.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

struct KnownWords
{
    std::set<std::string> words; // as they are written, which no dictionary needs to have
    // What a compound is put together with: before a word ("hinaus"), between two nouns ("s").
    std::vector<std::string> prefixes;
    std::vector<std::string> joints;
    // By a wording in English that means several things: how each of them is translated.
    std::map<std::string, std::vector<std::string>> homonyms;
    // By a translation: wordings in English that all are translated so.
    std::map<std::string, std::vector<std::string>> synonyms;
    bool operator==(const KnownWords &) const = default;
};

std::string knownWordsFile(std::string_view language); // "translations/words_de.toml"

LoadResult<KnownWords> readKnownWords(std::string_view text, const std::string &file);

// Of all folders together; none is no problem.
LoadResult<KnownWords> loadKnownWords(const DataPaths &paths, std::string_view language);

} // namespace hexwerk::translation
