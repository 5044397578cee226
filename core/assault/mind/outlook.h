// How a game stands in terms of its victory conditions, and how likely they are to be met.
#pragma once

#include "core/assault/game/position.h"

#include <array>
#include <vector>

namespace hexwerk::assault {

// What a track shows, and how far it is expected to move until the end.
struct TrackOutlook
{
    double now = 0;
    double drift = 0;
};

struct Outlook
{
    std::vector<double> held = {}; // by objective: chance that side 0 holds it at the end
    std::vector<std::array<double, 2>> inZones =
        {};                                  // by zone and side: units expected in it at the end
    std::array<double, 2> losses = {};       // by side, in units; damage counts as a fraction
    std::array<double, 2> lossesToCome = {}; // by side, expected until the end
    std::array<double, 2> worth = {};        // by side, in points, at present
    std::array<double, 2> fielded = {};      // by side, in points, with lost units
    std::array<int, 2> units = {};           // by side, still there
    std::vector<TrackOutlook> tracks = {};   // as in the scenario
    double turnsLeft = 0;
};

// The chance that a condition of the side is true at the end, from 0 to 1.
double chanceOf(const Outlook &outlook, const Term &term, const Setting &setting, SideIndex side);
// The chance that the side wins by its victory conditions or a track threshold, from 0 to 1.
double chanceToWin(const Outlook &outlook, const Setting &setting, SideIndex side);
// How the game ends for side 0, from -1.75 to 1.75; where that is unclear, what both sides have
// left decides.
double valueOf(const Outlook &outlook, const Setting &setting);
// The weight in it of what both sides have left.
double weightOfWorth(const Outlook &outlook, const Setting &setting);
// The chance that side 0 wins, from 0 to 1. Fitted to the results of games between computer
// players: losses count at any time, victory conditions count towards the end.
double forecastOf(const Outlook &outlook, const Setting &setting);

} // namespace hexwerk::assault
