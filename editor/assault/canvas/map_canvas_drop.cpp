// What is dragged onto the canvas from elsewhere in the window.
#include <QDragMoveEvent>
#include <QMimeData>

#include "editor/assault/canvas/map_canvas.h"

#include <algorithm>

namespace hexwerk::assault::ui {

void MapCanvas::acceptDropsOf(const QStringList &formats)
{
    m_dropFormats = formats;
    viewport()->setAcceptDrops(!formats.isEmpty());
}

bool MapCanvas::takes(const QMimeData &dragged) const
{
    return std::any_of(m_dropFormats.begin(), m_dropFormats.end(),
                       [&](const QString &format) { return dragged.hasFormat(format); });
}

void MapCanvas::dragEnterEvent(QDragEnterEvent *event)
{
    dragMoveEvent(event);
}

// Over what is no hex of the board nothing can be dropped.
void MapCanvas::dragMoveEvent(QDragMoveEvent *event)
{
    if (!takes(*event->mimeData())) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::CopyAction);
    event->accept(); // the rest of the way too
    if (const auto pointer =
            pointerAt(event->position().toPoint(), Qt::LeftButton, event->modifiers()))
        emit dragMoved(*pointer, *event->mimeData());
    else
        emit dragLeft();
}

void MapCanvas::dragLeaveEvent(QDragLeaveEvent *)
{
    emit dragLeft();
}

void MapCanvas::dropEvent(QDropEvent *event)
{
    emit dragLeft();
    const auto pointer = pointerAt(event->position().toPoint(), Qt::LeftButton, event->modifiers());
    if (!pointer || !takes(*event->mimeData())) {
        event->ignore();
        return;
    }
    event->setDropAction(Qt::CopyAction);
    event->accept();
    setCursor(pointer->hex);
    setFocus(Qt::OtherFocusReason);
    emit dropped(*pointer, *event->mimeData());
}

} // namespace hexwerk::assault::ui
