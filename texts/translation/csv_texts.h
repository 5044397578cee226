// Translations as a table for spreadsheets, CSV after RFC 4180: for terms above all.
#pragma once

#include "texts/translation/exchange.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

// The first row names the columns: "key (Hexwerk 0.1.0)", "en", the language, "state", "comment";
// others are passed over. At most 10,000 rows.
ExchangeResult readCsvTexts(std::string_view text);
// Plurals are left out: a row has one translation.
std::string writeCsvTexts(const ExchangeFile &file);

} // namespace hexwerk::translation
