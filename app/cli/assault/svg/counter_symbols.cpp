#include "app/cli/assault/svg/counter_symbols.h"

#include "app/cli/assault/svg/svg_text.h"

#include <algorithm>

namespace hexwerk::cli::svg {

static constexpr double kHalf = 28;

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
                    const std::string &colour, const std::string &language)
{
    const std::string name =
        card && !card->name.empty() ? std::string(textIn(card->name, language)) : unit.card;
    std::string result =
        fmt::format("<g class=\"counter\" transform=\"translate({})\"><title>{}: {}</title>",
                    xy(middleOf(*unit.at)), escaped(unit.id), escaped(name));
    result += fmt::format("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" rx=\"5\" "
                          "fill=\"{2}\"/><rect x=\"-25\" y=\"-19\" width=\"50\" height=\"44\" "
                          "rx=\"3\" fill=\"#fffaf0\" fill-opacity=\"0.86\" stroke=\"none\"/>",
                          -kHalf, 2 * kHalf, escaped(colour));
    if (card)
        result +=
            fmt::format("<g class=\"sign\">{}</g><text class=\"strength\" y=\"24.5\">{}</text>",
                        sign(*card), strengthOf(unit, *card));
    result += nameLine(name);
    if (unit.facing)
        result += fmt::format("<path transform=\"rotate({})\" d=\"M-6 -29L0 -38L6 -29Z\" "
                              "fill=\"#111111\"/>",
                              30 + 60 * *unit.facing);
    if (unit.half)
        result += "<path d=\"M-28 -21L28 -21\" stroke=\"#b3261e\" stroke-width=\"3\"/>";
    return result + "</g>\n";
}

} // namespace hexwerk::cli::svg
