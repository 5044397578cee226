#include "app/cli/order_lines.h"

#include <fstream>
#include <iostream>

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
    std::ifstream stream(file);
    std::vector<OrderLine> lines = linesOf(stream);
    if (!stream.eof()) // a folder opens, but does not read
        return std::nullopt;
    return lines;
}

} // namespace hexwerk::cli
