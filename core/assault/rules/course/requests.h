// [R12.3.1a] [R12.4.1a] Which support cards may be requested.
#pragma once

#include "core/assault/game/position.h"
#include "core/base/result.h"

#include <string>

namespace hexwerk::assault {

// Of the side that is asked; one that is sealed may be any.
Ruling<> requestRuling(const Position &p, const Request &order);
Ruling<> requestRuling(const Position &p, SideIndex side, const std::string &card);

} // namespace hexwerk::assault
