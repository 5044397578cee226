#include "app/manual/context_help.h"

#include <QApplication>
#include <QCursor>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>

namespace hexwerk {

ContextHelp::ContextHelp(QAction &action, QWidget &window)
    : QObject(&window)
    , m_action(action)
    , m_window(window)
    , m_mouse(QCursor::pos())
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this] { m_mouse = QCursor::pos(); });
}

const QWidget *ContextHelp::widget() const
{
    const QWidget *const focus = m_pressed ? m_pressed : QApplication::focusWidget();
    const QWidget *const active = focus ? focus->window() : QApplication::activeWindow();
    if (QCursor::pos() != m_mouse)
        if (const QWidget *under = QApplication::widgetAt(QCursor::pos());
            under && under->window() == active && !qobject_cast<const QMenuBar *>(under))
            return under;
    return focus ? focus : active;
}

// In its own window the action hears its keys itself.
bool ContextHelp::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Hide && qobject_cast<const QMenu *>(watched))
        m_mouse = QCursor::pos(); // moved for the menu
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    const auto *const widget = qobject_cast<const QWidget *>(watched);
    if (!widget || widget->window() == &m_window)
        return false;
    const QKeySequence pressed(static_cast<QKeyEvent *>(event)->keyCombination());
    if (!m_action.shortcuts().contains(pressed))
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress) {
        m_pressed = widget;
        m_action.trigger();
        m_pressed = nullptr;
    }
    return true;
}

} // namespace hexwerk
