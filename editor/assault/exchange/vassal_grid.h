// The hexes of a board as VASSAL counts them, with our names.
#pragma once

#include <QPolygon>
#include <QSize>
#include <QString>

#include <vector>

namespace hexwerk::assault::ui {

// VASSAL names 26 columns as we do, A to Z, and doubles the letter after that: AA, BB. So each
// further 26 have a grid of their own, with a letter in front.
struct VassalGrid
{
    QString letter;       // in front of its names; "A" for the columns AA to AZ, else empty
    int firstColumn = 0;  // of ours
    int columns = 0;      // that have its names
    double columnGap = 0; // pixels from one column to the next
    double rowGap = 0;
    int x0 = 0; // pixels; of the centre of its first hex, along a row
    int y0 = 0; // along a column
    bool isTurned = false;
    int rowOffset = 0; // added to the numbers of rows
    QPolygon part;     // of the picture, in pixels
};

// The first is for the whole board. `hexWidth`: pixels from corner to corner, even; `picture`: the
// size of the board's picture.
std::vector<VassalGrid> vassalGrids(int columns, int rows, int hexWidth, bool isTurned,
                                    QSize picture);

} // namespace hexwerk::assault::ui
