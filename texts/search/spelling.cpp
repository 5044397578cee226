#include "texts/search/spelling.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <cstdlib>

namespace hexwerk::search {

static constexpr std::size_t kLongestWord = 48;

std::size_t editsBetween(std::string_view typed, std::string_view word, std::size_t most,
                         Ending ending)
{
    const std::size_t tooMany = most + 1;
    if (typed.size() > kLongestWord || typed.size() > word.size() + most)
        return tooMany;
    if (ending == Ending::Complete && word.size() > typed.size() + most)
        return tooMany;
    word = word.substr(0, typed.size() + most); // what is beyond it cannot be nearer
    using Row = std::array<std::size_t, kLongestWord + 8>;
    Row before{};
    Row last{};
    Row now{};
    for (std::size_t k = 0; k <= word.size(); ++k)
        last.at(k) = k;
    for (std::size_t i = 1; i <= typed.size(); ++i) {
        now.at(0) = i;
        std::size_t least = i;
        for (std::size_t k = 1; k <= word.size(); ++k) {
            const std::size_t change = typed[i - 1] == word[k - 1] ? 0 : 1;
            now.at(k) = std::min({last.at(k) + 1, now.at(k - 1) + 1, last.at(k - 1) + change});
            if (i > 1 && k > 1 && typed[i - 1] == word[k - 2] && typed[i - 2] == word[k - 1])
                now.at(k) = std::min(now.at(k), before.at(k - 2) + 1);
            least = std::min(least, now.at(k));
        }
        if (least > most)
            return tooMany;
        before = last;
        last = now;
    }
    if (ending == Ending::Complete)
        return std::min(last.at(word.size()), tooMany);
    const auto end = last.begin() + static_cast<std::ptrdiff_t>(word.size()) + 1;
    return std::min(*std::min_element(last.begin(), end), tooMany);
}

std::size_t mostEdits(std::size_t letters)
{
    return letters < 4 ? 0 : letters < 8 ? 1 : 2;
}

std::uint32_t lettersOf(std::string_view word)
{
    std::uint32_t letters = 0;
    for (const char letter : word)
        letters |= 1u << (static_cast<unsigned char>(letter) & 31u);
    return letters;
}

bool mayBeWithin(std::uint32_t typed, std::uint32_t word, std::size_t most, Ending ending)
{
    const std::bitset<32> missing(typed & ~word);
    const std::bitset<32> more(word & ~typed);
    return missing.count() <= most && (ending == Ending::Open || more.count() <= most);
}

} // namespace hexwerk::search
