#include "core/assault/mind/searcher.h"

#include "core/assault/aside/imagined_position.h"
#include "core/assault/mind/playing_on.h"

#include <algorithm>
#include <map>
#include <utility>

namespace hexwerk::assault {

static constexpr std::size_t kMostPlans = 10;
static constexpr int kMostOfAUnit = 4;
static constexpr std::size_t kMostOthers = 3;
static constexpr std::size_t kMostReactions = 2; // looked at beside none
static constexpr double kSmoke = 0.15;
static constexpr double kRide = 0.3;
static constexpr int kFewestAnnouncements = 4;
static constexpr int kUnitsTimesAnnouncements = 96;

static Style tryingMore(Style style)
{
    style.weights.smoke = std::max(style.weights.smoke, kSmoke);
    style.weights.ride = std::max(style.weights.ride, kRide);
    return style;
}

Searcher::Searcher(const Frozen<Setting> &setting, std::uint64_t seed, Thinking thinking,
                   Style style)
    : m_regular(setting, seed, style)
    , m_trying(setting, seed, tryingMore(style))
    , m_hasty(setting, seed, {}, kHastyLook)
    , m_thinking(std::move(thinking))
    , m_random(seed)
{
}

// Those that promise most, a few of each unit, and waiting. A card that promises less than it may
// bring later is kept: a few lucky games say little.
static std::vector<Plan> mostPromising(std::vector<Plan> plans)
{
    std::vector<Plan> chosen;
    std::map<UnitId, int> ofUnit;
    for (Plan &plan : plans) {
        const bool waits = plan.kind == PlanKind::Wait;
        if (plan.kind == PlanKind::Card && plan.score <= 0)
            continue;
        const bool hasRoom = chosen.size() < kMostPlans &&
                             (plan.unit == UnitId{} || ++ofUnit[plan.unit] <= kMostOfAUnit);
        if (waits || hasRoom)
            chosen.push_back(std::move(plan));
    }
    return chosen;
}

static bool isSame(const Plan &a, const Plan &b)
{
    return a.kind == b.kind && a.first == b.first && a.way == b.way && a.target == b.target;
}

// What Regular plans comes first: what it leaves out has to prove itself.
std::vector<Plan> Searcher::candidates(const Position &p)
{
    std::vector<Plan> plans = mostPromising(m_regular.plans(p));
    if (plans.empty())
        return plans;
    const std::size_t most = plans.size() + kMostOthers;
    for (Plan &other : mostPromising(m_trying.plans(p))) {
        const bool isKnown = std::any_of(plans.begin(), plans.end(),
                                         [&](const Plan &plan) { return isSame(plan, other); });
        if (isKnown || plans.size() == most)
            continue;
        other.score = plans.back().score;
        plans.push_back(std::move(other));
    }
    return plans;
}

Order Searcher::answer(const Asked &view)
{
    const Position &p = view.position();
    if (p.pending.question == Question::Announce) {
        const std::vector<Plan> plans = candidates(p);
        if (!plans.empty()) {
            const Plan &plan = best(view, plans, 1);
            m_regular.follow(plan);
            return plan.first;
        }
    }
    if (!isSearched(p.pending.question))
        return m_regular.answer(view);
    return best(view, answers(p), 0.5).first;
}

std::vector<Plan> Searcher::answers(const Position &p)
{
    if (p.pending.question != Question::React) {
        std::vector<Plan> answers;
        for (Order &order : Assault::legalOrders(p))
            answers.push_back({.first = std::move(order)});
        return answers;
    }
    std::vector<Plan> answers = m_regular.reactions(p);
    const auto shots = std::stable_partition(answers.begin(), answers.end(), [](const Plan &plan) {
        return !std::holds_alternative<React>(plan.first);
    });
    std::stable_sort(shots, answers.end(),
                     [](const Plan &a, const Plan &b) { return a.score > b.score; });
    answers.resize(std::min(answers.size(),
                            static_cast<std::size_t>(shots - answers.begin()) + kMostReactions));
    return answers;
}

bool Searcher::isSearched(Question question)
{
    return question == Question::React || question == Question::Withdraw ||
           question == Question::LastShot || question == Question::JointFire;
}

const Plan &Searcher::best(const Asked &view, const std::vector<Plan> &plans, double share)
{
    return plans[ranked(view, plans, share).front()];
}

std::vector<std::size_t> Searcher::ranked(const Asked &view, const std::vector<Plan> &plans,
                                          double share)
{
    if (plans.size() == 1)
        return {0};
    std::vector<double> priors;
    for (const Plan &plan : plans)
        priors.push_back(plan.score);
    const std::uint64_t seed = m_random.below(UINT64_MAX);
    mind::Budget budget{std::max(1, static_cast<int>(m_thinking.rollouts * share))};
    if (m_thinking.seconds > 0)
        budget.spent = [this, begun = m_thinking.now(), time = m_thinking.seconds * share] {
            const double spent = m_thinking.now() - begun;
            return spent < time ? spent / time : 1; // also where the clock has stopped at infinity
        };
    if (m_thinking.leads && view.position().pending.question == Question::Announce)
        budget.leads = [this, &plans](std::size_t plan, double mean) {
            m_thinking.leads(plans[plan], (1 + mean) / 2);
        };
    const auto rollout = [&](std::size_t plan, std::uint64_t sample) {
        return 2 * playedOut(view, &plans[plan], seed + sample).chance - 1;
    };
    return mind::searched(priors, budget, rollout).ranking;
}

// What is worth telling of it, and does not rest on guesses at what is hidden: hands and set-up.
static bool isReply(const Order &order)
{
    return std::holds_alternative<Announce>(order) || std::holds_alternative<React>(order) ||
           std::holds_alternative<Withdraw>(order);
}

int announcementsAhead(const Position &p, int most)
{
    const auto units = std::count_if(p.units.begin(), p.units.end(),
                                     [](const Unit &unit) { return unit.inPlay(); });
    const int some = kUnitsTimesAnnouncements / std::max(1, static_cast<int>(units));
    return std::min(most, std::max(kFewestAnnouncements, some));
}

// After the announcements that it looks ahead.
Ending Searcher::playedOut(const Asked &view, const Plan *plan, std::uint64_t seed)
{
    play::Randomness random(seed);
    Position p = imagine(view, random);
    const bool isStillToAnnounce = !plan && p.pending.question == Question::Announce;
    const int announcements =
        announcementsAhead(view.position(), m_thinking.announcements) + (isStillToAnnounce ? 1 : 0);
    m_hasty.begin(random.below(UINT64_MAX));
    if (plan) {
        m_hasty.follow(*plan);
        Assault::applySilently(p, plan->first);
    }
    Ending ending;
    playOn(p, m_hasty, random.below(UINT64_MAX), announcements,
           [&](SideIndex side, const Order &order) {
               if (!ending.reply && side != view.seat() && isReply(order))
                   ending.reply = order;
           });
    const double chance = m_hasty.appraisal().goals().forecast(p);
    ending.chance = view.seat() == 0 ? chance : 1 - chance;
    return ending;
}

} // namespace hexwerk::assault
