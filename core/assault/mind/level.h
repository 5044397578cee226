// How strong a computer player is.
#pragma once

#include "core/assault/mind/searcher.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault {

// Random is a yardstick, not an opponent. A recruit considers few units at a time, misjudges what
// things are worth and forgets who could fire at it. First is Regular with its original weights: a
// fixed reference for later versions.
enum class Level : std::uint8_t { Random, First, Recruit, Regular, Hardened, Veteran, Elite };
std::string_view toString(Level level); // "regular"
std::optional<Level> levelFromString(std::string_view name);

// The style of a player, at any level.
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
// Of all levels and tempers, with the current weights.
std::vector<std::string> opponentNames();

// Whether it plays its plans out before it decides.
bool looksAhead(Level level);

// How long it thinks about an announcement, in seconds; 0 without a search.
double secondsOf(Level level);

// Rollouts for an announcement if a veteran has `ofVeteran`: a tenth of them for a hardened player,
// four times as many for an elite one. At least 2; 0 without a search.
int rolloutsOf(Level level, int ofVeteran);
// The reverse.
int rolloutsOfVeteran(Level level, int rollouts);

using ComputerPlayer = mind::Player<Assault>;
// With a clock it thinks for secondsOf(level); without one for a fixed number of rollouts, so that
// the same seed gives the same answers.
std::unique_ptr<ComputerPlayer> computerPlayer(const Opponent &opponent,
                                               const Frozen<Setting> &setting, std::uint64_t seed,
                                               Thinking thinking);

} // namespace hexwerk::assault
