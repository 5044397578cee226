#include "app/shortcuts/key_field.h"

#include <QKeyEvent>

namespace hexwerk {

KeyField::KeyField(QWidget *parent)
    : QKeySequenceEdit(parent)
{
    setClearButtonEnabled(true);
    connect(this, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence &key) {
        if (!m_isShowing)
            emit pressed(key);
    });
}

void KeyField::setKey(const QKeySequence &key)
{
    m_isShowing = true;
    setKeySequence(key);
    m_isShowing = false;
}

// A sign that needs Shift, like "?", is that sign: on which key it lies is the keyboard's matter.
static QKeySequence withoutNeedlessShift(QKeyCombination key)
{
    const int code = key.key();
    const bool isSign =
        code > Qt::Key_Space && code <= Qt::Key_AsciiTilde && !QChar(code).isLetterOrNumber();
    return isSign ? QKeyCombination(key.keyboardModifiers() & ~Qt::ShiftModifier, key.key()) : key;
}

// The field of Qt waits for further keys.
void KeyField::keyPressEvent(QKeyEvent *event)
{
    const QKeySequence before = keySequence();
    m_isShowing = true;
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence typed = keySequence();
    if (typed.isEmpty()) { // a modifier alone
        m_isShowing = false;
        return;
    }
    const QKeySequence key = withoutNeedlessShift(typed[0]);
    clear();
    setKeySequence(key);
    m_isShowing = false;
    if (key != before)
        emit pressed(key);
}

} // namespace hexwerk
