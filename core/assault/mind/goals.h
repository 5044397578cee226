// What a scenario wants, and what that makes of a position: terms of victory, thresholds and
// triggers as smooth chances, so that every scenario has an opponent without a script.
#pragma once

#include "core/assault/mind/outlook.h"
#include "core/assault/mind/travel_times.h"

#include <array>
#include <cstddef>
#include <vector>

namespace hexwerk::assault {

// A place that units are wanted in: an objective, or a zone of a condition.
struct Goal
{
    std::vector<Hex> hexes = {};
    std::size_t objective = SIZE_MAX; // place in the scenario; SIZE_MAX: a zone
    std::size_t zone = SIZE_MAX;      // place in the scenario; SIZE_MAX: an objective
};

// What things are worth at a moment, in units of Goals::value().
struct Stakes
{
    std::vector<std::array<double, 2>> goals = {}; // by goal and side: to have it
    std::vector<double> held = {};   // by goal: chance that side 0 has it at the end; 0.5 of a zone
    std::array<double, 2> loss = {}; // by side: a unit, whatever its points
    double perPoint = 0;             // of a unit
};

class Goals
{
public:
    explicit Goals(const Frozen<Setting> &setting);

    const std::vector<Goal> &all() const { return m_goals; }
    // Turns to the nearest hex of a goal.
    double turns(UnitId unit, Hex from, std::size_t goal) const
    {
        return m_times.turns(unit, from, goal);
    }
    // Of what is left of the unit.
    double pointsOf(const Unit &unit) const;

    Outlook outlook(const Position &p) const;
    // For side 0: about 1 for a game that is as good as won, -1 for a lost one.
    double value(const Position &p) const;
    // That side 0 wins, from 0 to 1; half for a draw.
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
