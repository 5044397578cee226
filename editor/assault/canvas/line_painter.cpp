#include "editor/assault/canvas/line_painter.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace hexwerk::assault::ui {

namespace {

struct RoadPiece
{
    QPainterPath path;
    Qt::PenCapStyle cap = Qt::RoundCap;
};

} // namespace

// A road that ends in a hex at the rim of the board goes on to the rim.
static std::vector<Direction> exits(const Board &board, Hex hex, RoadKind kind)
{
    std::vector<Direction> found;
    for (const Direction d : kAllDirections)
        if (board.at(hex).roadRuns(kind, d))
            found.push_back(d);
    if (found.size() == 1) {
        for (const int turn : {3, 2, 4}) {
            const Direction onwards = turned(found.front(), turn);
            if (!board.contains(neighbour(hex, onwards))) {
                found.push_back(onwards);
                break;
            }
        }
    }
    return found;
}

static void addRoad(QPainterPath &path, const editor::HexGeometry &geometry, Hex hex,
                    const std::vector<Direction> &exits)
{
    const QPointF centre = geometry.centre(hex);
    if (exits.size() == 2) {
        path.moveTo(geometry.sideMiddle(hex, exits[0]));
        path.quadTo(centre, geometry.sideMiddle(hex, exits[1]));
        return;
    }
    for (const Direction d : exits) {
        path.moveTo(centre);
        path.lineTo(geometry.sideMiddle(hex, d));
    }
    for (std::size_t i = 0; exits.size() == 3 && i < 3; ++i) { // round the corners of a fork
        path.moveTo(geometry.sideMiddle(hex, exits[i]));
        path.quadTo(centre, geometry.sideMiddle(hex, exits[(i + 1) % 3]));
    }
}

// One path a hex: strokes of a long path cost more than the sum of its parts.
static std::vector<RoadPiece> roadPieces(const Board &board, const editor::HexGeometry &geometry,
                                         const editor::HexSpan &span, RoadKind kind)
{
    std::vector<RoadPiece> pieces;
    for (int column = span.firstColumn; column <= span.lastColumn; ++column) {
        for (int row = span.firstRow; row <= span.lastRow; ++row) {
            const Hex hex = Hex::at(column, row);
            if (!board.at(hex).hasRoad(kind))
                continue;
            const std::vector<Direction> ways = exits(board, hex, kind);
            RoadPiece &piece = pieces.emplace_back();
            addRoad(piece.path, geometry, hex, ways);
            for (const Direction d : ways)
                if (!board.contains(neighbour(hex, d)))
                    piece.cap = Qt::FlatCap;
        }
    }
    return pieces;
}

static void stroke(QPainter &painter, const std::vector<RoadPiece> &pieces, QColor colour,
                   double width, const QList<qreal> &dashes = {})
{
    QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
    if (!dashes.isEmpty())
        pen.setDashPattern(dashes);
    painter.setBrush(Qt::NoBrush);
    for (const RoadPiece &piece : pieces) {
        if (dashes.isEmpty())
            pen.setCapStyle(piece.cap);
        painter.setPen(pen);
        painter.drawPath(piece.path);
    }
}

void paintRoads(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                const editor::HexSpan &span)
{
    const double w = geometry.width();
    const auto trail = roadPieces(board, geometry, span, RoadKind::SneakyTrail);
    const auto narrow = roadPieces(board, geometry, span, RoadKind::NarrowRoad);
    const auto main = roadPieces(board, geometry, span, RoadKind::MainRoad);
    stroke(painter, trail, QColor(246, 236, 205), std::max(2.2, w * 0.062));
    stroke(painter, trail, QColor(110, 78, 44), std::max(1.1, w * 0.026), {3.2, 2.0});
    stroke(painter, narrow, QColor(106, 80, 50), std::max(2.4, w * 0.112));
    stroke(painter, main, QColor(92, 70, 46), std::max(3.2, w * 0.19));
    stroke(painter, narrow, QColor(222, 196, 146), std::max(1.2, w * 0.08));
    stroke(painter, main, QColor(240, 228, 200), std::max(2.0, w * 0.15));
    if (w >= 28)
        stroke(painter, main, QColor(190, 168, 128), w * 0.012, {7, 5});
}

namespace {

struct Side
{
    QPointF from;
    QPointF to;
    QPointF down; // a unit vector across, to the lower ground

    QPointF at(double t) const { return from + (to - from) * t; }
};

} // namespace

static void paintWall(QPainter &painter, const Side &side, double w)
{
    painter.setPen(QPen(QColor(50, 44, 36), std::max(2.4, w * 0.078), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(side.at(0.03), side.at(0.97));
    painter.setPen(
        QPen(QColor(188, 178, 158), std::max(1.2, w * 0.048), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(side.at(0.03), side.at(0.97));
    if (w < 28)
        return;
    painter.setPen(QPen(QColor(70, 62, 50), std::max(0.8, w * 0.012)));
    for (int stone = 1; stone < 7; ++stone) {
        const QPointF joint = side.at(stone / 7.0);
        painter.drawLine(joint - side.down * w * 0.026, joint + side.down * w * 0.026);
    }
}

static void paintSteepSlope(QPainter &painter, const Side &side, double w)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(92, 52, 24));
    const int teeth = w < 28 ? 3 : 6;
    const double half = 0.47 / teeth;
    for (int tooth = 0; tooth < teeth; ++tooth) {
        const double t = (tooth + 0.5) / teeth;
        const double deep = w * (tooth % 2 == 0 ? 0.13 : 0.09);
        painter.drawConvexPolygon(
            QPolygonF({side.at(t - half), side.at(t + half), side.at(t) + side.down * deep}));
    }
    painter.setPen(QPen(QColor(92, 52, 24), std::max(1.4, w * 0.036), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(side.from, side.to);
}

static void paintWire(QPainter &painter, const Side &side, double w)
{
    painter.setPen(QPen(QColor(244, 238, 222, 170), std::max(2.6, w * 0.06)));
    painter.drawLine(side.from, side.to);
    painter.setPen(QPen(QColor(38, 38, 42), std::max(1.0, w * 0.018), Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(side.from, side.to);
    const int barbs = w < 28 ? 3 : 6;
    const QPointF along = (side.to - side.from) * 0.045;
    const QPointF across = side.down * w * 0.042;
    for (int barb = 0; barb < barbs; ++barb) {
        const QPointF at = side.at((barb + 0.5) / barbs);
        painter.drawLine(at - along - across, at + along + across);
        painter.drawLine(at - along + across, at + along - across);
    }
}

static void paintBarricade(QPainter &painter, const Side &side, double w)
{
    const int blocks = w < 28 ? 3 : 5;
    const QPointF along = (side.to - side.from) * (0.3 / blocks);
    const QPointF across = side.down * w * 0.05;
    for (int block = 0; block < blocks; ++block) {
        const QPointF at = side.at((block + 0.5) / blocks);
        const QPolygonF foot(
            {at - along - across, at + along - across, at + along + across, at - along + across});
        painter.setPen(QPen(QColor(44, 44, 46), std::max(0.8, w * 0.014)));
        painter.setBrush(QColor(128, 130, 132));
        painter.drawConvexPolygon(foot);
        painter.setBrush(QColor(206, 207, 206));
        painter.drawConvexPolygon(QPolygonF({foot[0], foot[1], at}));
    }
}

static void paintHexside(QPainter &painter, HexsideKind kind, const Side &side, double w)
{
    switch (kind) {
    case HexsideKind::StoneWall:
        return paintWall(painter, side, w);
    case HexsideKind::SteepSlope:
        return paintSteepSlope(painter, side, w);
    case HexsideKind::BarbedWire:
        return paintWire(painter, side, w);
    case HexsideKind::TankBarricade:
        return paintBarricade(painter, side, w);
    }
}

// A hexside lies on both of its hexes; it is drawn from the upper one alone, unless that one is off
// the board.
static bool drawnFrom(const Board &board, Hex hex, Direction side)
{
    const bool upper = side == Direction::SE || side == Direction::S || side == Direction::SW;
    return upper || !board.contains(neighbour(hex, side));
}

void paintHexsides(QPainter &painter, const Board &board, const editor::HexGeometry &geometry,
                   const editor::HexSpan &span)
{
    for (int column = span.firstColumn; column <= span.lastColumn; ++column) {
        for (int row = span.firstRow; row <= span.lastRow; ++row) {
            const Hex hex = Hex::at(column, row);
            const Cell &cell = board.at(hex);
            for (const Direction d : kAllDirections) {
                if (cell.sides[static_cast<std::size_t>(d)] == 0 || !drawnFrom(board, hex, d))
                    continue;
                const Hex other = neighbour(hex, d);
                const bool up = board.contains(other) && board.at(other).level > cell.level;
                const QPointF out = geometry.toSide(d) / (geometry.height() / 2);
                const int n = static_cast<int>(d);
                const Side side{geometry.corner(hex, (n + 5) % 6), geometry.corner(hex, n),
                                up ? -out : out};
                for (const HexsideKind kind : kAllHexsideKinds)
                    if (cell.hasSide(kind, d))
                        paintHexside(painter, kind, side, geometry.width());
            }
        }
    }
}

} // namespace hexwerk::assault::ui
