#include "app/cli/order_lines.h"

#include "core/files/text_file.h"

#include <iostream>
#include <sstream>

namespace hexwerk::cli {

static std::vector<OrderLine> linesOf(std::istream &stream)
{
    std::vector<OrderLine> lines;
    std::string text;
    for (int number = 1; std::getline(stream, text); ++number) {
        if (!text.empty() && text.back() == '\r')
            text.pop_back();
        if (text.find_first_not_of(" \t") != std::string::npos)
            lines.push_back({number, text});
    }
    return lines;
}

std::optional<std::vector<OrderLine>> readOrderLines(const std::string &file)
{
    if (file == "-")
        return linesOf(std::cin);
    const LoadResult<std::string> text = readTextFile(file);
    if (!text)
        return std::nullopt;
    std::istringstream stream(*text.value);
    return linesOf(stream);
}

} // namespace hexwerk::cli
