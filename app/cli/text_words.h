// What the work on translations has to say, in English.
#pragma once

#include "texts/translation/exchange.h"

#include <string>

namespace hexwerk::cli {

// "file.po:12: error: ... [placeholder]"
std::string line(const std::string &file, const translation::ExchangeProblem &problem);

} // namespace hexwerk::cli
