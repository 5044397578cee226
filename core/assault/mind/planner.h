// Everything that a side could do next, with what it promises.
#pragma once

#include "core/assault/mind/appraisal.h"
#include "core/assault/mind/plan.h"
#include "core/assault/rules/moving/reach.h"
#include "core/play/randomness.h"

#include <optional>
#include <vector>

namespace hexwerk::assault {

class Planner
{
public:
    explicit Planner(Appraisal &appraisal)
        : m_appraisal(appraisal)
    {
    }

    // At an announcement, in a position that was weighed: the best first, including to wait. The
    // rules may turn out not to allow some of them.
    std::vector<Plan> plans(const Position &p);
    // The same for `units` units drawn at random, and up to two more until one of them has
    // something better to do than wait.
    std::vector<Plan> plansOfSome(const Position &p, std::size_t units, play::Randomness &random);
    // One of the offered orders for smoke that is not part of a plan: on the enemy whose fire
    // threatens most. If none does, no further hex, where that is allowed.
    Order smokeHex(const Position &p, const std::vector<Order> &offered);
    // One of plans(p), with the parts of its score.
    Plan explained(const Position &p, const Plan &plan);

private:
    struct Actor; // the unit that plans are made for

    std::vector<UnitId> actors(const Position &p) const;
    std::vector<Plan> sorted();
    void addUnit(const Position &p, const Unit &unit);
    void addShots(Actor &actor);
    void addMoves(Actor &actor, Action action, MoveKind kind);
    std::vector<ReachedPlace> worthALook(const Actor &actor,
                                         const std::vector<ReachedPlace> &reached) const;
    void addMove(Actor &actor, const ReachedPlace &place, Plan plan, const BestShot &first);
    void addStorm(Actor &actor, const ReachedPlace &place, const Walk &walk, Plan plan);
    // Adds the best shot from where the unit is tried; false: there is none.
    bool addShotOnArrival(Actor &actor, Plan &plan);
    void addTurns(Actor &actor);
    void addTurns(Actor &actor, Action action, MoveKind kind);
    void addStays(Actor &actor);
    void addPassenger(const Position &p, const Unit &unit);
    void addSupport(const Position &p, const Announce &announce);
    void addSmoke(const Position &p, const Announce &announce);
    void addOthers(const Position &p);
    void addCard(const Position &p, const Play &play);
    std::optional<double> gainOfCard(const Position &p, const Play &play);
    // The score of the best plan of a unit; 0 without one.
    double bestOf(const Position &p, const Unit &unit);
    double standing(Actor &actor);
    const Threat &reaction(Actor &actor);

    // Every part of a score goes through these.
    void weigh(Plan &plan, const Reason &reason) const
    {
        plan.score += reason.amount;
        if (m_explains && reason.amount != 0)
            plan.reasons.push_back(reason);
    }
    void weighPlace(Actor &actor, Plan &plan);
    void weighRide(const Actor &actor, Hex hex, Plan &plan);
    void weighRisk(Actor &actor, const ReachedPlace &place, Plan &plan);

    // Whether further kinds of movement are considered: always, or sometimes in haste.
    bool looksAtMore();
    void keep(std::vector<Plan> own, std::size_t most);

    Appraisal &m_appraisal;
    ReachMap m_reach;
    std::vector<Plan> m_plans = {};
    play::Randomness *m_haste = nullptr; // set if only some units are considered
    bool m_explains = false;
};

} // namespace hexwerk::assault
