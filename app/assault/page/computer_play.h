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
    // Sets the computer players of a game that was opened, by side; no value: a person. A game with
    // orders waits if it is the computer's turn.
    void play(const std::array<std::optional<Opponent>, 2> &players);
    // People play both sides of the next game; its opponent is the one that was chosen last.
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
