// Random maps as a plain list of what lies where, and a way to write one down as a BoardSpec:
// painted in patches, or cut into cropped and turned tiles. Knows nothing of how boards are
// composed.
#pragma once

#include "core/assault/board/board_spec.h"

#include <map>
#include <random>
#include <string>
#include <tuple>
#include <vector>

namespace hexwerk::assault::testing {

struct Ground
{
    std::string terrain = "clear";
    int level = 0;
};

struct Wall
{
    Hex hex;
    int side = 0;
    int kind = 0;
};

struct Way
{
    int kind = 0;
    std::vector<Hex> hexes;
};

struct World
{
    int columns = 2;
    int rows = 2;
    std::map<Hex, Ground> ground; // hexes not listed are clear, level 0
    std::map<Hex, int> smoke;
    std::vector<Wall> walls;
    std::vector<Way> ways;

    bool contains(Hex hex) const
    {
        return hex.column() >= 0 && hex.column() < columns && hex.row() >= 0 && hex.row() < rows;
    }
    Hex turned(Hex hex) const { return Hex::at(columns - 1 - hex.column(), rows - 1 - hex.row()); }
};

// Upside down: directions add 3.
inline World turned(const World &world)
{
    World result;
    result.columns = world.columns;
    result.rows = world.rows;
    for (const auto &[hex, ground] : world.ground)
        result.ground[world.turned(hex)] = ground;
    for (const auto &[hex, count] : world.smoke)
        result.smoke[world.turned(hex)] = count;
    for (const Wall &wall : world.walls)
        result.walls.push_back({world.turned(wall.hex), (wall.side + 3) % 6, wall.kind});
    for (Way way : world.ways) {
        for (Hex &hex : way.hexes)
            hex = world.turned(hex);
        result.ways.push_back(way);
    }
    return result;
}

// Smoke apart, everything in world as the tables of a board or tile.
template<typename Target>
void paintInto(Target &target, const World &world)
{
    for (const auto &[hex, ground] : world.ground)
        target.patches.push_back({{hex}, ground.terrain, ground.level});
    for (const Way &way : world.ways)
        target.roads.push_back({static_cast<RoadKind>(way.kind), way.hexes});
    for (const Wall &wall : world.walls)
        target.hexsides.push_back(
            {wall.hex, static_cast<Direction>(wall.side), static_cast<HexsideKind>(wall.kind)});
}

inline std::vector<Smoke> smokeOf(const World &world)
{
    std::vector<Smoke> result;
    for (const auto &[hex, count] : world.smoke)
        result.push_back({hex, count});
    return result;
}

inline BoardSpec painted(const World &world)
{
    BoardSpec spec;
    spec.columns = world.columns;
    spec.rows = world.rows;
    spec.smoke = smokeOf(world);
    paintInto(spec, world);
    return spec;
}

// A board and the tiles that it names.
struct TiledBoard
{
    BoardSpec spec;
    std::map<std::string, Tile, std::less<>> tiles;

    const Tile *find(std::string_view id) const
    {
        const auto found = tiles.find(id);
        return found == tiles.end() ? nullptr : &found->second;
    }
};

// A rectangle of the world's columns and rows.
struct Area
{
    int column = 0;
    int row = 0;
    int columns = 0;
    int rows = 0;

    bool contains(Hex hex) const
    {
        return hex.column() >= column && hex.column() < column + columns && hex.row() >= row &&
               hex.row() < row + rows;
    }
    Hex local(Hex hex) const { return Hex::at(hex.column() - column, hex.row() - row); }
};

// What of the world lies in an area. A road that leaves it is cut.
inline World part(const World &world, const Area &area)
{
    World result;
    result.columns = area.columns;
    result.rows = area.rows;
    for (const auto &[hex, ground] : world.ground)
        if (area.contains(hex))
            result.ground[area.local(hex)] = ground;
    for (const Wall &wall : world.walls)
        if (area.contains(wall.hex))
            result.walls.push_back({area.local(wall.hex), wall.side, wall.kind});
    for (const Way &way : world.ways) {
        std::vector<Hex> piece;
        for (std::size_t i = 0; i <= way.hexes.size(); ++i) {
            if (i < way.hexes.size() && area.contains(way.hexes[i]))
                piece.push_back(area.local(way.hexes[i]));
            else if (!piece.empty())
                result.ways.push_back({way.kind, std::exchange(piece, {})});
        }
    }
    return result;
}

// How a piece of the world becomes a tile: with how many columns and rows of the world around it
// (to be cropped away), and which way up it was printed.
struct Cut
{
    int left = 0; // even
    int right = 0;
    int above = 0;
    int below = 0;
    bool turned = false;
};

inline void addTile(TiledBoard &board, const World &world, const Area &piece, const Cut &cut)
{
    // Around the piece lies what lies there in the world, and heavy forest beyond its rim.
    const Area area{piece.column - cut.left, piece.row - cut.above,
                    piece.columns + cut.left + cut.right, piece.rows + cut.above + cut.below};
    World printed = part(world, area);
    for (int c = 0; c < area.columns; ++c)
        for (int r = 0; r < area.rows; ++r)
            if (!world.contains(Hex::at(area.column + c, area.row + r)))
                printed.ground[Hex::at(c, r)] = {"heavy_forest", 1};
    Hex from = Hex::at(cut.left, cut.above);
    Hex to = Hex::at(cut.left + piece.columns - 1, cut.above + piece.rows - 1);
    if (cut.turned) {
        printed = turned(printed);
        from = std::exchange(to, printed.turned(from));
        from = printed.turned(Hex::at(cut.left + piece.columns - 1, cut.above + piece.rows - 1));
    }
    Tile tile;
    tile.id = "T" + std::to_string(board.tiles.size());
    tile.columns = area.columns;
    tile.rows = area.rows;
    paintInto(tile, printed);
    board.spec.tiles.push_back(
        {tile.id, Hex::at(piece.column, piece.row), cut.turned, Crop{from, to}});
    board.tiles[tile.id] = std::move(tile);
}

using Random = std::mt19937_64;

// From 0 to `count` - 1.
inline int upTo(Random &random, int count)
{
    return static_cast<int>(random() % static_cast<std::uint64_t>(count));
}

// Where a length is cut, both ends included.
inline std::vector<int> cuts(Random &random, int length, int step)
{
    std::vector<int> result = {0};
    for (int at = step; at < length; at += step)
        if (length - at >= 2 && at - result.back() >= 2 && upTo(random, 3) == 0)
            result.push_back(at);
    result.push_back(length);
    return result;
}

// The whole world in tiles, cut at random, each cropped and turned at random.
inline TiledBoard tiled(const World &world, Random &random)
{
    TiledBoard board;
    board.spec.smoke = smokeOf(world);
    const std::vector<int> columns = cuts(random, world.columns, 2);
    const std::vector<int> rows = cuts(random, world.rows, 1);
    for (std::size_t c = 0; c + 1 < columns.size(); ++c)
        for (std::size_t r = 0; r + 1 < rows.size(); ++r) {
            const Area piece{columns[c], rows[r], columns[c + 1] - columns[c],
                             rows[r + 1] - rows[r]};
            const Cut cut{2 * upTo(random, 2), 2 * upTo(random, 2), upTo(random, 3),
                          upTo(random, 3), upTo(random, 2) == 0};
            addTile(board, world, piece, cut);
        }
    return board;
}

// Levels 0 to 2, all terrains, smoke, hexsides, and at most one road of a kind, from west to east.
inline World randomWorld(Random &random)
{
    static constexpr const char *kTerrains[] = {"clear",
                                                "light_forest",
                                                "heavy_forest",
                                                "brush",
                                                "rocky",
                                                "olive_grove",
                                                "vine_grove",
                                                "plain_building",
                                                "craters",
                                                "ruins",
                                                "large_building",
                                                "multi_storey_building",
                                                "brush_trees_craters"};
    World world;
    world.columns = 2 + 2 * upTo(random, 10);
    world.rows = 2 + upTo(random, 17);
    const int rough = 2 + upTo(random, 10); // one hex in so many is not clear
    const int steep = 1 + upTo(random, 8);
    for (int c = 0; c < world.columns; ++c)
        for (int r = 0; r < world.rows; ++r) {
            Ground &ground = world.ground[Hex::at(c, r)];
            if (upTo(random, rough) == 0)
                ground.terrain = kTerrains[upTo(random, 13)];
            if (upTo(random, steep) == 0)
                ground.level = upTo(random, 3);
            if (upTo(random, 12) == 0)
                world.smoke[Hex::at(c, r)] = 1 + upTo(random, 4);
            if (upTo(random, 3) == 0)
                world.walls.push_back({Hex::at(c, r), upTo(random, 6), upTo(random, 4)});
        }
    for (int kind = 0; kind < upTo(random, 4); ++kind) {
        Way way{kind, {Hex::at(upTo(random, world.columns), upTo(random, world.rows))}};
        while (world.contains(way.hexes.back()))
            way.hexes.push_back(
                neighbour(way.hexes.back(), upTo(random, 2) == 0 ? Direction::NE : Direction::SE));
        way.hexes.pop_back();
        world.ways.push_back(way);
    }
    return world;
}

} // namespace hexwerk::assault::testing
