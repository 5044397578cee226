// Which texts of the program stand together in a menu.
#pragma once

#include "texts/translation/catalogue.h"

#include <map>
#include <span>
#include <string>

namespace hexwerk {

// In the windows that there are, as they are now: by the key of a text, the menus that it stands
// in, with those of the menu bar in one. Of texts that read the same, the first stands for all.
std::multimap<std::string, std::string> textsInMenus(std::span<const translation::TextUnit> units);

} // namespace hexwerk
