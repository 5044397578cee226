// Which texts stand in one menu, where no two may have the same key.
#pragma once

#include "texts/translation/text_unit.h"

#include <map>
#include <span>
#include <string>

namespace hexwerk {

// By the key of a text the menu that it stands in, of those that the windows have now. Left out: a
// text that stands for several, with several translations.
std::map<std::string, std::string> menusOf(std::span<const translation::TextUnit> units);

} // namespace hexwerk
