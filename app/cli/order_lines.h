// Orders from a file, one JSON a line.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::cli {

struct OrderLine
{
    int number = 0; // of the line, from 1
    std::string text;
};

// Blank lines are left out. Empty if the file cannot be read. "-" is standard input.
std::optional<std::vector<OrderLine>> readOrderLines(const std::string &file);

} // namespace hexwerk::cli
