#include "editor/assault/canvas/track_painter.h"

#include <QPainter>

#include <algorithm>

namespace hexwerk::assault::ui {

namespace {

// How the boxes lie.
struct Boxes
{
    int count = 1;
    int inARow = 1;
    int wide = 1;
    int high = 1;
    int above = 1; // for the marks of thresholds

    int rows() const { return (count + inARow - 1) / inARow; }
    QRectF box(int place) const
    {
        const int row = place / inARow;
        return {(place % inARow) * wide + 0.5, row * (high + above) + above + 0.5, wide - 1.0,
                high - 1.0};
    }
};

} // namespace

static Boxes boxesOf(const Track &track, const TrackLook &look)
{
    const QFontMetrics metrics(look.font);
    const int digits = std::max(metrics.horizontalAdvance(QString::number(track.min)),
                                metrics.horizontalAdvance(QString::number(track.max)));
    Boxes boxes;
    boxes.count = std::max(1, track.max - track.min + 1);
    boxes.wide = std::max(digits + 6, metrics.height() * 5 / 4);
    boxes.high = metrics.height() * 5 / 4;
    boxes.above = metrics.height() / 2 + 2;
    boxes.inARow = std::clamp(look.width / boxes.wide, 1, boxes.count);
    boxes.inARow = (boxes.count + boxes.rows() - 1) / boxes.rows(); // rows of one length
    return boxes;
}

// Differs without colour too: up, down, round.
static void paintMark(QPainter &painter, ThresholdEffect effect, QPointF foot, double size)
{
    const double half = size / 2;
    painter.setPen(QPen(QColor(40, 30, 20), 1));
    switch (effect) {
    case ThresholdEffect::Wins:
        painter.setBrush(QColor(70, 150, 60));
        painter.drawPolygon(QPolygonF(
            {foot + QPointF(-half, 0), foot + QPointF(half, 0), foot - QPointF(0, size)}));
        break;
    case ThresholdEffect::Loses:
        painter.setBrush(QColor(210, 50, 36));
        painter.drawPolygon(
            QPolygonF({foot + QPointF(-half, -size), foot + QPointF(half, -size), foot}));
        break;
    case ThresholdEffect::Message:
        painter.setBrush(QColor(63, 134, 214));
        painter.drawEllipse(foot - QPointF(0, half), half, half);
        break;
    }
}

static QSize sizeOf(const Boxes &boxes)
{
    return {boxes.inARow * boxes.wide + 1, boxes.rows() * (boxes.high + boxes.above) + 1};
}

QSize trackSize(const Track &track, const TrackLook &look)
{
    return sizeOf(boxesOf(track, look));
}

// What the marker leaves behind in its box.
static QColor trace(QColor side)
{
    side.setAlpha(90);
    return side;
}

QPixmap trackPicture(const Track &track, int value, const TrackLook &look)
{
    const Boxes boxes = boxesOf(track, look);
    QPixmap picture(sizeOf(boxes) * look.ratio);
    picture.setDevicePixelRatio(look.ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < boxes.count; ++place) {
        const bool isHere = track.min + place == value;
        QFont font = look.font;
        font.setBold(isHere);
        painter.setFont(font);
        painter.setPen(QPen(look.palette.color(QPalette::Text), isHere ? 2 : 1));
        painter.setBrush(isHere ? look.side : look.palette.color(QPalette::AlternateBase));
        painter.drawRect(boxes.box(place));
        if (track.min + place == look.before && !isHere)
            painter.fillRect(boxes.box(place).adjusted(1, 1, -1, -1), trace(look.side));
        if (isHere)
            painter.setPen(qGray(look.side.rgb()) > 140 ? Qt::black : Qt::white);
        painter.drawText(boxes.box(place), Qt::AlignCenter, QString::number(track.min + place));
    }
    for (const Threshold &threshold : track.thresholds)
        if (threshold.at >= track.min && threshold.at <= track.max) {
            const QRectF box = boxes.box(threshold.at - track.min);
            paintMark(painter, threshold.effect, {box.center().x(), box.top() - 1},
                      boxes.above - 3);
        }
    return picture;
}

} // namespace hexwerk::assault::ui
