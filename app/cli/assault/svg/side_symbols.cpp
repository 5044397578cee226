#include "app/cli/assault/svg/side_symbols.h"

#include "app/cli/assault/svg/way_symbols.h"
#include "app/cli/assault/svg/ways.h"
#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

namespace hexwerk::cli::svg {

using std::string_view_literals::operator""sv;

static std::string stroke(const std::string &path, const char *style)
{
    return fmt::format("<path d=\"{}\" fill=\"none\" {}/>", path, style);
}

// Marks across a line from a to b, `count` of them, each `length` long towards `side`.
static std::string teeth(Point a, Point b, Point side, int count, double length)
{
    std::string path;
    for (int i = 0; i < count; ++i) {
        const Point foot = a + (b - a) * ((i + 0.5) / count);
        path += "M" + xy(foot) + "L" + xy(foot + side * length);
    }
    return path;
}

std::string hillEdges(const assault::Board &board, Hex hex)
{
    std::string result;
    const int level = board.at(hex).level;
    for (const Direction d : kAllDirections) {
        const Hex beyond = neighbour(hex, d);
        if (!board.contains(beyond) || board.at(beyond).level >= level)
            continue;
        const Point a = middleOf(hex) + cornerAt(static_cast<int>(d) - 1);
        const Point b = middleOf(hex) + cornerAt(static_cast<int>(d));
        const Point down = sideMiddle(d) * (1 / kApothem);
        result += stroke("M" + xy(a) + "L" + xy(b),
                         "stroke=\"#7a4f22\" stroke-width=\"2.6\" stroke-linecap=\"round\"");
        result += stroke(teeth(a, b, down, 7, 5), "stroke=\"#7a4f22\" stroke-width=\"1.2\"");
    }
    return result;
}

static std::string crosses(Point a, Point b, int count, double size)
{
    std::string path;
    for (int i = 0; i < count; ++i) {
        const Point at = a + (b - a) * ((i + 0.5) / count);
        path += fmt::format("M{}l{} {}M{}l{} {}", xy(at - Point{size, size}), 2 * size, 2 * size,
                            xy(at + Point{-size, size}), 2 * size, -2 * size);
    }
    return path;
}

static std::string rocks(Point a, Point b, Point outwards)
{
    std::string path = "M" + xy(a);
    constexpr int kRocks = 6;
    for (int i = 1; i < 2 * kRocks; ++i)
        path += "L" + xy(a + (b - a) * (i / (2.0 * kRocks)) + outwards * (i % 2 == 0 ? -3 : 3));
    return path + "L" + xy(b);
}

// Of a printed kind or a cliff; empty for another one.
static std::string wall(std::string_view art, Point a, Point b, Point outwards)
{
    const std::string line = "M" + xy(a) + "L" + xy(b);
    if (art == "stone_wall"sv)
        return stroke(line, "stroke=\"#4f4a44\" stroke-width=\"7\"") +
               stroke(line, "stroke=\"#c3bcb0\" stroke-width=\"4.4\" stroke-dasharray=\"6 1.6\"");
    if (art == "steep_slope"sv)
        return stroke(line, "stroke=\"#5a3413\" stroke-width=\"3.4\"") +
               stroke(teeth(a, b, outwards, 9, 4.5) + teeth(a, b, outwards, 9, -4.5),
                      "stroke=\"#5a3413\" stroke-width=\"1.8\"");
    if (art == "barbed_wire"sv)
        return stroke(line, "stroke=\"#1f1f1f\" stroke-width=\"1.4\"") +
               stroke(crosses(a, b, 5, 3.2), "stroke=\"#1f1f1f\" stroke-width=\"1.4\"");
    if (art == "tank_barricade"sv)
        return stroke(crosses(a, b, 4, 4.6),
                      "stroke=\"#3a2f26\" stroke-width=\"3.6\" stroke-linecap=\"round\"");
    if (art == "cliff"sv)
        return stroke(line, "stroke=\"#35312c\" stroke-width=\"10\"") +
               stroke(rocks(a, b, outwards), "stroke=\"#b3a894\" stroke-width=\"2.6\" "
                                             "stroke-linejoin=\"round\"");
    return {};
}

// The water of a hex where a crossing from the middle of a hexside leads.
static std::optional<Point> waterIn(const assault::Board &board, const assault::TerrainChart &chart,
                                    Hex hex, Point from)
{
    std::optional<Point> nearest;
    for (const assault::RoadKind kind : chart.roadKinds())
        if (chart.row(kind).isWater)
            for (const Curve &course : waysThrough(board, hex, kind, true))
                if (const Point at = pointOn(course, 0.5);
                    !nearest || lengthOf(at - from) < lengthOf(*nearest - from))
                    nearest = at;
    if (!nearest && chart.row(board.at(hex).terrain).isWater)
        nearest = middleOf(hex);
    return nearest;
}

static std::string ford(Point at, Point along)
{
    constexpr double kHalfFord = 15;
    const Point side = across(along);
    std::string stones;
    for (const double step : {-0.75, -0.25, 0.25, 0.75})
        for (const double row : {-4.0, 4.0}) {
            const Point stone = at + along * (kHalfFord * step + row / 3) + side * row;
            stones +=
                fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"2.5\"/>", stone.x, stone.y);
        }
    return fmt::format("<g fill=\"#b9b1a0\" stroke=\"#4a463e\" stroke-width=\"1.2\">"
                       "<path d=\"M{}L{}\" fill=\"none\" stroke=\"#dbe4d4\" stroke-width=\"20\" "
                       "stroke-opacity=\"0.9\"/>{}</g>",
                       xy(at - along * kHalfFord), xy(at + along * kHalfFord), stones);
}

// Over the water that lies on the hexside, else over that of the two hexes.
static std::string crossing(std::string_view art, const assault::Board &board,
                            const assault::TerrainChart &chart, Hex hex, Direction d)
{
    const auto symbol = [art](Point at, Point along) {
        return art == "bridge"sv ? bridge(at, along, 15, 15) : ford(at, along);
    };
    const Point middle = middleOf(hex) + sideMiddle(d);
    const Point outwards = unit(sideMiddle(d));
    const assault::Cell &cell = board.at(hex);
    std::string result;
    const auto kinds = cell.kindsOn(d);
    if (std::none_of(kinds.begin(), kinds.end(),
                     [&](assault::HexsideKind kind) { return chart.row(kind).isWater; }))
        for (const Hex wet : {hex, neighbour(hex, d)})
            if (const auto at =
                    board.contains(wet) ? waterIn(board, chart, wet, middle) : std::nullopt)
                result += stroke("M" + xy(middle) + "L" + xy(*at),
                                 "stroke=\"#d9c89e\" stroke-width=\"9\" stroke-linecap=\"round\"") +
                          symbol(*at, unit(*at - middle));
    return result.empty() ? symbol(middle, outwards) : result;
}

static std::string barrier(const assault::HexsideRow &row, Point a, Point b, Point outwards,
                           const std::string &language)
{
    const std::string drawn = wall(artOf(row), a, b, outwards);
    return !drawn.empty()
               ? drawn
               : fmt::format("<title>{}</title>", escaped(textIn(row.name, language))) +
                     stroke("M" + xy(a) + "L" + xy(b),
                            "stroke=\"#6d2f6a\" stroke-width=\"4\" stroke-dasharray=\"7 4\"");
}

std::string hexsides(const assault::Board &board, const assault::TerrainChart &chart, Hex hex,
                     const std::string &language)
{
    std::string result;
    for (const Direction d : kAllDirections) {
        if (!belongsTo(board, hex, d))
            continue;
        const Point corner = cornerAt(static_cast<int>(d) - 1);
        const Point other = cornerAt(static_cast<int>(d));
        const Point a = middleOf(hex) + corner + (other - corner) * 0.06;
        const Point b = middleOf(hex) + corner + (other - corner) * 0.94;
        for (const assault::HexsideKind kind : board.at(hex).kindsOn(d)) {
            const assault::HexsideRow &row = chart.row(kind);
            const std::string_view art = artOf(row);
            if (art == "river"sv || art == "stream"sv) // among the waters
                continue;
            result += fmt::format("<g class=\"{}\">{}</g>\n", escaped(art),
                                  art == "bridge"sv || art == "ford"sv
                                      ? crossing(art, board, chart, hex, d)
                                      : barrier(row, a, b, unit(sideMiddle(d)), language));
        }
    }
    return result;
}

} // namespace hexwerk::cli::svg
