// What a check has to say, in the language of the window.
#pragma once

#include <QString>

#include "texts/translation/alarm.h"
#include "texts/translation/exchange.h"
#include "texts/translation/text_unit.h"

namespace hexwerk {

QString textOf(const translation::Alarm &alarm);
QString textOf(const translation::ExchangeProblem &problem);
// What it belongs to, in short: a rule, a class of the program.
QString shownPlace(const translation::TextUnit &unit);
QString nameOf(translation::UnitKind kind);
QString nameOf(translation::UnitState state);

} // namespace hexwerk
