#include "core/assault/board/board_spec.h"

namespace hexwerk::assault {

bool isPlaced(const Underlay &underlay)
{
    if (underlay.points.size() != 3)
        return false;
    const PicturePoint &a = underlay.points[0];
    const PicturePoint &b = underlay.points[1];
    const PicturePoint &c = underlay.points[2];
    const int onBoard =
        (b.hex.q - a.hex.q) * (c.hex.r - a.hex.r) - (c.hex.q - a.hex.q) * (b.hex.r - a.hex.r);
    const std::int64_t onPicture =
        std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{c.x - a.x} * (b.y - a.y);
    return onBoard != 0 && onPicture != 0;
}

} // namespace hexwerk::assault
