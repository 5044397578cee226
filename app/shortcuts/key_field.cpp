#include "app/shortcuts/key_field.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace hexwerk {

KeyField::KeyField(QWidget *parent)
    : QKeySequenceEdit(parent)
{
    setClearButtonEnabled(true);
    hint();
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
    hint();
}

// In place of that of Qt, which is longer than the field.
void KeyField::hint()
{
    findChild<QLineEdit *>()->setPlaceholderText(hasFocus() ? tr("Press a key") : QString());
}

void KeyField::focusInEvent(QFocusEvent *event)
{
    QKeySequenceEdit::focusInEvent(event);
    hint();
}

// The field of Qt tells its key once more when the focus goes, even to a dialog that is coming
// down.
void KeyField::focusOutEvent(QFocusEvent *event)
{
    m_isShowing = true;
    QKeySequenceEdit::focusOutEvent(event);
    m_isShowing = false;
    hint();
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
    if (m_leavesEscape && event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        return event->ignore();
    const QKeySequence before = keySequence();
    m_isShowing = true;
    QKeySequenceEdit::keyPressEvent(event);
    const QKeySequence typed = keySequence();
    if (typed.isEmpty()) { // a modifier alone
        m_isShowing = false;
        hint();
        return;
    }
    const QKeySequence key = withoutNeedlessShift(typed[0]);
    clear();
    setKeySequence(key);
    m_isShowing = false;
    hint();
    if (key != before)
        emit pressed(key);
}

} // namespace hexwerk
