// How well what is written can be read, from the pixels alone.
#pragma once

#include <QImage>

#include "tests/contrast.h"

#include <algorithm>
#include <vector>

namespace hexwerk::assault::ui {

enum class Ink { Dark, Light };

inline double lightness(QRgb pixel)
{
    return contrast(QColor(pixel), Qt::black);
}

// The contrast of the strokes that `with` has and `without` has not, to the nearest pixels around
// each: the median over the strokes. 0 where nothing is written.
inline double legibility(const QImage &with, const QImage &without, Ink ink)
{
    std::vector<QPoint> written;
    for (int y = 0; y < with.height(); ++y)
        for (int x = 0; x < with.width(); ++x)
            if (std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > 24)
                written.emplace_back(x, y);
    if (written.size() < 8)
        return 0;
    std::sort(written.begin(), written.end(), [&](QPoint a, QPoint b) {
        const double first = lightness(with.pixel(a));
        const double second = lightness(with.pixel(b));
        return ink == Ink::Dark ? first < second : first > second;
    });
    written.resize(std::max<std::size_t>(6, written.size() / 8)); // where strokes are full
    std::vector<double> found;
    for (const QPoint at : written) {
        double best = 1;
        for (int dy = -3; dy <= 3; ++dy)
            for (int dx = -3; dx <= 3; ++dx)
                if (const QPoint near = at + QPoint(dx, dy); with.rect().contains(near))
                    best =
                        std::max(best, contrast(QColor(with.pixel(at)), QColor(with.pixel(near))));
        found.push_back(best);
    }
    std::nth_element(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(found.size() / 2),
                     found.end());
    return found[found.size() / 2];
}

// Of whichever ink is used.
inline double readability(const QImage &with, const QImage &without)
{
    return std::max(legibility(with, without, Ink::Dark), legibility(with, without, Ink::Light));
}

} // namespace hexwerk::assault::ui
