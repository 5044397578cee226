#include "editor/assault/canvas/work_picture.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <vector>

namespace hexwerk::assault::ui {

using Qt::Literals::StringLiterals::operator""_s;

// How much of each pixel is covered, 0 to 255, with one pixel of nothing around.
static std::vector<int> coverage(const QImage &image)
{
    const int wide = image.width() + 2;
    std::vector<int> covered(static_cast<std::size_t>(wide * (image.height() + 2)));
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            covered[static_cast<std::size_t>((y + 1) * wide + x + 1)] = qAlpha(image.pixel(x, y));
    return covered;
}

// Edges that look to the upper left are lit, those that look away lie in shade.
static QImage lit(const QImage &image, const ground::Inks &inks)
{
    constexpr double kRelief = 0.34;
    const std::vector<int> covered = coverage(image);
    const int wide = image.width() + 2;
    QImage result(image.size(), QImage::Format_ARGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const auto at = static_cast<std::size_t>((y + 1) * wide + x + 1);
            const auto row = static_cast<std::size_t>(wide);
            const double slope = (covered[at + 1] + covered[at + row] + covered[at + row + 1] -
                                  covered[at - 1] - covered[at - row] - covered[at - row - 1]) /
                                 765.0;
            const QRgb pixel = inks.ink(image.pixel(x, y));
            const double light = 1 + kRelief * slope;
            const auto shaded = [light](int channel) {
                return std::clamp(static_cast<int>(channel * light), 0, 255);
            };
            result.setPixel(x, y,
                            qRgba(shaded(qRed(pixel)), shaded(qGreen(pixel)), shaded(qBlue(pixel)),
                                  qAlpha(pixel)));
        }
    return result;
}

// The shape of the picture in one colour.
static QImage silhouette(const QImage &image, QColor colour)
{
    QImage shape = image.convertToFormat(QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&shape);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(shape.rect(), colour);
    return shape;
}

// All around the shape, as wide as `rim`.
static void paintRim(QPainter &painter, const QImage &work, QColor colour, double rim)
{
    const QImage shape = silhouette(work, colour);
    for (int i = 0; i < 8; ++i) {
        const double angle = i * 0.7853981634;
        painter.drawImage(QPointF(std::cos(angle), std::sin(angle)) * rim, shape);
    }
}

static QImage drawn(const QImage &work, double width, ground::Look look, bool hasPaleLine)
{
    const double rim = std::max(1.3, width * 0.02);
    QImage image(work.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QPointF(width * 0.022, width * 0.028),
                      silhouette(work, QColor(24, 18, 10, 105)));
    if (hasPaleLine)
        paintRim(painter, work, QColor(240, 232, 208), 1.7 * rim);
    paintRim(painter, work, QColor(38, 29, 18), rim);
    painter.drawImage(0, 0, lit(work, ground::Inks(look)));
    return image;
}

QImage workPicture(MapArt &art, const QString &path, int width, int degrees, ground::Look look)
{
    const QImage work = art.picture(path, width, degrees);
    if (work.isNull())
        return work;
    return art.kept(
        u"work|%1|%2|%3|%4"_s.arg(path).arg(width).arg(degrees).arg(static_cast<int>(look)),
        [&] { return drawn(work, width, look, false); });
}

QImage markerPicture(MapArt &art, const QString &path, int width)
{
    const QImage marker = art.picture(path, width);
    if (marker.isNull())
        return marker;
    return art.kept(u"marker|%1|%2"_s.arg(path).arg(width),
                    [&] { return drawn(marker, width, ground::Look::Summer, true); });
}

} // namespace hexwerk::assault::ui
