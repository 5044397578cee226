// What happened in a game, in sentences for the log.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/game/event.h"

namespace hexwerk::assault::ui {

class EventText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::EventText)

public:
    // Empty for what a log need not say.
    static QString of(const Position &p, const Event &event);
};

} // namespace hexwerk::assault::ui
