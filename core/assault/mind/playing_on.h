// A position played on, to see what comes of it.
#pragma once

#include "core/assault/mind/regular.h"

#include <functional>

namespace hexwerk::assault {

// Of the player of both sides: it is quick, and weighs one unit at a time.
inline constexpr Look kHastyLook{.units = 1, .samples = 0};

// Until so many announcements (passes among them) were made, or to the end of the game; or until it
// has gone on for very long. The player is asked for both sides, with what is open to each. The
// same seed gives the same dice. `said` is told each order of a side before it is carried out; may
// be empty.
void playOn(Position &p, Regular &both, std::uint64_t seed, int announcements,
            const std::function<void(SideIndex, const Order &)> &said = {});

// Whether the view's side is not ahead by the forecast, and all of so many games that it may be,
// played on to the end, are lost to it: those who play them on in haste miss ways to win.
// The same seed gives the same answer.
bool isHopeless(const play::View<Position> &view, std::uint64_t seed, int games);

} // namespace hexwerk::assault
