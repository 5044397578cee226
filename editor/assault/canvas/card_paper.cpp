#include "editor/assault/canvas/card_paper.h"

#include <QPainterPath>

#include "core/assault/cards/nation_look.h"
#include "editor/assault/canvas/counter_body.h"
#include "editor/assault/canvas/counter_signs.h"
#include "editor/assault/canvas/dice_painter.h"

#include <algorithm>

namespace hexwerk::assault::ui::card_paper {

static const QColor kPaper(250, 246, 234);
const QColor kInk(34, 28, 20);
const QColor kFaint(104, 94, 78);
const QColor kLine(196, 186, 164);

QColor colourOf(const std::string &nation)
{
    return QColor::fromRgb(lookOf(nation).colour);
}

void paintPattern(QPainter &painter, const std::string &nation)
{
    constexpr double kThickness = 7;
    constexpr QRectF kInside(2, 2, kWidth - 4, kHeight - 4);
    painter.save();
    QPainterPath clip;
    clip.addRoundedRect(kInside, 8, 8);
    painter.setClipPath(clip);
    painter.translate(kInside.topLeft());
    painter.setPen(QPen(kPaper, 1));
    painter.setBrush(colourOf(nation).darker(140));
    for (const QPolygonF &shape :
         patternPolygons(nation, kInside.width(), kInside.height(), kThickness))
        painter.drawPolygon(shape);
    painter.restore();
}

static QFont fontOf(double size, bool bold = false)
{
    QFont font = counterFont(size);
    font.setBold(bold);
    return font;
}

Fit fitOf(const Place &place, const QString &text)
{
    constexpr int kSmallest = 8; // 6.2 points on the narrowest card
    constexpr double kNarrowest = 0.7;
    Fit fit{fontOf(place.size, place.bold), 0, place.box.width()};
    const auto measure = [&] {
        const QFontMetricsF metrics(fit.font);
        const QSizeF box(place.box.width() / fit.narrowed, place.box.height());
        fit.room = box.width();
        if (place.flags & Qt::TextWordWrap) {
            const QSizeF all =
                metrics.boundingRect(QRectF(QPointF(), box), place.flags, text).size();
            const bool isWide = all.width() > box.width(); // a long word
            fit.length = isWide ? all.width() : all.height();
            fit.room = isWide ? box.width() : box.height();
        } else {
            fit.length = metrics.horizontalAdvance(text);
        }
    };
    measure();
    while (fit.font.pixelSize() > kSmallest && fit.length > fit.room) {
        fit.font.setPixelSize(fit.font.pixelSize() - 1);
        measure();
    }
    while (fit.narrowed > kNarrowest && fit.length > fit.room) {
        fit.narrowed -= 0.02;
        measure();
    }
    return fit;
}

void write(QPainter &painter, const Place &place, const QString &text, QColor ink)
{
    const Fit fit = fitOf(place, text);
    painter.save();
    painter.translate(place.box.topLeft());
    painter.scale(fit.narrowed, 1);
    painter.setFont(fit.font);
    painter.setPen(ink);
    painter.drawText(QRectF(0, 0, place.box.width() / fit.narrowed, place.box.height()),
                     place.flags, text);
    painter.restore();
}

void paintPool(QPainter &painter, const QRectF &box, const Pool &pool)
{
    if (pool.isEmpty()) {
        write(painter, box, Qt::AlignCenter, QStringLiteral("\u2013"), 10, false, kFaint);
        return;
    }
    const double side = std::min(box.height(), box.width() / pool.size());
    double x = box.center().x() - side * pool.size() / 2;
    for (const Die die : pool.dice()) {
        DicePainter::paint(
            painter,
            QRectF(x, box.center().y() - side / 2, side, side).adjusted(0.7, 0.7, -0.7, -0.7), die);
        x += side;
    }
}

void begin(QPainter &painter, const QRectF &rect)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const double scale = std::min(rect.width() / kWidth, rect.height() / kHeight);
    painter.translate(rect.center() - QPointF(kWidth, kHeight) * scale / 2);
    painter.scale(scale, scale);
    painter.setPen(QPen(QColor(70, 60, 44), 1.4));
    painter.setBrush(kPaper);
    painter.drawRoundedRect(QRectF(1, 1, kWidth - 2, kHeight - 2), 9, 9);
}

void rule(QPainter &painter, double y)
{
    painter.setPen(QPen(kLine, 0.8));
    painter.drawLine(QPointF(10, y), QPointF(kWidth - 10, y));
}

} // namespace hexwerk::assault::ui::card_paper
