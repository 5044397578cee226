// A track of the status board as a row of boxes, the current one filled, thresholds marked above.
#pragma once

#include <QPixmap>
#include <QWidget>

#include "core/assault/scenario/scenario.h"

#include <optional>

namespace hexwerk::assault::ui {

struct TrackLook
{
    QColor side;               // whose track it is
    std::optional<int> before; // the box that the marker left just now
    int width = 0;             // room in pixels; more boxes go on in the next row
    QPalette palette;
    QFont font;
    qreal ratio = 1; // pixels of the device to one logical
};

QSize trackSize(const Track &track, const TrackLook &look);
QPixmap trackPicture(const Track &track, int value, const TrackLook &look);

} // namespace hexwerk::assault::ui
