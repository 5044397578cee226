// Small pictures of what the palettes offer, drawn as the map draws them.
#pragma once

#include <QIcon>

#include "core/assault/board/stamp.h"
#include "editor/assault/document/scenario_document.h"
#include "editor/assault/document/shared_data.h"
#include "editor/assault/models/property.h"

#include <string>

namespace hexwerk::assault::ui {

// A null icon where there is nothing to draw. `colour` is that of the side that a card is shown
// for.
QIcon paletteIcon(Choices choices, const std::string &id, const DataStore &library,
                  const std::string &colour = {});
inline constexpr QSize kSilhouetteIcon(44, 22);
// A support card as it lies on the table, for a tool tip; empty for one that is not there.
QString cardPeek(const std::string &support, const DataStore &library);
QIcon silhouetteIcon(const std::string &name);
QIcon stampIcon(const Stamp &stamp, const ScenarioDocument &document);
QIcon levelIcon(int level, const DataStore &library);

} // namespace hexwerk::assault::ui
