#include "editor/ground/stamp.h"

#include <algorithm>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

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

static void layRow(QRgb *out, const QRgb *in, int count)
{
    int i = 0;
#ifdef __SSE2__
    // OPTIMIZATION: over() for four pixels at once.
    const __m128i zero = _mm_setzero_si128();
    const auto shine = [](__m128i below, __m128i above) { // two pixels, of the one below
        const __m128i alpha = _mm_shufflehi_epi16(_mm_shufflelo_epi16(above, 0xff), 0xff);
        const __m128i rest =
            _mm_sub_epi16(_mm_sub_epi16(_mm_set1_epi16(256), alpha), _mm_srli_epi16(alpha, 7));
        return _mm_srli_epi16(_mm_mullo_epi16(below, rest), 8);
    };
    for (; i + 4 <= count; i += 4) {
        const __m128i above = _mm_loadu_si128(reinterpret_cast<const __m128i *>(in + i));
        if (_mm_movemask_epi8(_mm_cmpeq_epi32(above, zero)) == 0xffff)
            continue;
        auto *const place = reinterpret_cast<__m128i *>(out + i);
        const __m128i below = _mm_loadu_si128(place);
        const __m128i left = shine(_mm_unpacklo_epi8(below, zero), _mm_unpacklo_epi8(above, zero));
        const __m128i right = shine(_mm_unpackhi_epi8(below, zero), _mm_unpackhi_epi8(above, zero));
        const __m128i sum = _mm_add_epi8(_mm_packus_epi16(left, right), above);
        _mm_storeu_si128(place, _mm_or_si128(sum, _mm_set1_epi32(static_cast<int>(0xff000000U))));
    }
#endif
    for (; i < count; ++i)
        out[i] = over(out[i], in[i]);
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
        layRow(out + left, in + left, right - left);
    }
}

} // namespace hexwerk::ground
