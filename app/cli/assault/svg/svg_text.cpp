#include "app/cli/assault/svg/svg_text.h"

namespace hexwerk::cli::svg {

std::string hexPoints(double size)
{
    std::string points;
    for (int corner = 0; corner < kDirections; ++corner)
        points += (corner == 0 ? "" : " ") + xy(cornerAt(corner) * size);
    return points;
}

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text)
        switch (c) {
        case '&':
            result += "&amp;";
            break;
        case '<':
            result += "&lt;";
            break;
        case '>':
            result += "&gt;";
            break;
        case '"':
            result += "&quot;";
            break;
        default:
            // Control characters may not stand in XML at all.
            result += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    return result;
}

} // namespace hexwerk::cli::svg
