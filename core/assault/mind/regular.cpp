#include "core/assault/mind/regular.h"

#include "core/assault/aside/reaction_odds.h"
#include "core/assault/mind/foresight.h"
#include "core/assault/rules/moving/movement.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static constexpr double kCall = 0.02;      // of a card that is turned up in answer to a move
static constexpr double kReaction = 0.002; // of a reaction as such: a value

Regular::Regular(const Frozen<Setting> &setting, std::uint64_t seed, Style style, Look look)
    : m_setting(setting)
    , m_style(style)
    , m_look(look)
    , m_random(seed)
{
    m_appraisal.emplace(setting, style);
}

void Regular::begin(std::uint64_t seed)
{
    m_random = play::Randomness(seed);
    m_weighedTurn = 0;
    follow({});
}

void Regular::follow(Plan plan)
{
    m_plan = std::move(plan);
    m_onWay = 0;
}

// Whoever looks at a few units only has no time to weigh everything at every step.
void Regular::weigh(const Position &p)
{
    if (!(p.setting == m_setting)) { // the board has changed
        m_setting = p.setting;
        m_appraisal.emplace(m_setting, m_style);
        m_weighedTurn = 0;
    }
    const bool isHasty = m_look.units != SIZE_MAX;
    if (isHasty && m_weighedTurn == p.turn && p.pending.question != Question::Announce)
        return;
    m_appraisal->weigh(p);
    m_weighedTurn = p.turn;
}

Order Regular::answer(const Asked &view)
{
    const Position &p = view.position();
    weigh(p);
    if (p.pending.question == Question::Announce)
        return announce(p);
    if (isStormVain(p))
        m_onWay = m_plan.way.size();
    if (auto next = nextOf(m_plan, p, m_onWay))
        return std::move(*next);
    const std::vector<Order> offered = Assault::legalOrders(p);
    HW_EXPECTS(!offered.empty());
    if (offered.size() == 1)
        return offered[0];
    if (auto prepared = prepare(p, offered))
        return std::move(*prepared);
    switch (p.pending.question) {
    case Question::Step:
    case Question::Fallback:
        return step(p, offered);
    case Question::Target:
        return target(p, offered);
    case Question::React:
        return react(p, offered);
    case Question::JointFire:
        return joinFire(p, offered);
    default:
        return m_look.samples > 0 ? foreseen(view, aims(p, offered), m_appraisal->goals(),
                                             samplesFor(p.pending.question), m_random,
                                             leastGain(p.pending.question))
                                  : any(offered);
    }
}

// Which die to roll again, and whether a card helps at all, is a close matter. Player `first` looks
// no closer.
int Regular::samplesFor(Question question) const
{
    const bool isClose = (question == Question::Reroll || question == Question::PlayCard) &&
                         !(m_style.weights == kFirstWeights);
    return isClose ? 4 * m_look.samples : m_look.samples;
}

// A card that does no more than to decline is kept.
double Regular::leastGain(Question question) const
{
    const Weights &weights = m_style.weights;
    return question == Question::PlayCard && weights.card > 0
               ? weights.cardKept * std::clamp(m_appraisal->turnsLeft(), 0.1, 1.0)
               : 0;
}

// Player `first` carries out every plan, as it always has.
bool Regular::isStormVain(const Position &p)
{
    if (m_style.weights == kFirstWeights || m_plan.kind != PlanKind::Storm ||
        p.pending.question != Question::Step || p.pending.unit != m_plan.unit ||
        m_onWay >= m_plan.way.size())
        return false;
    const Unit &unit = p.unit(m_plan.unit);
    if (m_onWay == 0)
        m_strength = unit.strength;
    const Unit &enemy = p.unit(m_plan.target);
    if (unit.strength >= m_strength || !enemy.inPlay() ||
        p.card(unit.id).type != UnitType::Infantry)
        return false;
    Hex before = unit.at;
    for (std::size_t i = m_onWay; i + 1 < m_plan.way.size(); ++i)
        if (const auto *step = std::get_if<Step>(&m_plan.way[i]))
            before = step->to;
    return worthOfStorm(p, before, enemy) < 0;
}

double Regular::worthOfStorm(const Position &p, Hex before, const Unit &enemy)
{
    const Unit &unit = p.unit(p.pending.unit);
    Position there = p;
    there.unit(unit.id).at = before;
    const Clash &clash = m_appraisal->harms().clash(there, *walkInProgress(p), before, enemy.id);
    return m_style.weights.stormGives * m_appraisal->gain(p, clash.given, enemy) -
           m_style.weights.stormTakes * m_appraisal->gain(p, clash.taken, unit);
}

// Player `first` goes wherever it wants to be.
std::optional<double> Regular::worthOfStormInto(const Position &p, Hex hex)
{
    const Unit &unit = p.unit(p.pending.unit);
    if (m_style.weights == kFirstWeights || p.pending.question != Question::Step ||
        p.card(unit.id).type != UnitType::Infantry)
        return std::nullopt;
    std::optional<double> worth;
    for (const Unit &enemy : p.units)
        if (enemy.side != unit.side && enemy.inPlay() && enemy.at == hex)
            worth = worth.value_or(0) + worthOfStorm(p, unit.at, enemy);
    return worth;
}

// Off by up to `blur`, either way.
double Regular::seen(double score, double blur)
{
    if (blur <= 0)
        return score;
    return score + blur * (static_cast<double>(m_random.below(2001)) / 1000 - 1);
}

const Order &Regular::any(const std::vector<Order> &offered)
{
    return offered[m_random.below(offered.size())];
}

Order Regular::announce(const Position &p)
{
    Planner planner(*m_appraisal);
    std::vector<Plan> plans = m_look.units == SIZE_MAX
                                  ? planner.plans(p)
                                  : planner.plansOfSome(p, m_look.units, m_random);
    if (m_look.blur > 0) {
        for (Plan &plan : plans)
            plan.score = seen(plan.score, m_look.blur);
        std::stable_sort(plans.begin(), plans.end(),
                         [](const Plan &a, const Plan &b) { return a.score > b.score; });
    }
    const auto best = std::find_if(plans.begin(), plans.end(), [&](const Plan &plan) {
        return Assault::query(p, plan.first).has_value();
    });
    follow(best != plans.end() ? std::move(*best) : Plan{.first = any(Assault::legalOrders(p))});
    return m_plan.first;
}

std::vector<Plan> Regular::plans(const Position &p)
{
    weigh(p);
    std::vector<Plan> plans = Planner(*m_appraisal).plans(p);
    std::erase_if(plans, [&](const Plan &plan) { return !Assault::query(p, plan.first); });
    return plans;
}

Plan Regular::explained(const Position &p, const Plan &plan)
{
    return Planner(*m_appraisal).explained(p, plan);
}

static bool leadsOn(const std::vector<Order> &offered)
{
    return std::any_of(offered.begin(), offered.end(), [](const Order &order) {
        const auto *next = std::get_if<Step>(&order);
        return next && !next->to.isNowhere();
    });
}

// Whether a vehicle that turns like this may then enter a hex of the map.
static bool opensAWay(const Position &p, const Order &turn)
{
    Position turned = p;
    Assault::applySilently(turned, turn);
    return leadsOn(Assault::legalOrders(turned));
}

// A way that nobody has planned: a retreat, or what is left of a plan that broke.
Order Regular::step(const Position &p, const std::vector<Order> &offered)
{
    const Unit &unit = p.unit(p.pending.unit);
    const std::vector<double> needs = m_appraisal->needs(p, unit);
    const double dread =
        p.pending.question == Question::Fallback ? m_style.weights.retreatCover : 1;
    // A turn can be free [R9.10d], so it has to lead somewhere.
    const bool hasWay = leadsOn(offered);
    const double stays = m_appraisal->reachOfGoals(needs, unit, unit.at) +
                         dread * m_appraisal->cover(p, unit, unit.at);
    const auto scoreOf = [&](const Order &order) {
        if (const auto *next = std::get_if<Step>(&order)) {
            if (next->to.isNowhere())
                return -100.0;
            if (const auto worth = worthOfStormInto(p, next->to))
                return stays + *worth;
            return m_appraisal->reachOfGoals(needs, unit, next->to) +
                   dread * m_appraisal->cover(p, unit, next->to) -
                   m_appraisal->dangerOfMines(p, unit, next->to) -
                   m_appraisal->dangerOfGround(p, unit, unit.at, *next);
        }
        if (std::holds_alternative<TurnTo>(order))
            return hasWay || !opensAWay(p, order) ? -1000.0 : -0.5;
        return stays + 0.0005;
    };
    return *std::max_element(offered.begin(), offered.end(), [&](const Order &a, const Order &b) {
        return scoreOf(a) < scoreOf(b);
    });
}

static Action actionUnderWay(const Position &p)
{
    if (const auto *fire = std::get_if<RangedFireFrame>(&p.stack.back()))
        return fire->action;
    if (const auto *fire = std::get_if<SupportFireFrame>(&p.stack.back()))
        return fire->action;
    return Action::Fire;
}

Order Regular::target(const Position &p, const std::vector<Order> &offered)
{
    const Order *best = &offered.back(); // nobody
    double most = 0;
    for (const Order &order : offered) {
        const auto *named = std::get_if<Target>(&order);
        if (!named || !p.has(named->unit))
            continue;
        const Harm &harm = m_appraisal->harms().shot(
            p, {.firer = p.pending.unit, .target = named->unit, .action = actionUnderWay(p)});
        const double gain = 1e-6 + m_appraisal->gain(p, harm, p.unit(named->unit));
        if (gain > most) {
            most = gain;
            best = &order;
        }
    }
    return *best;
}

std::optional<double> Regular::worthOfReaction(const Position &p, const Order &answer)
{
    if (std::holds_alternative<CallIn>(answer))
        return kCall;
    const auto *react = std::get_if<React>(&answer);
    if (!react)
        return 0;
    const double hit = m_appraisal->shotGain(p, reactionShot(p, react->unit));
    if (hit <= 0)
        return std::nullopt;
    const double kept = m_appraisal->bestShot(p, p.unit(react->unit)).gain;
    return hit - m_style.weights.reactionKept * kept - kReaction;
}

std::vector<Plan> Regular::reactions(const Position &p)
{
    weigh(p);
    std::vector<Plan> reactions;
    for (Order &order : Assault::legalOrders(p))
        if (const auto worth = worthOfReaction(p, order))
            reactions.push_back({.first = std::move(order), .score = *worth});
    return reactions;
}

Order Regular::react(const Position &p, const std::vector<Order> &offered)
{
    const Order *best = &offered.back(); // decline
    double most = 0;
    for (const Order &order : offered) {
        const auto worth = worthOfReaction(p, order);
        if (!worth)
            continue;
        const double gain =
            std::holds_alternative<React>(order) ? seen(*worth, m_look.reactionBlur) : *worth;
        if (gain > most) {
            most = gain;
            best = &order;
        }
    }
    return *best;
}

Order Regular::joinFire(const Position &p, const std::vector<Order> &offered)
{
    for (const Order &order : offered)
        if (const auto *support = std::get_if<Support>(&order);
            support &&
            m_appraisal->bestShot(p, p.unit(support->unit)).gain < m_style.weights.noGoodShot)
            return order;
    return offered.back(); // decline
}

} // namespace hexwerk::assault
