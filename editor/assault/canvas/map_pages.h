// A map on sheets of paper: one, or as many as it takes, to be glued together.
#pragma once

#include "editor/assault/canvas/map_export.h"
#include "editor/assault/canvas/map_sheet.h"
#include "editor/paper/sheet_book.h"

#include <optional>
#include <vector>

namespace hexwerk::assault::ui {

// What is drawn of a map that is exported so.
SheetParts partsOf(const MapExport &how);

// Lengths are millimetres. What a sheet shows, and where it begins on the paper, are whole dots of
// a usual printer, so that sheets fit each other to the dot.
struct MapPages
{
    editor::Paper paper; // upright or lying: where the map is larger on one sheet, else where it
                         // takes fewer
    double hexWidth = 0;
    QSizeF map;  // of the whole
    QSizeF room; // on a sheet
    QSizeF step; // from one sheet to the next
    int columns = 1;
    int rows = 1;
    bool hasOverview = false;

    int sheets() const { return columns * rows; }
    int pages() const { return sheets() + (hasOverview ? 1 : 0); }
    // What the sheet shows of the map.
    QRectF part(int column, int row) const;
};
inline constexpr double kPrinterDots = 300; // per inch

MapPages pagesOf(const MapScene &scene, const MapExport &how);
inline constexpr int kMostExportPages = 500;
std::optional<ExportFailure::Fault> faultOf(const MapPages &pages);

// "B2": its column and row among the sheets, from 0.
QString nameOfSheet(int column, int row);

editor::SheetBook mapBook(const MapScene &scene, const MapExport &how, const QString &title);

} // namespace hexwerk::assault::ui
