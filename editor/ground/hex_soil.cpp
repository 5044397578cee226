// The clear view: each hex has its own soil up to its rim, levels step along the hexsides.
#include <QLinearGradient>
#include <QPainterPath>

#include "editor/ground/ground_paint.h"
#include "editor/ground/place_noise.h"

#include <algorithm>

namespace hexwerk::ground {

static QPolygonF outlineOf(const Canvas &canvas, Place place)
{
    QPolygonF outline;
    for (int facing = 0; facing < 6; ++facing)
        outline << canvas.pixel(cornerOf(place, facing));
    return outline;
}

static bool isWater(Cover cover)
{
    return cover == Cover::Sea || cover == Cover::River;
}

// The colour that a level lays over its hex.
static QColor levelTint(const Canvas &canvas, int level)
{
    const Inks &inks = canvas.art.inks();
    QColor tint = inks.ink(150, 92, 40);
    tint.setAlpha(std::min(200, level * 62));
    return tint;
}

static const QImage texture(const GroundArt &art, Soil soil)
{
    const int which = textureOf(soil, 0);
    return {reinterpret_cast<const uchar *>(art.textureRow(which, 0)), art.size(), art.size(),
            art.stride() * 4, QImage::Format_RGB32};
}

// OPTIMIZATION: hexes of one column and soil are filled row by row without antialiasing, as their
// rims are covered by the grid or by their neighbours.
static void fillHexes(BoardPainter &painter, const Canvas &canvas)
{
    const GroundArt &art = canvas.art;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    eachHex(canvas, 0.1, [&](Place place) {
        const GroundCell &cell = canvas.model.board().at(place);
        const QPolygonF outline = outlineOf(canvas, place);
        if (isWater(cell.cover)) {
            painter.setBrush(QColor::fromRgb(
                0xff000000U | art.sea()[kShore + (cell.cover == Cover::Sea ? 150 : 60)]));
        } else {
            painter.setBrush(QBrush(texture(art, soilOf(cell.cover))));
            painter.setBrushOrigin(0, 0);
        }
        painter.drawConvexPolygon(outline);
        if (cell.level > 0) {
            painter.setBrush(levelTint(canvas, cell.level));
            painter.drawConvexPolygon(outline);
        }
    });
    painter.setRenderHint(QPainter::Antialiasing, true);
}

// A slope with ticks that falls from a higher hex into a lower one, and the contour between them.
static void paintStep(BoardPainter &painter, const Canvas &canvas, Place high, int d)
{
    const QPointF out = unitVector(60 * d);
    const QPointF from = cornerOf(high, (d + 5) % 6);
    const QPointF to = cornerOf(high, d);
    const QPointF down = out * (kHexHeight * 0.15);
    const double light = -dot(out, onBoard(canvas.art.turn(), 0.66, 0.75));
    QColor shade = light > 0 ? QColor(255, 246, 214, static_cast<int>(70 + 60 * light))
                             : QColor(66, 40, 18, static_cast<int>(60 - 75 * light));
    const QPointF middle = sideMiddle(high, d);
    QLinearGradient fade(canvas.pixel(middle), canvas.pixel(middle + down));
    fade.setColorAt(0, shade);
    shade.setAlpha(0);
    fade.setColorAt(1, shade);
    const QPointF along = (to - from) * 0.16;
    painter.setPen(Qt::NoPen);
    painter.setBrush(fade);
    painter.drawConvexPolygon(canvas.pixels({from, to, to + down - along, from + down + along}));
    const double w = canvas.width();
    if (w >= 20) {
        painter.setPen(roundPen(canvas.art.inks().ink(109, 74, 42, 150), w * 0.009));
        for (int tick = 1; tick < 8; ++tick) {
            const QPointF at = from + (to - from) * (tick / 8.0);
            painter.drawLine(canvas.pixel(at), canvas.pixel(at + down * (tick % 2 ? 0.4 : 0.62)));
        }
    }
    painter.setPen(roundPen(canvas.art.inks().ink(112, 70, 34), std::max(1.0, w * 0.022)));
    painter.drawLine(canvas.pixel(from), canvas.pixel(to));
}

void paintHexSoil(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    painter.fillRect(canvas.rect, canvas.art.inks().ink(206, 198, 178)); // beside the board
    fillHexes(painter, canvas);
    const GroundBoard &board = canvas.model.board();
    eachHex(canvas, 0.4, [&](Place place) {
        for (int d = 0; d < 6; ++d)
            if (const Place other = beside(place, d);
                board.has(other) && board.at(other).level < board.at(place).level)
                paintStep(painter, canvas, place, d);
    });
    // Rivers along hexsides and through hexes; the sea is a hex of its own here.
    struct Coat
    {
        QColor colour;
        double width;
    };
    const Inks &inks = canvas.art.inks();
    for (const Coat &coat :
         {Coat{inks.ink(64, 80, 47), 0.33},
          Coat{QColor::fromRgb(0xff000000U | canvas.art.river()[kShore + 40]), 0.29}}) {
        painter.setPen(roundPen(coat.colour, coat.width * canvas.width()));
        eachHex(canvas, 0.5, [&](Place place) {
            for (const Curve &curve :
                 canvas.model.trace(place).ways[static_cast<std::size_t>(Way::River)])
                painter.drawPolyline(canvas.pixels(curve.points));
        });
    }
}

// Terrain without art: hatched, up to the rim of its hex.
void paintUnknown(const Canvas &canvas)
{
    BoardPainter painter(canvas);
    const Inks &inks = canvas.art.inks();
    const double w = canvas.width();
    eachHex(canvas, 0.1, [&](Place place) {
        if (canvas.model.board().at(place).cover != Cover::Unknown)
            return;
        painter.save();
        QPainterPath hex;
        hex.addPolygon(outlineOf(canvas, place));
        painter.setClipPath(hex, Qt::IntersectClip);
        painter.fillPath(hex, inks.ink(206, 200, 196));
        painter.setPen(roundPen(inks.ink(96, 90, 92), std::max(1.0, w * 0.03)));
        for (double shift = -0.9; shift < 0.95; shift += 0.15)
            for (const double slope : {-0.5, 0.5}) {
                const QPointF middle = centreOf(place) + QPointF(shift, 0);
                painter.drawLine(canvas.pixel(middle - QPointF(slope, 0.5)),
                                 canvas.pixel(middle + QPointF(slope, 0.5)));
            }
        painter.restore();
    });
}

} // namespace hexwerk::ground
