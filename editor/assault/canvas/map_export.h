// Writes a map to a file, or prints it. All that goes out of the program as a map is painted here.
#pragma once

#include <QSize>
#include <QString>

#include "core/assault/board/map_drawing.h"
#include "editor/assault/canvas/map_region.h"
#include "editor/assault/canvas/poster.h"
#include "editor/paper/paper.h"
#include "editor/paper/sheet_output.h"

#include <optional>

namespace hexwerk::assault::ui {

enum class MapFormat { Png, Svg, Pdf };
// By the ending of the path, in small letters or capitals. Empty for any other.
std::optional<MapFormat> mapFormatOf(const QString &path);

// How a map that is larger than its paper goes on the next sheet. Lengths are millimetres.
struct SheetJoints
{
    double overlap = 5;      // of neighbours, to be glued
    bool hasMarks = true;    // where to cut and to glue, and the sheet's number
    bool hasOverview = true; // a first page that shows how the sheets lie
    bool operator==(const SheetJoints &) const = default;
};

struct MapExport
{
    MapDrawing drawing; // without a size: 64 pixels, or in a PDF as large as fits on one page
    MapRegion region;   // on the board
    double dots = 300;  // per inch, of a PNG whose hexes are measured in millimetres
    std::optional<editor::Paper> paper =
        editor::Paper(); // of a PDF; empty: one sheet, as large as the map
    SheetJoints joints;
    std::optional<PosterText> poster; // empty: the map alone
};

// What is drawn of these parts.
MapLayers layersOf(const MapParts &parts);
// Of a PNG or SVG. Millimetres are those of 96 dots per inch in an SVG.
QSize exportedSize(const MapScene &scene, const MapExport &how, MapFormat format);
// Of the file, roughly: what a usual map gives.
qint64 expectedBytes(const MapScene &scene, const MapExport &how, MapFormat format);

struct ExportFailure
{
    enum class Fault {
        Format,
        Region, // not on the board
        TooLarge,
        TooManyPages,
        Paper, // too small for its margins and the overlap
        NotWritten,
        Cancelled,
    } fault = Fault::NotWritten;
    QString reason = {}; // of NotWritten, what the system says; may be empty
};
// Empty if there is none.
std::optional<ExportFailure> failureOf(const std::optional<editor::OutputFailure> &output);
inline constexpr int kMostExportPixels = 32000; // of a PNG, in width and in height

// Empty if the file was written; a file that was there before is whole in any other case.
std::optional<ExportFailure> exportMap(const MapScene &scene, const MapExport &how,
                                       const QString &path, const QString &title,
                                       const editor::PageProgress &progress = {});

} // namespace hexwerk::assault::ui
