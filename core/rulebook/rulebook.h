// The rules in our words: an entry for each rule id, in several languages.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

// What a language still needs.
enum class TextState : std::uint8_t { Draft, Review, Final };
std::string_view toString(TextState state); // "final"

inline constexpr std::string_view kSourceLanguage = "en"; // all others are translated from it

struct RuleText
{
    std::string title; // a few words without full stop
    std::string text;  // a sentence or two
    TextState state = TextState::Draft;
    std::string from; // sourceHash() of what it was translated from; empty for the source language
    bool operator==(const RuleText &) const = default;
};

struct RuleEntry
{
    std::string id;                               // "R10.3g", "D9.6.3a", "H4.10b"
    std::map<std::string, std::string> paragraph; // where a printed edition has it, by profile
    std::map<std::string, RuleText> texts;        // by BCP 47 tag
    bool operator==(const RuleEntry &) const = default;
};

// R, D or H, a paragraph, a lower-case letter.
bool isRuleId(std::string_view id);
// Ours: what the books leave open, under the paragraph that it fills. "H4.10b"
bool isHouseRule(std::string_view id);
// As in the book: by number, not by digits; within a paragraph by letter; R before D before H.
bool comesBefore(std::string_view id, std::string_view other);

// Of title and text, 16 hexadecimal digits.
std::string sourceHash(const RuleText &text);
// Whether the translation was made from the source as it is now. The source always is current.
bool isCurrent(const RuleEntry &entry, const std::string &language);
// In `language`, else in the source language, else empty.
RuleText textIn(const RuleEntry &entry, const std::string &language);

class Rulebook
{
public:
    // False, and nothing changes, if there is an entry with this id already.
    bool add(RuleEntry entry);
    // Null for an id without entry.
    const RuleEntry *find(std::string_view id) const;
    // In the order of comesBefore().
    const std::vector<RuleEntry> &entries() const { return m_entries; }
    bool operator==(const Rulebook &) const = default;

private:
    std::vector<RuleEntry> m_entries;
};

} // namespace hexwerk
