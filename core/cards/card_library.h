// The cards at hand, by id. Formation, command and support cards join it when they are played.
#pragma once

#include "core/cards/unit_card.h"

#include <map>
#include <string>
#include <string_view>

namespace hexwerk {

struct CardLibrary
{
    std::map<std::string, UnitCard, std::less<>> units;
    bool operator==(const CardLibrary &) const = default;

    const UnitCard *unit(std::string_view id) const
    {
        const auto found = units.find(id);
        return found == units.end() ? nullptr : &found->second;
    }
};

} // namespace hexwerk
