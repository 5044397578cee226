// What the work on translations has to say, in English.
#pragma once

#include "texts/translation/alarm.h"
#include "texts/translation/exchange.h"

#include <string>

namespace hexwerk::cli {

// "file.po:12: error: ... [placeholder]"
std::string line(const std::string &file, const translation::ExchangeProblem &problem);

// "the number 3 is missing"
std::string sentence(const translation::Alarm &alarm);

} // namespace hexwerk::cli
