// Computer players to choose from, in words.
#pragma once

#include <QComboBox>
#include <QCoreApplication>

#include "core/assault/mind/level.h"

namespace hexwerk::assault::ui {

class OpponentChoice
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::OpponentChoice)

public:
    // "Regular", "Veteran, bold".
    static QString name(const Opponent &opponent);
    // One item a level, behind those that are there, with the level as its number.
    static void addLevels(QComboBox &box);
    // Those that play many games, in place of what is there; the choice stays.
    static void offerForManyGames(QComboBox &box);
    // One item a temper, likewise.
    static void addTempers(QComboBox &box);
};

} // namespace hexwerk::assault::ui
