// Where hexes lie in pixels: flat-top, odd columns half a hex lower, top left of the board at 0, 0.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include "core/board/hex.h"

namespace hexwerk::editor {

// A span of columns and rows, both ends included; empty if last < first.
struct HexSpan
{
    int firstColumn = 0;
    int lastColumn = -1;
    int firstRow = 0;
    int lastRow = -1;
    bool operator==(const HexSpan &) const = default;
};

class HexGeometry
{
public:
    // `width`: pixels of a hex from corner to corner.
    explicit HexGeometry(double width);

    double width() const { return m_width; }
    double height() const { return m_height; }
    QPointF centre(Hex hex) const;
    // Vertex `facing` of the hex (0 to 5): the corner between directions `facing` and `facing` + 1.
    QPointF corner(Hex hex, int facing) const;
    // The middle of a hexside.
    QPointF sideMiddle(Hex hex, Direction side) const;
    // From the centre to the middle of a hexside.
    QPointF toSide(Direction side) const;
    // `scale` 1: the hex itself; less: drawn in.
    QPolygonF polygon(Hex hex, double scale = 1) const;
    QRectF bounds(Hex hex) const;
    QRectF boardRect(int columns, int rows) const;

    // The hex whose centre is nearest; on a border the one further to the upper left. It may lie
    // off the board.
    Hex hexAt(QPointF point) const;
    // The hexside of `hex` nearest to the point.
    Direction sideAt(Hex hex, QPointF point) const;
    // The vertex of `hex` nearest to the point, as a facing.
    int facingAt(Hex hex, QPointF point) const;
    // The hexes of a board that a rectangle touches.
    HexSpan span(const QRectF &rect, int columns, int rows) const;

private:
    double m_width;
    double m_height;
};

// Clockwise from the top, in degrees.
double angleOf(Direction side);
double angleOfFacing(int facing);

} // namespace hexwerk::editor
