// Orders from a file, one JSON a line.
#pragma once

#include <tl/expected.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace hexwerk::cli {

struct OrderLine
{
    int number = 0; // of the line, from 1
    std::string text;
};

enum class OrderLinesFault : std::uint8_t {
    CannotRead,
    TooLarge, // more orders than a game may have, or more bytes
};

// Blank lines are left out. "-" is standard input.
tl::expected<std::vector<OrderLine>, OrderLinesFault> readOrderLines(const std::string &file);

} // namespace hexwerk::cli
