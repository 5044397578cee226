// What is handed to translators and comes back from them, whatever the format of the file.
#pragma once

#include "texts/translation/text_unit.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

struct ExchangeHeader
{
    std::string project = "Hexwerk";
    std::string version; // of the program; empty: not said
    std::string language;
    bool operator==(const ExchangeHeader &) const = default;
};

struct ExchangeEntry
{
    std::string key;
    std::string file; // of the text, and its line
    int line = 0;
    std::string context;
    std::string comment;
    std::vector<std::string> sources; // one, or the forms of a plural
    std::vector<std::string> targets;
    bool isPlural = false;
    UnitState state = UnitState::Untranslated;
    bool saysState = true; // a file without states leaves those of unchanged texts alone
    std::optional<std::string> sourceBefore;
    int at = 0; // line of the file that it was read from
    bool operator==(const ExchangeEntry &) const = default;
};

struct ExchangeFile
{
    ExchangeHeader header;
    std::vector<ExchangeEntry> entries;
    bool operator==(const ExchangeFile &) const = default;
};

enum class ExchangeFault : std::uint8_t {
    // The file as a whole: it is refused.
    TooLarge,
    NotUtf8,
    Syntax,
    TooDeep,
    Entity, // a declared entity, or one that XML does not have
    WrongProject,
    WrongLanguage,
    // The file as a whole: told, and refused if the import is strict.
    OtherVersion,
    // One entry: it is left out.
    UnknownKey,
    KeyTwice,
    Placeholder, // found: the placeholder that is missing or too many
    PluralForms, // found: how many there are
    // One entry: told, and taken in as a draft.
    SourceChanged,
};
// "wrong-language"
std::string_view toString(ExchangeFault fault);
bool refusesFile(ExchangeFault fault);
bool leavesOut(ExchangeFault fault);

struct ExchangeProblem
{
    ExchangeFault fault = ExchangeFault::Syntax;
    int line = 0; // from 1; 0: none
    std::string key = {};
    std::string found = {};
    bool operator==(const ExchangeProblem &) const = default;
};

using ExchangeResult = tl::expected<ExchangeFile, ExchangeProblem>;

// What a file for translators says of the units.
ExchangeFile exchangeOf(const std::vector<TextUnit> &units, const ExchangeHeader &header);

} // namespace hexwerk::translation
