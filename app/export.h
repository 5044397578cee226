// Pictures: the map as PNG or PDF, and the window as PNG.
#pragma once

#include <QString>

#include "editor/document/scenario_document.h"

class QWidget;

namespace hexwerk {

// By the ending of `path`: .png or .pdf. Empty if it was written; else why not.
QString renderScenario(const editor::ScenarioDocument &document, const QString &path);
QString saveScreenshot(QWidget &window, const QString &path);

} // namespace hexwerk
