#include "app/cli/assault/svg/feature_symbols.h"

#include "app/cli/assault/svg/svg_text.h"

#include <algorithm>

namespace hexwerk::cli::svg {

std::string fortification(const assault::Fortification &fortification, Hex hex, PictureSheet &sheet)
{
    return sheet.use(fmt::format("overlay-{}", toString(fortification.kind)),
                     placed(middleOf(hex), 1, 30 + 60 * fortification.facing)) +
           "\n";
}

std::string smoke(const assault::Smoke &smoke, PictureSheet &sheet)
{
    const Point at = middleOf(smoke.hex);
    return sheet.use(fmt::format("overlay-smoke_{}", std::clamp(smoke.count, 1, 5)),
                     placed(at, 1.1)) +
           fmt::format("<text class=\"smoke\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", at.x,
                       at.y + 9, smoke.count);
}

std::string minefield(const assault::Minefield &minefield, PictureSheet &sheet)
{
    const Point at = middleOf(minefield.hex) + Point{-26, 22};
    return fmt::format("<circle class=\"mine\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"14.4\"{}/>", at.x,
                       at.y, minefield.found ? "" : " stroke-dasharray=\"4 2\"") +
           sheet.use(fmt::format("overlay-mines_{}", toString(minefield.kind)), placed(at, 0.24)) +
           "\n";
}

} // namespace hexwerk::cli::svg
