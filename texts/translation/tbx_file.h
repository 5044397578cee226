// Terms as TBX (ISO 30042:2019).
#pragma once

#include "core/rulebook/terms.h"
#include "texts/translation/exchange.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

// Words and definitions of terms, in English and the first other language. States are not said.
ExchangeResult readTbx(std::string_view text);
// Of the entries those of terms alone; `terms` give their forms, which are admitted, and the
// wordings to avoid, which are deprecated.
std::string writeTbx(const ExchangeFile &file, const Terms &terms);

} // namespace hexwerk::translation
