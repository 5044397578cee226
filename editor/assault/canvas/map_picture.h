// Writes a map or a poster as a PNG file, in strips and on all processors: the whole picture is
// never in memory.
#pragma once

#include <QString>

#include "editor/assault/canvas/map_sheet.h"

namespace hexwerk::assault::ui {

// `pixelsPerHex`: from corner to corner. Empty if the file was
// written, else what the system says; a file that was there before is then still whole.
QString savePng(MapSheet &sheet, int pixelsPerHex, const QString &path);

} // namespace hexwerk::assault::ui
