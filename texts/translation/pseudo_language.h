// A language that nobody speaks: every text that can be translated is seen by its look, and has the
// room that a longer language needs.
#pragma once

#include "texts/translation/catalogue.h"
#include "texts/translation/own_texts.h"

#include <string>
#include <string_view>

namespace hexwerk::translation {

inline constexpr std::string_view kPseudoLanguage = "qps"; // for private use, by ISO 639-3

// In brackets, with accents on all letters and about 40 % longer. What the program reads stays:
// placeholders, tags and entities of rich text, the letter of a key, words with figures such as
// ids. Empty for an empty text.
std::string pseudoText(std::string_view source);
// Of all texts.
OwnTexts pseudoTexts(const Catalogue &catalogue);

} // namespace hexwerk::translation
