#include "editor/ground/ground_paint.h"

#include <algorithm>

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

// Shallow water with stones to step on.
static void paintFord(QPainter &painter, const Canvas &canvas, QPointF middle, QPointF along)
{
    const Inks &inks = canvas.art.inks();
    const double w = canvas.width();
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.ink(214, 200, 158, 210));
    const QPointF side = across(along);
    painter.drawPolygon(
        canvas.pixels({middle - along * 0.24 - side * 0.1, middle + along * 0.24 - side * 0.1,
                       middle + along * 0.24 + side * 0.1, middle - along * 0.24 + side * 0.1}));
    for (const double step : {-0.18, -0.06, 0.06, 0.18})
        for (const double row : {-0.045, 0.045}) {
            const QPointF at = canvas.pixel(middle + along * (step + row * 0.6) + side * row);
            painter.setBrush(inks.ink(70, 66, 58));
            painter.drawEllipse(at, w * 0.03, w * 0.024);
            painter.setBrush(inks.ink(196, 188, 170));
            painter.drawEllipse(at - QPointF(w * 0.004, w * 0.006), w * 0.022, w * 0.016);
        }
}

void paintBridges(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    const GroundBoard &board = canvas.model.board();
    eachHex(canvas, 0.5, [&](Place place) {
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
        for (int d = 0; d < 6; ++d) {
            if (!belongsTo(board, place, d))
                continue;
            const QPointF out = unitVector(60 * d);
            const QPointF middle = sideMiddle(place, d);
            if (cell.hasSide(Side::Ford, d))
                paintFord(painter, canvas, middle, out);
            if (cell.hasSide(Side::Bridge, d)) {
                const double reach = cell.hasSide(Side::River, d) ? 0.24 : 0.15;
                paintDeck(painter, canvas, {middle - out * reach, middle + out * reach, 0.08});
            }
        }
    });
}

} // namespace hexwerk::ground
