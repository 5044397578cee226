// The map of the document as PNG, SVG or PDF, and the scenario for VASSAL and Tiled.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/document/scenario_document.h"

#include <vector>

namespace hexwerk::assault::ui {

// The title in the language of the window, and below it in the others.
PosterText posterText(const ScenarioDocument &document);
// What lies on the map, its picture too; nothing is chosen on it.
MapScene sceneToExport(const ScenarioDocument &document, const MapStyle &style = {});
// Why a map was not written to `path`, or not printed if that is empty.
QString exportSentence(const ExportFailure &failure, const QString &path);
// The tiles of the board, and before them what is selected, if anything.
std::vector<NamedRegion> regionsOf(const ScenarioDocument &document,
                                   const std::vector<Hex> &selected);
// The briefing as a page of its own; empty without one.
QString briefingPage(const ScenarioDocument &document);
// By the ending of `path`: the map, a module of VASSAL or a map of Tiled. Empty if it was written,
// or if `progress` stopped it; else why not.
QString renderScenario(const ScenarioDocument &document, const MapExport &how, const QString &path,
                       const MapStyle &style = {}, const editor::PageProgress &progress = {});

} // namespace hexwerk::assault::ui
