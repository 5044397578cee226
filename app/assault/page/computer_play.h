// The computer as a player at the table: who plays what, and its turns beside the map.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/answer/computer_panel.h"
#include "app/assault/game/computer_sides.h"
#include "app/assault/game/game_look.h"

namespace hexwerk::assault::ui {

class ComputerPlay final : public QObject
{
    Q_OBJECT

public:
    // `page` has the dialogs.
    ComputerPlay(ComputerPanel &panel, ComputerSides &sides, GameLook &look,
                 const OwnActions &actions, QWidget *page);

    // Shown in place of the answer; true while the computer is to speak.
    bool refresh();

signals:
    // Who plays is another now.
    void changed();
    void told(const QString &sentence);

private:
    void ask();
    void think(const Plan &plan, double chance);

    ComputerPanel &m_panel;
    ComputerSides &m_sides;
    GameLook &m_look;
    QWidget *m_page;
};

} // namespace hexwerk::assault::ui
