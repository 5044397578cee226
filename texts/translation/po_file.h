// Translations as PO files of gettext. The library behind it keeps state of its own: not to be
// called from two threads at once.
#pragma once

#include "texts/translation/exchange.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

// Keys are the contexts of messages, what needs work is fuzzy, and a translator's comment
// "state: review" marks what waits for a review.
ExchangeResult readPo(std::string_view text);
// Empty where the system gives no file in memory.
std::string writePo(const ExchangeFile &file);

} // namespace hexwerk::translation
