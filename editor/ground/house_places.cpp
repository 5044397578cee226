#include "editor/ground/house_places.h"

#include "editor/ground/place_noise.h"

#include <algorithm>
#include <numbers>

namespace hexwerk::ground {

static bool isBuilt(Cover cover)
{
    return cover == Cover::Houses || cover == Cover::Town || cover == Cover::Manor ||
           cover == Cover::Ruins;
}

static double angleOf(QPointF along)
{
    return std::atan2(along.x(), -along.y()) * 180 / std::numbers::pi;
}

namespace {

// Of what size the houses of a hex are, and how many.
struct Style
{
    std::size_t count = 0;
    double size = 1;
    double height = 0.04;
    HouseKind kind = HouseKind::House;
};

Style styleOf(Cover cover)
{
    switch (cover) {
    case Cover::Houses:
        return {6, 1, 0.04, HouseKind::House};
    case Cover::Town:
        return {6, 1.42, 0.11, HouseKind::Tall};
    case Cover::Manor:
        return {2, 0.85, 0.04, HouseKind::House};
    default:
        return {4, 1.15, 0.04, HouseKind::Ruin};
    }
}

// Puts houses on the free ground of one hex.
class Builder
{
public:
    Builder(const GroundBoard &board, Place place)
        : m_board(board)
        , m_place(place)
        , m_middle(centreOf(place))
        , m_style(styleOf(board.at(place).cover))
    {
        for (int kind = 0; kind < kWays; ++kind)
            for (Curve &curve : curvesThrough(board, place, static_cast<Way>(kind)))
                m_ways.push_back(std::move(curve));
        m_grain = grain();
    }

    std::vector<House> built()
    {
        if (m_board.at(m_place).cover == Cover::Manor)
            buildManor();
        buildAlongRoads();
        fillUp();
        std::sort(m_houses.begin(), m_houses.end(), [](const House &a, const House &b) {
            return a.at.y() != b.at.y() ? a.at.y() < b.at.y() : a.at.x() < b.at.x();
        });
        return std::move(m_houses);
    }

private:
    float draw(int seed) const { return chance(m_place.column, m_place.row, seed); }

    double grain() const;
    bool isClearOfWays(QPointF at, double reach) const;
    bool fits(const House &house) const;
    bool put(const House &house);
    void buildManor();
    void buildAlongRoads();
    void fillUp();

    const GroundBoard &m_board;
    Place m_place;
    QPointF m_middle;
    Style m_style;
    double m_grain = 0;
    std::vector<Curve> m_ways;
    std::vector<House> m_houses;
};

double Builder::grain() const
{
    double angle =
        90 + 40 * static_cast<double>(noise(static_cast<float>(m_place.column) * 0.23F,
                                            static_cast<float>(m_place.row) * 0.23F, 77));
    if (!m_ways.empty())
        return angle;
    for (int d = 0; d < 6; ++d) {
        const Place other = beside(m_place, d);
        if (!m_board.has(other))
            continue;
        for (const Way kind : {Way::Main, Way::Narrow})
            for (const Curve &curve : curvesThrough(m_board, other, kind))
                angle = angleOf(curve.points.back() - curve.points.front());
    }
    return angle;
}

double roomOf(Way kind)
{
    switch (kind) {
    case Way::River:
        return 0.2;
    case Way::Main:
    case Way::Railway:
        return 0.085;
    default:
        return 0.055;
    }
}

bool Builder::isClearOfWays(QPointF at, double reach) const
{
    for (const Curve &curve : m_ways)
        for (const QPointF point : curve.points)
            if (lengthOf(point - at) < reach + roomOf(curve.kind))
                return false;
    return true;
}

bool Builder::fits(const House &house) const
{
    for (int d = 0; d < 6; ++d)
        if (dot(house.at - m_middle, unitVector(60 * d)) > 0.335)
            return false;
    for (const House &other : m_houses) {
        const QPointF gap = other.at - house.at;
        const QPointF along = unitVector(house.angle);
        if (std::abs(dot(gap, along)) < (house.length + other.length) * 0.98 &&
            std::abs(dot(gap, across(along))) <
                house.width + std::max(other.width, other.length * 0.75) + 0.012)
            return false;
    }
    return true;
}

bool Builder::put(const House &house)
{
    if (!fits(house) || !isClearOfWays(house.at, house.width * 0.95))
        return false;
    m_houses.push_back(house);
    return true;
}

// A church, or a house with two wings around its yard.
void Builder::buildManor()
{
    const QPointF along = unitVector(m_grain);
    const QPointF side = across(along);
    const auto seed = static_cast<int>(placeHash(m_place.column, m_place.row, 8) >> 1);
    if (placeHash(m_place.column, m_place.row, 3) & 1) {
        for (const double off : {0.0, 0.16, -0.16, 0.24, -0.24})
            if (put({m_middle + side * off + along * 0.02, m_grain, 0.265, 0.112, 0.12,
                     HouseKind::Church, seed}))
                return;
        return;
    }
    for (const double off : {0.0, 0.2, -0.2}) {
        const QPointF yard = m_middle + side * off;
        if (!put({yard - side * 0.16, m_grain, 0.25, 0.062, 0.085, HouseKind::Tall, 5}))
            continue;
        for (const double wing : {0.19, -0.19})
            put({yard + along * wing + side * 0.02, m_grain + 90, 0.1, 0.058, 0.07,
                 HouseKind::House, wing > 0 ? 6 : 7});
        return;
    }
}

void Builder::buildAlongRoads()
{
    const int c = m_place.column;
    const int r = m_place.row;
    for (const Curve &curve : m_ways) {
        if (curve.kind == Way::River || curve.kind == Way::Stream || curve.kind == Way::Railway)
            continue;
        const int points = std::min<int>(11, static_cast<int>(curve.points.size()));
        for (const int side : {1, -1})
            for (int i = 1; i + 1 < points; ++i) {
                if (m_houses.size() >= m_style.count + 2)
                    break;
                const auto at = static_cast<std::size_t>(i);
                const QPointF step = curve.points[at + 1] - curve.points[at - 1];
                const QPointF along = step / lengthOf(step);
                const double length =
                    (0.066 + 0.03 * chance(c * 11 + i, r, side + 20)) * m_style.size;
                const double width =
                    (0.05 + 0.012 * chance(c * 11 + i, r, side + 30)) * m_style.size;
                const double away =
                    width + (curve.kind == Way::Main ? 0.115 : 0.085) + 0.014 * chance(c + i, r, 5);
                put({curve.points[at] + across(along) * (side * away),
                     angleOf(along) + 3 * sway(c * 5 + i, r, 9), length, width,
                     m_style.height * (0.8 + 0.4 * chance(c + i, r, 6)), m_style.kind,
                     static_cast<int>(placeHash(c * 13 + i, r, side) >> 1)});
            }
    }
}

void Builder::fillUp()
{
    constexpr int kTries = 40;
    for (int k = 0; k < kTries && m_houses.size() < m_style.count; ++k) {
        const bool isAcross = (placeHash(m_place.column, m_place.row, 60 + k) & 1) != 0;
        const double angle =
            m_grain + (isAcross ? 90 : 0) + 7 * sway(m_place.column, m_place.row, 160 + k);
        const double far = 0.34 * std::sqrt(draw(260 + k));
        const double length = (0.07 + 0.035 * draw(360 + k)) * m_style.size;
        const double width = (0.05 + 0.014 * draw(460 + k)) * m_style.size;
        const QPointF at = m_middle + unitVector(draw(560 + k) * 360) * far;
        if (isClearOfWays(at, length))
            put({at, angle, length, width, m_style.height * (0.8 + 0.4 * draw(660 + k)),
                 m_style.kind,
                 static_cast<int>(placeHash(m_place.column, m_place.row, 760 + k) >> 1)});
    }
}

} // namespace

std::vector<House> housesOf(const GroundBoard &board, Place place)
{
    if (!isBuilt(board.at(place).cover))
        return {};
    return Builder(board, place).built();
}

} // namespace hexwerk::ground
