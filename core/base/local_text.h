// A text in several languages, keyed by BCP 47 tag.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace hexwerk {

using LocalText = std::map<std::string, std::string>;

// The text in `language`; else in English; else in any language; else empty.
inline std::string_view textIn(const LocalText &text, const std::string &language)
{
    for (const std::string &tag : {language, std::string("en")})
        if (const auto found = text.find(tag); found != text.end())
            return found->second;
    return text.empty() ? std::string_view() : std::string_view(text.begin()->second);
}

} // namespace hexwerk
