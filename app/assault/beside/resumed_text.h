// Why a saved game could not be taken up with all of its orders, in the language of the window.
#pragma once

#include <QCoreApplication>

#include "app/assault/game/play_game.h"

namespace hexwerk::assault::ui {

class ResumedText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ResumedText)

public:
    // How far it came, and what becomes of the file.
    static QString summary(const PlayGame::Resumed &resumed);
    static QString reason(const PlayGame::Resumed &resumed);
    // What differs from when it was begun, though it could be replayed; may be empty.
    static QString others(const PlayGame::Resumed &resumed);
    // What is another now than when the game was begun; something is.
    static QString changes(const PlayGame::Resumed &resumed);
};

} // namespace hexwerk::assault::ui
