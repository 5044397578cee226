#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

// Draws buildings from a slight height, as the reader sees them: upwards is up, whatever way the
// board lies. All points are the reader's, in hexes.
class HousePainter
{
public:
    HousePainter(const Canvas &canvas, QPainter &painter)
        : m_canvas(canvas)
        , m_painter(painter)
        , m_inks(canvas.art.inks())
        , m_width(canvas.width())
    {
    }

    void paint(const House &house);

private:
    struct Box
    {
        QPointF at;
        QPointF along; // a unit vector
        double length = 0;
        double width = 0;
        double height = 0;
        int seed = 0;
        bool isRuin = false;
        bool isTall = false;
        std::array<QPointF, 4> base = {};
    };

    bool isTurned() const { return m_canvas.art.turn() == Turn::Right; }
    QPointF seen(QPointF onBoard) const
    {
        return isTurned() ? QPointF(-onBoard.y(), onBoard.x()) : onBoard;
    }
    // Pixels of the board.
    QPointF pixel(QPointF seen) const
    {
        return m_canvas.pixel(isTurned() ? QPointF(seen.y(), -seen.x()) : seen);
    }
    QPolygonF pixels(const std::vector<QPointF> &seen) const;
    QColor shaded(QColor colour, double k) const;
    QPen outline() const
    {
        return roundPen(m_inks.ink(70, 38, 24, 220), std::max(0.5, m_width * 0.011));
    }
    void fillQuad(QPointF middle, double halfWidth, double halfHeight);

    void paintBox(const House &house);
    void paintBox(Box box);
    void paintShadow(const std::vector<QPointF> &base, QPointF reach, int strength);
    void paintWalls(const Box &box);
    void paintWindows(const Box &box, QPointF from, QPointF to, int wall);
    void paintRoof(const Box &box);
    void paintRuin(const Box &box);
    void paintChurch(const House &house);

    const Canvas &m_canvas;
    QPainter &m_painter;
    const Inks &m_inks;
    double m_width;
};

QPolygonF HousePainter::pixels(const std::vector<QPointF> &seen) const
{
    QPolygonF polygon;
    for (const QPointF point : seen)
        polygon << pixel(point);
    return polygon;
}

QColor HousePainter::shaded(QColor colour, double k) const
{
    const auto part = [k](int channel) { return std::min(255, static_cast<int>(channel * k)); };
    return m_inks.ink(part(colour.red()), part(colour.green()), part(colour.blue()));
}

QPolygonF hull(std::vector<QPointF> points)
{
    const auto before = [](QPointF a, QPointF b) {
        return a.x() != b.x() ? a.x() < b.x() : a.y() < b.y();
    };
    std::sort(points.begin(), points.end(), before);
    QPolygonF outline;
    for (int pass = 0; pass < 2; ++pass) {
        const qsizetype first = outline.size();
        for (const QPointF point : points) {
            while (outline.size() >= first + 2 &&
                   dot(across(outline.last() - outline[outline.size() - 2]),
                       point - outline.last()) <= 0)
                outline.removeLast();
            outline << point;
        }
        outline.removeLast();
        std::reverse(points.begin(), points.end());
    }
    return outline;
}

void HousePainter::paintShadow(const std::vector<QPointF> &base, QPointF reach, int strength)
{
    std::vector<QPointF> cast;
    for (const QPointF corner : base) {
        cast.push_back(pixel(corner));
        cast.push_back(pixel(corner + reach));
    }
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_inks.ink(46, 30, 20, strength));
    m_painter.drawPolygon(hull(std::move(cast)));
}

const QPointF kLight(-0.66, -0.75);
constexpr std::array<std::array<int, 3>, 3> kPlaster = {
    {{232, 208, 168}, {238, 222, 190}, {222, 190, 156}}};
constexpr std::array<std::array<int, 3>, 3> kTiles = {
    {{208, 130, 92}, {208, 118, 74}, {194, 116, 80}}};

QColor colourOf(const std::array<int, 3> &rgb)
{
    return {rgb[0], rgb[1], rgb[2]};
}

std::size_t warmthOf(int seed)
{
    return placeHash(seed, 2) % 3;
}

void HousePainter::paintBox(const House &house)
{
    paintBox({seen(house.at), seen(unitVector(house.angle)), house.length, house.width,
              house.height, house.seed, house.kind == HouseKind::Ruin,
              house.kind == HouseKind::Tall});
}

void HousePainter::paintBox(Box box)
{
    const QPointF side = across(box.along);
    const QPointF l = box.along * box.length;
    const QPointF w = side * box.width;
    box.base = {box.at - l - w, box.at + l - w, box.at + l + w, box.at - l + w};
    paintShadow({box.base.begin(), box.base.end()},
                {box.height * 0.9 + 0.018, box.height * 0.75 + 0.022}, 105);
    paintWalls(box);
    if (box.isRuin)
        paintRuin(box);
    else
        paintRoof(box);
}

// Those that face the reader.
void HousePainter::paintWalls(const Box &box)
{
    const QPointF up(0, -box.height);
    const QPointF ridge(0, -box.width * 0.5);
    const QPointF side = across(box.along);
    const std::array<QPointF, 4> outwards = {-side, box.along, side, -box.along};
    for (std::size_t k = 0; k < 4; ++k) {
        if (outwards[k].y() <= 0.05)
            continue;
        const QPointF from = box.base[k];
        const QPointF to = box.base[(k + 1) % 4];
        std::vector<QPointF> wall = {from, to, to + up};
        if (k % 2 == 1) // the gable
            wall.push_back((from + to) / 2 + up + ridge);
        wall.push_back(from + up);
        m_painter.setPen(outline());
        m_painter.setBrush(shaded(colourOf(kPlaster[warmthOf(box.seed)]),
                                  0.96 * (1 + 0.17 * dot(outwards[k], kLight))));
        m_painter.drawPolygon(pixels(wall));
        if (m_width >= 30 && !box.isRuin)
            paintWindows(box, from, to, static_cast<int>(k));
    }
}

void HousePainter::fillQuad(QPointF middle, double halfWidth, double halfHeight)
{
    m_painter.drawPolygon(pixels(
        {middle + QPointF(-halfWidth, -halfHeight), middle + QPointF(halfWidth, -halfHeight),
         middle + QPointF(halfWidth, halfHeight), middle + QPointF(-halfWidth, halfHeight)}));
}

void HousePainter::paintWindows(const Box &box, QPointF from, QPointF to, int wall)
{
    const int rows = box.height > 0.07 ? 2 : 1;
    const int columns = std::max(1, static_cast<int>(lengthOf(to - from) / 0.055));
    m_painter.setPen(Qt::NoPen);
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const bool isLit =
                m_inks.isNight() && placeHash(box.seed, column * 7 + row, wall) % 3 == 0;
            m_painter.setBrush(isLit ? QColor(255, 214, 120) : m_inks.ink(92, 62, 44));
            fillQuad(from + (to - from) * ((column + 0.5) / columns) -
                         QPointF(0, box.height * (row + 0.5) / rows),
                     0.0085, 0.013);
        }
}

void HousePainter::paintRoof(const Box &box)
{
    const QPointF up(0, -box.height);
    const QPointF ridge(0, -box.width * 0.5);
    const QPointF side = across(box.along);
    const QPointF l = box.along * box.length;
    const std::array<QPointF, 2> crest = {box.at - l + up + ridge, box.at + l + up + ridge};
    // Tall houses have darker roofs; where contrast is high lighter ones, or grey eyes would take
    // them for woods.
    const double tall = m_inks.look() == Look::HighContrast ? 1.16 : 0.84;
    const double tone = (box.isTall ? tall : 0.93) + 0.12 * chance(box.seed, 1);
    const bool isSnowy = m_inks.season() == Season::Winter;
    const QColor tiles = isSnowy ? QColor(226, 226, 228) : colourOf(kTiles[warmthOf(box.seed)]);
    // The half that looks away first.
    for (const double k : side.y() > 0 ? std::array{-1.0, 1.0} : std::array{1.0, -1.0}) {
        const QPointF eaves = side * (k * box.width) + up;
        const QPolygonF roof = pixels({box.at - l + eaves, box.at + l + eaves, crest[1], crest[0]});
        const double light = tone * (1 + 0.26 * dot(side * k, kLight));
        m_painter.setPen(outline());
        m_painter.setBrush(shaded(tiles, light));
        m_painter.drawPolygon(roof);
        if (m_width < 44)
            continue;
        m_painter.setPen(
            roundPen(shaded(tiles, light * 0.84), std::max(0.45, m_width * 0.007), Qt::FlatCap));
        const int rows = static_cast<int>(box.length / 0.016);
        for (int i = 1; i < rows; ++i) {
            const double t = static_cast<double>(i) / rows;
            m_painter.drawLine(roof[0] + (roof[1] - roof[0]) * t,
                               roof[3] + (roof[2] - roof[3]) * t);
        }
    }
    m_painter.setPen(roundPen(shaded(tiles, tone * 1.2), std::max(0.6, m_width * 0.013)));
    m_painter.drawLine(pixel(crest[0]), pixel(crest[1]));
    if (m_width < 30 || placeHash(box.seed, 3) % 2 == 0)
        return;
    m_painter.setPen(outline()); // a chimney
    m_painter.setBrush(m_inks.ink(214, 196, 168));
    fillQuad(box.at + l * 0.5 + up + ridge * 1.2 + QPointF(0, -0.006), 0.011, 0.014);
}

// Broken walls around rubble.
void HousePainter::paintRuin(const Box &box)
{
    const QPointF up(0, -box.height * 0.6);
    std::vector<QPointF> top;
    for (const QPointF corner : box.base)
        top.push_back(corner + up);
    m_painter.setPen(roundPen(m_inks.ink(84, 64, 46), std::max(0.5, m_width * 0.011)));
    m_painter.setBrush(m_inks.ink(150, 126, 98));
    m_painter.drawPolygon(pixels(top));
    m_painter.setPen(roundPen(m_inks.ink(222, 204, 172), std::max(1.0, m_width * 0.02)));
    for (int k = 0; k < 4; ++k) {
        if (placeHash(box.seed, k, 5) % 4 == 0)
            continue;
        const QPointF from = top[static_cast<std::size_t>(k)];
        const QPointF to = top[static_cast<std::size_t>((k + 1) % 4)];
        m_painter.drawLine(pixel(from),
                           pixel(from + (to - from) * (0.45 + 0.5 * chance(box.seed, k, 6))));
    }
    m_painter.setPen(Qt::NoPen);
    for (int k = 0; k < 9; ++k) {
        m_painter.setBrush(k % 2 ? m_inks.ink(206, 186, 152) : m_inks.ink(120, 92, 68));
        const QPointF at = box.at + box.along * (box.length * 1.25 * sway(box.seed, k, 7)) +
                           across(box.along) * (box.width * 1.3 * sway(box.seed, k, 8));
        const double size = m_width * (0.008 + 0.012 * chance(box.seed, k, 9));
        m_painter.drawEllipse(pixel(at), size, m_width * 0.01);
    }
}

// A nave with transepts, and a tower at its upper end.
void HousePainter::paintChurch(const House &house)
{
    QPointF along = seen(unitVector(house.angle));
    if (along.y() < 0)
        along = -along;
    const QPointF at = seen(house.at);
    paintBox({at + along * 0.05, along, house.length * 0.72, house.width * 0.8, house.height,
              house.seed});
    paintBox({at + along * 0.02, across(along), house.width * 1.15, house.width * 0.42,
              house.height * 0.85, house.seed + 1});
    constexpr double kHalf = 0.06;
    constexpr double kHigh = 0.2;
    const QPointF foot = at - along * (house.length * 0.72);
    paintShadow({foot + QPointF(-kHalf, -kHalf), foot + QPointF(kHalf, -kHalf),
                 foot + QPointF(kHalf, kHalf), foot + QPointF(-kHalf, kHalf)},
                {0.17, 0.14}, 95);
    const QPointF eaves = foot + QPointF(0, kHalf - kHigh);
    const QPointF top = eaves - QPointF(0, 0.085);
    m_painter.setPen(outline());
    m_painter.setBrush(m_inks.ink(240, 224, 192));
    fillQuad(eaves + QPointF(0, kHigh / 2), kHalf, kHigh / 2);
    m_painter.setBrush(m_inks.ink(96, 66, 46));
    fillQuad(eaves + QPointF(0, 0.055), 0.018, 0.025);
    m_painter.setBrush(m_inks.ink(184, 92, 60));
    m_painter.drawPolygon(
        pixels({eaves - QPointF(kHalf + 0.012, 0), top, eaves + QPointF(kHalf + 0.012, 0)}));
    m_painter.setBrush(m_inks.ink(150, 70, 46));
    m_painter.drawPolygon(
        pixels({eaves + QPointF(0.01, 0), top, eaves + QPointF(kHalf + 0.012, 0)}));
    m_painter.setPen(roundPen(m_inks.ink(50, 34, 24), std::max(0.8, m_width * 0.014)));
    m_painter.drawLine(pixel(top), pixel(top - QPointF(0, 0.055)));
    m_painter.drawLine(pixel(top - QPointF(0.018, 0.037)), pixel(top + QPointF(0.018, -0.037)));
}

void HousePainter::paint(const House &house)
{
    if (house.kind == HouseKind::Church)
        paintChurch(house);
    else
        paintBox(house);
}

} // namespace

void paintHouses(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    HousePainter houses(canvas, painter);
    const auto paintHex = [&](Place place) {
        for (const House &house : canvas.model.trace(place).houses)
            houses.paint(house);
    };
    if (canvas.art.turn() == Turn::None)
        return eachHex(canvas, 0.4, paintHex);
    std::vector<House> all; // the reader's north to south is the board's east to west
    eachHex(canvas, 0.4, [&](Place place) {
        const auto &some = canvas.model.trace(place).houses;
        all.insert(all.end(), some.begin(), some.end());
    });
    std::sort(all.begin(), all.end(), [](const House &a, const House &b) {
        return a.at.x() != b.at.x() ? a.at.x() < b.at.x() : a.at.y() < b.at.y();
    });
    for (const House &house : all)
        houses.paint(house);
}

void paintCraters(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    painter.setPen(Qt::NoPen);
    const Inks &inks = canvas.art.inks();
    eachHex(canvas, 0.3, [&](Place place) {
        const Cover cover = canvas.model.board().at(place).cover;
        if (cover != Cover::Craters && cover != Cover::BrokenForest)
            return;
        const int count = cover == Cover::Craters ? 5 : 3;
        for (int i = 0; i < count; ++i) {
            const auto draw = [&](int seed) { return chance(place.column, place.row, seed + i); };
            const QPointF at = centreOf(place) + unitVector(360.0 / count * i + 40 * draw(700)) *
                                                     (0.14 + 0.16 * draw(710));
            if (canvas.model.spot(canvas.art, at).water > -0.08F)
                continue;
            const double s = canvas.width() * (0.05 + 0.045 * draw(720));
            const QPointF middle = canvas.pixel(at);
            const auto hole = [&](QColor colour, double right, double down, double wide,
                                  double high) {
                painter.setBrush(colour);
                painter.drawEllipse(middle + onBoard(canvas.art.turn(), right * s, down * s),
                                    wide * s, high * s);
            };
            hole(inks.ink(222, 200, 158, 190), 0, 0, 1.5, 1.25);
            hole(inks.ink(122, 92, 60), 0, 0, 1.05, 0.86);
            hole(inks.ink(66, 46, 30), -0.14, -0.16, 0.8, 0.6);
            hole(inks.ink(168, 136, 94), 0.16, 0.24, 0.62, 0.38);
        }
    });
}

} // namespace hexwerk::ground
