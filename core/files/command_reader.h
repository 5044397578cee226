// The tables of command and support cards, and of the vocabulary of their effects. Strictly read.
#pragma once

#include "core/cards/support_card.h"
#include "core/files/source_map.h"
#include "core/files/toml_values.h"

#include <utility>

namespace hexwerk {

// [[command]], [[support]] and [[effect]] of a `hexwerk.cards` file.
void readCommandCard(TableReader &table, CommandCard &card, SourceMarks &marks);
void readSupportCard(TableReader &table, SupportCard &card, SourceMarks &marks);
void readEffectRow(TableReader &table, std::pair<std::string, EffectRow> &row);

} // namespace hexwerk
