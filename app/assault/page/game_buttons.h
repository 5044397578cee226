// The buttons below the side: taking back and saving.
#pragma once

#include <QBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include "app/assault/actions/own_actions.h"

namespace hexwerk::assault::ui {

class GameButtons final : public QObject
{
    Q_OBJECT

public:
    GameButtons(const OwnActions &actions, QWidget *page);

    void addTo(QBoxLayout &column);
    // The tool bar has most of them too: large writing leaves no room for them.
    void makeRoom();
    void refresh(bool canTakeBack, bool hasRollByHand);
    void retranslate();

signals:
    void takeBackWanted();
    void saveWanted();

private:
    QPushButton *m_takeBack;
    QToolButton *m_rollAgain;
    QPushButton *m_save;
};

} // namespace hexwerk::assault::ui
