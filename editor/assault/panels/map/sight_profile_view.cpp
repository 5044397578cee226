#include "editor/assault/panels/map/sight_profile_view.h"

#include <QPainter>

#include "editor/assault/text/sight_text.h"
#include "editor/text/local_text.h"

#include <algorithm>

namespace hexwerk::assault::ui {

// In levels: so that what stands on a hex rises over the eyes of those who stand as high as it.
static constexpr double kEye = 0.3;
static constexpr double kOver = 0.6;
static constexpr double kSoil = 0.7; // below level 0

struct SightProfileView::Scale
{
    QRectF room;     // of the section
    double step = 1; // width of a hex
    double level = 1;

    double x(std::size_t place) const
    {
        return room.left() + (static_cast<double>(place) + 0.5) * step;
    }
    double y(double levels) const { return room.bottom() - (levels + kSoil) * level; }
};

SightProfileView::SightProfileView(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void SightProfileView::show(std::optional<SightProfile> profile)
{
    if (profile == m_profile)
        return;
    m_profile = std::move(profile);
    setAccessibleDescription(m_profile ? SightText::answer(m_profile->status,
                                                           m_profile->hexes.front().hex,
                                                           m_profile->hexes.back().hex)
                                       : QString());
    update();
}

QSize SightProfileView::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 9, line * 5};
}

QSize SightProfileView::sizeHint() const
{
    return minimumSizeHint() * 2;
}

static QColor colourOf(SightStatus status, bool isDark)
{
    switch (status) {
    case SightStatus::Clear:
        return isDark ? QColor(96, 214, 138) : QColor(22, 128, 62);
    case SightStatus::Hindered:
        return isDark ? QColor(240, 190, 70) : QColor(150, 100, 0);
    case SightStatus::Blocked:
        return isDark ? QColor(255, 124, 112) : QColor(178, 24, 18);
    }
    return {};
}

static bool isDark(const QWidget &widget)
{
    return widget.palette().color(QPalette::Base).lightness() < 128;
}

void SightProfileView::paintColumns(QPainter &painter, const Scale &scale) const
{
    const bool dark = isDark(*this);
    const QColor soil = dark ? QColor(112, 92, 66) : QColor(190, 160, 116);
    const QColor growth = dark ? QColor(70, 110, 74) : QColor(128, 168, 110);
    for (std::size_t i = 0; i < m_profile->hexes.size(); ++i) {
        const ProfileHex &hex = m_profile->hexes[i];
        const double left = scale.x(i) - scale.step / 2;
        const QRectF ground(QPointF(left, scale.y(hex.level)),
                            QPointF(left + scale.step, scale.room.bottom()));
        painter.setPen(Qt::NoPen);
        painter.setBrush(soil);
        painter.drawRect(ground);
        painter.setPen(QPen(soil.darker(dark ? 60 : 150), 1.6));
        painter.drawLine(ground.topLeft(), ground.topRight());
        if (hex.screens) {
            const QRectF stand(
                QPointF(left + scale.step * 0.12, scale.y(hex.level + hex.height + kOver)),
                QPointF(left + scale.step * 0.88, ground.top()));
            painter.setBrush(growth);
            painter.setPen(QPen(growth.darker(dark ? 60 : 160), 1.2));
            painter.drawRoundedRect(stand, 3, 3);
        }
        if (hex.smoke) {
            painter.setBrush(QColor(150, 150, 156, 200));
            painter.setPen(QPen(QColor(90, 90, 96), 1));
            for (const double at : {-0.22, 0.0, 0.22})
                painter.drawEllipse(QPointF(scale.x(i) + at * scale.step,
                                            scale.y(hex.level + kEye + (at == 0 ? 0.2 : 0))),
                                    scale.step * 0.18, scale.level * 0.28);
        }
        if (!hex.effect)
            continue;
        const bool blocks = *hex.effect == SightReason::Blocks;
        const QColor mark = colourOf(blocks ? SightStatus::Blocked : SightStatus::Hindered, dark);
        painter.setPen(QPen(mark, 2));
        painter.setBrush(QBrush(mark, blocks ? Qt::DiagCrossPattern : Qt::BDiagPattern));
        painter.drawRect(QRectF(
            QPointF(left + 1,
                    scale.y(std::max<double>(hex.level + (hex.screens ? hex.height : 0) + kOver,
                                             m_profile->decisive() + kOver))),
            QPointF(left + scale.step - 1, ground.top())));
    }
}

void SightProfileView::paintThread(QPainter &painter, const Scale &scale) const
{
    const bool dark = isDark(*this);
    const std::size_t last = m_profile->hexes.size() - 1;
    const QLineF whole(QPointF(scale.x(0), scale.y(m_profile->from + kEye)),
                       QPointF(scale.x(last), scale.y(m_profile->to + kEye)));
    // The level that counts.
    painter.setPen(QPen(palette().color(QPalette::Text), 1, Qt::DotLine));
    const double y = scale.y(m_profile->decisive() + kEye);
    painter.drawLine(QPointF(scale.room.left(), y), QPointF(scale.room.right(), y));
    QPen pen(colourOf(m_profile->status, dark), 3, Qt::SolidLine, Qt::RoundCap);
    if (m_profile->status == SightStatus::Hindered)
        pen.setDashPattern({4, 2});
    const double share =
        m_profile->cut ? static_cast<double>(*m_profile->cut) / static_cast<double>(last) : 1;
    const QPointF end = whole.pointAt(share);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    painter.drawLine(whole.p1(), end);
    if (m_profile->cut || m_profile->status == SightStatus::Blocked) {
        pen.setDashPattern({0.6, 2.4});
        painter.setPen(pen);
        painter.drawLine(end, whole.p2());
        painter.setPen(QPen(pen.color(), 3, Qt::SolidLine, Qt::RoundCap));
        const double arm = std::clamp(scale.level * 0.2, 4.0, 8.0);
        painter.drawLine(end - QPointF(arm, arm), end + QPointF(arm, arm));
        painter.drawLine(end - QPointF(arm, -arm), end + QPointF(arm, -arm));
    }
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(pen.color());
    painter.drawEllipse(whole.p1(), 5, 5);
    painter.drawEllipse(whole.p2(), 5, 5);
}

void SightProfileView::paintNames(QPainter &painter, const Scale &scale) const
{
    painter.setPen(palette().color(QPalette::Text));
    const QFontMetrics metrics = fontMetrics();
    int widest = 0;
    for (const ProfileHex &hex : m_profile->hexes)
        widest = std::max(widest, metrics.horizontalAdvance(editor::toQString(toString(hex.hex))));
    // Both ends always, and of the others as many as there is room for.
    const auto every = static_cast<std::size_t>((widest + 6) / scale.step) + 1;
    const std::size_t last = m_profile->hexes.size() - 1;
    for (std::size_t i = 0; i <= last; ++i) {
        if (i != last && (i % every != 0 || last - i < every))
            if (i != 0)
                continue;
        const QString name = editor::toQString(toString(m_profile->hexes[i].hex));
        const double width = metrics.horizontalAdvance(name);
        const double left =
            std::clamp(scale.x(i) - width / 2, 0.0, std::max(0.0, this->width() - width));
        painter.drawText(QPointF(left, height() - metrics.descent() - 1), name);
    }
    for (int level = 0; scale.y(level) > scale.room.top() + metrics.height(); ++level)
        painter.drawText(
            QRectF(0, scale.y(level) - metrics.height(), scale.room.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignBottom, QString::number(level));
}

void SightProfileView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    if (!m_profile)
        return;
    const int line = fontMetrics().height();
    int highest = 1;
    for (const ProfileHex &hex : m_profile->hexes)
        highest = std::max(highest, hex.level + hex.height);
    highest = std::max(highest, m_profile->decisive());
    Scale scale;
    scale.room = QRectF(rect()).adjusted(line * 1.2, 4, -6, -line - 2);
    scale.step =
        std::min(scale.room.width() / static_cast<double>(m_profile->hexes.size()), line * 5.0);
    scale.level = scale.room.height() / (highest + kOver + kSoil + 0.2);
    paintColumns(painter, scale);
    paintThread(painter, scale);
    paintNames(painter, scale);
}

} // namespace hexwerk::assault::ui
