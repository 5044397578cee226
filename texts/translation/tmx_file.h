// A memory of translations as TMX 1.4.
#pragma once

#include "texts/translation/exchange.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

// Units of any program: those without an id have no key. The language is the first one that is not
// English.
ExchangeResult readTmx(std::string_view text);
// Approved translations alone. Forms of plurals have the key and their number.
std::string writeTmx(const ExchangeFile &file);

} // namespace hexwerk::translation
