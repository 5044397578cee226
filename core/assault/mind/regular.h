// The opponent without a search: it compares plans and answers by exact odds and by the victory
// conditions of the scenario.
#pragma once

#include "core/assault/engine/assault.h"
#include "core/assault/mind/planner.h"
#include "core/mind/player.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// How closely a player looks.
struct Look
{
    std::size_t units = SIZE_MAX; // that it considers at an announcement, drawn at random
    int samples = 16;             // for each answer that is tried out; 0: it picks any answer
    double blur = 0;              // its largest error in what a plan is worth, a value
    double reactionBlur = 0;      // and in what a reaction to a move is worth
};

class Regular final : public mind::Player<Assault>
{
public:
    // The same seed gives the same answers to the same questions.
    Regular(const Frozen<Setting> &setting, std::uint64_t seed, Style style = {}, Look look = {});
    Regular(const Regular &) = delete;
    Regular &operator=(const Regular &) = delete;

    Order answer(const play::View<Position> &view) override;

    // All plans at an announcement that the rules allow, the best first.
    std::vector<Plan> plans(const Position &p);
    // One of these, with its reasons.
    Plan explained(const Position &p, const Plan &plan);
    // It carries out this plan from now on.
    void follow(Plan plan);
    // To a move: all answers but shots that cannot hit, scored against not reacting.
    std::vector<Plan> reactions(const Position &p);
    // Starts again with that seed and without a plan.
    void begin(std::uint64_t seed);
    Appraisal &appraisal() { return *m_appraisal; }

private:
    using Asked = play::View<Position>;

    void weigh(const Position &p);

    // At set-up and in planning.
    std::optional<Order> prepare(const Position &p, const std::vector<Order> &offered);
    Order chooseCard(const Position &p, const std::vector<Order> &offered);
    Order layMine(const Position &p, const std::vector<Order> &offered);
    Order allot(const Position &p, const std::vector<Order> &offered);
    Order request(const Position &p, const std::vector<Order> &offered);
    // In units of Goals::value(); 0 if its weight is 0 or there is nothing to hit.
    double valueOfSupport(const Position &p);
    Order place(const Position &p, const std::vector<Order> &offered);

    // The most promising of the hexes or units that aircraft or off-board guns may attack.
    std::vector<Order> aims(const Position &p, std::vector<Order> offered) const;

    int samplesFor(Question question) const;
    // What an answer must gain over declining, in units of Goals::value().
    double leastGain(Question question) const;

    // During an action.
    // Whether infantry on its way into close combat has lost strength since it set out, and would
    // now lose more than the enemy.
    bool isStormVain(const Position &p);
    // How much more the enemy would lose in close combat than the moving infantry unit, if that
    // enters from the hex `before`. In units of Goals::value().
    double worthOfStorm(const Position &p, Hex before, const Unit &enemy);
    // The same for entering the hex now; empty if the mover is no infantry or no enemy is there.
    std::optional<double> worthOfStormInto(const Position &p, Hex hex);
    Order announce(const Position &p);
    Order step(const Position &p, const std::vector<Order> &offered);
    Order target(const Position &p, const std::vector<Order> &offered);
    Order react(const Position &p, const std::vector<Order> &offered);
    // Compared with no reaction, in units of Goals::value(). Empty: a shot that cannot hit.
    std::optional<double> worthOfReaction(const Position &p, const Order &answer);
    Order joinFire(const Position &p, const std::vector<Order> &offered);

    // A score with an error of up to `blur`.
    double seen(double score, double blur);
    // One of the offered orders at random, each as likely.
    const Order &any(const std::vector<Order> &offered);

    Frozen<Setting> m_setting;
    Style m_style;
    Look m_look;
    int m_weighedTurn = 0; // 0: none
    std::optional<Appraisal> m_appraisal;
    play::Randomness m_random;
    Plan m_plan = {};        // being carried out
    std::size_t m_onWay = 0; // how many orders of its way were given
    int m_strength = 0;      // of its unit when it started
};

} // namespace hexwerk::assault
