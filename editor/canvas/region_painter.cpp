#include "editor/canvas/region_painter.h"

#include <QLineF>

#include <algorithm>

namespace hexwerk::editor {

// Hexes of a column from the first to the last one: two jagged sides.
static QPolygonF columnPolygon(const HexGeometry &geometry, Hex first, Hex last)
{
    QPolygonF polygon;
    for (Hex hex = first;; hex = neighbour(hex, Direction::S)) {
        for (const int corner : {0, 1, 2})
            polygon << geometry.corner(hex, corner);
        if (hex == last)
            break;
    }
    for (Hex hex = last;; hex = neighbour(hex, Direction::N)) {
        for (const int corner : {3, 4, 5})
            polygon << geometry.corner(hex, corner);
        if (hex == first)
            break;
    }
    return polygon;
}

// Sorted hexes lie column by column, from top to bottom.
static void fill(QPainter &painter, const std::vector<Hex> &sorted, const HexGeometry &geometry)
{
    painter.setRenderHint(QPainter::Antialiasing, false); // no seams between the columns
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t last = i;
        while (last + 1 < sorted.size() &&
               sorted[last + 1] == neighbour(sorted[last], Direction::S))
            ++last;
        painter.drawPolygon(columnPolygon(geometry, sorted[i], sorted[last]));
        i = last + 1;
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

static void paintRim(QPainter &painter, const std::vector<Hex> &seen, const std::vector<Hex> &all,
                     const RegionLook &look, const HexGeometry &geometry)
{
    std::vector<QLineF> rim;
    for (const Hex hex : seen)
        for (const Direction side : kAllDirections)
            if (!std::binary_search(all.begin(), all.end(), neighbour(hex, side))) {
                const int d = static_cast<int>(side);
                rim.emplace_back(geometry.corner(hex, (d + 5) % 6), geometry.corner(hex, d));
            }
    const double w = geometry.width();
    const auto count = static_cast<int>(rim.size());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(
        QPen(QColor(255, 255, 255, 190), std::max(2.0, w * 0.06), Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(rim.data(), count);
    painter.setPen(QPen(look.rim, std::max(1.2, w * 0.034), look.line, Qt::FlatCap));
    painter.drawLines(rim.data(), count);
}

void paintRegion(QPainter &painter, const std::vector<Hex> &hexes, const RegionLook &look,
                 const PaintPlace &place)
{
    std::vector<Hex> all = hexes;
    if (!std::is_sorted(all.begin(), all.end()))
        std::sort(all.begin(), all.end());
    std::vector<Hex> seen;
    for (const Hex hex : all)
        if (place.shows(hex))
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

} // namespace hexwerk::editor
