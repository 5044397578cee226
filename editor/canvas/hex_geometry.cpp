#include "editor/canvas/hex_geometry.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexwerk::editor {

static const double kRatio = std::numbers::sqrt3 / 2; // of a regular hex: height to width

static double squaredDistance(QPointF a, QPointF b)
{
    const QPointF d = a - b;
    return QPointF::dotProduct(d, d);
}

double angleOf(Direction side)
{
    return 60.0 * static_cast<int>(side);
}

double angleOfFacing(int facing)
{
    return 30.0 + 60.0 * facing;
}

static QPointF unitVector(double degrees)
{
    const double radians = degrees * std::numbers::pi / 180;
    return {std::sin(radians), -std::cos(radians)};
}

HexGeometry::HexGeometry(double width)
    : m_width(width)
    , m_height(width * kRatio)
{
}

HexGeometry HexGeometry::turned(double width, int columns, int rows)
{
    HexGeometry geometry(width);
    geometry.m_turned = geometry.boardRect(columns, rows).height();
    return geometry;
}

QPointF HexGeometry::toView(QPointF point) const
{
    return isTurned() ? QPointF(m_turned - point.y(), point.x()) : point;
}

QPointF HexGeometry::toBoard(QPointF point) const
{
    return isTurned() ? QPointF(point.y(), m_turned - point.x()) : point;
}

QTransform HexGeometry::turn() const
{
    return isTurned() ? QTransform(0, 1, -1, 0, m_turned, 0) : QTransform();
}

double HexGeometry::angleOf(Direction side) const
{
    return editor::angleOf(side) + quarter();
}

double HexGeometry::angleOfFacing(int facing) const
{
    return editor::angleOfFacing(facing) + quarter();
}

QPointF HexGeometry::centre(Hex hex) const
{
    const double shift = (hex.column() & 1) != 0 ? 1.0 : 0.5;
    return toView({(0.75 * hex.column() + 0.5) * m_width, (hex.row() + shift) * m_height});
}

QPointF HexGeometry::corner(Hex hex, int facing) const
{
    return centre(hex) + unitVector(angleOfFacing(facing)) * m_width / 2;
}

QPointF HexGeometry::toSide(Direction side) const
{
    return unitVector(angleOf(side)) * m_height / 2;
}

QPointF HexGeometry::sideMiddle(Hex hex, Direction side) const
{
    return centre(hex) + toSide(side);
}

QPolygonF HexGeometry::polygon(Hex hex, double scale) const
{
    const QPointF middle = centre(hex);
    QPolygonF polygon;
    for (int facing = 0; facing < 6; ++facing)
        polygon << middle + (corner(hex, facing) - middle) * scale;
    return polygon;
}

QRectF HexGeometry::bounds(Hex hex) const
{
    const QSizeF size = isTurned() ? QSizeF(m_height, m_width) : QSizeF(m_width, m_height);
    const QPointF middle = centre(hex);
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

QRectF HexGeometry::boardRect(int columns, int rows) const
{
    if (columns <= 0 || rows <= 0)
        return {};
    const double half = columns > 1 ? 0.5 : 0;
    const QSizeF size((0.75 * columns + 0.25) * m_width, (rows + half) * m_height);
    return {{}, isTurned() ? size.transposed() : size};
}

Hex HexGeometry::hexAt(QPointF point) const
{
    const QPointF at = toBoard(point);
    const int column = static_cast<int>(std::floor(at.x() / (0.75 * m_width)));
    Hex best;
    double least = 0;
    for (int c = column - 1; c <= column; ++c) {
        const double shift = (c & 1) != 0 ? 0.5 : 0;
        const int row = static_cast<int>(std::floor(at.y() / m_height - shift));
        const Hex hex = Hex::at(c, row);
        const double far = squaredDistance(point, centre(hex));
        if (best.isNowhere() || far < least) {
            best = hex;
            least = far;
        }
    }
    return best;
}

Direction HexGeometry::sideAt(Hex hex, QPointF point) const
{
    return *std::min_element(kAllDirections.begin(), kAllDirections.end(),
                             [&](Direction a, Direction b) {
                                 return squaredDistance(point, sideMiddle(hex, a)) <
                                        squaredDistance(point, sideMiddle(hex, b));
                             });
}

int HexGeometry::facingAt(Hex hex, QPointF point) const
{
    int best = 0;
    for (int facing = 1; facing < 6; ++facing)
        if (squaredDistance(point, corner(hex, facing)) < squaredDistance(point, corner(hex, best)))
            best = facing;
    return best;
}

HexSpan HexGeometry::span(const QRectF &part, int columns, int rows) const
{
    const QRectF rect = QRectF(toBoard(part.topLeft()), toBoard(part.bottomRight())).normalized();
    const auto floorOf = [](double value) { return static_cast<int>(std::floor(value)); };
    HexSpan span;
    span.isTurned = isTurned();
    span.firstColumn = std::max(0, floorOf((rect.left() - m_width) / (0.75 * m_width)) + 1);
    span.lastColumn = std::min(columns - 1, floorOf(rect.right() / (0.75 * m_width)));
    span.firstRow = std::max(0, floorOf(rect.top() / m_height - 1.5) + 1);
    span.lastRow = std::min(rows - 1, floorOf(rect.bottom() / m_height));
    return span;
}

} // namespace hexwerk::editor
