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

void write(QPainter &painter, const QRectF &box, int flags, const QString &text, double size,
           bool bold, QColor ink)
{
    QFont font = fontOf(size, bold);
    const auto fits = [&] {
        const QFontMetricsF metrics(font);
        return flags & Qt::TextWordWrap
                   ? metrics.boundingRect(box, flags, text).height() <= box.height()
                   : metrics.horizontalAdvance(text) <= box.width();
    };
    while (font.pixelSize() > 6 && !fits())
        font.setPixelSize(font.pixelSize() - 1);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(box, flags, text);
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
