// A symbol for every terrain, drawn by the program itself.
#pragma once

#include <string>
#include <string_view>

namespace hexwerk::cli::svg {

// The symbols of all terrains that have a picture of their own, for <defs>.
std::string terrainSymbols();
bool hasSymbol(std::string_view terrain);
// Whether it may lie turned by any sixth: growth and rocks, but no houses.
bool mayTurn(std::string_view terrain);
// Of the ground under the symbol.
std::string_view groundColour(int level);

} // namespace hexwerk::cli::svg
