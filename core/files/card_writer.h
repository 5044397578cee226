// Cards as trees of their files.
#pragma once

#include "core/cards/formation_card.h"
#include "core/cards/unit_card.h"
#include "core/files/toml_value.h"

namespace hexwerk {

// One [[unit]] of a `hexwerk.cards` file. The marks of its values are not part of a card.
TomlTable toTree(const UnitCard &card);
// One [[formation]] of a `hexwerk.formations` file, likewise.
TomlTable toTree(const FormationCard &card);

} // namespace hexwerk
