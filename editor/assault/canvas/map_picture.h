// Writes a map or a poster as a PNG file, in strips and on all processors: the whole picture is
// never in memory.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_sheet.h"
#include "editor/paper/sheet_output.h"

#include <optional>

namespace hexwerk::assault::ui {

// `pixelsPerHex`: from corner to corner. Empty if the file was written; a file that was there
// before is whole in any other case.
std::optional<editor::OutputFailure> savePng(MapSheet &sheet, int pixelsPerHex, const QString &path,
                                             const editor::PageProgress &progress = {});

} // namespace hexwerk::assault::ui
