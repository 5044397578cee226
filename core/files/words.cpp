#include "core/files/words.h"

#include "core/files/limits.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace hexwerk {

static bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Bytes of the character that starts with `lead`, with the least code point that may need so many;
// 0 for a byte that starts none.
static std::pair<std::size_t, char32_t> lengthOf(unsigned char lead)
{
    if (lead < 0x80)
        return {1, 0};
    if (lead >= 0xC0 && lead < 0xE0)
        return {2, 0x80};
    if (lead >= 0xE0 && lead < 0xF0)
        return {3, 0x800};
    if (lead >= 0xF0 && lead < 0xF8)
        return {4, 0x10000};
    return {0, 0};
}

std::optional<std::size_t> firstBadByte(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const auto [length, least] = lengthOf(lead);
        if (length == 0 || i + length > text.size())
            return i;
        char32_t point = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length; ++k) {
            if (!isContinuation(text[i + k]))
                return i;
            point = point << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3FU);
        }
        const bool surrogate = point >= 0xD800 && point < 0xE000;
        if (point < least || point > 0x10FFFF || surrogate)
            return i;
        i += length;
    }
    return std::nullopt;
}

bool isWithin(std::string_view text, std::size_t characters)
{
    return text.size() <= characters ||
           text.size() - static_cast<std::size_t>(
                             std::count_if(text.begin(), text.end(), isContinuation)) <=
               characters;
}

bool isId(std::string_view text)
{
    return !text.empty() && text.size() <= limits::kLongestId &&
           std::all_of(text.begin(), text.end(),
                       [](char c) { return c == '.' || isBareKeyCharacter(c); });
}

std::string shortened(std::string_view text, std::size_t characters)
{
    std::string result;
    std::size_t count = 0;
    for (const char c : text) {
        if (!isContinuation(c) && count++ == characters)
            return result + "...";
        result += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
    }
    return result;
}

// How many letters have to be put in, taken out or changed.
static std::size_t editDistance(std::string_view a, std::string_view b)
{
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

std::vector<std::string> likest(std::string_view word, const std::vector<std::string> &words)
{
    constexpr std::size_t kLongest = 40; // of a word worth comparing
    constexpr std::size_t kMost = 1000;  // words worth comparing
    std::vector<std::pair<std::size_t, std::string>> near;
    if (word.size() > kLongest || words.size() > kMost)
        return {};
    for (const std::string &other : words) {
        const std::size_t longer = std::max(word.size(), other.size());
        if (other.size() > kLongest)
            continue;
        if (const std::size_t away = editDistance(word, other); away * 3 <= longer)
            near.emplace_back(away, other);
    }
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    std::vector<std::string> result;
    for (std::size_t i = 0; i < near.size() && i < 3; ++i)
        result.push_back(near[i].second);
    return result;
}

} // namespace hexwerk
