// A change to the translation of one text.
#pragma once

#include "texts/translation/text_unit.h"

#include <string>
#include <vector>

namespace hexwerk::translation {

// One text, or all forms of a plural, before and after.
struct TextChange
{
    std::string key;
    std::string file; // of the text
    int line = 0;     // of the file that it was imported from; 0: of none
    std::vector<std::string> before;
    std::vector<std::string> after;
    UnitState stateBefore = UnitState::Untranslated;
    UnitState stateAfter = UnitState::Final;
    bool operator==(const TextChange &) const = default;
};

} // namespace hexwerk::translation
