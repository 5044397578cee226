// Nothing secret is on the screen: the side that is asked says that it alone looks at it.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QPushButton>

#include "core/assault/game/position.h"

namespace hexwerk::assault::ui {

class HandOverPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit HandOverPanel(QWidget *parent = nullptr);

    void ask(const Position &p);
    // `side`: its name; `words`: why it should be alone.
    void ask(const QString &side, const QString &words);

signals:
    void arrived();

private:
    QLabel *m_words;
    QPushButton *m_here;
};

} // namespace hexwerk::assault::ui
