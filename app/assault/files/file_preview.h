// A small picture of the map in a scenario or game file.
#pragma once

#include "app/system/system_kit.h"
#include "editor/assault/document/shared_data.h"

namespace hexwerk::assault::ui {

// On any thread. `size` in pixels: at most.
MapPreview previewOf(const QString &path, const SharedData &library, QSize size);

} // namespace hexwerk::assault::ui
