// What happened in a game, in sentences for the log.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/assault/event.h"

namespace hexwerk::editor {

class EventText
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::EventText)

public:
    // Empty for what a log need not say.
    static QString of(const assault::Position &p, const assault::Event &event);
};

} // namespace hexwerk::editor
