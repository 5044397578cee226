#include "editor/ground/way_curves.h"

#include "editor/ground/place_noise.h"

#include <algorithm>
#include <numbers>
#include <optional>

namespace hexwerk::ground {

namespace {

constexpr int kRoadParts = 10;
constexpr int kWaterParts = 20;

} // namespace

static bool isWater(Way kind)
{
    return kind == Way::River || kind == Way::Stream;
}

// What one kind of way draws its chances from; all roads cross a hexside at the same place.
static int seedOf(Way kind)
{
    return isWater(kind) ? 50 + static_cast<int>(kind) : kind == Way::Railway ? 46 : 40;
}

// Where a way crosses a hexside: the same from both hexes.
static QPointF crossing(Place place, int direction, int seed)
{
    const bool isLower = direction >= 3;
    const Place owner = isLower ? beside(place, direction) : place;
    const int side = isLower ? direction - 3 : direction;
    const QPointF along = across(unitVector(60 * side));
    return sideMiddle(owner, side) +
           along * (0.085 * sway(owner.column * 7 + side, owner.row, seed));
}

static QPointF bezier(QPointF a, QPointF b, QPointF c, QPointF d, double t)
{
    const double s = 1 - t;
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
}

static std::vector<QPointF> arc(QPointF from, QPointF leaving, QPointF to, QPointF arriving,
                                int parts)
{
    const double reach = lengthOf(to - from) * 0.42;
    std::vector<QPointF> points;
    for (int i = 0; i <= parts; ++i)
        points.push_back(bezier(from, from + leaving * reach, to + arriving * reach, to,
                                static_cast<double>(i) / parts));
    return points;
}

// A way that ends in a hex at the rim goes on to the rim.
static std::vector<int> exitsOf(const GroundBoard &board, Place place, Way kind)
{
    std::vector<int> exits;
    for (int d = 0; d < 6; ++d)
        if (board.at(place).way(kind) >> d & 1)
            exits.push_back(d);
    if (exits.size() == 1)
        for (const int turn : {3, 2, 4})
            if (const int onwards = (exits[0] + turn) % 6; !board.has(beside(place, onwards))) {
                exits.push_back(onwards);
                break;
            }
    return exits;
}

namespace {

struct Through
{
    std::size_t from = 0;
    std::size_t to = 0;
};

} // namespace

// The two exits that lie straightest across from each other; none where there are fewer.
static std::optional<Through> straightest(const std::vector<int> &exits)
{
    std::optional<Through> best;
    int widest = -1;
    for (std::size_t i = 0; i < exits.size(); ++i)
        for (std::size_t j = i + 1; j < exits.size(); ++j) {
            const int turn = (exits[j] - exits[i] + 6) % 6;
            if (const int wide = std::min(turn, 6 - turn); wide > widest) {
                widest = wide;
                best = Through{i, j};
            }
        }
    return best;
}

static std::vector<QPointF> throughCurve(Place place, int from, int to, Way kind)
{
    const int seed = seedOf(kind);
    return arc(crossing(place, from, seed), -unitVector(60 * from), crossing(place, to, seed),
               -unitVector(60 * to), isWater(kind) ? kWaterParts : kRoadParts);
}

// Where a way ends that has no way through: on a greater road of the hex, else near its centre.
static QPointF endOf(const GroundBoard &board, Place place, Way kind)
{
    if (!isWater(kind) && kind != Way::Railway)
        for (int greater = static_cast<int>(kind) - 1; greater >= 0; --greater) {
            const std::vector<int> exits = exitsOf(board, place, static_cast<Way>(greater));
            if (const auto way = straightest(exits))
                return throughCurve(place, exits[way->from], exits[way->to],
                                    static_cast<Way>(greater))[kRoadParts / 2];
        }
    const int seed = seedOf(kind);
    return centreOf(place) + QPointF(sway(place.column, place.row, seed + 1),
                                     sway(place.column, place.row, seed + 2)) *
                                 0.05;
}

static void meander(std::vector<QPointF> &points, Place place, double reach)
{
    const std::vector<QPointF> calm = points;
    const double waves = 1 + 0.4 * chance(place.column, place.row, 47);
    const double phase = 6 * chance(place.column, place.row, 48);
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        QPointF along = calm[i + 1] - calm[i - 1];
        along /= std::max(1e-9, lengthOf(along));
        const double t = static_cast<double>(i) / static_cast<double>(points.size() - 1);
        const double calming = std::sin(std::numbers::pi * t) * std::sin(std::numbers::pi * t);
        points[i] +=
            across(along) * (calming * reach * std::sin(2 * std::numbers::pi * t * waves + phase));
    }
}

// Beyond the rim, so that its end is not seen.
static void goBeyondRim(std::vector<QPointF> &points, const GroundBoard &board, Place place,
                        const std::vector<int> &exits, int seed)
{
    for (const int d : exits) {
        if (board.has(beside(place, d)))
            continue;
        const QPointF end = crossing(place, d, seed);
        if (lengthOf(points.front() - end) < 1e-6)
            std::reverse(points.begin(), points.end());
        if (lengthOf(points.back() - end) < 1e-6)
            for (const double far : {0.3, 0.6})
                points.push_back(end + unitVector(60 * d) * far);
    }
}

std::vector<Curve> curvesThrough(const GroundBoard &board, Place place, Way kind)
{
    std::vector<Curve> curves;
    if (!board.at(place).hasWay(kind))
        return curves;
    const int seed = seedOf(kind);
    const std::vector<int> exits = exitsOf(board, place, kind);
    const auto through = straightest(exits);
    QPointF middle = endOf(board, place, kind);
    if (through) {
        curves.push_back(
            {kind, throughCurve(place, exits[through->from], exits[through->to], kind)});
        middle = curves[0].points[curves[0].points.size() / 2];
    }
    for (std::size_t i = 0; i < exits.size(); ++i) {
        if (through && (i == through->from || i == through->to))
            continue;
        const QPointF from = crossing(place, exits[i], seed);
        QPointF back = from - middle;
        back /= std::max(1e-6, lengthOf(back));
        curves.push_back({kind, arc(from, -unitVector(60 * exits[i]), middle, back, kRoadParts)});
        if (!through || isWater(kind) || kind == Way::Railway)
            continue;
        // A fork is rounded: from the branch to both ends of the way through.
        for (const std::size_t end : {through->from, through->to}) {
            const int turn = (exits[end] - exits[i] + 6) % 6;
            if (std::min(turn, 6 - turn) >= 2)
                curves.push_back({kind, throughCurve(place, exits[i], exits[end], kind)});
        }
    }
    if (exits.empty()) // in this hex alone
        curves.push_back(
            {kind, {middle - QPointF(0.16, 0.03), middle, middle + QPointF(0.16, 0.03)}});
    for (Curve &curve : curves) {
        if (isWater(kind))
            meander(curve.points, place, kind == Way::River ? 0.07 : 0.1);
        goBeyondRim(curve.points, board, place, exits, seed);
    }
    return curves;
}

bool belongsTo(const GroundBoard &board, Place place, int direction)
{
    return (direction >= 2 && direction <= 4) || !board.has(beside(place, direction));
}

namespace {

struct SideOf
{
    Place place;
    int direction = 0;
};

} // namespace

// The two other hexsides that meet at one of a hexside's ends: `facing` is the corner.
static std::array<SideOf, 2> othersAt(Place place, int direction, int facing)
{
    const int mine = direction == facing ? (facing + 1) % 6 : facing;
    const Place outer = beside(place, direction == facing ? (facing + 1) % 6 : facing);
    // Seen from the hex beyond `mine`, the third side leads away from this hex.
    const int third = direction == facing ? (facing + 5) % 6 : (facing + 2) % 6;
    return {SideOf{place, mine}, SideOf{outer, third}};
}

static bool carries(const GroundBoard &board, SideOf side, Side kind)
{
    if (board.has(side.place))
        return board.at(side.place).hasSide(kind, side.direction);
    const Place other = beside(side.place, side.direction);
    return board.has(other) && board.at(other).hasSide(kind, (side.direction + 3) % 6);
}

static bool isWet(const GroundBoard &board, Place place)
{
    return board.has(place) &&
           (board.at(place).cover == Cover::River || board.at(place).cover == Cover::Sea ||
            board.at(place).hasWay(Way::River));
}

std::vector<Curve> curvesAlongSides(const GroundBoard &board, Place place, Way kind)
{
    const Side side = kind == Way::River ? Side::River : Side::Stream;
    std::vector<Curve> curves;
    if (board.at(place).sides[static_cast<std::size_t>(side)] == 0)
        return curves;
    for (int d = 0; d < 6; ++d) {
        if (!board.at(place).hasSide(side, d) || !belongsTo(board, place, d))
            continue;
        const QPointF middle = sideMiddle(place, d);
        for (const int facing : {(d + 5) % 6, d}) {
            const QPointF corner = cornerOf(place, facing);
            bool goesOn = false;
            for (const SideOf &next : othersAt(place, d, facing)) {
                if (!carries(board, next, side))
                    continue;
                goesOn = true;
                Curve half{kind, {}};
                const QPointF end = sideMiddle(next.place, next.direction);
                for (int i = 0; i <= kRoadParts / 2; ++i) {
                    const double t = static_cast<double>(i) / kRoadParts;
                    half.points.push_back(middle * ((1 - t) * (1 - t)) +
                                          corner * (2 * t * (1 - t)) + end * (t * t));
                }
                curves.push_back(std::move(half));
            }
            if (goesOn)
                continue;
            curves.push_back({kind, {middle, (middle + corner) / 2, corner}});
            if (const Place last = othersAt(place, d, facing)[1].place; isWet(board, last)) {
                constexpr int kSteps = 10; // it is drawn as far as the water
                for (int i = 1; i <= kSteps; ++i)
                    curves.back().points.push_back(corner + (centreOf(last) - corner) *
                                                                (static_cast<double>(i) / kSteps));
            }
        }
    }
    return curves;
}

std::vector<QPointF> swayingSide(Place place, int direction, double share, int parts)
{
    const bool isLower = direction >= 3;
    const Place owner = isLower ? beside(place, direction) : place;
    const int side = isLower ? direction - 3 : direction;
    const QPointF from = cornerOf(owner, (side + 5) % 6);
    const QPointF to = cornerOf(owner, side);
    const QPointF out = across(to - from);
    std::vector<QPointF> points;
    for (int i = 0; i <= parts; ++i) {
        const double t = static_cast<double>(i) / parts;
        points.push_back(from + (to - from) * t +
                         out * (share * std::sin(std::numbers::pi * t) *
                                sway(owner.column * 6 + side, owner.row, 300 + i)));
    }
    return points;
}

} // namespace hexwerk::ground
