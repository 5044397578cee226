#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

// Widths of a road in pixels, and how it differs from the others.
struct RoadWidths
{
    float casing = 0; // halves
    float fill = 0;
};

constexpr float kFar = 1e6F;

// The distance to the next road of a kind, squared, for each pixel of a square: so crossings and
// forks join without seams.
class Distances
{
public:
    explicit Distances(QRect rect)
        : m_rect(rect)
        , m_spans(static_cast<std::size_t>(rect.height()), {rect.width(), -1})
    {
    }

    bool isEmpty() const { return m_squares.empty(); }
    void add(const std::vector<QPointF> &points, float reach); // pixels of the board
    // First and last pixel of a row that a road is near to.
    std::pair<int, int> span(int y) const { return m_spans[static_cast<std::size_t>(y)]; }
    float square(int x, int y) const
    {
        return m_squares.empty() ? kFar
                                 : m_squares[static_cast<std::size_t>(y * m_rect.width() + x)];
    }

private:
    void addLine(QPointF from, QPointF to, float reach);

    QRect m_rect;
    std::vector<float> m_squares;
    std::vector<std::pair<int, int>> m_spans;
};

void Distances::add(const std::vector<QPointF> &points, float reach)
{
    const QRectF box(m_rect);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const auto [left, right] = std::minmax({points[i].x(), points[i + 1].x()});
        const auto [top, bottom] = std::minmax({points[i].y(), points[i + 1].y()});
        if (right + reach < box.left() || left - reach > box.right() ||
            bottom + reach < box.top() || top - reach > box.bottom())
            continue;
        if (m_squares.empty())
            m_squares.assign(static_cast<std::size_t>(m_rect.width()) *
                                 static_cast<std::size_t>(m_rect.height()),
                             kFar);
        addLine(points[i], points[i + 1], reach);
    }
}

// From the middles of pixels; points lie at whole 64ths, so that each square reckons alike.
void Distances::addLine(QPointF from, QPointF to, float reach)
{
    const auto ax = static_cast<float>(from.x() - m_rect.left() - 0.5);
    const auto ay = static_cast<float>(from.y() - m_rect.top() - 0.5);
    const auto dx = static_cast<float>(to.x() - from.x());
    const auto dy = static_cast<float>(to.y() - from.y());
    const float perSquare = 1 / std::max(1e-6F, dx * dx + dy * dy);
    const int x0 = std::max(0, static_cast<int>(std::min(ax, ax + dx) - reach));
    const int x1 = std::min(m_rect.width() - 1, static_cast<int>(std::max(ax, ax + dx) + reach));
    const int y0 = std::max(0, static_cast<int>(std::min(ay, ay + dy) - reach));
    const int y1 = std::min(m_rect.height() - 1, static_cast<int>(std::max(ay, ay + dy) + reach));
    for (int y = y0; y <= y1; ++y) {
        auto &span = m_spans[static_cast<std::size_t>(y)];
        span = {std::min(span.first, x0), std::max(span.second, x1)};
        float *out = m_squares.data() + static_cast<std::ptrdiff_t>(y) * m_rect.width();
        for (int x = x0; x <= x1; ++x) {
            const float px = static_cast<float>(x) - ax;
            const float py = static_cast<float>(y) - ay;
            const float t = std::clamp((px * dx + py * dy) * perSquare, 0.0F, 1.0F);
            const float ex = px - dx * t;
            const float ey = py - dy * t;
            out[x] = std::min(out[x], ex * ex + ey * ey);
        }
    }
}

} // namespace

static std::vector<QPointF> snapped(const Canvas &canvas, const std::vector<QPointF> &points)
{
    std::vector<QPointF> pixels;
    for (const QPointF point : points)
        pixels.push_back(canvas.pixel(point));
    return pixels;
}

static RoadWidths widthsOf(Way kind, float width)
{
    const float least = width < 40 ? 0.5F : 0;
    if (kind == Way::Main)
        return {0.086F * width + least, 0.068F * width + least * 0.4F};
    return {0.055F * width + least, 0.039F * width + least * 0.3F};
}

template<typename Function>
static void eachCurve(const Canvas &canvas, Way kind, Function &&function)
{
    eachHex(canvas, 0.3, [&](Place place) {
        for (const Curve &curve : canvas.model.trace(place).ways[static_cast<std::size_t>(kind)])
            function(curve);
    });
}

// Every so many pixels along a way: `mark` gets the place and the direction there.
template<typename Mark>
static void walkAlong(const std::vector<QPointF> &points, double first, double step, Mark &&mark)
{
    double next = first;
    double gone = 0;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const QPointF way = points[i + 1] - points[i];
        const double length = lengthOf(way);
        for (; next <= gone + length && length > 0; next += step)
            mark(points[i] + way * ((next - gone) / length), way / length);
        gone += length;
    }
}

// A light path with a broken line on it.
static void paintTrails(const Canvas &canvas)
{
    const double w = canvas.width();
    const Inks &inks = canvas.art.inks();
    BoardPainter painter(canvas);
    painter.setPen(
        roundPen(QColor::fromRgb(inks.dust(qRgb(240, 226, 186))), std::max(2.2, w * 0.064)));
    eachCurve(canvas, Way::Trail,
              [&](const Curve &curve) { painter.drawPolyline(canvas.pixels(curve.points)); });
    const double thick = std::max(1.1, w * 0.027);
    painter.setPen(roundPen(inks.ink(84, 54, 28), thick, Qt::FlatCap));
    eachCurve(canvas, Way::Trail, [&](const Curve &curve) {
        walkAlong(
            snapped(canvas, curve.points), thick, thick * 5.6,
            [&](QPointF at, QPointF along) { painter.drawLine(at, at + along * (thick * 3.4)); });
    });
}

// Ballast, sleepers, two rails.
static void paintRailways(const Canvas &canvas)
{
    const double w = canvas.width();
    const Inks &inks = canvas.art.inks();
    BoardPainter painter(canvas);
    const double gauge = std::max(1.2, w * 0.028);
    for (const auto &[colour, width] :
         {std::pair(inks.ink(88, 74, 60), 0.125), std::pair(inks.ink(196, 184, 164), 0.1)}) {
        painter.setPen(roundPen(colour, std::max(2.6, w * width)));
        eachCurve(canvas, Way::Railway,
                  [&](const Curve &curve) { painter.drawPolyline(canvas.pixels(curve.points)); });
    }
    eachCurve(canvas, Way::Railway, [&](const Curve &curve) {
        const std::vector<QPointF> line = snapped(canvas, curve.points);
        const double step = std::max(3.0, w * 0.055);
        painter.setPen(roundPen(inks.ink(78, 56, 38), std::max(0.9, w * 0.02), Qt::FlatCap));
        walkAlong(line, step / 2, step, [&](QPointF at, QPointF along) {
            painter.drawLine(at - across(along) * (gauge * 1.55),
                             at + across(along) * (gauge * 1.55));
        });
        if (w < 20)
            return;
        painter.setPen(roundPen(inks.ink(46, 46, 52), std::max(0.7, w * 0.012), Qt::FlatCap));
        for (const double side : {-1.0, 1.0}) {
            QPolygonF rail;
            for (std::size_t i = 0; i < line.size(); ++i) {
                const QPointF way =
                    line[std::min(i + 1, line.size() - 1)] - line[i > 0 ? i - 1 : 0];
                rail << line[i] + across(way / std::max(1e-6, lengthOf(way))) * (side * gauge);
            }
            painter.drawPolyline(rail);
        }
    });
}

namespace {

struct RoadInks
{
    QRgb casingMain, casingNarrow, fillMain, fillNarrow, rut, grass;

    explicit RoadInks(const Inks &inks)
        : casingMain(inks.ink(qRgb(82, 60, 38)))
        , casingNarrow(inks.ink(qRgb(118, 86, 50)))
        , fillMain(inks.dust(qRgb(246, 235, 206)))
        , fillNarrow(inks.dust(qRgb(229, 204, 156)))
        , rut(inks.dust(qRgb(214, 194, 152)))
        , grass(inks.ink(qRgb(178, 164, 106)))
    {
    }
};

// `cover`: how much of the pixel, from 0; `strength`: of the ink.
void layInk(QRgb &pixel, float cover, QRgb ink, float strength)
{
    if (cover > 0)
        pixel = blended(pixel, ink, static_cast<int>(std::min(1.0F, cover) * strength * 256));
}

} // namespace

// Casing, surface and ruts of both kinds in one pass.
static void colourRoads(const Canvas &canvas, const Distances &mains, const Distances &narrows)
{
    const auto w = static_cast<float>(canvas.art.width());
    const RoadInks inks(canvas.art.inks());
    const RoadWidths main = widthsOf(Way::Main, w);
    const RoadWidths narrow = widthsOf(Way::Narrow, w);
    const float wobble = w * 0.00008F;
    const bool isFine = w >= 40;
    const int size = canvas.art.size();
    for (int y = 0; y < canvas.rect.height(); ++y) {
        const int from = std::min(mains.span(y).first, narrows.span(y).first);
        const int to = std::max(mains.span(y).second, narrows.span(y).second);
        auto *out = reinterpret_cast<QRgb *>(canvas.image.scanLine(y));
        const std::int8_t *edges = canvas.art.edgeRow((y + canvas.rect.top()) % size);
        for (int x = from; x <= to; ++x) {
            const float squareMain = mains.square(x, y);
            const float squareNarrow = narrows.square(x, y);
            if (squareMain > (main.casing + 2) * (main.casing + 2) &&
                squareNarrow > (narrow.casing + 2) * (narrow.casing + 2))
                continue;
            const float rough = static_cast<float>(edges[(canvas.rect.left() + x) % size]) * wobble;
            const float m = std::sqrt(squareMain) + rough;
            const float n = std::sqrt(squareNarrow) + rough;
            layInk(out[x], narrow.casing + 0.5F - n, inks.casingNarrow, 0.9F);
            layInk(out[x], main.casing + 0.5F - m, inks.casingMain, 0.92F);
            layInk(out[x], narrow.fill + 0.5F - n, inks.fillNarrow, 1);
            if (isFine)
                layInk(out[x], w * 0.007F + 0.5F - n, inks.grass, 0.7F);
            layInk(out[x], main.fill + 0.5F - m, inks.fillMain, 1);
            if (isFine)
                layInk(out[x], w * 0.009F + 0.5F - std::abs(m - w * 0.03F), inks.rut, 0.75F);
        }
    }
}

void paintRoads(const Canvas &canvas)
{
    std::array<Distances, 2> distances = {Distances(canvas.rect), Distances(canvas.rect)};
    for (const Way kind : {Way::Main, Way::Narrow}) {
        const float reach = widthsOf(kind, static_cast<float>(canvas.art.width())).casing + 2.5F;
        eachCurve(canvas, kind, [&](const Curve &curve) {
            distances[static_cast<std::size_t>(kind)].add(snapped(canvas, curve.points), reach);
        });
    }
    paintTrails(canvas);
    if (!distances[0].isEmpty() || !distances[1].isEmpty())
        colourRoads(canvas, distances[0], distances[1]);
    paintRailways(canvas);
}

// Banks, bed, water and a glint, each in one go, so that bends join.
void paintStreams(const Canvas &canvas)
{
    struct Coat
    {
        QColor colour;
        double width;
    };
    const Inks &inks = canvas.art.inks();
    const std::array<Coat, 4> coats = {{{inks.ink(104, 118, 66, 150), 0.125},
                                        {inks.ink(70, 84, 76), 0.082},
                                        {inks.ink(74, 144, 172), 0.058},
                                        {inks.ink(176, 218, 214), 0.014}}};
    std::vector<QPolygonF> lines;
    eachCurve(canvas, Way::Stream, [&](const Curve &curve) {
        QPolygonF line;
        for (const QPointF point : curve.points)
            if (canvas.model.spot(canvas.art, point).water < -0.01F) // it ends in sea or river
                line << canvas.pixel(point);
        lines.push_back(line);
    });
    if (lines.empty())
        return;
    BoardPainter painter(canvas);
    for (const Coat &coat : coats) {
        painter.setPen(roundPen(coat.colour, std::max(0.8, coat.width * canvas.width())));
        for (const QPolygonF &line : lines)
            painter.drawPolyline(line);
    }
}

} // namespace hexwerk::ground
