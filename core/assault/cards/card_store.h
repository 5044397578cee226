// The cards at hand, by id, and the words of what command and support cards do.
#pragma once

#include "core/assault/cards/card_effect.h"
#include "core/assault/cards/command_card.h"
#include "core/assault/cards/formation_card.h"
#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"

#include <map>
#include <string>
#include <string_view>

namespace hexwerk::assault {

struct CardStore
{
    std::map<std::string, UnitCard, std::less<>> units;
    std::map<std::string, FormationCard, std::less<>> formations = {};
    std::map<std::string, CommandCard, std::less<>> commands = {};
    std::map<std::string, SupportCard, std::less<>> supports = {};
    EffectRows effects = {}; // what command and support cards can do
    bool operator==(const CardStore &) const = default;

    const UnitCard *unit(std::string_view id) const
    {
        const auto found = units.find(id);
        return found == units.end() ? nullptr : &found->second;
    }
    const FormationCard *formation(std::string_view id) const
    {
        const auto found = formations.find(id);
        return found == formations.end() ? nullptr : &found->second;
    }
};

} // namespace hexwerk::assault
