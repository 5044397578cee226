// Tables as CSV text: rows of cells with their places, whatever they mean.
#pragma once

#include "core/files/csv_fault.h"

#include <tl/expected.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk {

struct CsvCell
{
    std::optional<std::string> text; // none where the cell is empty
    SourcePlace place;
};
using CsvRow = std::vector<CsvCell>;

inline constexpr std::size_t kMostCsvRows = 10'000;
inline constexpr std::size_t kMostCsvColumns = 200;

// UTF-8 with or without a byte order mark; commas or semicolons, as the first row has them; line
// ends of both kinds. Blank lines and rows that begin with '#' are left out.
tl::expected<std::vector<CsvRow>, CsvFault> readCsv(std::string_view text);

// A row with its line end. What a spreadsheet would take for a formula, and what begins with an
// apostrophe, gets one before it, which readCsv() takes away; an apostrophe alone is a text with
// nothing in it.
std::string csvRow(const std::vector<std::optional<std::string>> &cells, char separator);

} // namespace hexwerk
