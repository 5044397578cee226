// What is wrong with a table of cards: codes, places and values, never sentences. Those stand in
// editor/assault/text/csv_text.h.
#pragma once

#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct CsvFault
{
    enum class Kind : std::uint8_t {
        // The file as a whole: it is read no further.
        Utf16,
        NotUtf8,  // found: the byte
        Quote,    // that is not closed, or stands inside a cell
        TooLarge, // values: how many MiB, rows and columns there may be
        More,     // faults than are kept: found is how many
        // Its columns
        NoHeader,
        MissingColumn,
        UnknownColumn, // values: those most like it
        ColumnTwice,
        // A row
        TooFewCells,  // found: how many there are; values: how many columns
        TooManyCells, // likewise
        BothFilled,   // found: the column that excludes this one
        IdTwice,      // found: the id; values: the line of the first
        // A cell
        NotInList, // found: the part that cannot be read; values: how a list looks
        Value,     // problem: what a file of cards would be told
    };
    Kind kind = Kind::NoHeader;
    SourcePlace place = {};
    std::string column = {}; // its name; empty: of none alone
    std::string found = {};
    std::vector<std::string> values = {};
    Problem problem = {};
    bool operator==(const CsvFault &) const = default;
};
inline constexpr CsvFault::Kind kLastCsvFault = CsvFault::Kind::Value;
// "missing-column"
std::string_view toString(CsvFault::Kind kind);

} // namespace hexwerk
