// Pictures: the map as PNG, SVG or PDF, and the window as PNG.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/document/scenario_document.h"

class QWidget;

namespace hexwerk {

// What lies on the map, its picture too; nothing is chosen on it.
assault::ui::MapScene sceneToExport(const assault::ui::ScenarioDocument &document);
// Why a map was not written to `path`, or not printed if that is empty.
QString exportSentence(const assault::ui::ExportFailure &failure, const QString &path);
// By the ending of `path`. Empty if it was written; else why not.
QString renderScenario(const assault::ui::ScenarioDocument &document,
                       const assault::ui::MapExport &how, const QString &path);
QString saveScreenshot(QWidget &window, const QString &path);

} // namespace hexwerk
