// The hint beside the map: what a computer player would do here, and why.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "core/assault/mind/advice.h"

namespace hexwerk::assault::ui {

class HintPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit HintPanel(QWidget *parent = nullptr);

    // It is still being thought about.
    void wait();
    void advise(const Position &p, const Advice &advice);
    // The next step of what was begun.
    void propose(const Position &p, const Order &next);

signals:
    void wanted();
    void closed();
    void ruleWanted(const QString &rule);

private:
    void say(const QString &html);

    QLabel *m_words;
    QPushButton *m_do;
    QPushButton *m_close;
};

} // namespace hexwerk::assault::ui
