// Card files: strictly read.
#pragma once

#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"
#include "core/files/problem.h"
#include "core/files/source_map.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwerk::assault {

struct CardFile
{
    std::vector<UnitCard> units;
    std::vector<SourceMarks> marks; // of the units
    std::vector<CommandCard> commands;
    std::vector<SourceMarks> commandMarks;
    std::vector<SupportCard> supports;
    std::vector<SourceMarks> supportMarks;
    std::vector<std::pair<std::string, EffectRow>> effects; // words of the vocabulary
    SourceMap places;
    bool operator==(const CardFile &) const = default;
};

// The text of a `hexwerk.cards` file; `file` is what problems call it.
LoadResult<CardFile> readCards(std::string_view text, const std::string &file,
                               Places places = Places::Kept);

} // namespace hexwerk::assault
