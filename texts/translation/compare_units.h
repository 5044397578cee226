// Translations against each other.
#pragma once

#include "texts/translation/alarm.h"
#include "texts/translation/known_words.h"
#include "texts/translation/text_unit.h"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

// A word of three letters that is no name in capitals.
bool hasOrdinaryWord(std::string_view plain);

// The same source translated differently: of the wordings the commonest is right, of equals the
// first, and each that is known for it. Different sources with the same translation: all but the
// first and those that are known for it. Within each kind alone. Accelerators and what ends a text
// make no difference; texts of the program with different comments for translators have different
// meanings.
std::vector<Alarm> compareUnits(std::span<const TextUnit> units, const KnownWords &known);

// Places in `units`, of each group in their order: the same source in more than one wording, and
// the other way round.
using UnitGroup = std::vector<std::size_t>;
std::vector<UnitGroup> translatedDifferently(std::span<const TextUnit> units);
std::vector<UnitGroup> translatedAlike(std::span<const TextUnit> units);

// The same accelerator twice in a menu: all but the first. `menus` are by key.
void compareAccelerators(std::span<const TextUnit> units,
                         const std::multimap<std::string, std::string> &menus,
                         std::vector<Alarm> &alarms);

} // namespace hexwerk::translation
