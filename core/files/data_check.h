// What the files of cards and tiles name must be in the system's tables.
#pragma once

#include "core/assault/system_data.h"
#include "core/cards/any_card.h"
#include "core/cards/card_library.h"
#include "core/files/card_reader.h"
#include "core/files/formation_reader.h"
#include "core/files/tile_reader.h"

#include <string>
#include <vector>

namespace hexwerk {

// `effects`: the vocabulary of other files.
std::vector<Problem> checkCards(const CardFile &cards, const assault::SystemData &system,
                                const EffectRows &effects, const std::string &file);
std::vector<Problem> checkFormations(const FormationFile &formations,
                                     const assault::SystemData &system, const CardLibrary &cards,
                                     const std::string &file);
// What a file that holds this card alone would be told.
std::vector<Problem> checkCard(const AnyCard &card, const assault::SystemData &system,
                               const CardLibrary &cards, const EffectRows &effects);
std::vector<Problem> checkTile(const TileFile &tile, const assault::SystemData &system,
                               const std::string &file);

} // namespace hexwerk
