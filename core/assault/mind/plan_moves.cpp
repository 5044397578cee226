// Plans of units that move: where to, by which action, at what risk.
#include "core/assault/mind/actor.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/moving/movement.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

namespace {

constexpr double kStormGives = 1.5; // more rounds follow the first
constexpr double kStormTakes = 1.4;
constexpr double kHaste = 0.006; // what a fast action gives up beside fire

} // namespace

void Planner::addMoves(Actor &actor, Action action, MoveKind kind)
{
    const Position &p = actor.p;
    if (!announceRuling(p, actor.unit, action))
        return;
    BestShot first;
    if (action == Action::FireAndMove) {
        first = m_appraisal.bestShot(p, actor.unit, action);
        if (first.gain <= 0)
            return;
    }
    const Walk walk = walkOf(p, actor.unit.id, kind);
    for (const ReachedPlace &place : m_reach.look(p, walk)) {
        if (!place.mayStop && !place.closeCombat)
            continue;
        Plan plan{.kind = PlanKind::Move,
                  .first = Announce{actor.unit.id, action},
                  .unit = actor.unit.id,
                  .way = m_reach.wayTo(place)};
        for (const Order &order : plan.way)
            if (const auto *turn = std::get_if<TurnTo>(&order))
                actor.me().facing = static_cast<std::int8_t>(turn->facing);
        if (place.closeCombat)
            addStorm(actor, place, walk, std::move(plan));
        else
            addMove(actor, place, std::move(plan), first);
        actor.putBack();
    }
    keep(std::exchange(actor.plans, {}), action == Action::NormalMove ? 4 : 2);
}

static bool isFast(const Plan &plan)
{
    return std::get<Announce>(plan.first).action == Action::FastMove;
}

double Planner::standing(Actor &actor)
{
    const auto [place, isNew] = actor.standings.try_emplace(actor.place());
    if (isNew)
        place->second = m_appraisal.standing(actor.scratch, actor.me(), actor.needs);
    return place->second;
}

double Planner::reaction(Actor &actor)
{
    const auto [place, isNew] = actor.reactions.try_emplace(actor.place());
    if (isNew)
        place->second = m_appraisal.dangerOnWay(actor.scratch, actor.me());
    return place->second;
}

// The worst reaction on the way, and mines.
double Planner::riskOf(Actor &actor, const ReachedPlace &place, const Plan &plan)
{
    double worst = 0;
    double mines = 0;
    Unit &me = actor.me();
    const Unit before = me;
    for (const Order &order : plan.way) {
        const auto *step = std::get_if<Step>(&order);
        if (!step || step->to.isNowhere())
            continue;
        mines = std::max(mines, m_appraisal.dangerOfMines(actor.p, actor.unit, step->to));
        if (place.closeCombat && step->to == place.hex)
            continue;
        me.at = step->to;
        if (isFast(plan))
            me.markers.set(Marker::FastAction);
        worst = std::max(worst, reaction(actor));
        me = before;
    }
    return m_appraisal.style().caution * worst + mines;
}

void Planner::addMove(Actor &actor, const ReachedPlace &place, Plan plan, const BestShot &first)
{
    const double risk = riskOf(actor, place, plan);
    Unit &me = actor.me();
    me.at = place.hex;
    const Action action = std::get<Announce>(plan.first).action;
    plan.score = standing(actor) - actor.here - risk - actor.waits;
    if (action == Action::FastMove)
        plan.score -= kHaste + 0.14 * m_appraisal.bestShot(actor.scratch, me).gain;
    if (action == Action::MoveAndFire) {
        me.markers.clear({Marker::Hidden, Marker::Ambush});
        const BestShot shot = m_appraisal.bestShot(actor.scratch, me, action);
        if (shot.gain <= 0)
            return;
        plan.kind = PlanKind::MoveAndFire;
        plan.target = shot.target;
        plan.score += shot.gain;
    }
    if (action == Action::FireAndMove) {
        plan.kind = PlanKind::FireAndMove;
        plan.target = first.target;
        plan.score += first.gain;
    }
    actor.plans.push_back(std::move(plan));
}

void Planner::addStorm(Actor &actor, const ReachedPlace &place, const Walk &walk, Plan plan)
{
    const Position &p = actor.p;
    const Unit *enemy = unitAt(p, place.hex, enemyOf(actor.unit.side));
    if (!enemy || !directionTo(place.before, place.hex))
        return;
    const double risk = riskOf(actor, place, plan);
    actor.me().at = place.before;
    Clash clash;
    if (enemy->markers.has(Marker::Fallback)) // [R11.0f] it is gone
        clash.given = {.eliminated = 1, .damaged = 1};
    else if (place.overrun) {
        const AttackPreview preview =
            previewOverrun(actor.scratch, {.unit = actor.unit.id, .gun = enemy->id});
        clash = {harmOf(preview.chances), harmOf(preview.returnedChances)};
    } else {
        Walk into = walk;
        into.delayed = place.delayed;
        clash = m_appraisal.harms().clash(actor.scratch, into, place.before, enemy->id);
    }
    plan.kind = PlanKind::Storm;
    plan.target = enemy->id;
    plan.score = kStormGives * m_appraisal.gain(p, clash.given, *enemy) -
                 kStormTakes * m_appraisal.gain(p, clash.taken, actor.unit) - risk - actor.waits +
                 0.3 * (m_appraisal.reachOfGoals(actor.needs, actor.unit, place.hex) -
                        m_appraisal.reachOfGoals(actor.needs, actor.unit, actor.unit.at)) -
                 (isFast(plan) ? 0.01 : 0);
    const double gone = clash.given.eliminated + clash.given.fallback;
    for (std::size_t i = 0; i < m_appraisal.goals().all().size(); ++i)
        if (m_appraisal.goals().all()[i].hexes[0] == place.hex)
            plan.score += 0.4 * gone * m_appraisal.stakes().goals[i][actor.unit.side];
    actor.plans.push_back(std::move(plan));
}

} // namespace hexwerk::assault
