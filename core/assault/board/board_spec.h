// What a designer says of a board: tiles and what is painted and laid over them. Files and editor
// keep it; rules read only the Board composed from it.
#pragma once

#include "core/assault/board/terrain.h"
#include "core/base/local_text.h"
#include "core/hexes/hex.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwerk::assault {

// Part of an unturned tile, both corners included.
struct Crop
{
    Hex from;
    Hex to;
    bool operator==(const Crop &) const = default;
};

struct TilePlacement
{
    std::string tile; // id, "T01A"
    Hex at;           // of the top-left hex, after crop and turn
    bool turned = false;
    std::optional<Crop> crop;
    bool operator==(const TilePlacement &) const = default;
};

struct Transform
{
    std::string from; // terrain ids
    std::string to;
    bool operator==(const Transform &) const = default;
};

struct Patch
{
    std::vector<Hex> hexes;
    std::optional<std::string> terrain; // id
    std::optional<int> level;           // 0 to 2 [R9.6.1e]
    bool operator==(const Patch &) const = default;
};

// A path of adjacent hexes.
struct Road
{
    RoadId kind = RoadKind::MainRoad;
    std::vector<Hex> hexes;
    bool operator==(const Road &) const = default;
};

struct Hexside
{
    Hex hex;
    Direction side = Direction::N;
    HexsideId kind = HexsideKind::StoneWall;
    bool operator==(const Hexside &) const = default;
};

struct Overlay
{
    OverlayKind kind = OverlayKind::Sandbags;
    Hex hex;
    int facing = 0; // vertex, 0 to 5
    bool operator==(const Overlay &) const = default;
};

struct Smoke
{
    Hex hex;
    int count = 1; // markers
    bool operator==(const Smoke &) const = default;
};

struct Minefield
{
    Hex hex;
    MineKind kind = MineKind::AntiPersonnel;
    std::string side; // whose it is
    bool found = false;
    bool operator==(const Minefield &) const = default;
};

struct BoardLabel
{
    Hex hex;
    LocalText text;
    bool operator==(const BoardLabel &) const = default;
};

// A hex whose centre lies on a point of a picture, in pixels from its upper left corner.
struct PicturePoint
{
    Hex hex;
    int x = 0;
    int y = 0;
    bool operator==(const PicturePoint &) const = default;
};

// A picture to draw a map over: for the eye alone, no rule reads it.
struct Underlay
{
    std::string picture; // the path of its file, from the folder of the file that names it
    std::vector<PicturePoint> points; // three that place it; none: it covers the board
    int opacity = 100;                // percent
    bool operator==(const Underlay &) const = default;
};

// Whether there are three points that lie in one line neither on the board nor on the picture.
bool isPlaced(const Underlay &underlay);

struct BoardSpec
{
    std::optional<int> columns; // even; left out where tiles give the size
    std::optional<int> rows;
    std::string terrain = "clear";
    std::optional<Underlay> underlay;
    std::vector<TilePlacement> tiles;
    std::vector<Transform> transforms;
    std::vector<Patch> patches;
    std::vector<Road> roads;
    std::vector<Hexside> hexsides;
    std::vector<Overlay> overlays;
    std::vector<Smoke> smoke;
    std::vector<Minefield> minefields;
    std::vector<BoardLabel> labels;
    bool operator==(const BoardSpec &) const = default;
};

// A tile is printed once and laid often.
struct Tile
{
    std::string id;
    LocalText name;  // may be empty
    int columns = 0; // even
    int rows = 0;
    std::string terrain = "clear";
    std::optional<Underlay> underlay; // to draw it over; a board that has the tile does not show it
    std::vector<Patch> patches;
    std::vector<Road> roads;
    std::vector<Hexside> hexsides;
    std::vector<Overlay> overlays;
    std::vector<BoardLabel> labels;
    bool operator==(const Tile &) const = default;
};

} // namespace hexwerk::assault
