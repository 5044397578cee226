// How many plural forms a language has, and for which numbers each is.
#pragma once

#include <string>
#include <string_view>

namespace hexwerk::translation {

struct PluralRule
{
    int forms = 2;
    std::string_view expression = "n != 1"; // of C, as gettext has it
};

// Of a BCP 47 tag; as in English where the language is not known.
PluralRule pluralRule(std::string_view language);
// Which form a number has, from 0.
int pluralForm(std::string_view language, int number);

} // namespace hexwerk::translation
