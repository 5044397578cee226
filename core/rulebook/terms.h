// One word for each thing, in each language, and the wordings that are wrong for it.
#pragma once

#include "core/base/local_text.h"

#include <map>
#include <string>
#include <vector>

namespace hexwerk {

struct TermWords
{
    std::string word;               // as in running text
    std::vector<std::string> forms; // inflected and short ones, which are right as well
    std::vector<std::string> avoid; // wordings that must not stand for it
    std::vector<std::string> said;  // what players say, known to the search alone
    // Where its word means something else: in English the wordings around it ("in front of"), in a
    // translation the words for it ("drehen" for "turn"). No term, and no wrong wording for it.
    std::vector<std::string> other;
    bool operator==(const TermWords &) const = default;
};

struct Term
{
    std::string id;
    std::map<std::string, TermWords> words; // by BCP 47 tag
    LocalText definition;
    std::vector<std::string> rules; // that define it
    bool operator==(const Term &) const = default;
};

using Terms = std::vector<Term>;

} // namespace hexwerk
