#include "editor/ground/ground_paint.h"

#include <algorithm>

namespace hexwerk::ground {

namespace {

// The grid is drawn once at these many places between two pixels, and then copied.
constexpr int kAcross = 4;
constexpr int kDown = 8;
constexpr int kSidesOf = 64; // sides that are drawn, a bit each
constexpr int kLower = 1 << 2 | 1 << 3 | 1 << 4;

// A dark line with a light one beside it, so that it is seen on dark woods too; a dot in the
// centre.
struct GridInks
{
    QColor dark;
    QColor light;
    QColor centre;

    GridInks(const Inks &inks, int width)
        : dark(48, 34, 18, width < 30 ? 84 : 112)
        , light(255, 250, 232, width < 30 ? 56 : 72)
        , centre(40, 28, 16, 150)
    {
        if (inks.isNight()) {
            dark = QColor(0, 0, 8, 170);
            light = QColor(180, 198, 236, 120);
            centre = QColor(220, 226, 240, 180);
        } else if (inks.look() == Look::HighContrast) {
            dark = QColor(0, 0, 0, 190);
            light = QColor(255, 255, 255, 120);
            centre = QColor(0, 0, 0, 220);
        }
    }
};

Stamp drawnGrid(const GroundArt &art, int place, int sides)
{
    const int width = art.width();
    const double w = width;
    const GridInks inks(art.inks(), width);
    const int half = width / 2 + 2;
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(half + place % kAcross / static_cast<double>(kAcross),
                      half + place / kAcross / static_cast<double>(kDown));
    const auto corner = [w](int facing) { return unitVector(30 + 60 * facing) * (0.5 * w); };
    const double thick = std::max(0.85, w * 0.016);
    const auto draw = [&](QColor colour, double wide, QPointF shift) {
        painter.setPen(roundPen(colour, wide, Qt::FlatCap));
        for (int d = 0; d < 6; ++d)
            if (sides >> d & 1)
                painter.drawLine(corner((d + 5) % 6) + shift, corner(d) + shift);
    };
    draw(inks.light, thick * 0.8, QPointF(thick, thick) * 0.9);
    draw(inks.dark, thick, {});
    if (width >= 30) {
        const double dot = w * 0.017;
        painter.fillRect(QRectF(-dot, -dot, 2 * dot, 2 * dot), inks.centre);
    }
    painter.end();
    return stampOf(image, half, half);
}

} // namespace

void paintGrid(const Canvas &canvas)
{
    constexpr int kLeast = 10; // pixels a hex: below, the grid would be all that is seen
    if (canvas.art.width() < kLeast)
        return;
    const GroundBoard &board = canvas.model.board();
    eachHex(canvas, 0.2, [&](Place place) {
        int sides = kLower;
        for (int d = 0; d < 6; ++d)
            sides |= static_cast<int>(!board.has(beside(place, d))) << d;
        const QPointF middle = centreOf(place) * canvas.width();
        const int x = static_cast<int>(std::lround(middle.x() * kAcross));
        const int y = static_cast<int>(std::lround(middle.y() * kDown));
        const int at = y % kDown * kAcross + x % kAcross;
        const Stamp &stamp = canvas.art.kept(at * kSidesOf + sides - kSidesOf * kAcross * kDown,
                                             [&] { return drawnGrid(canvas.art, at, sides); });
        lay(canvas.image, x / kAcross - canvas.rect.left(), y / kDown - canvas.rect.top(), stamp);
    });
}

} // namespace hexwerk::ground
