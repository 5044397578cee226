// Translations as XLIFF 1.2 and 2.0.
#pragma once

#include "texts/translation/exchange.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

// Of both versions.
ExchangeResult readXliff(std::string_view text);
// Keys are the ids of units, a plural is a group of a unit for each form. Draft needs a
// translation, what waits needs a review, final is approved.
std::string writeXliff12(const ExchangeFile &file);
// Keys are the names of units. A draft is initial with a target, what waits is translated.
std::string writeXliff20(const ExchangeFile &file);

} // namespace hexwerk::translation
