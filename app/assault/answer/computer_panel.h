// The computer is asked: it is watched, made to wait or hurried. In place of the answer.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include <cstdint>

namespace hexwerk::assault::ui {

class ComputerPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit ComputerPanel(QWidget *parent = nullptr);

    // Held or conceding it waits until it is told to go on.
    enum class State : std::uint8_t { Playing, Held, Conceding };
    // `side`: the name of the one it plays.
    void ask(const QString &side, State state);
    // What it thinks about, until it is asked anew.
    void think(const QString &words);

signals:
    void holdWanted(bool isHeld);
    void nextWanted();
    void opponentWanted();

private:
    QLabel *m_words;
    QLabel *m_thought;
    QPushButton *m_hold;
    QPushButton *m_next;
    QPushButton *m_opponent;
    bool m_isHeld = false;
};

} // namespace hexwerk::assault::ui
