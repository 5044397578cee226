#include "editor/assault/canvas/zone_painter.h"

#include <QPainterPath>

#include "editor/assault/canvas/sign_lines.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::ui {

static bool isIn(const editor::HexSpan &span, Hex hex)
{
    return hex.column() >= span.firstColumn && hex.column() <= span.lastColumn &&
           hex.row() >= span.firstRow && hex.row() <= span.lastRow;
}

// The line of the rim: a light tint inside leaves the ground to be read.
static Qt::PenStyle rimOf(ZonePurpose purpose)
{
    switch (purpose) {
    case ZonePurpose::Setup:
        return Qt::SolidLine;
    case ZonePurpose::Entry:
        return Qt::DashLine;
    case ZonePurpose::Mines:
        return Qt::DotLine;
    case ZonePurpose::Victory:
        return Qt::DashDotLine;
    }
    return Qt::SolidLine;
}

// A corner of the zone's rim, drawn in by a share of the hex, so that the sides that meet there
// stay joined: towards the hex itself, or away from the only hex there that is none of the zone's.
static QPointF drawnIn(const std::set<Hex> &members, const editor::HexGeometry &geometry, Hex hex,
                       int corner, double inset)
{
    const Hex before = neighbour(hex, static_cast<Direction>(corner));
    const Hex after = neighbour(hex, static_cast<Direction>((corner + 1) % 6));
    const QPointF at = geometry.corner(hex, corner);
    if (members.contains(before))
        return at + (at - geometry.centre(after)) * inset;
    if (members.contains(after))
        return at + (at - geometry.centre(before)) * inset;
    return at - (at - geometry.centre(hex)) * inset;
}

static void paintZone(QPainter &painter, const SceneZone &zone, const editor::HexGeometry &geometry,
                      const editor::HexSpan &span, double inset)
{
    const std::set<Hex> members(zone.hexes.begin(), zone.hexes.end());
    QPainterPath area;
    QPainterPath outline;
    area.setFillRule(Qt::WindingFill);
    for (const Hex hex : members) {
        if (!isIn(span, hex))
            continue;
        area.addPolygon(geometry.polygon(hex));
        for (const Direction d : kAllDirections) {
            if (members.contains(neighbour(hex, d)))
                continue;
            outline.moveTo(drawnIn(members, geometry, hex, (static_cast<int>(d) + 5) % 6, inset));
            outline.lineTo(drawnIn(members, geometry, hex, static_cast<int>(d), inset));
        }
    }
    QColor tint = zone.colour;
    tint.setAlpha(44);
    painter.fillPath(area, tint);
    const double line = std::max(1.5, geometry.width() * 0.04);
    drawTwice(painter, signPens(zone.colour, line, rimOf(zone.purpose)),
              [&] { painter.drawPath(outline); });
}

void paintZones(QPainter &painter, const std::vector<SceneZone> &zones,
                const editor::HexGeometry &geometry, const editor::HexSpan &span)
{
    double inset = 0.06;
    for (const SceneZone &zone : zones) {
        paintZone(painter, zone, geometry, span, inset);
        inset = inset > 0.2 ? 0.06 : inset + 0.09; // so that borders of two zones lie side by side
    }
}

} // namespace hexwerk::assault::ui
