// What shots, hexes and losses are worth to a side in the current position.
#pragma once

#include "core/assault/mind/goals.h"
#include "core/assault/mind/harm.h"
#include "core/assault/mind/reason.h"
#include "core/assault/mind/weights.h"

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace hexwerk::assault {

// How a player leans; 1 is even.
struct Style
{
    double aggression = 1; // how much goals count
    double caution = 1;    // how much enemy fire counts
    Weights weights = {};
    bool operator==(const Style &) const = default;
};

struct BestShot
{
    UnitId target = {}; // none: no shot gains anything
    Action action = Action::Fire;
    double gain = 0;
};

struct Threat
{
    UnitId by = {}; // none: nobody can react
    double cost = 0;
};

// All gains, losses and values are in units of Goals::value(), seen from the unit's side.
class Appraisal
{
public:
    Appraisal(const Frozen<Setting> &setting, Style style);

    // Must be called for each new position, before anything else is asked about it.
    void weigh(const Position &p);

    const Goals &goals() const { return m_goals; }
    const Stakes &stakes() const { return m_stakes; }
    const Style &style() const { return m_style; }
    const Weights &weights() const { return m_style.weights; }
    double turnsLeft() const { return m_turnsLeft; } // full turns after the current one
    HarmBook &harms() { return m_harms; }

    // Of what is left of the unit.
    double worth(const Unit &unit) const;
    // What an attack with these chances gains the attacker.
    double gain(const Position &p, const Harm &harm, const Unit &target) const;
    // What the attacker is spared if the target can no longer fire.
    double relief(const Harm &harm, const Unit &target) const;
    // Of firing at the target or at a unit that rides on it [R10.10.1a], whichever gains more.
    double shotGain(const Position &p, const Unit &firer, const Unit &target,
                    bool isMoving = false);
    double shotGain(const Position &p, const Shot &shot);
    BestShot bestShot(const Position &p, const Unit &firer);
    BestShot bestShot(const Position &p, const Unit &firer, Action action);

    // What the enemies' fire is expected to cost the unit where it stands, until its next move.
    double danger(const Position &p, const Unit &unit);
    // The worst reaction to the unit as it moves through the hex where it stands. The cost also
    // counts the other reactions, by their weight.
    Threat dangerOnWay(const Position &p, const Unit &unit);
    // What mines that may lie in the hex are expected to cost the unit.
    double dangerOfMines(const Position &p, const Unit &unit, Hex hex) const;
    // [R9.10.1] What the ground is expected to cost it on a step into an adjacent hex.
    double dangerOfGround(const Position &p, const Unit &unit, Hex from, const Step &step);

    // By goal: how much its side needs one more unit there, given where its other units are.
    std::vector<double> needs(const Position &p, const Unit &unit) const;
    // What the unit contributes to its side's goals from a hex; `needs` as above.
    double reachOfGoals(const std::vector<double> &needs, const Unit &unit, Hex hex) const;
    // What it contributes to one of them.
    double reachOfGoal(const std::vector<double> &needs, const Unit &unit, Hex hex,
                       std::size_t goal) const;
    // What it would gain by boarding that transport of its side where the transport stands.
    double ride(const Position &p, const std::vector<double> &needs, const Unit &unit,
                const Unit &transport) const;
    // The value of the cover that terrain and fortifications in a hex give the unit.
    double cover(const Position &p, const Unit &unit, Hex hex) const;
    // The value of where a unit stands: goals, cover, danger and its next shot.
    double standing(const Position &p, const Unit &unit, const std::vector<double> &needs);
    // The parts of standing(), at most one of each kind for a unit or a goal.
    std::vector<Reason> standingParts(const Position &p, const Unit &unit,
                                      const std::vector<double> &needs);

private:
    // By goal and side.
    std::vector<std::array<bool, 2>> tooWeak(const Position &p) const;
    bool isTooWeak(const Position &p, SideIndex side, std::size_t goal) const;
    // By unit, for the enemies of the side that is asked: what the best shot would gain.
    std::vector<double> bestShots(const Position &p);
    // To a goal: of a transport itself or of its passenger on foot, whichever is faster.
    double turnsTo(const Unit &unit, Hex hex, std::size_t goal) const;
    double fading(double turns) const;
    // Whether it is a transport without weapons or passengers.
    bool isEmptyTransport(const Position &p, const Unit &unit) const;
    // What the fire of one enemy is expected to cost the unit.
    double dangerFrom(const Position &p, const Unit &enemy, const Unit &unit);

    Goals m_goals;
    HarmBook m_harms;
    Style m_style;
    Stakes m_stakes = {};
    double m_turnsLeft = 0;
    std::vector<std::array<bool, 2>> m_tooWeak = {}; // by goal and side: to attack it
    std::vector<double> m_bestShots = {}; // by unit: of the enemies of the side that is asked
    std::vector<UnitId> m_cargo = {};     // by unit: its first passenger
};

// In hexes; empty if no enemy is on the map.
std::optional<int> distanceToEnemy(const Position &p, const Unit &unit, Hex from);
// Whether it is in play and its morale lets it fire.
bool canFire(const Unit &unit);
// [R10.6e] How it fires at a hex.
Action fireActionAt(const Position &p, const Unit &firer, Hex at);

} // namespace hexwerk::assault
