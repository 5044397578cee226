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

signals:
    // Empty: cleared.
    void pressed(const QKeySequence &key);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_isShowing = false;
};

} // namespace hexwerk
