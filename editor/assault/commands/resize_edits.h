// Another size of the board at any time: what lies on it moves along, and what falls outside is
// told. As plain functions.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"
#include "core/assault/scenario/scenario.h"
#include "editor/assault/document/tables.h"

#include <vector>

namespace hexwerk::assault::ui {

struct BoardResize
{
    int columns = 20; // a board's size
    int rows = 16;
    int left = 0; // columns that come at the left, even; less than 0: they go
    int top = 0;  // rows that come at the top
    bool operator==(const BoardResize &) const = default;
};

// What becomes of an item that does not lie within the new board.
struct Fallen
{
    enum Fate : std::uint8_t {
        ToTray,  // a unit: it stays in the scenario without a place
        ToRim,   // an objective: it is kept on the nearest hex
        Cut,     // a tile, road, zone or patch: what lies within stays
        Removed, // all else
    };
    ItemRef item; // in the scenario before
    Fate fate = Removed;
    bool operator==(const Fallen &) const = default;
};

// In the order of the tables. Tiles are cropped by whole pairs of columns.
std::vector<Fallen> resizeBoard(Scenario &scenario, const BoardResize &resize,
                                const TileLookup &tiles);

} // namespace hexwerk::assault::ui
