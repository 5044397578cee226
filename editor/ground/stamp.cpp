#include "editor/ground/stamp.h"

#include <algorithm>

namespace hexwerk::ground {

static const QRgb *line(const QImage &image, int y)
{
    return reinterpret_cast<const QRgb *>(image.constScanLine(y));
}

Stamp stampOf(const QImage &image, int originX, int originY)
{
    int left = image.width();
    int top = image.height();
    int right = -1;
    int bottom = -1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(line(image, y)[x]) != 0) {
                left = std::min(left, x);
                right = std::max(right, x);
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
    Stamp stamp;
    if (right < left)
        return stamp;
    stamp.width = right - left + 1;
    stamp.height = bottom - top + 1;
    stamp.originX = originX - left;
    stamp.originY = originY - top;
    for (int y = top; y <= bottom; ++y)
        stamp.pixels.insert(stamp.pixels.end(), line(image, y) + left, line(image, y) + right + 1);
    return stamp;
}

void lay(QImage &to, int x, int y, const Stamp &stamp)
{
    x -= stamp.originX;
    y -= stamp.originY;
    const int left = std::max(0, -x);
    const int right = std::min(stamp.width, to.width() - x);
    const int top = std::max(0, -y);
    const int bottom = std::min(stamp.height, to.height() - y);
    if (top >= bottom || left >= right)
        return;
    uchar *const bits = to.bits();
    for (int row = top; row < bottom; ++row) {
        const QRgb *in = stamp.pixels.data() + static_cast<std::ptrdiff_t>(row) * stamp.width;
        auto *out = reinterpret_cast<QRgb *>(bits + (y + row) * to.bytesPerLine()) + x;
        for (int i = left; i < right; ++i)
            out[i] = over(out[i], in[i]);
    }
}

} // namespace hexwerk::ground
