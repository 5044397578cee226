// JSON from outside, before it is parsed: what walks through the parsed tree calls itself for each
// level, and looks for each key among all others.
#pragma once

#include <cstddef>
#include <string_view>

namespace hexwerk {

inline constexpr int kDeepestJson = 64;
inline constexpr int kMostInJson = 1000; // elements and keys

// Whether a text, broken or not, has more of either.
constexpr bool isTooMuchJson(std::string_view json)
{
    int depth = 0;
    int elements = 1;
    bool isInText = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (c == '"')
            isInText = !isInText;
        else if (isInText)
            i += c == '\\' ? 1 : 0;
        else if (c == ',')
            ++elements;
        else if (c == '[' || c == '{')
            ++depth;
        else if (c == ']' || c == '}')
            --depth;
        if (depth > kDeepestJson || elements > kMostInJson)
            return true;
    }
    return false;
}

} // namespace hexwerk
