// Plays a position on to see what comes of it.
#pragma once

#include "core/assault/mind/regular.h"

#include <functional>

namespace hexwerk::assault {

// For a quick player of both sides, which considers one unit at a time.
inline constexpr Look kHastyLook{.units = 1, .samples = 0};

// Until that many announcements (passes included) were made, the game is over, or it has gone on
// for very long. `both` answers for both sides, and sees everything. The same seed gives the same
// dice. `said` is called with each order of a side before it is carried out; may be empty.
void playOn(Position &p, Regular &both, std::uint64_t seed, int announcements,
            const std::function<void(SideIndex, const Order &)> &said = {});

// Whether the view's side is not ahead by the forecast, and loses all of `games` games that are
// played on to the end from positions that it may be in. The forecast is asked as well because the
// hasty players of these games miss ways to win. The same seed gives the same answer.
bool isHopeless(const play::View<Position> &view, std::uint64_t seed, int games);

} // namespace hexwerk::assault
