// The opponent with a search: it plays its best plans out, in imagined positions and with both
// sides playing by odds, and takes the one that comes out best.
#pragma once

#include "core/assault/mind/advice.h"
#include "core/assault/mind/regular.h"
#include "core/mind/search.h"

#include <functional>
#include <vector>

namespace hexwerk::assault {

// How long it thinks about an announcement; about an answer to a move half of that.
struct Thinking
{
    int rollouts = 1'000'000; // at most, at least 2
    int announcements = 8;    // of both sides after a plan, at most, to where it is played out
    double seconds = 0;       // at most; 0: as long as the rollouts take
    std::function<double()> now = {}; // the clock, in seconds; needed with `seconds`
    int games =
        4; // that each plan of an advice is played out in, at least, however long that takes
    // Told now and then at an announcement: which plan leads, and the chance of its side to win.
    std::function<void(const Plan &plan, double chance)> leads = {};
};

// How far it plays out, at most `most`: in a big game one plan is lost among what all others do,
// the farther it is played out the more.
int announcementsAhead(const Position &p, int most);

// How a game stands that was played out.
struct Ending
{
    double chance = 0;               // that the side that is asked wins
    std::optional<Order> reply = {}; // what the other side first did, if that was something
};

class Searcher final : public mind::Player<Assault>
{
public:
    // With the same seed, and rollouts alone, the same questions get the same answers.
    Searcher(const Frozen<Setting> &setting, std::uint64_t seed, Thinking thinking,
             Style style = {});

    Order answer(const play::View<Position> &view) override;
    // What it would answer, and how good that is, also beside what was done.
    Advice advise(const play::View<Position> &view, const Plan *done = nullptr);

private:
    using Asked = play::View<Position>;

    // Whether answers to it are played out as plans are; the others are left to Regular.
    static bool isSearched(Question question);
    std::vector<Plan> candidates(const Position &p);
    // To the open question, which is searched. To a move: of the reactions the best few.
    std::vector<Plan> answers(const Position &p);
    std::vector<Plan> choices(const Asked &view);
    // The plans by their places, the best first.
    std::vector<std::size_t> ranked(const Asked &view, const std::vector<Plan> &plans,
                                    double share);
    const Plan &best(const Asked &view, const std::vector<Plan> &plans, double share);
    // Without a plan it is answered as it comes.
    Ending playedOut(const Asked &view, const Plan *plan, std::uint64_t seed);
    void explain(const Asked &view, Advice &advice);

    Regular m_regular; // answers what needs no search
    Regular m_trying;  // plans what Regular leaves out, too
    Regular m_hasty;   // both sides, while a plan is played out
    Thinking m_thinking;
    play::Randomness m_random;
};

} // namespace hexwerk::assault
