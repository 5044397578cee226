// Writes a map to a file, or prints it. All that goes out of the program as a map is painted here.
#pragma once

#include <QPageSize>
#include <QSize>
#include <QString>

#include "core/assault/board/map_drawing.h"
#include "editor/assault/canvas/poster.h"

#include <optional>

class QPagedPaintDevice;

namespace hexwerk::assault::ui {

enum class MapFormat { Png, Svg, Pdf };
// By the ending of the path, in small letters or capitals. Empty for any other.
std::optional<MapFormat> mapFormatOf(const QString &path);

struct MapExport
{
    MapDrawing drawing; // without a size: 64 pixels, or in a PDF as large as fits on one page
    QPageSize::PageSizeId paper = QPageSize::A4; // of a PDF
    std::optional<PosterText> poster;            // empty: the map alone
};

// What is drawn of these parts.
MapLayers layersOf(const MapParts &parts);
// Of a PNG or SVG. Millimetres are those of 300 dots per inch in a PNG, of 96 in an SVG.
QSize exportedSize(const MapScene &scene, const MapExport &how, MapFormat format);
// How many pages the map takes, of the paper's better orientation.
int exportedPages(const MapScene &scene, const MapExport &how);

struct ExportFailure
{
    enum class Fault { Format, TooLarge, TooManyPages, NotWritten } fault = Fault::NotWritten;
    QString reason; // of NotWritten, what the system says; may be empty
};
inline constexpr int kMostExportPixels = 32000; // of a PNG, in width and in height
inline constexpr int kMostExportPages = 500;

// Empty if the file was written; a file that was there before is whole in any other case.
std::optional<ExportFailure> exportMap(const MapScene &scene, const MapExport &how,
                                       const QString &path, const QString &title);

// On as many pages as it needs, from left to right and from above to below, on paper as the device
// has it; without a size on one page. Empty if it was printed.
std::optional<ExportFailure> printMap(QPagedPaintDevice &device, const MapScene &scene,
                                      const MapExport &how);

} // namespace hexwerk::assault::ui
