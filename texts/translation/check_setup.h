// What the checks of a language go by: one home for the window and the command line.
#pragma once

#include "core/files/data_paths.h"
#include "core/files/problem.h"
#include "core/system/rules.h"
#include "texts/translation/catalogue.h"
#include "texts/translation/checks.h"

#include <span>
#include <vector>

namespace hexwerk::translation {

// The name of a weapon or a unit on its card, which may be the same in both languages.
bool isWeaponName(const TextUnit &unit);

struct CheckSetup
{
    CheckOptions options;
    std::vector<Problem> problems; // of files that were left out
};

// Terms, dictionary, known words and what is silenced, from all folders; names from the catalogue.
CheckSetup checkSetup(const DataPaths &paths, std::span<const Rules *const> systems,
                      const Catalogue &catalogue);

} // namespace hexwerk::translation
