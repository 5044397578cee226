// The opponent without a search: it weighs plans and answers by exact odds and by what the scenario
// wants.
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
    std::size_t units = SIZE_MAX; // whose plans are weighed at an announcement, drawn at random
    int samples = 16;             // of an answer that is tried; 0: any answer is taken
    double blur = 0;              // by how much it errs in what a plan is worth
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

    // For who chooses among its plans: at an announcement, the best first, all allowed.
    std::vector<Plan> plans(const Position &p);
    // One of these, with its reasons.
    Plan explained(const Position &p, const Plan &plan);
    // From now on it carries that one out.
    void follow(Plan plan);
    // To a move: all answers but shots that can do nothing, with their scores against none.
    std::vector<Plan> reactions(const Position &p);
    // As if it had been made with that seed, and nothing were under way.
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
    // In units of Goals::value(); 0 with a weight of 0, and where there is nothing to hit.
    double valueOfSupport(const Position &p);
    Order place(const Position &p, const std::vector<Order> &offered);

    // Of the hexes or units that aircraft or off-board guns may attack: those that promise most.
    std::vector<Order> aims(const Position &p, std::vector<Order> offered) const;

    int samplesFor(Question question) const;
    // Of an answer against declining, in units of Goals::value().
    double leastGain(Question question) const;

    // In the course of an action.
    // Whether infantry on its way into close combat has lost so much since it set out that it
    // would lose more than it does.
    bool isStormVain(const Position &p);
    // How much more the enemy would lose than the unit that is moving, infantry, in close combat
    // that it goes into from the hex `before`. In units of Goals::value().
    double worthOfStorm(const Position &p, Hex before, const Unit &enemy);
    // That of entering the hex now, for infantry where an enemy is.
    std::optional<double> worthOfStormInto(const Position &p, Hex hex);
    Order announce(const Position &p);
    Order step(const Position &p, const std::vector<Order> &offered);
    Order target(const Position &p, const std::vector<Order> &offered);
    Order react(const Position &p, const std::vector<Order> &offered);
    // In units of Goals::value(), against no reaction. Empty: a shot that can do nothing.
    std::optional<double> worthOfReaction(const Position &p, const Order &answer);
    Order joinFire(const Position &p, const std::vector<Order> &offered);

    // What it takes a score for.
    double seen(double score, double blur);
    // One of the offered orders by its place, each as likely.
    const Order &any(const std::vector<Order> &offered);

    Frozen<Setting> m_setting;
    Style m_style;
    Look m_look;
    int m_weighedTurn = 0; // 0: none
    std::optional<Appraisal> m_appraisal;
    play::Randomness m_random;
    Plan m_plan = {};        // under way
    std::size_t m_onWay = 0; // orders of its way that were given
    int m_strength = 0;      // of its unit when it set out
};

} // namespace hexwerk::assault
