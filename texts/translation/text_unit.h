// One text of the data or of the program, with its translation into one language.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

enum class UnitKind : std::uint8_t {
    Rule,
    Term,
    Ruling,
    Lesson,
    Example,
    Card,
    Table,
    Scenario,
    Tile,
    Template,
    Program,
};
inline constexpr std::array kUnitKinds = {UnitKind::Rule,     UnitKind::Term,     UnitKind::Ruling,
                                          UnitKind::Lesson,   UnitKind::Example,  UnitKind::Card,
                                          UnitKind::Table,    UnitKind::Scenario, UnitKind::Tile,
                                          UnitKind::Template, UnitKind::Program};
std::string_view toString(UnitKind kind); // "rule"

enum class UnitState : std::uint8_t {
    Untranslated,
    Draft, // needs work
    Review,
    Final, // approved
};
std::string_view toString(UnitState state); // "untranslated"
std::optional<UnitState> unitState(std::string_view name);

struct TextUnit
{
    // Stays while the text stays what it is: the file and the place in it by ids
    // ("assault/terms/term.game_turn.word"), of rules without the file, which may change
    // ("assault/rulebook/R10.3g/title"), of the program by context and content.
    std::string key;
    UnitKind kind = UnitKind::Table;
    std::string file;    // below the folder of data: "assault/terms.toml"
    int line = 0;        // from 1: of the translation, or of the source where there is none
    std::string context; // a class of the program, the id of what the text belongs to
    std::string comment; // for translators
    std::string source;  // in English
    std::string target;  // empty for a plural
    // With a number in it: each form that the language has, in the order of its plural rule.
    bool isPlural = false;
    std::vector<std::string> sourceForms;
    std::vector<std::string> targetForms;
    UnitState state = UnitState::Untranslated;
    std::string sourceHash;                  // of the source as it is
    std::string madeFrom;                    // of the source that it was made from; empty: unknown
    std::optional<std::string> sourceBefore; // the source that it was made from, where it is known
    std::vector<std::string> place;          // in its file: keys and, in arrays, places from 0
    bool operator==(const TextUnit &) const = default;

    // One text, or the forms of a plural.
    std::vector<std::string> sources() const
    {
        return isPlural ? sourceForms : std::vector<std::string>{source};
    }
    std::vector<std::string> targets() const
    {
        return isPlural ? targetForms : std::vector<std::string>{target};
    }
};

// Whether the source has changed since the translation was made.
bool isStale(const TextUnit &unit);
// As others have to see it: what is stale needs work, whatever it was before.
UnitState stateNow(const TextUnit &unit);
// 16 hexadecimal digits.
std::string hashOfSource(std::string_view source);
bool isEmpty(const std::vector<std::string> &texts);

} // namespace hexwerk::translation
