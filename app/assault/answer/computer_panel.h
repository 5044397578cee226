// The computer is asked: it is watched, made to wait or hurried. In place of the answer.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

namespace hexwerk::assault::ui {

class ComputerPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit ComputerPanel(QWidget *parent = nullptr);

    // `side`: the name of the one it plays; `isHeld`: it waits until it is told to go on.
    void ask(const QString &side, bool isHeld);

signals:
    void holdWanted(bool isHeld);
    void nextWanted();
    void opponentWanted();

private:
    QLabel *m_words;
    QPushButton *m_hold;
    QPushButton *m_next;
    QPushButton *m_opponent;
    bool m_isHeld = false;
};

} // namespace hexwerk::assault::ui
