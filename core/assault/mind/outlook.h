// How a game stands, in what its terms of victory speak of, and how likely they come true.
#pragma once

#include "core/assault/game/position.h"

#include <array>
#include <vector>

namespace hexwerk::assault {

// What a track shows, and how far it moves until the end as things go.
struct TrackOutlook
{
    double now = 0;
    double drift = 0;
};

struct Outlook
{
    std::vector<double> held = {}; // by objective: that side 0 holds it at the end
    std::vector<std::array<double, 2>> inZones = {}; // by zone and side: units in it at the end
    std::array<double, 2> losses = {};               // by side, in units; damage counts in parts
    std::array<double, 2> lossesToCome = {};         // by side, until the end
    std::array<double, 2> worth = {};                // by side, in points: what is left of it
    std::array<double, 2> fielded = {};              // by side, in points: all units, the lost too
    std::array<int, 2> units = {};                   // by side, those that are left
    std::vector<TrackOutlook> tracks = {};           // in their order
    double turnsLeft = 0;
};

// That a condition of the side is true at the end, from 0 to 1.
double chanceOf(const Outlook &outlook, const Term &term, const Setting &setting, SideIndex side);
// That the side wins by its victories or by a threshold of a track, from 0 to 1.
double chanceToWin(const Outlook &outlook, const Setting &setting, SideIndex side);
// How the game ends for side 0, with what is left of both where that is not clear: 1.75 at best,
// -1.75 at worst.
double valueOf(const Outlook &outlook, const Setting &setting);
// The weight of that part in it.
double weightOfWorth(const Outlook &outlook, const Setting &setting);
// That side 0 wins, from 0 to 1. Fitted to how games between computer players ended: what a side
// has lost of its worth counts at any time, its terms of victory count towards the end.
double forecastOf(const Outlook &outlook, const Setting &setting);

} // namespace hexwerk::assault
