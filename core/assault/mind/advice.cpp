#include "core/assault/mind/advice.h"

#include "core/assault/mind/searcher.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault {

namespace {

constexpr double kSteepness = 2.1;   // of the curve of chances
constexpr double kSearchShare = 0.6; // of the time; the rest is for what comes out of it
constexpr int kLeastGames = 4;
constexpr std::size_t kMostAnswers = 14; // with more only the best guess is looked at
constexpr std::size_t kMostReasons = 3;

} // namespace

double chanceOfValue(double value)
{
    return 1 / (1 + std::exp(-kSteepness * value));
}

// Those that count most, in chances instead of values.
static std::vector<Reason> strongest(std::vector<Reason> reasons, double perValue)
{
    std::stable_sort(reasons.begin(), reasons.end(), [](const Reason &a, const Reason &b) {
        return std::abs(a.amount) > std::abs(b.amount);
    });
    if (reasons.size() > kMostReasons)
        reasons.resize(kMostReasons);
    for (Reason &reason : reasons)
        reason.amount *= perValue;
    return reasons;
}

// What is said to the open question: at an announcement plans, else answers with the best guess
// first.
std::vector<Plan> Searcher::choices(const Asked &view)
{
    const Position &p = view.position();
    if (p.pending.question == Question::Announce)
        return mostPromising(m_regular.plans(p));
    std::vector<Plan> answers = {{.first = m_regular.answer(view)}};
    const std::vector<Order> offered = Assault::legalOrders(p);
    if (offered.size() <= kMostAnswers)
        for (const Order &order : offered)
            if (order != answers.front().first)
                answers.push_back({.first = order});
    return answers;
}

namespace {

// One thing that may be done, played out again and again.
struct Tried
{
    const Plan *plan = nullptr; // null: as it comes
    double chances = 0;         // their sum
    double last = 0;
    std::vector<std::pair<Order, int>> replies = {};
};

} // namespace

static void note(Tried &tried, const Ending &ending)
{
    tried.last = ending.chance;
    tried.chances += ending.chance;
    if (!ending.reply)
        return;
    const auto known = std::find_if(tried.replies.begin(), tried.replies.end(),
                                    [&](const auto &one) { return one.first == *ending.reply; });
    if (known != tried.replies.end())
        ++known->second;
    else
        tried.replies.emplace_back(*ending.reply, 1);
}

Advice Searcher::advise(const Asked &view, const Plan *done)
{
    const double begun = m_thinking.now ? m_thinking.now() : 0;
    std::vector<Plan> plans = choices(view);
    HW_EXPECTS(!plans.empty());
    const std::vector<std::size_t> ranking = ranked(view, plans, kSearchShare);
    std::vector<Tried> tried = {{&plans[ranking[0]]}, {nullptr}};
    if (plans.size() > 1)
        tried.push_back({&plans[ranking[1]]});
    if (done)
        tried.push_back({done});
    Advice advice;
    int otherBetter = 0;
    const std::uint64_t seed = m_random.below(UINT64_MAX);
    const int most =
        std::max(kLeastGames, static_cast<int>(m_thinking.rollouts * (1 - kSearchShare) /
                                               static_cast<double>(tried.size())));
    const auto isOver = [&] {
        return m_thinking.seconds > 0 && m_thinking.now() - begun >= m_thinking.seconds;
    };
    while (advice.games < most && (advice.games < kLeastGames || !isOver())) {
        for (Tried &one : tried)
            note(one, playedOut(view, one.plan, seed + static_cast<std::uint64_t>(advice.games)));
        if (plans.size() > 1) {
            advice.better += tried[0].last >= tried[2].last;
            otherBetter += tried[2].last >= tried[0].last;
        }
        ++advice.games;
    }
    const auto chanceOf = [&](const Tried &one) { return one.chances / advice.games; };
    advice.now = chanceOf(tried[1]);
    if (done)
        advice.done = chanceOf(tried.back());
    if (plans.size() > 1) {
        if (tried[2].chances > tried[0].chances) {
            std::swap(tried[0], tried[2]);
            advice.better = otherBetter;
        }
        advice.other = {*tried[2].plan, chanceOf(tried[2])};
    }
    const auto &replies = tried[0].replies;
    const auto reply = std::max_element(replies.begin(), replies.end(),
                                        [](auto &a, auto &b) { return a.second < b.second; });
    if (reply != replies.end())
        advice.reply = reply->first;
    advice.best = {*tried[0].plan, chanceOf(tried[0])};
    explain(view.position(), advice);
    return advice;
}

void Searcher::explain(const Position &p, Advice &advice)
{
    if (p.pending.question != Question::Announce)
        return;
    advice.best.plan = m_regular.explained(p, advice.best.plan);
    // How much of a chance a bit of value is worth here.
    const double chance = chanceOfValue(m_regular.appraisal().goals().value(p));
    advice.reasons = strongest(advice.best.plan.reasons, kSteepness * chance * (1 - chance));
}

} // namespace hexwerk::assault
