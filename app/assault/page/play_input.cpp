#include "app/assault/page/play_input.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>

#include "app/basis/large_type.h"
#include "editor/keys/action_keys.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

PlayInput::PlayInput(MapCanvas &canvas, std::vector<const QWidget *> answers, QObject *parent)
    : QObject(parent)
    , m_canvas(canvas)
    , m_answers(std::move(answers))
{
    qApp->installEventFilter(this);
}

bool PlayInput::pointsFirst() const
{
    return isLargeType() && m_origin == Origin::Mouse;
}

void PlayInput::noteQuestion(std::size_t orders)
{
    if (std::exchange(m_askedAfter, orders) != orders)
        m_asked.start();
}

// A key that was meant for the question before.
bool PlayInput::isTooEarly(const QObject &watched, const QEvent &event) const
{
    if (m_pause == 0 || !m_asked.isValid() || m_asked.hasExpired(m_pause))
        return false;
    const auto isIn = [&watched](const QObject *place) {
        for (const QObject *each = &watched; each; each = each->parent())
            if (each == place)
                return true;
        return false;
    };
    const bool isAnswer = std::any_of(m_answers.begin(), m_answers.end(), isIn);
    if (event.type() == QEvent::Shortcut)
        return isAnswer;
    if (event.type() != QEvent::KeyPress || !watched.isWidgetType())
        return false;
    const int key = static_cast<const QKeyEvent &>(event).key();
    return (isAnswer || isIn(&m_canvas)) &&
           (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter);
}

// Without its modifiers, which may be released before it.
static bool isHidingKey(int key)
{
    const auto hiding = editor::ActionKeys::all().entry(QStringLiteral("assault.HideCounters"));
    return hiding && std::any_of(hiding->keys.begin(), hiding->keys.end(),
                                 [key](const QKeySequence &one) { return one[0].key() == key; });
}

bool PlayInput::eventFilter(QObject *watched, QEvent *event)
{
    if (isTooEarly(*watched, *event)) {
        emit cameTooEarly();
        return true;
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut)
        m_origin = Origin::Key;
    else if (event->type() == QEvent::MouseButtonPress)
        m_origin = Origin::Mouse;
    else if (event->type() == QEvent::KeyRelease) {
        const auto &key = static_cast<const QKeyEvent &>(*event);
        if (isHidingKey(key.key()) && !key.isAutoRepeat())
            emit hidingKeyReleased();
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::Shortcut ||
        event->type() == QEvent::MouseButtonPress)
        m_canvas.finishMotion(); // nobody waits for it
    return QObject::eventFilter(watched, event);
}

} // namespace hexwerk::assault::ui
