// Cards as trees of their files.
#pragma once

#include "core/assault/cards/formation_card.h"
#include "core/assault/cards/support_card.h"
#include "core/assault/cards/unit_card.h"
#include "core/files/toml_value.h"

namespace hexwerk::assault {

// One [[unit]] of a `hexwerk.cards` file. The marks of its values are not part of a card.
TomlTable toTree(const UnitCard &card);
// One [[formation]] of a `hexwerk.formations` file, likewise.
TomlTable toTree(const FormationCard &card);
// One [[command]] and one [[support]] of a `hexwerk.cards` file.
TomlTable toTree(const CommandCard &card);
TomlTable toTree(const SupportCard &card);
// One [[effect]] of a `hexwerk.cards` file.
TomlTable toTree(const EffectRows::value_type &row);

} // namespace hexwerk::assault
