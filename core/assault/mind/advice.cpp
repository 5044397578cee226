#include "core/assault/mind/advice.h"

#include "core/assault/mind/searcher.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hexwerk::assault {

namespace {

constexpr double kSteepness = 2.1;       // of chances over values, on a logistic curve
constexpr double kSearchShare = 0.6;     // of the time; the rest is for what comes out of it
constexpr std::size_t kMostAnswers = 14; // with more only the best guess is looked at
constexpr std::size_t kMostReasons = 3;
constexpr int kLikely = 3; // a reply that comes in one of so many games

} // namespace

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
        return candidates(p);
    if (p.pending.question == Question::React)
        return answers(p);
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
    const Plan *plan = nullptr;    // null: as it comes
    double chances = 0;            // to win, their sum
    std::vector<double> each = {}; // by game
    std::vector<std::pair<Order, int>> replies = {};
};

} // namespace

static void note(Tried &tried, const Ending &ending)
{
    tried.each.push_back(ending.chance);
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

// Both meet the same dice, so that their difference says more than either.
static double errorOf(const Tried &best, const Tried &done)
{
    const double games = static_cast<double>(best.each.size());
    const double mean = (best.chances - done.chances) / games;
    double squares = 0;
    for (std::size_t i = 0; i < best.each.size(); ++i) {
        const double off = best.each[i] - done.each[i] - mean;
        squares += off * off;
    }
    return games > 1 ? std::sqrt(squares / (games - 1) / games) : 1;
}

Advice Searcher::advise(const Asked &view, const Plan *done)
{
    const double begun = m_thinking.now ? m_thinking.now() : 0;
    std::vector<Plan> plans = choices(view);
    HW_EXPECTS(!plans.empty());
    std::vector<std::size_t> ranking = ranked(view, plans, kSearchShare);
    // What it would answer without a search is not given up for a few lucky games.
    const Question question = view.position().pending.question;
    const bool isGuessed = question != Question::Announce && !isSearched(question);
    if (isGuessed)
        std::stable_partition(ranking.begin(), ranking.end(),
                              [](std::size_t place) { return place == 0; });
    Tried best{&plans[ranking[0]]};
    Tried other{plans.size() > 1 ? &plans[ranking[1]] : nullptr};
    Tried given{done};
    Tried now;
    std::vector<Tried *> tried = {&best, &now};
    if (other.plan)
        tried.push_back(&other);
    if (done)
        tried.push_back(&given);
    Advice advice;
    const double share = (1 - kSearchShare) / static_cast<double>(tried.size());
    const int most = std::max(m_thinking.games, static_cast<int>(m_thinking.rollouts * share));
    const auto isOver = [&] {
        return m_thinking.seconds > 0 && !(m_thinking.now() - begun < m_thinking.seconds);
    };
    const std::uint64_t seed = m_random.below(UINT64_MAX);
    for (; advice.games < most && (advice.games < m_thinking.games || !isOver()); ++advice.games)
        for (Tried *one : tried)
            note(*one, playedOut(view, one->plan, seed + static_cast<std::uint64_t>(advice.games)));
    const auto chanceOf = [&](const Tried &one) { return one.chances / advice.games; };
    if (other.plan && other.chances > best.chances) {
        if (isGuessed)
            other.plan = nullptr;
        else
            std::swap(best, other);
    }
    advice.now = chanceOf(now);
    advice.best = {*best.plan, chanceOf(best)};
    if (other.plan) {
        advice.other = {*other.plan, chanceOf(other)};
        advice.otherError = errorOf(best, other);
    }
    if (done) {
        advice.done = chanceOf(given);
        advice.doneError = errorOf(best, given);
    }
    const auto reply =
        std::max_element(best.replies.begin(), best.replies.end(),
                         [](const auto &a, const auto &b) { return a.second < b.second; });
    // At set-up nobody has anything to reply to yet.
    if (view.position().phase != Phase::SetUp && reply != best.replies.end() &&
        reply->second * kLikely >= advice.games)
        advice.reply = reply->first;
    explain(view, advice);
    return advice;
}

void Searcher::explain(const Asked &view, Advice &advice)
{
    const Position &p = view.position();
    const double chance = m_regular.appraisal().goals().forecast(p);
    advice.byValue = view.seat() == 0 ? chance : 1 - chance;
    if (p.pending.question != Question::Announce)
        return;
    advice.best.plan = m_trying.explained(p, advice.best.plan);
    // How much of a chance a bit of value is worth here.
    advice.reasons =
        strongest(advice.best.plan.reasons, kSteepness * advice.byValue * (1 - advice.byValue));
}

} // namespace hexwerk::assault
