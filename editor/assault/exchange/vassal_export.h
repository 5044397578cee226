// Writes a scenario as a module of VASSAL 3.7: board, grid, counters and what stands on the board.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/document/scenario_document.h"

#include <optional>

namespace hexwerk::assault::ui {

struct VassalExport
{
    int hexWidth = 96;       // pixels from corner to corner; even, see limits
    bool placesUnits = true; // what stands on the board at the start
    bool hasReserves = true; // counters of reinforcements and formations, too
    QString briefing;        // HTML; empty: none
};
inline constexpr int kLeastVassalHex = 32;
inline constexpr int kMostVassalHex = 300;

// `scene`: of the document. What only one side may see, mines and zones, is left out. A module that
// was there before is whole after any failure.
std::optional<ExportFailure> exportVassal(const ScenarioDocument &document, const MapScene &scene,
                                          const VassalExport &how, const QString &path,
                                          const editor::PageProgress &progress = {});

} // namespace hexwerk::assault::ui
