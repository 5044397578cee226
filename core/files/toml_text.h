// Between a tree and TOML text: reading a whole document, writing single values and keys.
#pragma once

#include "core/files/toml_value.h"

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace hexwerk {

// Where the syntax breaks: line and column from 1, column in characters.
struct TomlSyntaxError
{
    int line = 0;
    int column = 0;
    std::string description; // the parser's own words
};

// The whole document, within the limits of `limits.h`. The order of keys is not kept; line ends in
// texts come as "\n".
tl::expected<TomlTable, TomlSyntaxError> readToml(std::string_view text);

// The quotes of a text in a file.
enum class Quotes : std::uint8_t { Basic, Literal, MultiLineBasic, MultiLineLiteral };

// What surrounds a value that is written anew.
struct TextStyle
{
    std::string newline = "\n";
    std::string indent; // of the line on which the value or its key begins
};

struct Quoting
{
    Quotes quotes = Quotes::Basic;
    bool startsOnNewLine = true; // of multi-line quotes
};

// As written in `source`, a text with its quotes; the default for anything else.
Quoting quotingOf(std::string_view source);
// In these quotes where the text allows it, else in basic ones. A text with line breaks gets
// multi-line ones.
std::string formatText(std::string_view text, Quoting quoting, const TextStyle &style);

// Bare where TOML allows it, else quoted.
std::string formatKey(std::string_view key);
// On one line but for multi-line texts: `"x"`, `[1, 2]`, `{ a = 1 }`.
std::string formatValue(const TomlValue &value, const TextStyle &style);
// `head`, which is the key and the sign as they are to stand, and the value, without line end. An
// array that would pass column 100 is wrapped there.
std::string formatPair(std::string_view head, const TomlValue &value, const TextStyle &style);

// Columns that `text` takes: its characters after the last line break.
std::size_t widthOf(std::string_view text);
inline constexpr std::size_t kWrapColumn = 100;

} // namespace hexwerk
