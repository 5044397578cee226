// The user's own translations, over those of the files: kept in the user's library, by key.
#pragma once

#include "core/base/language_chain.h"
#include "core/files/problem.h"
#include "core/rulebook/rulebook.h"
#include "core/rulebook/terms.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/notes.h"

#include <filesystem>
#include <string>
#include <vector>

namespace hexwerk::translation {

using OwnText = TextNote;
using OwnTexts = TranslationNotes;

// That of the library; without texts if there is none. An error if it cannot be read.
LoadResult<OwnTexts> loadOwnTexts(const std::filesystem::path &library,
                                  const std::string &language);

// Rules in the user's words. `chain`, of its language: where the other half of a rule is taken from
// if only its title or its text is translated.
void applyOwnTexts(const OwnTexts &own, const LanguageChain &chain, Rulebook &rulebook);
// The words of terms.
void applyOwnTexts(const OwnTexts &own, Terms &terms);
// What they change in the files: to be handed in.
std::vector<TextChange> changesOf(const OwnTexts &own, const Catalogue &files);

} // namespace hexwerk::translation
