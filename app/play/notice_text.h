// What is said before a game, before a turn and after the end. As HTML, without anything that a
// file says as such.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "app/play/play_game.h"

namespace hexwerk {

class NoticeText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::NoticeText)

public:
    // The scenario, its length, who begins, who wins how, who arrives when, and which rules are not
    // those of the edition.
    static QString briefing(const assault::Position &p, const editor::Library &library);
    static QString turnTitle(const assault::Position &p);
    // Who arrives in this turn and in the next, what is due and what is judged at its end.
    static QString turn(const assault::Position &p, const editor::Library &library);
    // Who won and why, losses and luck.
    static QString over(const PlayGame &game, const assault::Position &p);
};

} // namespace hexwerk
