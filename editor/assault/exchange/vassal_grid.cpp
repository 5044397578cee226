#include "editor/assault/exchange/vassal_grid.h"

#include "editor/canvas/hex_geometry.h"

#include <algorithm>
#include <cmath>

namespace hexwerk::assault::ui {

static constexpr int kLetters = 26;

// Of columns of hexes, along their sides.
static QPolygon partOf(const VassalGrid &grid, int rows, const editor::HexGeometry &flat,
                       const editor::HexGeometry &seen)
{
    const int last = grid.firstColumn + grid.columns - 1;
    const double bottom = flat.boardRect(last + 1, rows).bottom();
    QPolygonF path;
    for (int row = 0; row < rows; ++row)
        for (const int corner : {5, 4})
            path << flat.corner(Hex::at(grid.firstColumn, row), corner);
    path << QPointF(path.front().x(), bottom);
    const double right = flat.corner(Hex::at(last, rows - 1), 2).x();
    path << QPointF(right, bottom);
    for (int row = rows - 1; row >= 0; --row)
        for (const int corner : {2, 1})
            path << flat.corner(Hex::at(last, row), corner);
    path << QPointF(right, 0);
    return seen.turn().map(path).toPolygon();
}

// On a turned board VASSAL counts rows from the left, and takes the number from as many as it
// believes to fit into the width.
static int turnedOffset(const VassalGrid &grid, int rows, int width)
{
    return rows - static_cast<int>(std::floor(width / grid.rowGap + 0.5));
}

std::vector<VassalGrid> vassalGrids(int columns, int rows, int hexWidth, bool isTurned,
                                    QSize picture)
{
    const editor::HexGeometry flat(hexWidth);
    const editor::HexGeometry seen =
        isTurned ? editor::HexGeometry::turned(hexWidth, columns, rows) : flat;
    std::vector<VassalGrid> grids;
    for (int first = 0; first < columns; first += kLetters) {
        VassalGrid grid;
        grid.firstColumn = first;
        grid.columns = std::min(kLetters, columns - first);
        grid.columnGap = 0.75 * hexWidth;
        grid.rowGap = flat.height();
        grid.isTurned = isTurned;
        // Rounded down as VASSAL does it with the centres of all other hexes.
        const QPointF centre = flat.centre(Hex::at(first, 0));
        grid.x0 = static_cast<int>(std::lround(centre.x()));
        grid.y0 = static_cast<int>(std::lround(isTurned ? flat.height() : centre.y()));
        if (first > 0)
            grid.letter = QChar(u'A' + first / kLetters - 1);
        grid.part = partOf(grid, rows, flat, seen);
        const int width = first > 0 ? grid.part.boundingRect().width() - 1 : picture.width();
        grid.rowOffset = isTurned ? turnedOffset(grid, rows, width) : 1;
        grids.push_back(grid);
    }
    return grids;
}

} // namespace hexwerk::assault::ui
