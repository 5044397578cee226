// The user's own translations, over those of the files: kept in the user's library, by key.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/rulebook/rulebook.h"
#include "texts/translation/alarm.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/text_unit.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

struct OwnText
{
    std::vector<std::string> sources; // that it was made from
    std::vector<std::string> targets; // one, or the forms of a plural; empty: that of the file
    UnitState state = UnitState::Draft;
    std::map<CheckCode, std::string> silenced; // with the reason
    bool operator==(const OwnText &) const = default;
};

struct OwnTexts
{
    std::string language;
    std::map<std::string, OwnText> texts; // by key
    bool operator==(const OwnTexts &) const = default;
};

// Below the user's library: "translations/own_fr.toml".
std::string ownTextsFile(std::string_view language);
// Tags of the languages that the library has own texts of, in order.
std::vector<std::string> ownLanguages(const std::filesystem::path &library);

// `file` is what problems call the text.
LoadResult<OwnTexts> readOwnTexts(std::string_view text, const std::string &file);
std::string writeOwnTexts(const OwnTexts &own);
// That of the library; without texts if there is none.
LoadResult<OwnTexts> loadOwnTexts(const std::filesystem::path &library,
                                  const std::string &language);

// Targets and states of the user's own texts; what was made from another source is stale.
void applyOwnTexts(const OwnTexts &own, Catalogue &catalogue);
// Rules in the user's words.
void applyOwnTexts(const OwnTexts &own, Rulebook &rulebook);
// What they change in the files: to be handed in.
std::vector<TextChange> changesOf(const OwnTexts &own, const Catalogue &files);

} // namespace hexwerk::translation
