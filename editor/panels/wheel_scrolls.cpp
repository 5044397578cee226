#include "editor/panels/wheel_scrolls.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDial>
#include <QEvent>
#include <QSlider>

namespace hexwerk::editor {

static bool isField(const QObject *object)
{
    return qobject_cast<const QComboBox *>(object) ||
           qobject_cast<const QAbstractSpinBox *>(object) ||
           qobject_cast<const QSlider *>(object) || qobject_cast<const QDial *>(object);
}

bool WheelScrolls::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::Wheel || !isField(watched))
        return QObject::eventFilter(watched, event);
    event->ignore(); // goes on to what the field lies on
    return true;
}

} // namespace hexwerk::editor
