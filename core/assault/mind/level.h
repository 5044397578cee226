// How strong a computer player is.
#pragma once

#include "core/assault/mind/searcher.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// Random is no opponent: whom others are measured against. A recruit looks at few units at a time,
// misjudges what things are worth and forgets who could fire at it. First is Regular with its
// original weights: a fixed reference for later versions.
enum class Level : std::uint8_t { Random, First, Recruit, Regular, Hardened, Veteran, Elite };
std::string_view toString(Level level); // "regular"
std::optional<Level> levelFromString(std::string_view name);

// How a player leans, whatever its level.
enum class Temper : std::uint8_t { Even, Bold, Careful };
std::string_view toString(Temper temper); // "bold"
std::optional<Temper> temperFromString(std::string_view name);
Style styleOf(Temper temper);

struct Opponent
{
    Level level = Level::Regular;
    Temper temper = Temper::Even;
    Weights weights = {}; // Random uses none, First its own
    bool operator==(const Opponent &) const = default;
};
// "regular", "veteran-bold", "regular+danger=0.6"
std::string toString(const Opponent &opponent);
std::optional<Opponent> opponentFromString(std::string_view name);
// Of all, with the current weights.
std::vector<std::string> opponentNames();

// It plays its plans out before it decides.
bool looksAhead(Level level);

// How long it thinks about an announcement, in seconds; 0 without a search.
double secondsOf(Level level);

// Rollouts of an announcement where a veteran has so many, as the times go: ten times as many as a
// hardened player, a quarter of those of an elite one. At least 2; 0 without a search.
int rolloutsOf(Level level, int ofVeteran);
// The reverse.
int rolloutsOfVeteran(Level level, int rollouts);

using ComputerPlayer = mind::Player<Assault>;
// By the clock that is given, in seconds; without one by a fixed number of rollouts, so that the
// same seed gives the same answers.
std::unique_ptr<ComputerPlayer> computerPlayer(const Opponent &opponent,
                                               const Frozen<Setting> &setting, std::uint64_t seed,
                                               Thinking thinking);

} // namespace hexwerk::assault
