// What a scenario asks for, and what a position is worth by that: victory conditions, thresholds
// and triggers as smooth chances, so that every scenario has an opponent without a script.
#pragma once

#include "core/assault/mind/outlook.h"
#include "core/assault/mind/travel_times.h"

#include <array>
#include <cstddef>
#include <vector>

namespace hexwerk::assault {

// Where a side wants its units: an objective, or the zone of a victory condition.
struct Goal
{
    std::vector<Hex> hexes = {};
    std::size_t objective = SIZE_MAX; // index in the scenario; SIZE_MAX: a zone
    std::size_t zone = SIZE_MAX;      // index in the scenario; SIZE_MAX: an objective
};

// What things are worth at a moment, in units of Goals::value().
struct Stakes
{
    std::vector<std::array<double, 2>> goals = {}; // by goal and side: to hold it
    std::vector<double> held =
        {}; // by goal: chance that side 0 holds it at the end; 0.5 for a zone
    std::array<double, 2> loss = {}; // by side: of a unit, whatever its points
    double perPoint = 0;             // of a lost unit
};

class Goals
{
public:
    explicit Goals(const Frozen<Setting> &setting);

    const std::vector<Goal> &all() const { return m_goals; }
    // Turns of normal movement to the nearest hex of a goal.
    double turns(UnitId unit, Hex from, std::size_t goal) const
    {
        return m_times.turns(unit, from, goal);
    }
    // The points of the unit at its present strength.
    double pointsOf(const Unit &unit) const;

    Outlook outlook(const Position &p) const;
    // For side 0: about 1 if the game is as good as won, -1 if it is lost.
    double value(const Position &p) const;
    // The chance that side 0 wins, from 0 to 1; a draw counts half.
    double forecast(const Position &p) const;
    Stakes stakes(const Position &p) const;

private:
    void lookAtUnits(const Position &p, Outlook &outlook) const;
    void lookAtObjectives(const Position &p, Outlook &outlook) const;
    void lookAhead(const Position &p, Outlook &outlook) const;
    void lose(Outlook &outlook, SideIndex side) const;

    Frozen<Setting> m_setting;
    std::vector<Goal> m_goals;
    std::vector<std::vector<Hex>> m_hexes; // of the goals
    TravelTimes m_times;
};

} // namespace hexwerk::assault
