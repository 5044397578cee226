// Which part of the program help is wanted on, in any of its windows.
#pragma once

#include <QAction>
#include <QObject>
#include <QPoint>
#include <QWidget>

namespace hexwerk {

class ContextHelp final : public QObject
{
    Q_OBJECT

public:
    // Its keys are heard in all windows, also where a dialog shuts out all others.
    // Both must outlive it.
    ContextHelp(QAction &action, QWidget &window);

    // What has the keyboard focus, or what the mouse has been moved to since; may be null.
    const QWidget *widget() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QAction &m_action;
    QWidget &m_window;
    QPoint m_mouse;                     // where it was when the focus came
    const QWidget *m_pressed = nullptr; // where the key is pressed just now
};

} // namespace hexwerk
