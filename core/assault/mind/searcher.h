// The opponent with a search: it plays out its best plans many times, in imagined positions and
// with both sides playing by the odds, and takes the plan with the best results.
#pragma once

#include "core/assault/mind/advice.h"
#include "core/assault/mind/regular.h"
#include "core/mind/search.h"

#include <functional>
#include <vector>

namespace hexwerk::assault {

// How long it thinks about an announcement. Answers to a move get half of that.
struct Thinking
{
    int rollouts = 1'000'000;         // at most, at least 2
    int announcements = 8;            // at most, of both sides, that a plan is played out for
    double seconds = 0;               // at most; 0: no limit
    std::function<double()> now = {}; // the clock, in seconds; needed with `seconds`
    int games = 4; // played for each plan of an advice, at least, however long they take
    // Called now and then at an announcement: the leading plan and the chance to win with it.
    std::function<void(const Plan &plan, double chance)> leads = {};
};

// How many announcements a plan is played out for, at most `most`. In a big game the effect of one
// plan is soon lost among those of all others, so it is played out less far.
int announcementsAhead(const Position &p, int most);

// The result of a plan that was played out.
struct Ending
{
    double chance = 0;               // of the side that is asked to win
    std::optional<Order> reply = {}; // the first notable order of the other side
};

class Searcher final : public mind::Player<Assault>
{
public:
    // Without a time limit, the same seed gives the same answers to the same questions.
    Searcher(const Frozen<Setting> &setting, std::uint64_t seed, Thinking thinking,
             Style style = {});

    Order answer(const play::View<Position> &view) override;
    // What it would do and the chances with that; `done`: to be compared with it.
    Advice advise(const play::View<Position> &view, const Plan *done = nullptr);

private:
    using Asked = play::View<Position>;

    // Whether its answers are played out like plans; Regular answers all others.
    static bool isSearched(Question question);
    std::vector<Plan> candidates(const Position &p);
    // To an open question that is searched; to a move only the best few reactions.
    std::vector<Plan> answers(const Position &p);
    std::vector<Plan> choices(const Asked &view);
    // Indices of the plans, the best first.
    std::vector<std::size_t> ranked(const Asked &view, const std::vector<Plan> &plans,
                                    double share);
    const Plan &best(const Asked &view, const std::vector<Plan> &plans, double share);
    // Without a plan, both sides just play on.
    Ending playedOut(const Asked &view, const Plan *plan, std::uint64_t seed);
    void explain(const Asked &view, Advice &advice);

    Regular m_regular; // answers what needs no search
    Regular m_trying;  // also makes plans that Regular leaves out
    Regular m_hasty;   // plays both sides in a rollout
    Thinking m_thinking;
    play::Randomness m_random;
};

} // namespace hexwerk::assault
