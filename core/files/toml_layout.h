// Lays out fresh tables: headers, pairs, blank lines.
#pragma once

#include "core/files/toml_text.h"

namespace hexwerk {

enum class BlankLines : std::uint8_t { None, BetweenTables };

struct LayoutStyle
{
    std::string newline = "\n";
    std::string headerIndent;
    std::string pairIndent;
    BlankLines blankLines = BlankLines::BetweenTables;

    TextStyle text() const { return {newline, pairIndent}; }
};

// `path` is the dotted key of the header as it is to be written: `[path]`, or `[[path]]` for each
// element. `value` must have headers. Every line ends with a line end.
std::string formatSections(const std::string &path, const TomlValue &value,
                           const LayoutStyle &style);
// A whole file: pairs first, then what has headers, each in the order of its entries.
std::string formatDocument(const TomlTable &root, const LayoutStyle &style = {});

} // namespace hexwerk
