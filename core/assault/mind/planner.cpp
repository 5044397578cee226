#include "core/assault/mind/planner.h"

#include "core/assault/engine/assault.h"
#include "core/assault/mind/actor.h"
#include "core/assault/rules/course/announce_rulings.h"
#include "core/assault/rules/firing/target_rulings.h"
#include "core/assault/rules/moving/movement.h"
#include "core/assault/rules/moving/placement.h"
#include "core/assault/rules/moving/transport.h"
#include "core/assault/rules/moving/turning.h"
#include "core/hexes/facing.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault {

static constexpr int kTakesDismount = 4; // hexes to an enemy
static constexpr int kTakesUnload = 9;

static bool isBetter(const Plan &a, const Plan &b)
{
    return a.score > b.score;
}

void Planner::keep(std::vector<Plan> own, std::size_t most)
{
    std::stable_sort(own.begin(), own.end(), isBetter);
    if (own.size() > most)
        own.resize(most);
    std::move(own.begin(), own.end(), std::back_inserter(m_plans));
}

// Who can be activated now; nobody in the support phase, which has actions of its own.
std::vector<UnitId> Planner::actors(const Position &p) const
{
    std::vector<UnitId> units;
    if (p.phase != Phase::Support)
        for (const Unit &unit : p.units)
            if (unit.side == p.pending.side && canBeActivated(p, unit) &&
                (p.pending.unit == UnitId{} || p.pending.unit == unit.id))
                units.push_back(unit.id);
    return units;
}

std::vector<Plan> Planner::sorted()
{
    std::stable_sort(m_plans.begin(), m_plans.end(), isBetter);
    return std::exchange(m_plans, {});
}

std::vector<Plan> Planner::plans(const Position &p)
{
    m_plans = {{}};
    for (const UnitId unit : actors(p))
        addUnit(p, p.unit(unit));
    addOthers(p);
    return sorted();
}

std::vector<Plan> Planner::plansOfSome(const Position &p, std::size_t units,
                                       play::Randomness &random)
{
    m_plans = {{}};
    m_haste = &random;
    std::vector<UnitId> all = actors(p);
    for (std::size_t looked = 0; !all.empty() && looked < units + 2; ++looked) {
        const bool isGood = std::any_of(m_plans.begin(), m_plans.end(),
                                        [](const Plan &plan) { return plan.score > 0; });
        if (looked >= units && isGood)
            break;
        std::swap(all[random.below(all.size())], all.back());
        addUnit(p, p.unit(all.back()));
        all.pop_back();
    }
    addOthers(p);
    return sorted();
}

bool Planner::looksAtMore()
{
    return !m_haste || m_haste->below(3) == 0;
}

void Planner::addUnit(const Position &p, const Unit &unit)
{
    if (unit.state == UnitState::Carried) {
        addPassenger(p, unit);
        return;
    }
    Actor actor{.p = p,
                .unit = unit,
                .needs = m_appraisal.needs(p, unit),
                .scratch = p,
                .passengers = passengersOf(p, unit.id)};
    actor.shot = m_appraisal.bestShot(p, unit);
    actor.here = m_appraisal.standing(p, unit, actor.needs);
    actor.waits = m_appraisal.weights().shotKept * actor.shot.gain;
    addShots(actor);
    addStays(actor);
    if (!mobileRuling(p, unit.id))
        return;
    addMoves(actor, Action::NormalMove, MoveKind::Normal);
    if (looksAtMore())
        addMoves(actor, Action::FastMove, MoveKind::Fast);
    if (looksAtMore())
        addMoves(actor, Action::MoveAndFire, MoveKind::MoveThenFire);
    if (actor.shot.gain > 0 && looksAtMore())
        addMoves(actor, Action::FireAndMove, MoveKind::FireThenMove);
    addTurns(actor);
}

void Planner::addShots(Actor &actor)
{
    const Position &p = actor.p;
    for (const Action action : {Action::Fire, Action::TurretFire}) {
        if (!announceRuling(p, actor.unit, action))
            continue;
        for (const Unit &target : p.units) {
            if (target.side == actor.unit.side || !target.isOnMap() ||
                distance(actor.unit.at, target.at) > p.card(actor.unit.id).maximumRange())
                continue;
            const Harm &harm = m_appraisal.harms().shot(
                p, {.firer = actor.unit.id, .target = target.id, .action = action});
            if (!harm.isAllowed)
                continue;
            Plan plan{.kind = PlanKind::Fire,
                      .first = Announce{actor.unit.id, action},
                      .unit = actor.unit.id,
                      .target = target.id};
            weigh(plan, {.id = ReasonId::Shot,
                         .amount = m_appraisal.gain(p, harm, target),
                         .unit = target.id});
            weigh(plan, {.id = ReasonId::Relief,
                         .amount = m_appraisal.relief(harm, target),
                         .unit = target.id});
            actor.plans.push_back(std::move(plan));
        }
    }
    keep(std::exchange(actor.plans, {}), 3);
}

// What it does where it is. At the end of the game nobody gets anything out of it.
void Planner::addStays(Actor &actor)
{
    const Position &p = actor.p;
    const UnitId id = actor.unit.id;
    const double late = m_appraisal.turnsLeft() < 1 ? 0.2 : 1;
    const double danger = late * m_appraisal.danger(p, actor.unit);
    const auto add = [&](PlanKind kind, Action action, std::initializer_list<Reason> reasons) {
        if (!announceRuling(p, actor.unit, action))
            return;
        Plan plan{.kind = kind, .first = Announce{id, action}, .unit = id};
        for (const Reason &reason : reasons)
            weigh(plan, reason);
        m_plans.push_back(std::move(plan));
    };
    const Reason shotKept{.id = ReasonId::ShotKept, .amount = -0.5 * actor.waits};
    add(PlanKind::DigIn, Action::DigIn,
        {{.id = ReasonId::Shelter, .amount = 0.12 * danger}, {.amount = 0.001 * late}, shotKept});
    if (!actor.unit.markers.hasAny({Marker::Hidden, Marker::Ambush}))
        add(PlanKind::Hide, Action::Hide,
            {{.id = ReasonId::Shelter, .amount = 0.10 * danger}, shotKept});
    if (carriesAny(p, id)) {
        const int enemy = distanceToEnemy(p, actor.unit, actor.unit.at).value_or(99);
        add(PlanKind::Transport, Action::Unload,
            {{.id = ReasonId::GetsOff, .amount = enemy <= kTakesUnload ? 0.03 : 0.002}});
    }
}

// It gets off where it can be of use, and where its transport is in danger.
void Planner::addPassenger(const Position &p, const Unit &unit)
{
    if (!announceRuling(p, unit, Action::Dismount))
        return;
    const int enemy = distanceToEnemy(p, unit, unit.at).value_or(99);
    double nearest = TravelTimes::kFarAway;
    for (std::size_t i = 0; i < m_appraisal.goals().all().size(); ++i) {
        const double held = m_appraisal.stakes().held[i];
        if ((unit.side == 0 ? held : 1 - held) < 0.7)
            nearest = std::min(nearest, m_appraisal.goals().turns(unit.id, unit.at, i));
    }
    const double use = enemy <= kTakesDismount       ? 0.05
                       : enemy <= kTakesDismount + 2 ? 0.015
                       : nearest < 1.2               ? 0.01
                                                     : -0.05;
    Plan plan{
        .kind = PlanKind::Transport, .first = Announce{unit.id, Action::Dismount}, .unit = unit.id};
    weigh(plan, {.id = ReasonId::GetsOff, .amount = use});
    if (enemy <= kTakesDismount + 2)
        weigh(plan, {.id = ReasonId::Shelter,
                     .amount = 0.5 * m_appraisal.danger(p, p.unit(unit.carrier))});
    m_plans.push_back(std::move(plan));
}

// A vehicle or a gun looks elsewhere; a vehicle whose gun turns with its hull may fire from there.
void Planner::addTurns(Actor &actor)
{
    if (actor.unit.facing < 0)
        return;
    addTurns(actor, Action::NormalMove, MoveKind::Normal);
    if (!firesAllRound(actor.p, actor.unit))
        addTurns(actor, Action::MoveAndFire, MoveKind::MoveThenFire);
}

void Planner::addTurns(Actor &actor, Action action, MoveKind kind)
{
    const Position &p = actor.p;
    if (!announceRuling(p, actor.unit, action))
        return;
    const Walk walk = walkOf(p, actor.unit.id, kind);
    for (int facing = 0; facing < kDirections; ++facing) {
        if (facing == actor.unit.facing || !turnRuling(p, walk, facing))
            continue;
        actor.me().facing = static_cast<std::int8_t>(facing);
        Plan plan{.kind = PlanKind::Face,
                  .first = Announce{actor.unit.id, action},
                  .unit = actor.unit.id,
                  .way = {TurnTo{actor.unit.id, facing}}};
        weighPlace(actor, plan);
        weigh(plan, {.id = ReasonId::ShotKept, .amount = -actor.waits});
        weigh(plan, {.amount = -0.002});
        if (action == Action::NormalMove || addShotOnArrival(actor, plan))
            actor.plans.push_back(std::move(plan));
    }
    actor.putBack();
    keep(std::exchange(actor.plans, {}), 1);
}

// Whatever else may be said: support fire, calls, cards, units that wait for room.
void Planner::addOthers(const Position &p)
{
    bool comesIn = false;
    const auto add = [&](PlanKind kind, const Order &order, ReasonId why, double amount) {
        Plan plan{.kind = kind, .first = order};
        weigh(plan, {.id = why, .amount = amount});
        m_plans.push_back(std::move(plan));
    };
    for (const Order &order : Assault::legalOrders(p)) {
        if (const auto *announce = std::get_if<Announce>(&order)) {
            if (p.phase == Phase::Support)
                addSupport(p, *announce);
        } else if (std::holds_alternative<Place>(order)) {
            if (!std::exchange(comesIn, true))
                add(PlanKind::ComeIn, order, ReasonId::ComesIn, 0.05);
        } else if (std::holds_alternative<CallIn>(order)) {
            add(PlanKind::SupportFire, order, ReasonId::CalledSupport, 0.03);
        } else if (const auto *play = std::get_if<Play>(&order)) {
            addCard(p, *play);
        }
    }
}

void Planner::addSupport(const Position &p, const Announce &announce)
{
    const Unit &unit = p.unit(announce.unit);
    const UnitId id = unit.id;
    switch (announce.action) {
    case Action::IndirectFire:
    case Action::SpecialAbility:
        for (const Unit &target : p.units) {
            if (target.side == unit.side || !target.inPlay())
                continue;
            const Harm &harm = m_appraisal.harms().shot(
                p, {.firer = id, .target = target.id, .action = announce.action});
            if (!harm.isAllowed)
                continue;
            Plan plan{
                .kind = PlanKind::SupportFire, .first = announce, .unit = id, .target = target.id};
            weigh(plan, {.amount = 0.004});
            weigh(plan, {.id = ReasonId::Shot,
                         .amount = m_appraisal.gain(p, harm, target),
                         .unit = target.id});
            weigh(plan,
                  {.id = ReasonId::ShotKept, .amount = -0.5 * m_appraisal.bestShot(p, unit).gain});
            m_plans.push_back(std::move(plan));
        }
        return;
    case Action::Smoke:
        addSmoke(p, announce);
        return;
    case Action::TurnFacing: {
        const double now = m_appraisal.bestShot(p, unit).gain;
        Position turned = p;
        for (int facing = 0; facing < kDirections; ++facing) {
            turned.unit(id).facing = static_cast<std::int8_t>(facing);
            const BestShot then = m_appraisal.bestShot(turned, turned.unit(id));
            if (facing == unit.facing || then.gain <= now + 0.004)
                continue;
            Plan plan{
                .kind = PlanKind::Face, .first = announce, .unit = id, .way = {TurnTo{id, facing}}};
            weigh(
                plan,
                {.id = ReasonId::NextShot, .amount = 0.5 * (then.gain - now), .unit = then.target});
            weigh(plan, {.amount = -0.002});
            m_plans.push_back(std::move(plan));
        }
        return;
    }
    default:
        return;
    }
}

} // namespace hexwerk::assault
