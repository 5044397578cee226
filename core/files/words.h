// Small text helpers of the readers.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

constexpr bool isBareKeyCharacter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

// The place of the first byte that is not UTF-8; empty if all is well.
std::optional<std::size_t> firstBadByte(std::string_view text);
// Whether it has at most so many characters.
bool isWithin(std::string_view text, std::size_t characters);
// Whether files take it as an id: 1 to 100 letters, digits, '.', '_' and '-'.
bool isId(std::string_view text);
// At most that many characters; a cut is marked with "...". Control characters become spaces.
std::string shortened(std::string_view text, std::size_t characters);
// Up to three of the words that are most like `word`, if any is like it at all.
std::vector<std::string> likest(std::string_view word, const std::vector<std::string> &words);

template<typename Row, typename Less>
std::vector<std::string> keysOf(const std::map<std::string, Row, Less> &rows)
{
    std::vector<std::string> keys;
    for (const auto &[key, row] : rows)
        keys.push_back(key);
    return keys;
}

} // namespace hexwerk
