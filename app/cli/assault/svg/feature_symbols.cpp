#include "app/cli/assault/svg/feature_symbols.h"

#include "app/cli/assault/svg/svg_text.h"

#include <algorithm>
#include <vector>

namespace hexwerk::cli::svg {

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

// Between two sides it bends through the middle; else every arm ends there.
static std::string roadPath(const assault::Cell &cell, Hex hex, assault::RoadKind kind)
{
    const Point middle = middleOf(hex);
    std::vector<Point> arms;
    for (const Direction d : kAllDirections)
        if (cell.roadRuns(kind, d))
            arms.push_back(middle + sideMiddle(d));
    if (arms.size() == 2)
        return fmt::format("M{}Q{} {}", xy(arms[0]), xy(middle), xy(arms[1]));
    std::string path;
    for (const Point arm : arms)
        path += fmt::format("M{}L{}", xy(arm), xy(middle));
    if (arms.empty())
        path = fmt::format("M{}h16", xy(middle - Point{8, 0}));
    return path;
}

std::string road(const assault::Cell &cell, Hex hex, assault::RoadKind kind, RoadLayer layer)
{
    if (!cell.hasRoad(kind))
        return {};
    const std::string path = roadPath(cell, hex, kind);
    const bool isCasing = layer == RoadLayer::Casing;
    switch (kind) {
    case assault::RoadKind::MainRoad:
        return stroke(path, isCasing ? "stroke=\"#6b5d48\" stroke-width=\"15\" "
                                       "stroke-linecap=\"round\""
                                     : "stroke=\"#efe4c4\" stroke-width=\"11\" "
                                       "stroke-linecap=\"round\"");
    case assault::RoadKind::NarrowRoad:
        return stroke(path, isCasing ? "stroke=\"#6b5d48\" stroke-width=\"8.5\" "
                                       "stroke-linecap=\"round\""
                                     : "stroke=\"#e2cf9d\" stroke-width=\"5.5\" "
                                       "stroke-linecap=\"round\"");
    case assault::RoadKind::SneakyTrail:
        return stroke(path, isCasing ? "stroke=\"#fff7df\" stroke-width=\"5\" "
                                       "stroke-opacity=\"0.7\""
                                     : "stroke=\"#6b4a26\" stroke-width=\"2.6\" "
                                       "stroke-dasharray=\"6 4\"");
    }
    return {};
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

static std::string hexside(assault::HexsideKind kind, Point a, Point b, Point outwards)
{
    const std::string line = "M" + xy(a) + "L" + xy(b);
    switch (kind) {
    case assault::HexsideKind::StoneWall:
        return stroke(line, "stroke=\"#4f4a44\" stroke-width=\"7\"") +
               stroke(line, "stroke=\"#c3bcb0\" stroke-width=\"4.4\" stroke-dasharray=\"6 1.6\"");
    case assault::HexsideKind::SteepSlope:
        return stroke(line, "stroke=\"#5a3413\" stroke-width=\"3.4\"") +
               stroke(teeth(a, b, outwards, 9, 4.5) + teeth(a, b, outwards, 9, -4.5),
                      "stroke=\"#5a3413\" stroke-width=\"1.8\"");
    case assault::HexsideKind::BarbedWire:
        return stroke(line, "stroke=\"#1f1f1f\" stroke-width=\"1.4\"") +
               stroke(crosses(a, b, 5, 3.2), "stroke=\"#1f1f1f\" stroke-width=\"1.4\"");
    case assault::HexsideKind::TankBarricade:
        return stroke(crosses(a, b, 4, 4.6),
                      "stroke=\"#3a2f26\" stroke-width=\"3.6\" stroke-linecap=\"round\"");
    }
    return {};
}

std::string hexsides(const assault::Board &board, Hex hex)
{
    std::string result;
    for (const Direction d : kAllDirections) {
        if (d >= Direction::S && board.contains(neighbour(hex, d)))
            continue;
        const Point corner = cornerAt(static_cast<int>(d) - 1);
        const Point other = cornerAt(static_cast<int>(d));
        const Point a = middleOf(hex) + corner + (other - corner) * 0.06;
        const Point b = middleOf(hex) + corner + (other - corner) * 0.94;
        for (const assault::HexsideKind kind : assault::kAllHexsideKinds)
            if (board.at(hex).hasSide(kind, d))
                result += hexside(kind, a, b, sideMiddle(d) * (1 / kApothem));
    }
    return result;
}

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
