// The opponent with a search: it plays its best plans out, in imagined positions and with both
// sides playing by odds, and takes the one that comes out best.
#pragma once

#include "core/assault/mind/regular.h"
#include "core/mind/search.h"

#include <functional>
#include <vector>

namespace hexwerk::assault {

// How long it thinks about an announcement; about an answer to a move half of that.
struct Thinking
{
    int rollouts = 1'000'000;         // at most, at least 2
    double seconds = 0;               // at most; 0: as long as the rollouts take
    std::function<double()> now = {}; // the clock, in seconds; needed with `seconds`
};

class Searcher final : public mind::Player<Assault>
{
public:
    // With the same seed, and rollouts alone, the same questions get the same answers.
    Searcher(const Frozen<Setting> &setting, std::uint64_t seed, Thinking thinking,
             Style style = {});

    Order answer(const play::View<Position> &view) override;

private:
    using Asked = play::View<Position>;

    const Plan &best(const Asked &view, const std::vector<Plan> &plans, double share);
    double playedOut(const Asked &view, const Plan &plan, std::uint64_t seed);

    Regular m_regular; // answers what needs no search
    Regular m_hasty;   // both sides, while a plan is played out
    Thinking m_thinking;
    play::Randomness m_random;
};

} // namespace hexwerk::assault
