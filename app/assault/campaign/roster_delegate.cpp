#include "app/assault/campaign/roster_delegate.h"

#include <QApplication>
#include <QPainter>
#include <QPoint>

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kBox = 11;     // pixels
static constexpr int kBoxStep = 14; // likewise
static constexpr int kDotStep = 12; // likewise
static constexpr int kMostDots = 5; // more are counted
static constexpr int kEdge = 6;     // pixels between the cell and what is in it

struct BadgeLook
{
    QColor ground;
    QColor rim;
    QColor ink;
};

static BadgeLook lookOf(RosterDelegate::Badge badge, bool isDark)
{
    using Badge = RosterDelegate::Badge;
    switch (badge) {
    case Badge::Good:
        return isDark ? BadgeLook{{0x1f, 0x3d, 0x2a}, {0x4f, 0x7f, 0x5a}, {0xe6, 0xf2, 0xe8}}
                      : BadgeLook{{0xdd, 0xee, 0xdf}, {0x2f, 0x5f, 0x36}, {0x1c, 0x3f, 0x22}};
    case Badge::Reduced:
        return isDark ? BadgeLook{{0x4a, 0x38, 0x08}, {0xb0, 0x85, 0x10}, {0xff, 0xee, 0xc8}}
                      : BadgeLook{{0xfd, 0xf0, 0xd0}, {0xa0, 0x6a, 0x00}, {0x5a, 0x3c, 0x00}};
    case Badge::Lost:
        return isDark ? BadgeLook{{0x4e, 0x14, 0x14}, {0xa8, 0x3a, 0x3a}, {0xff, 0xdd, 0xdd}}
                      : BadgeLook{{0xf9, 0xde, 0xdc}, {0xb3, 0x26, 0x1e}, {0x6b, 0x12, 0x0c}};
    }
    Q_UNREACHABLE();
}

static void paintBoxes(QPainter &painter, const QRect &where, QPoint boxes)
{
    for (int i = 0; i < boxes.y(); ++i) {
        const QRectF box(where.left() + i * kBoxStep + 0.5, where.top() + 0.5, kBox, kBox);
        painter.setBrush(i < boxes.x() ? painter.pen().brush() : Qt::NoBrush);
        painter.drawRect(box);
    }
}

static void paintDots(QPainter &painter, const QRect &where, int dots, bool isDark)
{
    painter.setPen(QPen(isDark ? QColor(0x6b, 0x53, 0x00) : QColor(0x7a, 0x58, 0x00), 1));
    painter.setBrush(QColor(0xf2, 0xc2, 0x2e));
    for (int i = 0; i < std::min(dots, kMostDots); ++i)
        painter.drawEllipse(QRectF(where.left() + i * kDotStep, where.center().y() - 4.5, 10, 10));
}

void RosterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const QVariant boxes = index.data(BoxesRole);
    const QVariant dots = index.data(DotsRole);
    const QVariant badge = index.data(BadgeRole);
    if (!boxes.isValid() && !dots.isValid() && !badge.isValid())
        return QStyledItemDelegate::paint(painter, option, index);
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString text = std::exchange(item.text, {});
    const QStyle *style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool isChosen = item.state & QStyle::State_Selected;
    const bool isDark = item.palette.color(QPalette::Base).lightness() < 128;
    const QRect inner = item.rect.adjusted(kEdge, 4, -kEdge, -4);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(item.font);
    painter->setPen(item.palette.color(isChosen ? QPalette::HighlightedText : QPalette::Text));
    if (const QVariant ink = index.data(Qt::ForegroundRole); ink.isValid() && !isChosen)
        painter->setPen(ink.value<QBrush>().color());
    if (boxes.isValid()) {
        paintBoxes(*painter, inner.adjusted(0, 3, 0, 0), boxes.toPoint());
        painter->drawText(inner.adjusted(0, kBoxStep + 2, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          text);
    } else if (badge.isValid()) {
        const BadgeLook look = lookOf(static_cast<Badge>(badge.toInt()), isDark);
        QRect around(0, 0, painter->fontMetrics().horizontalAdvance(text) + 12,
                     painter->fontMetrics().height() + 4);
        around.moveCenter(inner.center());
        around.moveLeft(inner.left());
        painter->setPen(QPen(look.rim, 1));
        painter->setBrush(look.ground);
        painter->drawRoundedRect(QRectF(around).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter->setPen(look.ink);
        painter->drawText(around, Qt::AlignCenter, text);
    } else if (dots.toInt() > kMostDots) {
        const QPen ink = painter->pen();
        paintDots(*painter, inner, 1, isDark);
        painter->setPen(ink);
        painter->drawText(inner.adjusted(kDotStep + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                          QStringLiteral("× %1").arg(dots.toInt()));
    } else
        paintDots(*painter, inner, dots.toInt(), isDark);
    painter->restore();
}

QSize RosterDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (const QVariant boxes = index.data(BoxesRole); boxes.isValid())
        size = {std::max(size.width(), boxes.toPoint().y() * kBoxStep + 2 * kEdge),
                size.height() + kBoxStep + 8};
    else if (const QVariant dots = index.data(DotsRole); dots.isValid())
        size.setWidth(std::min(dots.toInt(), kMostDots) * kDotStep + 2 * kEdge);
    else if (index.data(BadgeRole).isValid())
        size.rwidth() += 12;
    return size;
}

} // namespace hexwerk::assault::ui
