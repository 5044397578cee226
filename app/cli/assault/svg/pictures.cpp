#include "app/cli/assault/svg/pictures.h"

#include <algorithm>

namespace hexwerk::cli::svg {

static const Picture *find(std::string_view id)
{
    const std::span<const Picture> all = pictures();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Picture &p) { return p.id == id; });
    return found == all.end() ? nullptr : &*found;
}

bool hasPicture(std::string_view id)
{
    return find(id) != nullptr;
}

std::string placed(Point at, double widths, int degrees)
{
    constexpr double kUnits = 200;
    const std::string turned = degrees == 0 ? "" : fmt::format(" rotate({})", degrees);
    return fmt::format("translate({}){} scale({:.4g})", xy(at), turned,
                       widths * 2 * kRadius / kUnits);
}

std::string PictureSheet::use(std::string_view id, std::string_view transform)
{
    const Picture *picture = find(id);
    if (!picture)
        return {};
    m_symbols.emplace(picture->id, picture->symbol);
    return fmt::format("<use xlink:href=\"#{}\" transform=\"{}\"/>", id, transform);
}

std::string PictureSheet::symbols() const
{
    std::string result;
    for (const auto &[id, symbol] : m_symbols)
        result += symbol;
    return result;
}

} // namespace hexwerk::cli::svg
