// Files of formation cards: strictly read.
#pragma once

#include "core/assault/cards/formation_card.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

struct FormationFile
{
    std::vector<FormationCard> formations;
    std::vector<SourceMarks> marks; // of the formations
    SourceMap places;
    bool operator==(const FormationFile &) const = default;
};

// The text of a `hexwerk.formations` file; `file` is what problems call it.
LoadResult<FormationFile> readFormations(std::string_view text, const std::string &file,
                                         Places places = Places::Kept);

} // namespace hexwerk::assault
