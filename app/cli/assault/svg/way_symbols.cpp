#include "app/cli/assault/svg/way_symbols.h"

#include "app/cli/assault/svg/ways.h"
#include "core/assault/board/terrain_picture.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::cli::svg {

using std::string_view_literals::operator""sv;

namespace {

constexpr int kLayers = 3;

// The strokes of a way from below; empty for none.
struct WayLook
{
    std::string_view art;
    double width; // in pixels
    std::array<std::string_view, kLayers> strokes;
};

} // namespace

// In the order in which they lie on each other.
static constexpr std::array kWaters = {
    WayLook{"stream"sv,
            8,
            {"stroke=\"#3f6f86\" stroke-width=\"8\" stroke-linecap=\"butt\""sv,
             {},
             "stroke=\"#79b0c4\" stroke-width=\"5\""sv}},
    WayLook{"river"sv,
            25,
            {"stroke=\"#3f6f86\" stroke-width=\"25\" stroke-linecap=\"butt\""sv,
             {},
             "stroke=\"#5a93a8\" stroke-width=\"21\""sv}},
};
static constexpr std::array kRoads = {
    WayLook{"sneaky_trail"sv,
            5,
            {"stroke=\"#fff7df\" stroke-width=\"5\" stroke-opacity=\"0.7\""sv,
             {},
             "stroke=\"#6b4a26\" stroke-width=\"2.6\" stroke-linecap=\"butt\" "
             "stroke-dasharray=\"6 4\""sv}},
    WayLook{"narrow_road"sv,
            8.5,
            {"stroke=\"#6b5d48\" stroke-width=\"8.5\""sv,
             {},
             "stroke=\"#e2cf9d\" stroke-width=\"5.5\""sv}},
    WayLook{"main_road"sv,
            15,
            {"stroke=\"#6b5d48\" stroke-width=\"15\""sv,
             {},
             "stroke=\"#efe4c4\" stroke-width=\"11\""sv}},
    WayLook{"railway"sv,
            11,
            {"stroke=\"#b5a88d\" stroke-width=\"11\""sv,
             "stroke=\"#5b432c\" stroke-width=\"9\" stroke-linecap=\"butt\" "
             "stroke-dasharray=\"2.2 4.4\""sv,
             "stroke=\"#26231f\" stroke-width=\"1.8\""sv}},
};

static constexpr const WayLook &kTrail = kRoads.front();

namespace {

// The curves of one kind.
struct Drawn
{
    const WayLook *look;
    std::vector<Curve> curves;
    std::string_view title;
};

} // namespace

static const WayLook *lookOf(std::span<const WayLook> looks, std::string_view art)
{
    const auto found = std::find_if(looks.begin(), looks.end(),
                                    [&](const WayLook &look) { return look.art == art; });
    return found == looks.end() ? nullptr : &*found;
}

static std::string strokes(std::vector<Drawn> ways)
{
    std::stable_sort(ways.begin(), ways.end(),
                     [](const Drawn &a, const Drawn &b) { return a.look < b.look; });
    std::string result;
    for (std::size_t layer = 0; layer < kLayers; ++layer)
        for (const Drawn &way : ways)
            if (!way.curves.empty() && !way.look->strokes[layer].empty())
                result += fmt::format("<path class=\"{}\" {} d=\"{}\">{}</path>\n", way.look->art,
                                      way.look->strokes[layer], strokesOf(way.curves),
                                      way.title.empty()
                                          ? std::string()
                                          : fmt::format("<title>{}</title>", escaped(way.title)));
    return result.empty() ? result
                          : "<g fill=\"none\" stroke-linecap=\"round\" "
                            "stroke-linejoin=\"round\">\n" +
                                result + "</g>\n";
}

// `curvesIn` makes those of one hex.
template<typename CurvesIn>
static std::vector<Curve> onAll(const assault::Board &board, CurvesIn curvesIn)
{
    std::vector<Curve> all;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const std::vector<Curve> here = curvesIn(board.hexAt(i));
        all.insert(all.end(), here.begin(), here.end());
    }
    return all;
}

std::string waters(const assault::Board &board, const assault::TerrainChart &chart,
                   const assault::MapParts &parts)
{
    const bool hasTerrain = parts.has(assault::MapPart::Terrain);
    std::vector<Drawn> ways;
    if (parts.has(assault::MapPart::Roads))
        for (const assault::RoadKind kind : chart.roadKinds())
            if (const WayLook *look = lookOf(kWaters, artOf(chart.row(kind))))
                ways.push_back({look,
                                onAll(board,
                                      [&](Hex hex) {
                                          return hasTerrain &&
                                                         chart.row(board.at(hex).terrain).isWater
                                                     ? std::vector<Curve>()
                                                     : waysThrough(board, hex, kind, true);
                                      }),
                                {}});
    if (parts.has(assault::MapPart::Hexsides))
        for (const assault::HexsideKind kind : chart.hexsideKinds())
            if (const WayLook *look = lookOf(kWaters, artOf(chart.row(kind))))
                ways.push_back(
                    {look,
                     onAll(board, [&](Hex hex) { return watersAlong(board, hex, kind); }),
                     {}});
    return strokes(std::move(ways));
}

std::string bridge(Point at, Point along, double half, double width)
{
    const Point reach = along * half;
    const Point flared = along * (half + 4);
    const Point side = across(along) * (width / 2);
    const auto parapet = [&](Point edge) {
        return fmt::format("M{}L{}L{}L{}", xy(at - flared + edge * 1.4), xy(at - reach + edge),
                           xy(at + reach + edge), xy(at + flared + edge * 1.4));
    };
    return fmt::format("<g class=\"bridge\"><path fill=\"#e6d6b0\" d=\"M{}L{}L{}L{}Z\"/>"
                       "<path fill=\"none\" stroke=\"#3e3022\" stroke-width=\"3\" "
                       "d=\"{}{}\"/></g>\n",
                       xy(at - reach + side), xy(at + reach + side), xy(at + reach - side),
                       xy(at - reach - side), parapet(side), parapet(side * -1));
}

// Where the road crosses water that runs through the hex.
static std::string bridgesOver(const Curve &road, double width, const assault::Board &board,
                               const assault::TerrainChart &chart, Hex hex)
{
    std::string result;
    for (const assault::RoadKind kind : chart.roadKinds())
        if (const WayLook *water = lookOf(kWaters, artOf(chart.row(kind))))
            for (const Curve &course : waysThrough(board, hex, kind, true))
                if (const auto crossing = crossingOf(road, course))
                    result += bridge(crossing->at, crossing->along, water->width / 2, width);
    return result;
}

// And water along the hexsides of the hex.
static std::string bridgesOnSides(assault::RoadKind road, double width, const assault::Board &board,
                                  const assault::TerrainChart &chart, Hex hex)
{
    const assault::Cell &cell = board.at(hex);
    std::string result;
    for (const Direction d : kAllDirections)
        if (cell.roadRuns(road, d) && belongsTo(board, hex, d))
            for (const assault::HexsideKind kind : cell.kindsOn(d))
                if (const WayLook *water = lookOf(kWaters, artOf(chart.row(kind))))
                    result += bridge(middleOf(hex) + sideMiddle(d), unit(sideMiddle(d)),
                                     water->width / 2, width);
    return result;
}

static std::string bridgesIn(Hex hex, const assault::Board &board,
                             const assault::TerrainChart &chart, const assault::MapParts &parts)
{
    std::string result;
    for (const assault::RoadKind kind : chart.roadKinds()) {
        const WayLook *look = lookOf(kRoads, artOf(chart.row(kind)));
        if (!look || look == &kTrail || !board.at(hex).hasRoad(kind))
            continue;
        const double width = look->width + 4;
        const std::vector<Curve> roads = waysThrough(board, hex, kind, false);
        if (chart.row(board.at(hex).terrain).isWater && parts.has(assault::MapPart::Terrain))
            result += fmt::format("<path class=\"bridge\" fill=\"none\" stroke=\"#3e3022\" "
                                  "stroke-width=\"{:.0f}\" d=\"{}\"/>\n",
                                  width + 3, strokesOf(roads));
        else
            for (const Curve &road : roads)
                result += bridgesOver(road, width, board, chart, hex);
        if (parts.has(assault::MapPart::Hexsides))
            result += bridgesOnSides(kind, width, board, chart, hex);
    }
    return result;
}

std::string roads(const assault::Board &board, const assault::TerrainChart &chart,
                  const assault::MapParts &parts, const std::string &language)
{
    std::string bridges;
    for (std::size_t i = 0; i < board.size(); ++i)
        bridges += bridgesIn(board.hexAt(i), board, chart, parts);
    std::vector<Drawn> ways;
    for (const assault::RoadKind kind : chart.roadKinds()) {
        const assault::RoadRow &row = chart.row(kind);
        if (lookOf(kWaters, artOf(row)))
            continue;
        const WayLook *look = lookOf(kRoads, artOf(row));
        ways.push_back({look ? look : &kTrail,
                        onAll(board, [&](Hex hex) { return waysThrough(board, hex, kind, false); }),
                        look ? std::string_view() : textIn(row.name, language)});
    }
    return bridges + strokes(std::move(ways));
}

} // namespace hexwerk::cli::svg
