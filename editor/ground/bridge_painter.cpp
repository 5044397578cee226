#include "editor/ground/ground_paint.h"

#include <algorithm>
#include <utility>

namespace hexwerk::ground {

namespace {

// A deck from one bank to the other, in hexes.
struct Deck
{
    QPointF from;
    QPointF to;
    double half = 0.06; // of its width
};

} // namespace

static bool isNearStream(const HexTrace &hex, QPointF at)
{
    for (const Curve &curve : hex.ways[static_cast<std::size_t>(Way::Stream)])
        for (const QPointF point : curve.points)
            if (lengthOf(point - at) < 0.075)
                return true;
    return false;
}

// The part of a road that lies over water.
static std::vector<QPointF> overWater(const Canvas &canvas, const HexTrace &hex, const Curve &road)
{
    constexpr int kSteps = 4;
    std::vector<QPointF> wet;
    for (std::size_t i = 0; i + 1 < road.points.size(); ++i)
        for (int k = 0; k < kSteps; ++k) {
            const QPointF at = road.points[i] + (road.points[i + 1] - road.points[i]) *
                                                    (static_cast<double>(k) / kSteps);
            if (canvas.model.spot(canvas.art, at).water > -0.045F || isNearStream(hex, at))
                wet.push_back(at);
        }
    return wet;
}

static QPolygonF quad(const Canvas &canvas, const Deck &deck, QPointF shift, double wide)
{
    const QPointF along = (deck.to - deck.from) / std::max(1e-9, lengthOf(deck.to - deck.from));
    const QPointF side = across(along) * (deck.half * wide);
    return canvas.pixels({deck.from + side + shift, deck.to + side + shift, deck.to - side + shift,
                          deck.from - side + shift});
}

// A deck of stone on piers, with parapets.
static void paintDeck(QPainter &painter, const Canvas &canvas, const Deck &deck)
{
    const Inks &inks = canvas.art.inks();
    const double w = canvas.width();
    const QPointF way = deck.to - deck.from;
    const QPointF along = way / std::max(1e-9, lengthOf(way));
    const QPointF side = across(along) * deck.half;
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.ink(20, 34, 40, 120));
    painter.drawPolygon(quad(canvas, deck, onBoard(canvas.art.turn(), 0.05, 0.06), 1.12));
    painter.setBrush(inks.ink(120, 106, 86));
    for (const double share : {0.34, 0.66}) {
        const auto at = [&](double t) { return deck.from + way * t; };
        painter.drawPolygon(
            canvas.pixels({at(share) + side * 1.5, at(share + 0.05) + side * 1.2,
                           at(share + 0.05) - side * 1.2, at(share) - side * 1.5,
                           at(share - 0.05) - side * 1.2, at(share - 0.05) + side * 1.2}));
    }
    painter.setBrush(inks.ink(224, 206, 172));
    painter.drawPolygon(quad(canvas, deck, {}, 1));
    for (const double k : {1.0, -1.0}) {
        const QPointF flare = side * (k * 0.25);
        const std::vector<QPointF> parapet = {deck.from + side * k - along * 0.02 + flare,
                                              deck.from + side * k, deck.to + side * k,
                                              deck.to + side * k + along * 0.02 + flare};
        painter.setPen(roundPen(inks.ink(62, 48, 34), std::max(1.4, w * 0.038)));
        painter.drawPolyline(canvas.pixels(parapet));
        painter.setPen(roundPen(inks.ink(206, 192, 166), std::max(0.7, w * 0.018)));
        painter.drawPolyline(canvas.pixels({parapet[1], parapet[2]}));
    }
}

// The water that lies there, from one bank to the other; at most half a hex to both sides.
static Deck acrossWater(const Canvas &canvas, const HexTrace &hex, QPointF at, QPointF along)
{
    constexpr double kStep = 0.02;
    constexpr double kMost = 0.5;
    const auto bank = [&](QPointF way) {
        double far = kStep;
        while (far < kMost && (canvas.model.spot(canvas.art, at + way * far).water > -0.01F ||
                               isNearStream(hex, at + way * far)))
            far += kStep;
        return at + way * far;
    };
    return {bank(-along), bank(along)};
}

// A path that leads to the water.
static void paintApproach(QPainter &painter, const Canvas &canvas, QPointF from, QPointF to)
{
    const Inks &inks = canvas.art.inks();
    for (const auto &[ink, width] : {std::pair(inks.ink(150, 122, 78, 130), 0.11),
                                     std::pair(inks.ink(226, 208, 164, 230), 0.08)}) {
        painter.setPen(roundPen(ink, std::max(1.4, canvas.width() * width)));
        painter.drawLine(canvas.pixel(from), canvas.pixel(to));
    }
}

// Pale water from bank to bank, with stones to step on.
static void paintFord(QPainter &painter, const Canvas &canvas, const Deck &ford)
{
    const Inks &inks = canvas.art.inks();
    const double w = canvas.width();
    for (const auto &[ink, width] : {std::pair(inks.ink(196, 220, 204, 120), 0.3),
                                     std::pair(inks.ink(220, 226, 196, 225), 0.2)}) {
        painter.setPen(roundPen(ink, std::max(2.0, w * width), Qt::FlatCap));
        painter.drawLine(canvas.pixel(ford.from), canvas.pixel(ford.to));
    }
    painter.setPen(Qt::NoPen);
    const QPointF way = ford.to - ford.from;
    const QPointF side = across(way / std::max(1e-9, lengthOf(way)));
    const int stones = std::max(2, static_cast<int>(lengthOf(way) / 0.085));
    for (int i = 0; i < stones; ++i)
        for (const double row : {-0.045, 0.045}) {
            const QPointF at =
                canvas.pixel(ford.from + way * ((i + 0.5 + row * 4) / stones) + side * row);
            painter.setBrush(inks.ink(70, 66, 58));
            painter.drawEllipse(at, w * 0.03, w * 0.024);
            painter.setBrush(inks.ink(196, 188, 170));
            painter.drawEllipse(at - QPointF(w * 0.004, w * 0.006), w * 0.022, w * 0.016);
        }
}

static void paintCrossing(QPainter &painter, const Canvas &canvas, Side kind, Deck deck)
{
    if (kind == Side::Ford)
        return paintFord(painter, canvas, deck);
    const QPointF way = deck.to - deck.from;
    const QPointF beyond = way * (0.03 / std::max(1e-9, lengthOf(way)));
    paintDeck(painter, canvas, {deck.from - beyond, deck.to + beyond, 0.08});
}

// The river or stream through a hex; null for none.
static const Curve *waterThrough(const GroundBoard &board, const HexTrace &hex, Place place)
{
    for (const Way kind : {Way::River, Way::Stream})
        if (board.at(place).hasWay(kind))
            return &hex.ways[static_cast<std::size_t>(kind)].front();
    return nullptr;
}

static bool isWaterOn(const GroundCell &cell, int direction)
{
    return cell.hasSide(Side::River, direction) || cell.hasSide(Side::Stream, direction);
}

// Of hexsides without water, which lead into a hex with water: paths to it, and a crossing there.
static void paintCrossingsIn(QPainter &painter, const Canvas &canvas, Place place, Side kind)
{
    const GroundBoard &board = canvas.model.board();
    const GroundCell &cell = board.at(place);
    const HexTrace &hex = canvas.model.trace(place);
    const Curve *river = waterThrough(board, hex, place);
    const bool isWater = cell.cover == Cover::River || cell.cover == Cover::Sea;
    if (!river && !isWater)
        return;
    std::vector<QPointF> sides;
    for (int d = 0; d < 6; ++d)
        if (cell.hasSide(kind, d) && !isWaterOn(cell, d))
            sides.push_back(sideMiddle(place, d) + unitVector(60 * d) * 0.05);
    if (sides.empty())
        return;
    if (!river) {
        for (const QPointF from : sides)
            paintCrossing(painter, canvas, kind, {from, centreOf(place)});
        return;
    }
    const std::size_t half = river->points.size() / 2;
    const QPointF at = river->points[half];
    const QPointF along = river->points[half + 1] - river->points[half - 1];
    for (const QPointF from : sides)
        paintApproach(painter, canvas, from, at);
    paintCrossing(painter, canvas, kind,
                  acrossWater(canvas, hex, at, across(along / std::max(1e-9, lengthOf(along)))));
}

// Over the water that lies on the hexsides of a hex.
static void paintCrossingsOnSides(QPainter &painter, const Canvas &canvas, Place place, Side kind)
{
    const GroundBoard &board = canvas.model.board();
    const GroundCell &cell = board.at(place);
    for (int d = 0; d < 6; ++d) {
        if (!cell.hasSide(kind, d) || !belongsTo(board, place, d))
            continue;
        const Place other = beside(place, d);
        const auto isWet = [&](Place near) {
            const Cover cover = board.at(near).cover;
            return cover == Cover::River || cover == Cover::Sea ||
                   waterThrough(board, canvas.model.trace(near), near);
        };
        if (!isWaterOn(cell, d) && (isWet(place) || (board.has(other) && isWet(other))))
            continue; // it leads into the hex
        const QPointF out = unitVector(60 * d);
        const QPointF middle = sideMiddle(place, d);
        const double reach = cell.hasSide(Side::River, d) ? 0.19 : 0.1;
        paintCrossing(painter, canvas, kind, {middle - out * reach, middle + out * reach});
    }
}

void paintBridges(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    const GroundBoard &board = canvas.model.board();
    eachHex(canvas, 0.6, [&](Place place) {
        const HexTrace &hex = canvas.model.trace(place);
        const GroundCell &cell = board.at(place);
        const auto &rivers = hex.ways[static_cast<std::size_t>(Way::River)];
        const auto &streams = hex.ways[static_cast<std::size_t>(Way::Stream)];
        if (!rivers.empty() || !streams.empty() || cell.cover == Cover::River)
            for (const Way kind : {Way::Narrow, Way::Main, Way::Railway})
                for (const Curve &road : hex.ways[static_cast<std::size_t>(kind)]) {
                    const std::vector<QPointF> wet = overWater(canvas, hex, road);
                    if (wet.size() < 3)
                        continue;
                    const QPointF way = wet.back() - wet.front();
                    const QPointF along = way / std::max(1e-9, lengthOf(way));
                    paintDeck(painter, canvas,
                              {wet.front() - along * 0.03, wet.back() + along * 0.03,
                               kind == Way::Narrow ? 0.062 : 0.092});
                }
        for (const Side kind : {Side::Ford, Side::Bridge}) {
            paintCrossingsIn(painter, canvas, place, kind);
            paintCrossingsOnSides(painter, canvas, place, kind);
        }
    });
}

} // namespace hexwerk::ground
