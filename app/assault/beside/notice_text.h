// What is said before a game, before a turn and after the end. As HTML, without anything that a
// file says as such.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/assault/game/play_game.h"

namespace hexwerk::assault::ui {

class NoticeText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::NoticeText)

public:
    // The scenario, its length, who begins, who wins how, who arrives when, and which rules are not
    // those of the edition.
    static QString briefing(const Position &p, const DataStore &library);
    static QString turnTitle(const Position &p);
    // Who arrives in this turn and in the next, what is due and what is judged at its end.
    static QString turn(const Position &p, const DataStore &library);
    // Who won and why, losses and luck.
    static QString over(const PlayGame &game, const Position &p);
};

} // namespace hexwerk::assault::ui
