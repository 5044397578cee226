// The rules in our words: an entry for each rule id, in several languages.
#pragma once

#include "core/base/language_chain.h"
#include "core/rulebook/rules_index.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// What a language still needs.
enum class TextState : std::uint8_t { Draft, Review, Final };
std::string_view toString(TextState state); // "final"

struct RuleText
{
    std::string title; // a few words without full stop
    std::string text;  // a sentence or two
    TextState state = TextState::Draft;
    std::string from; // sourceHash() of what it was translated from; empty for the source language
    bool operator==(const RuleText &) const = default;
};

// How a rule that both editions have differs between them.
enum class EditionDifference : std::uint8_t {
    None,
    Name, // what it speaks of is called otherwise
    Rule, // one says something that the other does not
};
std::string_view toString(EditionDifference difference); // "rule"

struct RuleEntry
{
    std::string id;
    std::map<std::string, std::string> paragraph; // where a printed edition has it, by profile
    std::map<std::string, RuleText> texts;        // by BCP 47 tag
    // Links to other rules; each stands in one of the two alone.
    std::vector<std::string> seeAlso = {};
    std::vector<std::string> exceptionTo = {};
    std::vector<std::string> replaces = {}; // of another edition
    EditionDifference differs = EditionDifference::None;
    bool operator==(const RuleEntry &) const = default;
};

// Of title and text, 16 hexadecimal digits.
std::string sourceHash(const RuleText &text);
// Whether the translation was made from the source as it is now. The source always is current.
bool isCurrent(const RuleEntry &entry, const std::string &language);
// In `language`, else in the next of its chain that it has, else empty.
RuleText textIn(const RuleEntry &entry, const LanguageChain &chain);
RuleText textIn(const RuleEntry &entry, const std::string &language);

class Rulebook
{
public:
    // In the order of the index; rules that it does not have come last, as they are added.
    explicit Rulebook(const RulesIndex &order = {});

    // False, and nothing changes, if there is an entry with this id already.
    bool add(RuleEntry entry);
    // Nothing changes for an id without entry.
    void setText(std::string_view id, const std::string &language, RuleText text);
    // Null for an id without entry.
    const RuleEntry *find(std::string_view id) const;
    const std::vector<RuleEntry> &entries() const { return m_entries; }
    bool operator==(const Rulebook &) const = default;

private:
    std::vector<RuleEntry>::const_iterator placeOf(std::size_t rank) const;

    std::map<std::string, std::size_t, std::less<>> m_ranks; // by id; all entries have one
    std::vector<RuleEntry> m_entries;                        // by rank
};

} // namespace hexwerk
