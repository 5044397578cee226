// The texts of a TOML file of any of our formats.
#pragma once

#include "core/files/problem.h"
#include "texts/translation/change.h"
#include "texts/translation/text_unit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::translation {

// All texts with an English source, by line. `name` is the path of the file below its folder of
// data. None of a format without texts of its own, as of saved games, and of a broken file, which
// is told.
std::vector<TextUnit> textsOfToml(std::string_view text, const std::string &name,
                                  const std::string &language, std::vector<Problem> &problems);

// The file with these changes, which must be of its keys, everything else byte for byte as before.
// Empty if a key is not there or no such text can be written.
std::optional<std::string> changedToml(const std::string &text, const std::string &name,
                                       const std::string &language,
                                       const std::vector<TextChange> &changes);

} // namespace hexwerk::translation
