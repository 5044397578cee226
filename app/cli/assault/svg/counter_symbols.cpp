#include "app/cli/assault/svg/counter_symbols.h"

#include "app/cli/assault/svg/svg_text.h"
#include "core/assault/cards/nation_look.h"

#include <algorithm>

namespace hexwerk::cli::svg {

static constexpr double kHalf = 28;

// What its nation is told by without colour, along the rim.
static std::string pattern(const std::string &nation)
{
    constexpr double kThickness = 4;
    std::string result;
    for (const auto &shape : assault::patternShapes(assault::lookOf(nation).pattern, 2 * kHalf,
                                                    2 * kHalf, kThickness)) {
        result += "<polygon class=\"nation\" points=\"";
        for (const assault::PatternPoint &point : shape)
            result += fmt::format("{:.1f},{:.1f} ", point.x - kHalf, point.y - kHalf);
        result.back() = '"';
        result += "/>";
    }
    return result;
}

// The common map signs: crossed bands for infantry, a bridge for engineers, a gun's dot, a track's
// oval.
static const char *sign(const assault::UnitCard &card)
{
    switch (card.type) {
    case assault::UnitType::Infantry:
        if (card.has("explosive_charge"))
            return "<path d=\"M-15 -16H15V4H-15ZM-9 0V-11H9V0M0 -11V0\"/>";
        return "<path d=\"M-15 -16H15V4H-15ZM-15 -16L15 4M15 -16L-15 4\"/>";
    case assault::UnitType::Artillery:
        return "<path d=\"M-15 -16H15V4H-15Z\"/><circle cy=\"-6\" r=\"4.5\" fill=\"#111111\"/>";
    case assault::UnitType::Vehicle:
        return "<path d=\"M-15 -16H15V4H-15Z\"/><ellipse cy=\"-6\" rx=\"11\" ry=\"6.5\"/>";
    }
    return "";
}

// The silhouette, or the sign where the card names none.
static std::string face(const assault::UnitCard &card, PictureSheet &sheet)
{
    const std::string drawn =
        sheet.use("silhouette-" + card.silhouette, "translate(-23.1 -18) scale(0.7)");
    return drawn.empty() ? fmt::format("<g class=\"sign\">{}</g>", sign(card)) : drawn;
}

// In one line that fits, with the whole name as tooltip.
static std::string nameLine(const std::string &name)
{
    const char *squeezed =
        name.size() > 11 ? " textLength=\"52\" lengthAdjust=\"spacingAndGlyphs\"" : "";
    return fmt::format("<text class=\"name\" y=\"14\"{}>{}</text>", squeezed, escaped(name));
}

static int strengthOf(const assault::UnitSpec &unit, const assault::UnitCard &card)
{
    return std::max(0, (unit.half ? card.halfStrength : card.strength) - unit.damage);
}

std::string counter(const assault::UnitSpec &unit, const assault::UnitCard *card,
                    const std::string &colour, const std::string &language, PictureSheet &sheet)
{
    const std::string name =
        card && !card->name.empty() ? std::string(textIn(card->name, language)) : unit.card;
    std::string result =
        fmt::format("<g class=\"counter\" transform=\"translate({})\"><title>{}: {}</title>",
                    xy(middleOf(*unit.at)), escaped(unit.id), escaped(name));
    result += fmt::format("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"5\" "
                          "fill=\"{2}\"/>{3}<rect x=\"-24\" y=\"-20\" width=\"48\" height=\"44\" "
                          "rx=\"3\" fill=\"#fffaf0\" fill-opacity=\"{4}\" stroke=\"none\"/>",
                          -kHalf, 2 * kHalf, escaped(colour),
                          card ? pattern(card->nation) : std::string(), unit.half ? 0.7 : 0.94);
    if (unit.half)
        result += "<path class=\"half\" d=\"M-24 6L6 -24M-24 24L24 -24M-6 24L24 -6\"/>";
    if (card)
        result += fmt::format("{}<text class=\"strength\" y=\"24.5\">{}</text>", face(*card, sheet),
                              strengthOf(unit, *card));
    result += nameLine(name);
    if (unit.facing)
        result += fmt::format("<path transform=\"rotate({})\" d=\"M-6 -29L0 -38L6 -29Z\" "
                              "fill=\"#111111\"/>",
                              30 + 60 * *unit.facing);
    return result + "</g>\n";
}

} // namespace hexwerk::cli::svg
