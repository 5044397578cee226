#include "app/cli/assault/svg/terrain_symbols.h"

#include "app/cli/assault/svg/svg_text.h"

#include <algorithm>
#include <array>
#include <vector>

namespace hexwerk::cli::svg {

using namespace std::string_view_literals;

static constexpr std::array kGrowth = {
    "light_forest"sv, "heavy_forest"sv,        "brush"sv,  "rocky"sv, "olive_grove"sv,
    "vine_grove"sv,   "brush_trees_craters"sv, "craters"sv};
static constexpr std::array kBuilt = {"plain_building"sv, "multi_storey_building"sv,
                                      "large_building"sv, "ruins"sv};

static std::string circle(Point at, double radius, std::string_view style)
{
    return fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:.1f}\" {}/>", at.x, at.y, radius,
                       style);
}

static std::string box(double x, double y, double width, double height, std::string_view style)
{
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {}/>", x, y, width,
                       height, style);
}

static std::string path(std::string_view data, std::string_view style)
{
    return fmt::format("<path d=\"{}\" {}/>", data, style);
}

// A crown with its shadow and its light, seen from above.
static std::string tree(Point at, double radius, std::string_view dark, std::string_view light)
{
    return circle(at + Point{1.5, 2}, radius, "fill=\"#2b3317\" fill-opacity=\"0.35\"") +
           circle(at, radius, fmt::format("fill=\"{}\"", dark)) +
           circle(at - Point{radius * 0.28, radius * 0.3}, radius * 0.55,
                  fmt::format("fill=\"{}\"", light));
}

static std::string floor(std::string_view colour, double opacity)
{
    return fmt::format("<polygon points=\"{}\" fill=\"{}\" fill-opacity=\"{}\"/>", hexPoints(0.97),
                       colour, opacity);
}

static std::string lightForest()
{
    std::string result = floor("#8fae5a", 0.55);
    for (const auto &[x, y, r] : std::vector<std::array<double, 3>>{
             {-24, -14, 9}, {6, -27, 8}, {26, -8, 9}, {-6, 2, 8}, {-22, 19, 8}, {12, 22, 9}})
        result += tree({x, y}, r, "#5b7f35", "#87a955");
    return result;
}

static std::string heavyForest()
{
    std::string result = floor("#3f5a2a", 0.95);
    for (int row = -2; row <= 2; ++row)
        for (int column = -2; column <= 2; ++column) {
            const Point at{column * 17.0 + (row % 2 == 0 ? 0 : 8), row * 15.5};
            if (std::abs(at.x) * 0.87 + std::abs(at.y) * 0.5 < 38)
                result += tree(at, 10, "#2c4720", "#4d7034");
        }
    return result;
}

static std::string bush(Point at)
{
    return path(fmt::format("M{} q-8 -1 -6 -7 q2 -6 7 -3 q5 -5 8 1 q5 3 1 7 q-3 4 -10 2z", xy(at)),
                "fill=\"#9c9a44\" stroke=\"#6d6a2a\" stroke-width=\"1.2\"");
}

static std::string brush()
{
    std::string result = floor("#c7bb6c", 0.6);
    for (const Point at : {Point{-22, -16}, Point{4, -24}, Point{24, -10}, Point{-8, 2},
                           Point{-26, 14}, Point{16, 12}, Point{-2, 27}})
        result += bush(at);
    return result;
}

static std::string rocky()
{
    constexpr auto kStone = "fill=\"#a7a196\" stroke=\"#6f6a61\" stroke-width=\"1.4\""sv;
    std::string result = floor("#c8bfa8", 0.6);
    for (const Point at : {Point{-24, -12}, Point{8, -26}, Point{25, 2}, Point{-4, 4},
                           Point{-22, 20}, Point{12, 24}})
        result += path(fmt::format("M{} l6 -9 l9 1 l5 8 l-8 6 l-9 -1z", xy(at)), kStone) +
                  path(fmt::format("M{} l6 -9 l3 7z", xy(at)), "fill=\"#cfcabf\"");
    return result;
}

static std::string oliveGrove()
{
    std::string result = floor("#b9bd7d", 0.6);
    for (int row = -1; row <= 1; ++row)
        for (int column = -1; column <= 1; ++column)
            result += tree({column * 21.0, row * 21.0}, 7, "#7d8a55", "#a8b384");
    return result;
}

static std::string vineGrove()
{
    std::string result = floor("#c9c184", 0.6);
    for (int row = -2; row <= 2; ++row) {
        const double half = row % 2 == 0 ? (row == 0 ? 36 : 26) : 32;
        result += path(fmt::format("M{:.0f} {} h{:.0f}", -half, row * 13, 2 * half),
                       "stroke=\"#7a5a35\" stroke-width=\"1.6\"");
        for (double x = -half + 4; x <= half - 3; x += 9)
            result += circle({x, row * 13.0 - 1}, 3.6, "fill=\"#6d8a3a\"");
    }
    return result;
}

static std::string crater(Point at, double radius)
{
    return circle(at, radius, "fill=\"#8d7550\" stroke=\"#c9b183\" stroke-width=\"3\"") +
           circle(at + Point{1, 1}, radius * 0.55, "fill=\"#4f3f29\"");
}

static std::string craters()
{
    return crater({-18, -12}, 10) + crater({16, -18}, 8) + crater({4, 14}, 12) +
           crater({-24, 20}, 6) + crater({28, 10}, 6);
}

static std::string overgrownCraters()
{
    return floor("#a9a860", 0.55) + crater({-14, -14}, 10) + crater({14, 16}, 10) +
           bush({10, -20}) + bush({-24, 12}) + bush({28, -2}) +
           tree({-4, 28}, 7, "#5b7f35", "#87a955") + tree({22, -26}, 6, "#5b7f35", "#87a955");
}

static std::string house(double x, double y, double width, double height, std::string_view roof)
{
    const double ridge = y + height / 2;
    return box(x + 3, y + 3, width, height, "fill=\"#2b2517\" fill-opacity=\"0.35\"") +
           box(x, y, width, height,
               fmt::format("fill=\"{}\" stroke=\"#3f2418\" stroke-width=\"1.6\"", roof)) +
           path(fmt::format("M{} {} h{}", x, ridge, width),
                "stroke=\"#3f2418\" stroke-width=\"1.2\"") +
           box(x, y, width, height / 2, "fill=\"#ffffff\" fill-opacity=\"0.18\"");
}

// One storey a bar at the eaves, so that the kinds differ without their colours too.
static std::string storeys(double x, double y, int count)
{
    std::string result;
    for (int i = 0; i < count; ++i)
        result += box(x + i * 9, y, 6, 6, "fill=\"#f2e6c4\" stroke=\"#3f2418\" stroke-width=\"1\"");
    return result;
}

static std::string plainBuilding()
{
    return house(-27, -17, 30, 20, "#b4623f") + house(6, 3, 22, 16, "#c0754e") +
           storeys(-15, -3 - 7, 1);
}

static std::string multiStorey()
{
    return house(-25, -20, 50, 38, "#8f3f33") + storeys(-8, -16, 2) + storeys(-8, 6, 2);
}

static std::string largeBuilding()
{
    return house(-33, -25, 66, 22, "#6f4a4a") + house(-33, -3, 22, 27, "#7b5555") +
           house(11, -3, 22, 27, "#7b5555") + storeys(-13, -22, 3);
}

static std::string ruins()
{
    constexpr auto kWall = "fill=\"none\" stroke=\"#4d433a\" stroke-width=\"4\""sv;
    std::string result = floor("#a99a84", 0.5);
    result += path("M-26 8 V-18 H-8 M4 -20 H26 V-2 M26 12 V20 H6 M-10 20 H-26 V16", kWall);
    for (const Point at : {Point{-12, -4}, Point{8, 4}, Point{14, -8}, Point{-4, 10}})
        result += path(fmt::format("M{} l5 -5 l6 3 l-2 6z", xy(at)), "fill=\"#7f7263\"");
    return result;
}

std::string terrainSymbols()
{
    const std::array<std::pair<std::string_view, std::string>, 12> pictures = {
        {{"light_forest", lightForest()},
         {"heavy_forest", heavyForest()},
         {"brush", brush()},
         {"rocky", rocky()},
         {"olive_grove", oliveGrove()},
         {"vine_grove", vineGrove()},
         {"brush_trees_craters", overgrownCraters()},
         {"craters", craters()},
         {"plain_building", plainBuilding()},
         {"multi_storey_building", multiStorey()},
         {"large_building", largeBuilding()},
         {"ruins", ruins()}}};
    std::string result;
    for (const auto &[id, picture] : pictures)
        result += fmt::format("<g id=\"{}\">{}</g>\n", id, picture);
    return result;
}

template<typename Names>
static bool isIn(const Names &names, std::string_view terrain)
{
    return std::find(names.begin(), names.end(), terrain) != names.end();
}

bool hasSymbol(std::string_view terrain)
{
    return isIn(kGrowth, terrain) || isIn(kBuilt, terrain);
}

bool mayTurn(std::string_view terrain)
{
    return isIn(kGrowth, terrain);
}

std::string_view groundColour(int level)
{
    static constexpr std::array kColours = {"#dfe0b0"sv, "#d9bf85"sv, "#bd9159"sv};
    return kColours[std::min(static_cast<std::size_t>(level), kColours.size() - 1)];
}

} // namespace hexwerk::cli::svg
