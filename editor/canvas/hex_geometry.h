// Where hexes lie in pixels: flat-top, odd columns half a hex lower, top left of the board at 0, 0.
// A board that is turned by 90 degrees to the right has its first row at the right.
#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

#include "core/hexes/hex.h"

namespace hexwerk::editor {

// A span of columns and rows, both ends included; empty if last < first.
struct HexSpan
{
    int firstColumn = 0;
    int lastColumn = -1;
    int firstRow = 0;
    int lastRow = -1;
    bool isTurned = false;
    bool operator==(const HexSpan &) const = default;
};

class HexGeometry
{
public:
    // `width`: pixels of a hex from corner to corner.
    explicit HexGeometry(double width);
    // Of a board of so many columns and rows that is turned.
    static HexGeometry turned(double width, int columns, int rows);

    bool isTurned() const { return m_turned > 0; }
    // From where something lies on the board as it is to where it is seen.
    QTransform turn() const;
    // On the screen, clockwise from the top, in degrees.
    double angleOf(Direction side) const;
    double angleOfFacing(int facing) const;
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
    double quarter() const { return isTurned() ? 90 : 0; }
    QPointF toBoard(QPointF point) const;
    QPointF toView(QPointF point) const;

    double m_width;
    double m_height;
    double m_turned = 0; // pixels of the board from its first to its last row; 0: not turned
};

// On a board that is not turned, clockwise from the top, in degrees.
double angleOf(Direction side);
double angleOfFacing(int facing);

} // namespace hexwerk::editor
