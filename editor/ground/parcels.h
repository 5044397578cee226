// Fields: the board falls into parcels around centres that are scattered by place.
#pragma once

#include <QPointF>

#include <array>
#include <cstdint>
#include <limits>
#include <utility>

namespace hexwerk::ground {

// Of a parcel by its number; in hexes.
QPointF parcelCentre(std::int32_t parcel);

// The parcel whose centre is nearest to a place. OPTIMIZATION: places that follow each other mostly
// have the same parcels around them.
class NearestParcel
{
public:
    std::int32_t at(QPointF place);

private:
    void lookAround(int x, int y);

    int m_x = std::numeric_limits<int>::min();
    int m_y = 0;
    std::array<std::pair<std::int32_t, QPointF>, 9> m_around = {};
};

} // namespace hexwerk::ground
