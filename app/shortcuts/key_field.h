// A field that takes one key with its modifiers, at once.
#pragma once

#include <QKeySequenceEdit>

namespace hexwerk {

class KeyField final : public QKeySequenceEdit
{
    Q_OBJECT

public:
    explicit KeyField(QWidget *parent);

    // `pressed` is for what the user does alone.
    void setKey(const QKeySequence &key);
    // Escape is no key for it, but closes what is around it.
    void leaveEscape() { m_leavesEscape = true; }

signals:
    // Empty: cleared.
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void hint();

    bool m_isShowing = false;
    bool m_leavesEscape = false;
};

} // namespace hexwerk
