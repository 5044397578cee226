// Small pictures of what the palettes offer, drawn as the map draws them.
#pragma once

#include <QIcon>

#include "core/board/stamp.h"
#include "editor/document/library.h"
#include "editor/document/scenario_document.h"
#include "editor/models/property.h"

#include <string>

namespace hexwerk::editor {

// A null icon where there is nothing to draw. `colour` is that of the side that a card is shown
// for.
QIcon paletteIcon(Choices choices, const std::string &id, const Library &library,
                  const std::string &colour = {});
QIcon stampIcon(const Stamp &stamp, const ScenarioDocument &document);
QIcon levelIcon(int level, const Library &library);

} // namespace hexwerk::editor
