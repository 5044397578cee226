// Which units of a game a rule touches now, by what the engine says of them.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/game/position.h"

#include <string_view>
#include <vector>

namespace hexwerk::assault::ui {

struct TouchedUnit
{
    UnitId unit = {};
    QString name; // with its hex
    QString why;
};

class TouchedUnits
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TouchedUnits)

public:
    // `p`: what those who look may see, so that nothing else is said. Each unit on the map once, by
    // the first of: a marker on it, an ability of its card, why it cannot act, dice of an attack
    // under way, dice of shots, and of assaults from the next hex, that could be announced now.
    static std::vector<TouchedUnit> of(const Position &p, std::string_view rule);
};

} // namespace hexwerk::assault::ui
