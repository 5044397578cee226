// The markers that a game needs beside its units.
#pragma once

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/paper/counter_face.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

struct MarkerKind
{
    int count = 0;
    MarkerFace front;
    std::optional<MarkerFace> back; // none: like the front
};

// Of the table and of what both sides may see of the scenario: the kinds of mines that lie face
// down change nothing. `wholeLibrary`: also kinds that the scenario does not use.
std::vector<MarkerKind> markersOf(const Scenario &scenario, const DataStore &library,
                                  bool wholeLibrary);

} // namespace hexwerk::assault::ui
