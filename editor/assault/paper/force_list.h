// The units that may come into a game, as counters are made of them.
#pragma once

#include <QString>

#include "editor/assault/document/scenario_document.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

struct ForceUnit
{
    std::string side; // id; empty: of the library
    std::string card; // id
    QString name;
    QString formation = {}; // the name of its card, for units that come with one
};

// All of the scenario, each as often as it may be there: those that it lists, reinforcements, those
// of the formations and single units that can be chosen, and those that events bring. By side,
// nation, formation, name.
std::vector<ForceUnit> forcesOf(const Scenario &scenario, const DataStore &library);
// Each unit of the library, as often as the largest formation card has it.
std::vector<ForceUnit> forcesOf(const DataStore &library);

} // namespace hexwerk::assault::ui
