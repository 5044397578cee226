// The formats of what a scenario takes from the library.
#pragma once

#include "core/system/rules.h"

#include <array>

namespace hexwerk::assault {

inline constexpr FormatSpec kTileFormat = {"hexwerk.tile", "tiles"};
inline constexpr FormatSpec kCardFormat = {"hexwerk.cards", "cards"};
// Last, as it names unit cards.
inline constexpr FormatSpec kFormationFormat = {"hexwerk.formations", "cards"};
inline constexpr std::array kPartFormats = {kTileFormat, kCardFormat, kFormationFormat};

} // namespace hexwerk::assault
