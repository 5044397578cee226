#include "app/cli/order_lines.h"

#include "core/files/limits.h"
#include "core/files/text_file.h"

#include <iostream>
#include <sstream>

namespace hexwerk::cli {

static tl::expected<std::vector<OrderLine>, OrderLinesFault> linesOf(std::istream &stream)
{
    std::vector<OrderLine> lines;
    std::string text;
    std::size_t bytes = 0;
    for (int number = 1; std::getline(stream, text); ++number) {
        bytes += text.size() + 1;
        if (!text.empty() && text.back() == '\r')
            text.pop_back();
        if (text.find_first_not_of(" \t") != std::string::npos)
            lines.push_back({number, text});
        if (bytes > limits::kLargestToml || lines.size() > limits::kMostElements)
            return tl::unexpected(OrderLinesFault::TooLarge);
    }
    return lines;
}

tl::expected<std::vector<OrderLine>, OrderLinesFault> readOrderLines(const std::string &file)
{
    if (file == "-")
        return linesOf(std::cin);
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return tl::unexpected(OrderLinesFault::CannotRead);
    std::istringstream stream(*text.value);
    return linesOf(stream);
}

} // namespace hexwerk::cli
