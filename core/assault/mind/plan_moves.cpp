// Plans of units that move: where to, by which action, at what risk.
#include "core/assault/mind/actor.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/firing/overrun.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/transport.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace hexwerk::assault {

namespace {

// All places take twice as long (vehicles), and changed no answer to a puzzle.
constexpr std::size_t kPlacesInHaste = 10;

} // namespace

// In haste only the best by goals and cover, without a look at fire, and every close combat.
std::vector<ReachedPlace> Planner::worthALook(const Actor &actor,
                                              const std::vector<ReachedPlace> &reached) const
{
    std::vector<ReachedPlace> places;
    std::copy_if(reached.begin(), reached.end(), std::back_inserter(places),
                 [](const ReachedPlace &place) { return place.mayStop || place.closeCombat; });
    if (!m_haste || places.size() <= kPlacesInHaste)
        return places;
    const auto stops = std::stable_partition(
        places.begin(), places.end(), [](const ReachedPlace &place) { return place.closeCombat; });
    std::vector<std::pair<double, ReachedPlace>> rated;
    for (auto place = stops; place != places.end(); ++place)
        rated.emplace_back(m_appraisal.reachOfGoals(actor.needs, actor.unit, place->hex) +
                               m_appraisal.cover(actor.p, actor.unit, place->hex),
                           *place);
    std::stable_sort(rated.begin(), rated.end(),
                     [](const auto &a, const auto &b) { return a.first > b.first; });
    rated.resize(std::min(rated.size(), kPlacesInHaste));
    places.erase(stops, places.end());
    for (const auto &[rating, place] : rated)
        places.push_back(place);
    return places;
}

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
    for (const ReachedPlace &place : worthALook(actor, m_reach.look(p, walk))) {
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

const Threat &Planner::reaction(Actor &actor)
{
    const auto [place, isNew] = actor.reactions.try_emplace(actor.place());
    if (isNew)
        place->second = m_appraisal.dangerOnWay(actor.scratch, actor.me());
    return place->second;
}

// The worst reaction on the way, mines, and the ground.
void Planner::weighRisk(Actor &actor, const ReachedPlace &place, Plan &plan)
{
    Reason worst{.id = ReasonId::Reaction};
    Reason mines{.id = ReasonId::Mines};
    Reason rough{.id = ReasonId::Rough};
    Hex from = actor.unit.at;
    Unit &me = actor.me();
    const Unit before = me;
    for (const Order &order : plan.way) {
        const auto *step = std::get_if<Step>(&order);
        if (!step || step->to.isNowhere())
            continue;
        if (const double cost = m_appraisal.dangerOfGround(actor.p, actor.unit, from, *step);
            cost > 0) {
            rough.amount -= cost;
            rough.hex = step->to;
        }
        from = step->to;
        if (const double cost = m_appraisal.dangerOfMines(actor.p, actor.unit, step->to);
            - cost < mines.amount) {
            mines.amount = -cost;
            mines.hex = step->to;
        }
        if (place.closeCombat && step->to == place.hex)
            continue;
        actor.goTo(step->to);
        if (isFast(plan))
            me.markers.set(Marker::FastAction);
        if (const Threat &threat = reaction(actor); - threat.cost < worst.amount) {
            worst.amount = -threat.cost;
            worst.unit = threat.by;
            worst.hex = step->to;
        }
        me = before;
        actor.goTo(before.at);
    }
    worst.amount *= m_appraisal.style().caution;
    weigh(plan, worst);
    weigh(plan, mines);
    weigh(plan, rough);
}

bool Planner::addShotOnArrival(Actor &actor, Plan &plan)
{
    Unit &me = actor.me();
    const MarkerSet before = me.markers;
    me.markers.clear({Marker::Hidden, Marker::Ambush});
    const BestShot shot = m_appraisal.bestShot(actor.scratch, me, Action::MoveAndFire);
    me.markers = before;
    if (shot.gain <= 0)
        return false;
    plan.kind = PlanKind::MoveAndFire;
    plan.target = shot.target;
    weigh(plan, {.id = ReasonId::Shot, .amount = shot.gain, .unit = shot.target});
    return true;
}

// [R9.11.2a] By a normal or a fast move.
void Planner::weighRide(const Actor &actor, Hex hex, Plan &plan)
{
    const Position &p = actor.p;
    const Action action = std::get<Announce>(plan.first).action;
    if (p.card(actor.unit.id).type == UnitType::Vehicle || m_appraisal.weights().ride <= 0 ||
        (action != Action::NormalMove && action != Action::FastMove))
        return;
    const Unit *transport = unitAt(p, hex, actor.unit.side);
    if (transport && loadRuling(p, actor.unit.id, transport->id))
        weigh(plan, {.id = ReasonId::Ride,
                     .amount = m_appraisal.ride(p, actor.needs, actor.unit, *transport),
                     .unit = transport->id});
}

void Planner::addMove(Actor &actor, const ReachedPlace &place, Plan plan, const BestShot &first)
{
    weighRisk(actor, place, plan);
    Unit &me = actor.me();
    actor.goTo(place.hex);
    const Action action = std::get<Announce>(plan.first).action;
    weighPlace(actor, plan);
    weigh(plan, {.id = ReasonId::ShotKept, .amount = -actor.waits});
    weighRide(actor, place.hex, plan);
    if (action == Action::FastMove)
        weigh(plan, {.id = ReasonId::Haste,
                     .amount = -m_appraisal.weights().haste -
                               m_appraisal.weights().hasteShot *
                                   m_appraisal.bestShot(actor.scratch, me).gain});
    if (action == Action::MoveAndFire && !addShotOnArrival(actor, plan))
        return;
    if (action == Action::FireAndMove) {
        plan.kind = PlanKind::FireAndMove;
        plan.target = first.target;
        weigh(plan, {.id = ReasonId::Shot, .amount = first.gain, .unit = first.target});
    }
    actor.plans.push_back(std::move(plan));
}

void Planner::addStorm(Actor &actor, const ReachedPlace &place, const Walk &walk, Plan plan)
{
    const Position &p = actor.p;
    const Unit *enemy = unitAt(p, place.hex, enemyOf(actor.unit.side));
    if (!enemy || !directionTo(place.before, place.hex))
        return;
    weighRisk(actor, place, plan);
    actor.goTo(place.before);
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
    weigh(plan,
          {.id = ReasonId::CloseCombat,
           .amount = m_appraisal.weights().stormGives * m_appraisal.gain(p, clash.given, *enemy),
           .unit = enemy->id});
    weigh(plan, {.id = ReasonId::ReturnedFight,
                 .amount = -m_appraisal.weights().stormTakes *
                           m_appraisal.gain(p, clash.taken, actor.unit),
                 .unit = enemy->id});
    weigh(plan, {.id = ReasonId::ShotKept, .amount = -actor.waits});
    if (isFast(plan))
        weigh(plan, {.id = ReasonId::Haste, .amount = -0.01});
    const double gone = clash.given.eliminated + clash.given.fallback;
    const std::vector<Goal> &goals = m_appraisal.goals().all();
    for (std::size_t i = 0; i < goals.size(); ++i) {
        const auto reach = [&](Hex hex) {
            return m_appraisal.reachOfGoal(actor.needs, actor.unit, hex, i);
        };
        const Hex goal = goals[i].hexes[0];
        weigh(plan, {.id = ReasonId::Goal,
                     .amount = 0.3 * (reach(place.hex) - reach(actor.unit.at)),
                     .hex = goal,
                     .goal = i});
        if (goal == place.hex)
            weigh(plan, {.id = ReasonId::Ground,
                         .amount = 0.4 * gone * m_appraisal.stakes().goals[i][actor.unit.side],
                         .hex = goal,
                         .goal = i});
    }
    actor.plans.push_back(std::move(plan));
}

} // namespace hexwerk::assault
