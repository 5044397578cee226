#include "editor/ground/ground_board.h"

#include <algorithm>
#include <numbers>

namespace hexwerk::ground {

Place GroundBoard::inside(Place place) const
{
    return {std::clamp(place.column, 0, columns - 1), std::clamp(place.row, 0, rows - 1)};
}

double GroundBoard::height() const
{
    return (rows + 0.5) * kHexHeight;
}

QPointF centreOf(Place place)
{
    return {0.75 * place.column + 0.5, (place.row + (place.column & 1 ? 1.0 : 0.5)) * kHexHeight};
}

QPointF unitVector(double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), -std::cos(angle)};
}

QPointF cornerOf(Place place, int facing)
{
    return centreOf(place) + unitVector(30 + 60 * facing) * 0.5;
}

QPointF sideMiddle(Place place, int direction)
{
    return centreOf(place) + unitVector(60 * direction) * (kHexHeight / 2);
}

Place placeAt(QPointF point)
{
    const int about = static_cast<int>(std::floor((point.x() - 0.5) / 0.75 + 0.5));
    Place best;
    double least = 1e9;
    for (int column = about - 1; column <= about + 1; ++column) {
        const double shift = column & 1 ? 1.0 : 0.5;
        const int row = static_cast<int>(std::floor(point.y() / kHexHeight - shift + 0.5));
        const QPointF away = centreOf({column, row}) - point;
        if (const double far = dot(away, away); far < least) {
            least = far;
            best = {column, row};
        }
    }
    return best;
}

} // namespace hexwerk::ground
