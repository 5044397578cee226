// Words as the search compares them: lower case, without marks on letters.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::search {

struct FoldedWord
{
    std::string folded; // "strasse", "hugel"
    std::size_t at = 0; // first byte in the text
    std::size_t length = 0;
};

// Letters and digits of any alphabet make up words; bytes that are no UTF-8 belong to none.
std::vector<FoldedWord> foldedWords(std::string_view text);

// The word, and what it is if "ue" and the like were written for letters with marks: huegel, hugel.
std::vector<std::string> spellingsOf(const std::string &folded);

} // namespace hexwerk::search
