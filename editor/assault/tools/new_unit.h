// A unit as it comes from the card library.
#pragma once

#include "editor/assault/document/shared_data.h"

#include <optional>
#include <string>

namespace hexwerk::assault::ui {

class Palette;

// The side that new things belong to: the palette's, else the first.
std::string sideMeant(const Scenario &scenario, const Palette &palette);
// With an id of its own and without a place; empty for a card that is not there.
std::optional<UnitSpec> newUnit(const std::string &card, const std::string &side, int facing,
                                const Scenario &scenario, const DataStore &library);

} // namespace hexwerk::assault::ui
