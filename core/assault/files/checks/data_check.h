// What the files of cards and tiles name must be in the system's tables.
#pragma once

#include "core/assault/cards/any_card.h"
#include "core/assault/cards/card_store.h"
#include "core/assault/files/readers/card_reader.h"
#include "core/assault/files/readers/formation_reader.h"
#include "core/assault/files/readers/tile_reader.h"
#include "core/assault/tables/system_data.h"

#include <string>
#include <vector>

namespace hexwerk::assault {

// `effects`: the vocabulary of other files.
std::vector<Problem> checkCards(const CardFile &cards, const SystemData &system,
                                const EffectRows &effects, const std::string &file);
std::vector<Problem> checkFormations(const FormationFile &formations, const SystemData &system,
                                     const CardStore &cards, const std::string &file);
// What a file that holds this card alone would be told.
std::vector<Problem> checkCard(const AnyCard &card, const SystemData &system,
                               const CardStore &cards, const EffectRows &effects);
std::vector<Problem> checkTile(const TileFile &tile, const SystemData &system,
                               const std::string &file);

} // namespace hexwerk::assault
