// Full-text search over the rules, in all languages at once, as one types.
#pragma once

#include "core/rulebook/rulebook.h"
#include "core/rulebook/terms.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::search {

// Bytes of a UTF-8 text that matched: a whole word.
struct Mark
{
    std::size_t at = 0;
    std::size_t length = 0;
    bool operator==(const Mark &) const = default;
};

struct Hit
{
    std::string rule; // id
    std::string language;
    double score = 0;          // the more the better, comparable within one answer
    std::vector<Mark> inTitle; // from left to right
    std::vector<Mark> inText;
};

// Built once, then only read, from any thread.
class RuleSearch
{
public:
    // Languages are those of the entries; one that has no stemmer is searched by its words.
    // `dictionaries`: folders with those of hunspell (dictionaryFolders()); may be none.
    // The first word that is nowhere known loads one, which takes a tenth of a second.
    RuleSearch(const Rulebook &rulebook, const Terms &terms,
               const std::vector<std::filesystem::path> &dictionaries);
    ~RuleSearch();
    RuleSearch(RuleSearch &&) noexcept;
    RuleSearch &operator=(RuleSearch &&) noexcept;

    // Best first, at most `most`, one hit a rule, in the language that matches better; `preferred`
    // wins where both do about as well. Ids and paragraphs come before all words; rules with all
    // words of the query come before those with some. Empty for a query without words.
    std::vector<Hit> find(std::string_view query, const std::string &preferred,
                          std::size_t most) const;

private:
    struct Index;

    std::unique_ptr<const Index> m_index;
};

} // namespace hexwerk::search
