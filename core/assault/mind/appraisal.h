// What shots, places and losses are worth to a side as a game stands.
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
    double aggression = 1; // how much it wants to get on
    double caution = 1;    // how much it minds the fire of others
    Weights weights = {};
    bool operator==(const Style &) const = default;
};

struct BestShot
{
    UnitId target = {}; // none: nothing that is worth it
    Action action = Action::Fire;
    double gain = 0;
};

struct Threat
{
    UnitId by = {}; // none: nobody
    double cost = 0;
};

// All gains, losses and values are in units of Goals::value(), seen from the unit's side.
class Appraisal
{
public:
    Appraisal(const Frozen<Setting> &setting, Style style);

    // To be called whenever the game has gone on: before anything else of that position is asked.
    void weigh(const Position &p);

    const Goals &goals() const { return m_goals; }
    const Stakes &stakes() const { return m_stakes; }
    const Style &style() const { return m_style; }
    const Weights &weights() const { return m_style.weights; }
    double turnsLeft() const { return m_turnsLeft; } // whole ones behind this
    HarmBook &harms() { return m_harms; }

    // Of all of the unit that is left.
    double worth(const Unit &unit) const;
    double gain(const Position &p, const Harm &harm, const Unit &target) const;
    // What its own side is spared if the target can no longer fire.
    double relief(const Harm &harm, const Unit &target) const;
    // At the target, or at one of those who ride on it [R10.10.1a]: whichever gains more.
    double shotGain(const Position &p, const Unit &firer, const Unit &target,
                    bool isMoving = false);
    double shotGain(const Position &p, const Shot &shot);
    BestShot bestShot(const Position &p, const Unit &firer);
    BestShot bestShot(const Position &p, const Unit &firer, Action action);

    // What the enemies' fire is expected to cost the unit where it stands, until its next move.
    double danger(const Position &p, const Unit &unit);
    // The worst reaction to it on its way through the hex where it stands; its cost is that of all,
    // as they weigh.
    Threat dangerOnWay(const Position &p, const Unit &unit);
    // Of mines that may lie in the hex.
    double dangerOfMines(const Position &p, const Unit &unit, Hex hex) const;
    // [R9.10.1] Of the ground on a step to the hex beside it.
    double dangerOfGround(const Position &p, const Unit &unit, Hex from, const Step &step);

    // By goal: how much one more unit of the side is needed there, where the others of it are.
    std::vector<double> needs(const Position &p, const Unit &unit) const;
    // How much the unit does for its side's goals from a hex, as they are needed.
    double reachOfGoals(const std::vector<double> &needs, const Unit &unit, Hex hex) const;
    // Its part for one of them.
    double reachOfGoal(const std::vector<double> &needs, const Unit &unit, Hex hex,
                       std::size_t goal) const;
    // What it would gain by getting on that transport of its side, in a hex where that stands.
    double ride(const Position &p, const std::vector<double> &needs, const Unit &unit,
                const Unit &transport) const;
    // Of terrain and fortification.
    double cover(const Position &p, const Unit &unit, Hex hex) const;
    // All of that, and what it could fire at next, of a unit where it stands.
    double standing(const Position &p, const Unit &unit, const std::vector<double> &needs);
    // What that comes from, at most one of each kind for a unit or a goal; the sum is the same.
    std::vector<Reason> standingParts(const Position &p, const Unit &unit,
                                      const std::vector<double> &needs);

private:
    // By goal and side.
    std::vector<std::array<bool, 2>> tooWeak(const Position &p) const;
    bool isTooWeak(const Position &p, SideIndex side, std::size_t goal) const;
    // By unit: what its best shot would do, of the enemies of the side that is asked.
    std::vector<double> bestShots(const Position &p);
    // To a goal: of a transport by itself, or of who gets off it on the way.
    double turnsTo(const Unit &unit, Hex hex, std::size_t goal) const;
    double fading(double turns) const;
    // Whether it can do nothing by itself, but drive.
    bool isEmptyTransport(const Position &p, const Unit &unit) const;
    // What the fire of one enemy is expected to cost the unit.
    double dangerFrom(const Position &p, const Unit &enemy, const Unit &unit);

    Goals m_goals;
    HarmBook m_harms;
    Style m_style;
    Stakes m_stakes = {};
    double m_turnsLeft = 0;
    std::vector<std::array<bool, 2>> m_tooWeak = {}; // by goal and side: to attack it
    std::vector<double> m_bestShots = {};            // by unit: of the enemies of who is asked
    std::vector<UnitId> m_cargo = {}; // by unit: the first that it carries; none: nobody
};

// In hexes; empty without any on the map.
std::optional<int> distanceToEnemy(const Position &p, const Unit &unit, Hex from);
// Whether it is in play and its morale lets it fire.
bool canFire(const Unit &unit);
// [R10.6e] How it fires at a hex.
Action fireActionAt(const Position &p, const Unit &firer, Hex at);

} // namespace hexwerk::assault
