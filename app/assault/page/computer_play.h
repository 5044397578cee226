// The computer as a player at the table: who plays what, and its turns beside the map.
#pragma once

#include "app/assault/actions/own_actions.h"
#include "app/assault/answer/computer_panel.h"
#include "app/assault/game/computer_sides.h"
#include "app/assault/game/game_look.h"

#include <array>
#include <optional>

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
    // Of a game that was opened, by side: who plays it from now on; without a value, a player. What
    // has orders already waits if the computer is to speak.
    void play(const std::array<std::optional<Opponent>, 2> &players);
    // Players have both sides of the next game, and its opponent is the one that was chosen last.
    void forget();

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
    std::optional<std::array<Opponent, 2>> m_chosen; // before others were given to a game
};

} // namespace hexwerk::assault::ui
