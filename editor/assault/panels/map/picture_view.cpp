#include "editor/assault/panels/map/picture_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault::ui {

PictureView::PictureView(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::CrossCursor);
    setMinimumSize(20 * fontMetrics().averageCharWidth(), 8 * fontMetrics().height());
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

QSize PictureView::sizeHint() const
{
    return {70 * fontMetrics().averageCharWidth(), 18 * fontMetrics().height()};
}

QSize PictureView::pictureSize() const
{
    return m_steps ? m_steps->front().size() : QSize();
}

void PictureView::setPicture(std::shared_ptr<const PictureSteps> steps)
{
    if (steps == m_steps)
        return;
    m_steps = std::move(steps);
    fit();
}

void PictureView::setPoints(const std::vector<QPoint> &points, int current)
{
    m_points = points;
    m_current = current;
    update();
}

void PictureView::fit()
{
    m_fits = true;
    const QSizeF picture = pictureSize();
    if (!picture.isEmpty())
        m_scale = std::min(width() / picture.width(), height() / picture.height());
    m_origin =
        QPointF(width() - picture.width() * m_scale, height() - picture.height() * m_scale) / 2;
    update();
}

void PictureView::resizeEvent(QResizeEvent *)
{
    if (m_fits)
        fit();
}

void PictureView::zoomAround(double factor, QPointF fixed)
{
    const double before = m_scale;
    m_scale = std::clamp(m_scale * factor, 0.01, 16.0);
    m_origin = fixed - (fixed - m_origin) * (m_scale / before);
    m_fits = false;
    update();
}

void PictureView::wheelEvent(QWheelEvent *event)
{
    zoomAround(std::pow(1.2, event->angleDelta().y() / 120.0), event->position());
    event->accept();
}

void PictureView::mousePressEvent(QMouseEvent *event)
{
    m_dragFrom = event->position();
    if (event->button() != Qt::LeftButton || !m_steps)
        return;
    const QPoint point = ((event->position() - m_origin) / m_scale).toPoint();
    if (QRect(QPoint(), pictureSize()).contains(point))
        emit pointed(point);
}

void PictureView::mouseMoveEvent(QMouseEvent *event)
{
    if ((event->buttons() & (Qt::MiddleButton | Qt::RightButton)) == 0)
        return;
    m_origin += event->position() - std::exchange(m_dragFrom, event->position());
    m_fits = false;
    update();
}

void PictureView::keyPressEvent(QKeyEvent *event)
{
    const int far = event->modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    const QPointF middle(width() / 2.0, height() / 2.0);
    switch (event->key()) {
    case Qt::Key_Left:
        return emit pushed({-far, 0});
    case Qt::Key_Right:
        return emit pushed({far, 0});
    case Qt::Key_Up:
        return emit pushed({0, -far});
    case Qt::Key_Down:
        return emit pushed({0, far});
    case Qt::Key_Plus:
        return zoomAround(1.25, middle);
    case Qt::Key_Minus:
        return zoomAround(0.8, middle);
    case Qt::Key_0:
        return fit();
    default:
        QWidget::keyPressEvent(event);
    }
}

// A cross in two colours, so that it is seen on any picture.
void PictureView::paintPoint(QPainter &painter, int number) const
{
    const QPointF at = seenAt(m_points[static_cast<std::size_t>(number)]);
    const bool isCurrent = number == m_current;
    const double reach = fontMetrics().height() * (isCurrent ? 0.9 : 0.6);
    const auto cross = [&](const QColor &colour, double width) {
        painter.setPen(QPen(colour, width));
        painter.drawLine(at - QPointF(reach, 0), at + QPointF(reach, 0));
        painter.drawLine(at - QPointF(0, reach), at + QPointF(0, reach));
        painter.drawEllipse(at, reach * 0.55, reach * 0.55);
    };
    painter.setBrush(Qt::NoBrush);
    cross(Qt::white, 4);
    cross(isCurrent ? QColor(0xb0, 0x1c, 0x1c) : QColor(0x1c, 0x48, 0x8c), 1.6);
    const QRectF label(at + QPointF(reach * 0.6, reach * 0.4),
                       QSizeF(fontMetrics().height() * 1.1, fontMetrics().height() * 1.1));
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawRect(label);
    painter.setPen(Qt::black);
    painter.drawText(label, Qt::AlignCenter, QString::number(number + 1));
}

void PictureView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.fillRect(rect(), palette().color(QPalette::Mid));
    if (m_steps) {
        std::size_t step = 0;
        for (double scale = m_scale; scale < 0.5 && step + 1 < m_steps->size(); scale *= 2)
            ++step;
        painter.drawImage(QRectF(m_origin, QSizeF(pictureSize()) * m_scale), (*m_steps)[step]);
        for (int i = 0; i < static_cast<int>(m_points.size()); ++i)
            paintPoint(painter, i);
    }
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

} // namespace hexwerk::assault::ui
