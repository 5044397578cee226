#include "editor/panels/compass.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "editor/canvas/hex_geometry.h"

#include <algorithm>

namespace hexwerk::editor {

static constexpr int kVertices = 6;

Compass::Compass(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Compass::sizeHint() const
{
    const int side = fontMetrics().height() * 3;
    return {side + side / 6, side};
}

void Compass::setFacing(std::optional<int> facing)
{
    m_facing = facing;
    update();
}

QPointF Compass::vertex(int facing, double share) const
{
    const HexGeometry geometry(0.94 * width());
    const Hex hex = Hex::at(0, 0);
    const QPointF middle = QRectF(rect()).center();
    return middle + (geometry.corner(hex, facing) - geometry.centre(hex)) * share;
}

void Compass::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPolygonF hex;
    for (int facing = 0; facing < kVertices; ++facing)
        hex << vertex(facing, 0.9);
    const QColor line = palette().color(hasFocus() ? QPalette::Highlight : QPalette::Text);
    painter.setPen(QPen(line, hasFocus() ? 2.6 : 1.4));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawPolygon(hex);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette().color(QPalette::Text));
    for (int facing = 0; facing < kVertices; ++facing)
        painter.drawEllipse(vertex(facing, 0.78), 2.2, 2.2);
    if (!m_facing)
        return;
    painter.translate(QRectF(rect()).center());
    painter.rotate(angleOfFacing(*m_facing));
    const double r = 0.42 * width();
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.setPen(QPen(palette().color(QPalette::Text), 1.2));
    painter.drawPolygon(QPolygonF({{0, -r},
                                   {r * 0.36, -r * 0.42},
                                   {r * 0.14, -r * 0.42},
                                   {r * 0.14, r * 0.5},
                                   {-r * 0.14, r * 0.5},
                                   {-r * 0.14, -r * 0.42},
                                   {-r * 0.36, -r * 0.42}}));
}

void Compass::mousePressEvent(QMouseEvent *event)
{
    int nearest = 0;
    const auto far = [&](int facing) {
        const QPointF way = vertex(facing, 1) - event->position();
        return QPointF::dotProduct(way, way);
    };
    for (int facing = 1; facing < kVertices; ++facing)
        if (far(facing) < far(nearest))
            nearest = facing;
    emit chosen(nearest);
}

void Compass::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        return emit chosen(m_facing ? (*m_facing + 1) % kVertices : 0);
    case Qt::Key_Left:
    case Qt::Key_Up:
        return emit chosen(m_facing ? (*m_facing + kVertices - 1) % kVertices : kVertices - 1);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return emit cleared();
    default:
        QWidget::keyPressEvent(event);
    }
}

void Compass::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void Compass::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace hexwerk::editor
