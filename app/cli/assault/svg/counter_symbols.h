// Units as counters, with the name and strength of their card.
#pragma once

#include "app/cli/assault/svg/pictures.h"
#include "core/assault/cards/unit_card.h"
#include "core/assault/scenario/scenario.h"

#include <string>

namespace hexwerk::cli::svg {

// The unit has a hex. `card` may be null: then the counter bears the card's id. `language` as a
// BCP 47 tag.
std::string counter(const assault::UnitSpec &unit, const assault::UnitCard *card,
                    const std::string &colour, const std::string &language, PictureSheet &sheet);

} // namespace hexwerk::cli::svg
