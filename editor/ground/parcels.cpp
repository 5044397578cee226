#include "editor/ground/parcels.h"

#include "editor/ground/ground_board.h"
#include "editor/ground/place_noise.h"

#include <cmath>

namespace hexwerk::ground {

static constexpr double kParcelWidth = 1.55; // hexes
static constexpr double kParcelHeight = 1.25;

QPointF parcelCentre(std::int32_t parcel)
{
    const int x = parcel >> 16;
    const int y = static_cast<std::int16_t>(parcel & 0xffff);
    return {(x + 0.5 + 0.42 * sway(x, y, 71)) * kParcelWidth,
            (y + 0.5 + 0.42 * sway(x, y, 72)) * kParcelHeight};
}

static std::int32_t parcelNumber(int x, int y)
{
    return x * 65536 + (y & 0xffff);
}

std::int32_t NearestParcel::at(QPointF place)
{
    const int x = static_cast<int>(std::floor(place.x() / kParcelWidth));
    const int y = static_cast<int>(std::floor(place.y() / kParcelHeight));
    if (x != m_x || y != m_y)
        lookAround(x, y);
    std::int32_t best = 0;
    double least = 1e9;
    for (const auto &[parcel, centre] : m_around) {
        const QPointF away = centre - place;
        if (const double far = dot(away, away); far < least) {
            least = far;
            best = parcel;
        }
    }
    return best;
}

void NearestParcel::lookAround(int x, int y)
{
    m_x = x;
    m_y = y;
    std::size_t k = 0;
    for (int column = x - 1; column <= x + 1; ++column)
        for (int row = y - 1; row <= y + 1; ++row, ++k) {
            const std::int32_t parcel = parcelNumber(column, row);
            m_around[k] = {parcel, parcelCentre(parcel)};
        }
}

} // namespace hexwerk::ground
