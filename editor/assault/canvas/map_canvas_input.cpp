// What mouse and keyboard say to the canvas.
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QWheelEvent>

#include "editor/assault/canvas/map_canvas.h"

#include <algorithm>

namespace hexwerk::assault::ui {

std::optional<HexPointer> MapCanvas::pointerAt(QPoint position, Qt::MouseButton button,
                                               Qt::KeyboardModifiers modifiers) const
{
    const std::optional<Hex> hex = hexAt(position);
    if (!hex)
        return std::nullopt;
    const QPointF at = toMap(position);
    return HexPointer{.hex = *hex,
                      .side = m_geometry.sideAt(*hex, at),
                      .facing = m_geometry.facingAt(*hex, at),
                      .button = button,
                      .modifiers = modifiers,
                      .origin = PointerOrigin::Mouse};
}

HexPointer MapCanvas::pointerAtCursor(Qt::MouseButton button, Qt::KeyboardModifiers modifiers) const
{
    return {.hex = m_cursor,
            .side = m_cursorSide,
            .facing = static_cast<int>(m_cursorSide),
            .button = button,
            .modifiers = modifiers,
            .origin = PointerOrigin::Key};
}

void MapCanvas::pan(QPoint by)
{
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - by.x());
    verticalScrollBar()->setValue(verticalScrollBar()->value() - by.y());
}

void MapCanvas::mousePressEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld)) {
        m_panFrom = at;
        viewport()->setCursor(Qt::ClosedHandCursor);
        return;
    }
    m_pressed = pointerAt(at, event->button(), event->modifiers());
    m_last = m_pressed;
    if (!m_pressed)
        return;
    setCursor(m_pressed->hex);
    emit hexPressed(*m_pressed);
}

void MapCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPoint at = event->position().toPoint();
    if (m_panFrom) {
        pan(at - *m_panFrom);
        m_panFrom = at;
        return;
    }
    const auto button = m_pressed ? m_pressed->button : Qt::NoButton;
    const auto pointer = pointerAt(at, button, event->modifiers());
    hover(pointer);
    if (!m_pressed || !pointer || pointer == m_last)
        return;
    m_last = pointer;
    emit hexMoved(*pointer);
}

void MapCanvas::hover(const std::optional<HexPointer> &pointer)
{
    const std::optional<Hex> hex = pointer ? std::optional(pointer->hex) : std::nullopt;
    if (hex != m_hover) {
        const int rim = m_pixelsPerHex / 8;
        for (const std::optional<Hex> &touched : {m_hover, hex})
            if (touched)
                viewport()->update(viewRect(*touched).adjusted(-rim, -rim, rim, rim));
        m_hover = hex;
        if (!hex)
            emit hoverLeft();
    }
    if (pointer)
        emit hexHovered(*pointer);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_panFrom) {
        m_panFrom.reset();
        viewport()->setCursor(m_spaceHeld ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    const std::optional<HexPointer> pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed)
        return;
    const auto here = pointerAt(event->position().toPoint(), pressed->button, event->modifiers());
    // A tool always hears the end of what it began: where it was last over the board.
    emit hexReleased(here ? *here : m_last.value_or(*pressed));
    if (here && here->hex == pressed->hex)
        emit hexClicked(*here);
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    mousePressEvent(event);
    if (m_pressed)
        emit hexDoubleClicked(*m_pressed);
}

void MapCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        if (const auto pointer = pointerAt(viewport()->mapFromGlobal(event->globalPos()),
                                           Qt::RightButton, event->modifiers()))
            emit contextMenuRequested(*pointer, event->globalPos());
    } else if (!m_cursor.isNowhere()) {
        emit contextMenuRequested(pointerAtCursor(Qt::RightButton, event->modifiers()),
                                  viewport()->mapToGlobal(viewRect(m_cursor).center()));
    }
    event->accept();
}

void MapCanvas::wheelEvent(QWheelEvent *event)
{
    const QPoint angle = event->angleDelta();
    if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        pan({angle.y(), angle.x()});
    } else {
        m_wheel += angle.y(); // fine wheels turn less than a step at a time
        const int steps = m_wheel / QWheelEvent::DefaultDeltasPerStep;
        m_wheel -= steps * QWheelEvent::DefaultDeltasPerStep;
        zoomBy(steps, event->position().toPoint());
    }
    event->accept();
}

bool MapCanvas::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        if (const auto hex = hexAt(help->pos()))
            emit toolTipRequested(*hex, help->globalPos());
        return true;
    }
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    return SurfaceView::viewportEvent(event);
}

static std::optional<QPoint> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return std::nullopt;
    }
}

bool MapCanvas::moveCursorByKey(const QKeyEvent &event)
{
    const std::optional<QPoint> arrow = arrowOf(event.key());
    if (!arrow || m_cursor.isNowhere() || event.modifiers().testFlag(Qt::AltModifier))
        return false;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        pan(*arrow * -m_pixelsPerHex);
        return true;
    }
    const int far = event.modifiers().testFlag(Qt::ShiftModifier) ? 5 : 1;
    const Board &board = m_scene.board;
    // On a board that is turned, rows run from right to left.
    const QPoint step = m_scene.isTurned ? QPoint(arrow->y(), -arrow->x()) : *arrow;
    setCursor(Hex::at(std::clamp(m_cursor.column() + step.x() * far, 0, board.columns() - 1),
                      std::clamp(m_cursor.row() + step.y() * far, 0, board.rows() - 1)));
    return true;
}

void MapCanvas::turnCursorSide(int sixths)
{
    m_cursorSide = turned(m_cursorSide, sixths);
    viewport()->update();
    if (!m_cursor.isNowhere())
        emit hexHovered(pointerAtCursor(Qt::NoButton, Qt::NoModifier));
}

bool MapCanvas::zoomByKey(int key)
{
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        return true;
    case Qt::Key_Minus:
        zoomOut();
        return true;
    case Qt::Key_0:
        zoomToFit();
        return true;
    default:
        return false;
    }
}

void MapCanvas::clickByKey(Qt::KeyboardModifiers modifiers)
{
    if (m_cursor.isNowhere())
        return;
    const HexPointer pointer =
        pointerAtCursor(Qt::LeftButton, modifiers & ~Qt::KeyboardModifiers(Qt::KeypadModifier));
    emit hexPressed(pointer);
    emit hexReleased(pointer);
    emit hexClicked(pointer);
}

void MapCanvas::keyPressEvent(QKeyEvent *event)
{
    if (moveCursorByKey(*event))
        return;
    const bool plain = (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0;
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return clickByKey(event->modifiers());
    case Qt::Key_Space:
        m_spaceHeld = true;
        if (!m_panFrom)
            viewport()->setCursor(Qt::OpenHandCursor);
        return;
    case Qt::Key_Comma:
        return turnCursorSide(-1);
    case Qt::Key_Period:
        return turnCursorSide(1);
    default:
        if (!plain || !zoomByKey(event->key()))
            event->ignore(); // the window's shortcuts
    }
}

void MapCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Space || event->isAutoRepeat()) {
        SurfaceView::keyReleaseEvent(event);
        return;
    }
    m_spaceHeld = false;
    if (!m_panFrom)
        viewport()->unsetCursor();
}

void MapCanvas::focusInEvent(QFocusEvent *event)
{
    SurfaceView::focusInEvent(event);
    viewport()->update();
}

void MapCanvas::focusOutEvent(QFocusEvent *event)
{
    m_spaceHeld = false;
    SurfaceView::focusOutEvent(event);
    viewport()->update();
}

} // namespace hexwerk::assault::ui
