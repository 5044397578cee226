#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

constexpr int kParts = 8;    // of a swaying hexside
constexpr int kVariants = 4; // of each kind and direction, drawn once and then copied
constexpr int kKeyOfSides = 1000;

// What is drawn as a stamp: all but water, bridges and fords, which are painted where they lie.
constexpr std::array kStamped = {Side::Slope,     Side::Cliff, Side::Wall,
                                 Side::Barricade, Side::Wire,  Side::Unknown};

// Draws one hexside of a hex whose centre lies at 0, 0.
class SidePainter
{
public:
    SidePainter(QPainter &painter, const GroundArt &art, int direction, bool isUphill, int variant)
        : m_painter(painter)
        , m_art(art)
        , m_inks(art.inks())
        , m_width(art.width())
        , m_direction(direction)
        , m_variant(variant)
        , m_out(unitVector(60 * direction))
        , m_down(isUphill ? -m_out : m_out)
    {
        const Place place{variant * 2, 0}; // its chances come from there
        for (const QPointF point : swayingSide(place, direction, 0.035, kParts))
            m_line.push_back((point - centreOf(place)) * m_width);
    }

    void paint(Side kind);

private:
    float draw(int i, int seed) const { return chance(m_variant * 18 + i, 0, seed + m_direction); }
    QPointF cast(double right, double down) const
    {
        return onBoard(m_art.turn(), right, down) * m_width;
    }
    QPointF at(double t) const
    {
        const double place = t * kParts;
        const int k = std::min(kParts - 1, static_cast<int>(place));
        const QPointF from = m_line[static_cast<std::size_t>(k)];
        return from + (m_line[static_cast<std::size_t>(k + 1)] - from) * (place - k);
    }
    QPolygonF line(QPointF shift = {}) const
    {
        return QPolygonF(QList<QPointF>(m_line.begin(), m_line.end())).translated(shift);
    }
    void paintLine(QColor colour, double width, double least, QPointF shift = {})
    {
        m_painter.setPen(roundPen(colour, std::max(least, width * m_width)));
        m_painter.drawPolyline(line(shift));
    }

    void paintSteep(double depth, bool isCliff);
    void paintWall();
    void paintWire();
    void paintBarricade();
    void paintUnknown();

    QPainter &m_painter;
    const GroundArt &m_art;
    const Inks &m_inks;
    double m_width;
    int m_direction;
    int m_variant;
    QPointF m_out;
    QPointF m_down;
    std::vector<QPointF> m_line;
};

void SidePainter::paint(Side kind)
{
    switch (kind) {
    case Side::Slope:
        return paintSteep(0.06, false);
    case Side::Cliff:
        return paintSteep(0.11, true);
    case Side::Wall:
        return paintWall();
    case Side::Wire:
        return paintWire();
    case Side::Barricade:
        return paintBarricade();
    case Side::Unknown:
        return paintUnknown();
    case Side::River:
    case Side::Stream:
    case Side::Bridge:
    case Side::Ford:
        return;
    }
}

// A face of rock that falls to the lower ground; of a cliff it is deep and grey.
void SidePainter::paintSteep(double depth, bool isCliff)
{
    QPolygonF face = line();
    for (int i = kParts; i >= 0; --i) {
        const double deep = depth + 0.075 * draw(i, 400) * (i % kParts ? 1 : 0.4);
        face << m_line[static_cast<std::size_t>(i)] + m_down * (deep * m_width);
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_inks.ink(48, 30, 18, isCliff ? 130 : 90));
    m_painter.drawPolygon(face.translated(cast(0.03, 0.04)));
    const QPointF toReader = onBoard(m_art.turn(), 0.66, 0.75);
    const bool isInShade = dot(m_down, toReader) > 0.1;
    if (isCliff)
        m_painter.setBrush(isInShade ? m_inks.ink(104, 98, 92) : m_inks.ink(176, 170, 160));
    else
        m_painter.setBrush(isInShade ? m_inks.ink(126, 94, 66) : m_inks.ink(186, 156, 118));
    m_painter.drawPolygon(face);
    const QColor dark = isCliff ? m_inks.ink(38, 36, 36) : m_inks.ink(66, 40, 22);
    m_painter.setPen(roundPen(dark, std::max(0.7, m_width * (isCliff ? 0.02 : 0.016))));
    for (int i = 0; i < 2 * kParts; ++i) {
        const QPointF from = at(i / (2.0 * kParts));
        const double deep = depth * 0.75 + 0.075 * draw(i, 420);
        m_painter.drawLine(from, from + m_down * (deep * m_width));
    }
    paintLine(dark, isCliff ? 0.048 : 0.034, isCliff ? 1.6 : 1.2);
    paintLine(isCliff ? m_inks.ink(220, 216, 208) : m_inks.ink(222, 196, 156), 0.012, 0.5,
              -m_down * (m_width * 0.016));
}

void SidePainter::paintWall()
{
    paintLine(m_inks.ink(44, 30, 18, 110), 0.07, 1.6, cast(0.026, 0.03));
    paintLine(m_inks.ink(64, 52, 40), 0.068, 1.8);
    paintLine(m_inks.ink(208, 196, 170), 0.042, 1);
    if (m_width < 40)
        return;
    m_painter.setPen(
        roundPen(m_inks.ink(104, 90, 70), std::max(0.6, m_width * 0.011), Qt::FlatCap));
    const QPointF half = m_out * (0.021 * m_width);
    for (int i = 1; i < 2 * kParts; ++i) { // joints between the stones
        const QPointF joint = at((i + 0.4 * (2 * draw(i, 440) - 1)) / (2.0 * kParts));
        m_painter.drawLine(joint - half, joint + half);
    }
}

void SidePainter::paintWire()
{
    const QPointF from = m_line.front();
    const QPointF to = m_line.back();
    for (const auto &[colour, width, least] :
         {std::tuple(m_inks.ink(250, 244, 226, 150), 0.055, 1.8),
          std::tuple(m_inks.ink(36, 34, 36), 0.017, 0.8)}) {
        m_painter.setPen(roundPen(colour, std::max(least, width * m_width)));
        m_painter.drawLine(from, to);
    }
    constexpr int kBarbs = 6;
    const QPointF along = (to - from) * 0.045;
    const QPointF out = m_out * (0.04 * m_width);
    for (int i = 0; i < kBarbs; ++i) {
        const QPointF middle = from + (to - from) * ((i + 0.5) / kBarbs);
        m_painter.drawLine(middle - along - out, middle + along + out);
        m_painter.drawLine(middle - along + out, middle + along - out);
    }
}

void SidePainter::paintBarricade()
{
    constexpr int kBlocks = 4;
    const QPointF from = m_line.front();
    const QPointF to = m_line.back();
    const QPointF along = (to - from) * 0.085;
    const QPointF out = m_out * (0.062 * m_width);
    for (int i = 0; i < kBlocks; ++i) {
        const QPointF middle = from + (to - from) * ((i + 0.5) / kBlocks);
        const QPolygonF foot({middle - along - out, middle + along - out, middle + along + out,
                              middle - along + out});
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_inks.ink(40, 30, 20, 110));
        m_painter.drawPolygon(foot.translated(cast(0.02, 0.025)));
        m_painter.setPen(roundPen(m_inks.ink(44, 44, 46), std::max(0.6, m_width * 0.012)));
        m_painter.setBrush(m_inks.ink(128, 130, 132));
        m_painter.drawPolygon(foot);
        m_painter.setBrush(m_inks.ink(212, 212, 208));
        m_painter.drawPolygon(QPolygonF({foot[0], foot[1], middle}));
    }
}

// Large dots, light and dark: there is nothing else like it.
void SidePainter::paintUnknown()
{
    constexpr int kDots = 4;
    m_painter.setPen(roundPen(QColor(40, 20, 36), std::max(0.8, m_width * 0.016)));
    m_painter.setBrush(QColor(250, 232, 248));
    for (int i = 0; i < kDots; ++i) {
        const QPointF middle =
            m_line.front() + (m_line.back() - m_line.front()) * ((i + 0.5) / kDots);
        m_painter.drawEllipse(middle, m_width * 0.055, m_width * 0.055);
    }
}

Stamp drawnSide(const GroundArt &art, int direction, bool isUphill, int kinds, int variant)
{
    const int half = static_cast<int>(art.width() * 0.75);
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(half, half);
    SidePainter side(painter, art, direction, isUphill, variant);
    for (std::size_t k = 0; k < kStamped.size(); ++k)
        if (kinds >> k & 1)
            side.paint(kStamped[k]);
    painter.end();
    return stampOf(image, half, half);
}

} // namespace

void paintSides(const Canvas &canvas)
{
    const GroundBoard &board = canvas.model.board();
    eachHex(canvas, 0.3, [&](Place place) {
        const GroundCell &cell = board.at(place);
        for (int d = 0; d < 6; ++d) {
            if (!belongsTo(board, place, d))
                continue;
            int kinds = 0;
            for (std::size_t k = 0; k < kStamped.size(); ++k)
                kinds |= static_cast<int>(cell.hasSide(kStamped[k], d)) << k;
            if (kinds == 0)
                continue;
            const Place other = beside(place, d);
            const bool isUphill = board.has(other) && board.at(other).level > cell.level;
            const int variant =
                static_cast<int>(placeHash(place.column, place.row, 470 + d) % kVariants);
            const int key = kKeyOfSides +
                            ((kinds * 6 + d) * 2 + static_cast<int>(isUphill)) * kVariants +
                            variant;
            const Stamp &stamp = canvas.art.kept(
                key, [&] { return drawnSide(canvas.art, d, isUphill, kinds, variant); });
            const QPointF middle = centreOf(place) * canvas.width();
            lay(canvas.image, static_cast<int>(std::lround(middle.x())) - canvas.rect.left(),
                static_cast<int>(std::lround(middle.y())) - canvas.rect.top(), stamp);
        }
    });
}

} // namespace hexwerk::ground
