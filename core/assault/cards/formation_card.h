// A formation card: units that come into play together. [R4.1a]
#pragma once

#include "core/assault/board/terrain.h"
#include "core/base/local_text.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

struct FormationUnits
{
    std::string card; // of the units
    int count = 1;
    bool operator==(const FormationUnits &) const = default;
};

struct FormationCard
{
    std::string id; // "ger.rifle_platoon"
    LocalText name;
    std::string nation;                 // "ger", "us", "ita"
    UnitType type = UnitType::Infantry; // of the deck that it lies in [R5.6a]
    LocalText command;                  // the parent historical command
    int commandPoints = 0;
    std::vector<FormationUnits> units;
    std::string picture; // a file beside the card's, or below; empty: none
    bool operator==(const FormationCard &) const = default;
};

} // namespace hexwerk::assault
