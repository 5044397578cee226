// In which languages a text is looked for, one after the other.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

inline constexpr std::string_view kSourceLanguage = "en"; // all others are translated from it

// BCP 47 tags, the wanted one first, that of the sources last; none twice.
using LanguageChain = std::vector<std::string>;
// Languages that stand in for another one, as its translators say.
using StandIns = std::map<std::string, std::vector<std::string>>;

// Of "pt-BR": itself, "pt", what stands in for either, "en".
LanguageChain languageChain(const std::string &language, const StandIns &standIns = {});

// What is there in the first of the languages that has it: an iterator.
template<typename ByLanguage>
auto findIn(const ByLanguage &texts, const LanguageChain &chain)
{
    for (const std::string &language : chain)
        if (const auto found = texts.find(language); found != texts.end())
            return found;
    return texts.end();
}

} // namespace hexwerk
