#include "app/assault/analysis/chance_curve.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

ChanceCurve::ChanceCurve(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ChanceCurve::setSides(const QString &above, const QColor &aboveColour, const QString &below,
                           const QColor &belowColour)
{
    m_above = above;
    m_aboveColour = aboveColour;
    m_below = below;
    m_belowColour = belowColour;
    update();
}

void ChanceCurve::setPoints(std::vector<Point> points, std::size_t orders)
{
    m_points = std::move(points);
    m_orders = std::max<std::size_t>(1, orders);
    update();
}

void ChanceCurve::setMoment(std::optional<std::size_t> orders)
{
    m_moment = orders;
    update();
}

QSize ChanceCurve::sizeHint() const
{
    return {60 * fontMetrics().averageCharWidth(), 11 * fontMetrics().height()};
}

QSize ChanceCurve::minimumSizeHint() const
{
    return {30 * fontMetrics().averageCharWidth(), 7 * fontMetrics().height()};
}

QRectF ChanceCurve::frame() const
{
    const int line = fontMetrics().height();
    const int left = fontMetrics().horizontalAdvance(QStringLiteral("100 %")) + 8;
    return QRectF(rect()).adjusted(left, line / 2.0 + 2, -12, -line - 6.0);
}

double ChanceCurve::xOf(std::size_t order) const
{
    const QRectF box = frame();
    return box.left() + box.width() * static_cast<double>(order) / static_cast<double>(m_orders);
}

QPointF ChanceCurve::placeOf(const Point &point) const
{
    const QRectF box = frame();
    return {xOf(point.order), box.bottom() - box.height() * point.chance};
}

const ChanceCurve::Point *ChanceCurve::nearest(double x) const
{
    const auto found =
        std::min_element(m_points.begin(), m_points.end(), [&](const Point &a, const Point &b) {
            return std::abs(xOf(a.order) - x) < std::abs(xOf(b.order) - x);
        });
    return found == m_points.end() ? nullptr : &*found;
}

void ChanceCurve::paintTurns(QPainter &painter) const
{
    const QRectF box = frame();
    QColor faint = palette().color(QPalette::Text);
    faint.setAlphaF(0.35F);
    painter.setPen(QPen(faint, 1));
    painter.drawRect(box);
    painter.setPen(QPen(faint, 1, Qt::DashLine));
    painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()));
    int turn = 0;
    double free = 0; // to the right of the last number
    for (const Point &point : m_points) {
        if (std::exchange(turn, point.turn) == point.turn)
            continue;
        const double x = xOf(point.order);
        painter.setPen(QPen(faint, 1, Qt::DotLine));
        painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
        const QString number = QLocale().toString(turn);
        if (x < free)
            continue;
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QPointF(x + 2, box.bottom() + fontMetrics().ascent() + 3), number);
        free = x + fontMetrics().horizontalAdvance(number) + 8;
    }
}

void ChanceCurve::paintLine(QPainter &painter) const
{
    if (m_points.empty())
        return;
    const QRectF box = frame();
    QPainterPath line(placeOf(m_points.front()));
    for (const Point &point : m_points)
        line.lineTo(placeOf(point));
    const auto fill = [&](double edge, QColor colour) {
        QPainterPath area = line;
        area.lineTo(line.currentPosition().x(), edge);
        area.lineTo(placeOf(m_points.front()).x(), edge);
        area.closeSubpath();
        colour.setAlphaF(0.25F);
        painter.fillPath(area, colour);
    };
    fill(box.bottom(), m_aboveColour); // its share is what lies below the line
    fill(box.top(), m_belowColour);
    painter.setPen(
        QPen(palette().color(QPalette::Text), 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(line);
}

void ChanceCurve::paintMarks(QPainter &painter) const
{
    const QRectF box = frame();
    if (m_moment) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawLine(QPointF(xOf(*m_moment), box.top()), QPointF(xOf(*m_moment), box.bottom()));
    }
    const double radius = fontMetrics().height() * 0.55;
    double last = -1; // place of the one before
    for (const Point &point : m_points) {
        if (point.mark.isEmpty())
            continue;
        QPointF at = placeOf(point);
        if (last >= 0 && at.x() - last < 2 * radius) // beside each other
            at.setX(last + 2 * radius);
        last = at.x();
        at.setY(std::clamp(at.y(), box.top() + radius, box.bottom() - radius));
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.setBrush(palette().color(QPalette::Base));
        painter.drawEllipse(at, radius, radius);
        painter.drawText(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius),
                         Qt::AlignCenter, point.mark);
    }
}

void ChanceCurve::paintNames(QPainter &painter) const
{
    const QRectF box = frame();
    painter.setPen(palette().color(QPalette::Text));
    const int line = fontMetrics().height();
    const auto scale = [&](double y, const QString &words) {
        painter.drawText(QRectF(0, y - line / 2.0, box.left() - 4, line),
                         Qt::AlignRight | Qt::AlignVCenter, words);
    };
    scale(box.top(), tr("100 %"));
    scale(box.center().y(), tr("50 %"));
    scale(box.bottom(), tr("0 %"));
    const QRectF inside = box.adjusted(6, 2, -6, -2);
    const auto name = [&](Qt::Alignment where, const QString &side) {
        const auto how = static_cast<int>(Qt::AlignLeft | where);
        painter.fillRect(painter.boundingRect(inside, how, side).adjusted(-2, 0, 2, 0),
                         palette().color(QPalette::Base));
        painter.drawText(inside, how, side);
    };
    name(Qt::AlignTop, m_above);
    name(Qt::AlignBottom, m_below);
}

void ChanceCurve::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(frame(), palette().color(QPalette::Base));
    paintLine(painter);
    paintTurns(painter);
    paintNames(painter);
    paintMarks(painter);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void ChanceCurve::mouseReleaseEvent(QMouseEvent *event)
{
    if (const Point *point = nearest(event->position().x()))
        emit momentWanted(point->order);
}

void ChanceCurve::keyPressEvent(QKeyEvent *event)
{
    const bool back = event->key() == Qt::Key_Left;
    if ((!back && event->key() != Qt::Key_Right) || m_points.empty())
        return QWidget::keyPressEvent(event);
    const std::size_t from = m_moment.value_or(m_orders);
    const Point *to = back ? &m_points.front() : &m_points.back();
    for (const Point &point : m_points) {
        if (back && point.order < from)
            to = &point;
        if (!back && point.order > from) {
            to = &point;
            break;
        }
    }
    emit momentWanted(to->order);
}

bool ChanceCurve::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    if (const Point *point = nearest(help->pos().x()))
        QToolTip::showText(help->globalPos(), point->words, this);
    return true;
}

} // namespace hexwerk::assault::ui
