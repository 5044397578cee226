#include "app/assault/assistant/unit_strip.h"

#include <QPainter>

#include "app/basis/large_type.h"

#include <algorithm>

namespace hexwerk::assault::ui {

static constexpr int kStripHeight = 54;
static constexpr int kStripPicture = 44;
static constexpr int kStripPip = 12;
static constexpr int kStripMarker = 32;

UnitStrip::UnitStrip(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::NoFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize UnitStrip::sizeHint() const
{
    return {420, kStripHeight};
}

void UnitStrip::show(const Shown &shown)
{
    m_shown = shown;
    //: a unit: %1 is its name, %2 and %3 strength points left and in all, %4 markers, %5 "ready"
    setAccessibleName(
        tr("%1, strength %2 of %3, %4, %5")
            .arg(shown.name)
            .arg(shown.strength)
            .arg(shown.most)
            .arg(shown.markerNames.isEmpty() ? tr("no markers") : shown.markerNames, shown.state));
    setToolTip(shown.markerNames);
    update();
}

void UnitStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette &colours = palette();
    painter.fillRect(rect(), colours.base());
    painter.setPen(colours.mid().color());
    painter.drawLine(rect().bottomLeft(), rect().bottomRight());
    if (isChecked()) {
        painter.setPen(QPen(colours.highlight().color(), 3));
        painter.drawRect(rect().adjusted(1, 1, -2, -2));
    }
    const QColor ink = colours.text().color();
    painter.setPen(ink);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    int x = 6;
    painter.drawText(QRect(x, 0, 28, height()), Qt::AlignCenter, QString::number(m_shown.number));
    x += 30;
    if (m_shown.isGone)
        painter.setOpacity(0.5);
    painter.drawPixmap(QRect(x, (height() - kStripPicture) / 2, kStripPicture, kStripPicture),
                       m_shown.counter);
    painter.setOpacity(1);
    x += kStripPicture + 6;

    const QString state = m_shown.isDone ? QStringLiteral("✓ ") + m_shown.state : m_shown.state;
    QFont plain = font();
    plain.setStrikeOut(false);
    painter.setFont(plain);
    const int stateWidth = painter.fontMetrics().horizontalAdvance(state) + 6;
    const int markersWidth = static_cast<int>(m_shown.markers.size()) * (kStripMarker + 2);
    painter.drawText(QRect(width() - stateWidth, 0, stateWidth - 6, height()),
                     Qt::AlignVCenter | Qt::AlignRight, state);
    int markerX = width() - stateWidth - markersWidth - 4;
    for (const QImage &marker : m_shown.markers) {
        painter.drawImage(QRect(markerX, (height() - kStripMarker) / 2, kStripMarker, kStripMarker),
                          marker);
        markerX += kStripMarker + 2;
    }
    const int room = width() - stateWidth - markersWidth - 8 - x;
    painter.drawText(QRect(x, 2, room, height() / 2 + 2), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_shown.name, Qt::ElideRight, room));
    for (int i = 0; i < m_shown.most; ++i) {
        const QRect pip(x + i * (kStripPip + 3), height() - kStripPip - 8, kStripPip, kStripPip);
        painter.setPen(QPen(m_shown.side, 2));
        painter.setBrush(i < m_shown.strength ? QBrush(m_shown.side) : QBrush(Qt::NoBrush));
        painter.drawRect(pip);
    }
}

} // namespace hexwerk::assault::ui
