// The tables of command and support cards, and of the vocabulary of their effects. Strictly read.
#pragma once

#include "core/assault/cards/support_card.h"
#include "core/assault/files/readers/toml_values.h"
#include "core/files/source_map.h"

#include <utility>

namespace hexwerk::assault {

// [[command]], [[support]] and [[effect]] of a `hexwerk.cards` file.
void readCommandCard(TableReader &table, CommandCard &card, SourceMarks &marks);
void readSupportCard(TableReader &table, SupportCard &card, SourceMarks &marks);
void readEffectRow(TableReader &table, std::pair<std::string, EffectRow> &row);

} // namespace hexwerk::assault
