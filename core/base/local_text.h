// A text in several languages, keyed by BCP 47 tag.
#pragma once

#include "core/base/language_chain.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace hexwerk {

struct LocalText : std::map<std::string, std::string>
{
    using std::map<std::string, std::string>::map;

    // Where it was read, by the name of its file and its key: "gela-road/objective.mill.name".
    // Null: it was made. Texts are compared without, and files do not say it.
    std::shared_ptr<const std::string> place = nullptr;
};

// The text in the first of the languages that it has; else in any language; else empty.
inline std::string_view textIn(const LocalText &text, const LanguageChain &chain)
{
    if (const auto found = findIn(text, chain); found != text.end())
        return found->second;
    return text.empty() ? std::string_view() : std::string_view(text.begin()->second);
}

// In `language`, else in a wider one, else in English.
inline std::string_view textIn(const LocalText &text, const std::string &language)
{
    return textIn(text, languageChain(language));
}

} // namespace hexwerk
