// The texts of the program: Qt Linguist files.
#pragma once

#include "core/files/problem.h"
#include "texts/translation/change.h"
#include "texts/translation/text_unit.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace hexwerk::translation {

// The forms of plurals in English, by context, source and comment.
using SourceForms =
    std::map<std::tuple<std::string, std::string, std::string>, std::vector<std::string>>;
SourceForms sourceFormsOfTs(std::string_view text);

// In the order of the file, which is one of Qt Linguist; a broken one is told.
std::vector<TextUnit> textsOfTs(std::string_view text, const std::string &name,
                                const SourceForms &forms, std::vector<Problem> &problems);

// The file with these changes, everything else byte for byte as before. Empty if a key is not there
// or has another number of forms. What is not final is marked as unfinished.
std::optional<std::string> changedTs(const std::string &text, const std::string &name,
                                     const std::vector<TextChange> &changes);

} // namespace hexwerk::translation
