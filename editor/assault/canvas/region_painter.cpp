#include "editor/assault/canvas/region_painter.h"

#include <QLineF>

#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <array>

namespace hexwerk::assault::ui {

namespace {

// OPTIMIZATION: corners without trigonometry for each hex.
class Corners
{
public:
    explicit Corners(const editor::HexGeometry &geometry)
        : m_geometry(geometry)
    {
        const Hex any{0, 0};
        for (int facing = 0; facing < 6; ++facing)
            m_offsets[static_cast<std::size_t>(facing)] =
                geometry.corner(any, facing) - geometry.centre(any);
    }
    QPointF at(Hex hex, int facing) const
    {
        return m_geometry.centre(hex) + m_offsets[static_cast<std::size_t>(facing)];
    }

private:
    const editor::HexGeometry &m_geometry;
    std::array<QPointF, 6> m_offsets;
};

} // namespace

// Hexes of a column from the first to the last one: two jagged sides.
static QPolygonF columnPolygon(const Corners &corners, Hex first, Hex last)
{
    QPolygonF polygon;
    polygon.reserve(6 * (last.r - first.r + 1));
    for (Hex hex = first;; hex = neighbour(hex, Direction::S)) {
        for (const int corner : {0, 1, 2})
            polygon << corners.at(hex, corner);
        if (hex == last)
            break;
    }
    for (Hex hex = last;; hex = neighbour(hex, Direction::N)) {
        for (const int corner : {3, 4, 5})
            polygon << corners.at(hex, corner);
        if (hex == first)
            break;
    }
    return polygon;
}

// Sorted hexes lie column by column, from top to bottom.
static void fill(QPainter &painter, const std::vector<Hex> &sorted,
                 const editor::HexGeometry &geometry)
{
    const Corners corners(geometry);
    // OPTIMIZATION: Qt hands a polygon of 96 lines or more to its threads, and waiting for them
    // takes longer than filling it; and many corners in one polygon cost more than theirs.
    constexpr double kMostLines = 90;
    const auto run =
        static_cast<std::size_t>(std::clamp(kMostLines / geometry.height() - 0.5, 1.0, 8.0));
    painter.setRenderHint(QPainter::Antialiasing, false); // no seams between the columns
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t last = i;
        while (last + 1 < sorted.size() && last + 1 < i + run &&
               sorted[last + 1] == neighbour(sorted[last], Direction::S))
            ++last;
        painter.drawPolygon(columnPolygon(corners, sorted[i], sorted[last]));
        i = last + 1;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

namespace {

// OPTIMIZATION: a bit a hex; looking each neighbour up in a sorted list takes three times as long.
class HexMask
{
public:
    explicit HexMask(const std::vector<Hex> &sorted)
    {
        if (sorted.empty())
            return;
        const auto [least, most] = std::minmax_element(sorted.begin(), sorted.end(),
                                                       [](Hex a, Hex b) { return a.r < b.r; });
        m_firstQ = sorted.front().q;
        m_firstR = least->r;
        m_rows = most->r - least->r + 1;
        m_bits.resize(static_cast<std::size_t>((sorted.back().q - m_firstQ + 1) * m_rows));
        for (const Hex hex : sorted)
            m_bits[place(hex)] = true;
    }

    bool has(Hex hex) const
    {
        const bool isNear = hex.q >= m_firstQ && hex.r >= m_firstR && hex.r < m_firstR + m_rows;
        return isNear && place(hex) < m_bits.size() && m_bits[place(hex)];
    }

private:
    std::size_t place(Hex hex) const
    {
        return static_cast<std::size_t>((hex.q - m_firstQ) * m_rows + hex.r - m_firstR);
    }

    int m_firstQ = 0;
    int m_firstR = 0;
    int m_rows = 0;
    std::vector<bool> m_bits;
};

} // namespace

static void paintRim(QPainter &painter, const std::vector<Hex> &seen, const std::vector<Hex> &all,
                     const RegionLook &look, const editor::HexGeometry &geometry)
{
    const HexMask mask(all);
    const Corners corners(geometry);
    std::vector<QLineF> rim;
    for (const Hex hex : seen)
        for (const Direction side : kAllDirections)
            if (!mask.has(neighbour(hex, side))) {
                const int d = static_cast<int>(side);
                rim.emplace_back(corners.at(hex, (d + 5) % 6), corners.at(hex, d));
            }
    const double w = geometry.width();
    const auto count = static_cast<int>(rim.size());
    painter.setBrush(Qt::NoBrush);
    constexpr double kSmall = 20;
    if (w < kSmall) { // plain lines, which cost a tenth
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(look.rim, 1));
        painter.drawLines(rim.data(), count);
        painter.setRenderHint(QPainter::Antialiasing, true);
        return;
    }
    drawTwice(painter, signPens(look.rim, std::max(1.2, w * 0.034), look.line),
              [&] { painter.drawLines(rim.data(), count); });
}

void paintRegion(QPainter &painter, const std::vector<Hex> &hexes, const RegionLook &look,
                 const PaintPlace &place)
{
    std::vector<Hex> all = hexes;
    if (!std::is_sorted(all.begin(), all.end()))
        std::sort(all.begin(), all.end());
    constexpr int kFar = 1000; // more than any board has columns or rows
    const editor::HexSpan span = place.geometry.span(place.part, kFar, kFar);
    std::vector<Hex> seen;
    for (const Hex hex : all)
        if (hex.column() >= span.firstColumn && hex.column() <= span.lastColumn &&
            hex.row() >= span.firstRow && hex.row() <= span.lastRow)
            seen.push_back(hex);
    painter.setPen(Qt::NoPen);
    if (look.fill.style() != Qt::SolidPattern) {
        QColor faint = look.fill.color();
        faint.setAlpha(faint.alpha() / 2);
        painter.setBrush(faint);
        fill(painter, seen, place.geometry);
    }
    painter.setBrush(look.fill);
    fill(painter, seen, place.geometry);

    if (look.line != Qt::NoPen)
        paintRim(painter, seen, all, look, place.geometry);
}

} // namespace hexwerk::assault::ui
