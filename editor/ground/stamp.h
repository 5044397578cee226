// Small pictures that are laid on the ground many times.
#pragma once

#include <QImage>

#include <cstdint>
#include <vector>

namespace hexwerk::ground {

struct Stamp
{
    int width = 0;
    int height = 0;
    int originX = 0; // the pixel that comes to lie at the place
    int originY = 0;
    std::vector<QRgb> pixels; // premultiplied
};

// `image`: ARGB32_Premultiplied. Empty rims are cut off; the origin is that of the image.
Stamp stampOf(const QImage &image, int originX, int originY);

// Its origin at pixel x, y of `to`, an RGB32 image; what lies outside is left out.
void lay(QImage &to, int x, int y, const Stamp &stamp);

// `t`: 0 (a) to 256 (b). Opaque.
inline QRgb blended(QRgb a, QRgb b, int t)
{
    const auto part = static_cast<std::uint32_t>(t);
    const std::uint32_t redBlue = (((b & 0xff00ff) - (a & 0xff00ff)) * part >> 8) + (a & 0xff00ff);
    const std::uint32_t green = (((b & 0xff00) - (a & 0xff00)) * part >> 8) + (a & 0xff00);
    return 0xff000000U | (redBlue & 0xff00ff) | (green & 0xff00);
}

// A premultiplied colour laid over an opaque one.
inline QRgb over(QRgb below, QRgb above)
{
    const std::uint32_t alpha = above >> 24;
    const std::uint32_t rest = 256 - alpha - (alpha >> 7);
    const std::uint32_t redBlue = (below & 0xff00ff) * rest >> 8 & 0xff00ff;
    const std::uint32_t green = (below >> 8 & 0xff) * rest & 0xff00;
    return 0xff000000U | ((above & 0xffffff) + (redBlue | green));
}

} // namespace hexwerk::ground
