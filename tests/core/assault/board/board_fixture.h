// What tests of the board share: the terrain chart of data.md G-3 and short ways to build a board.
#pragma once

#include "core/assault/board/board.h"
#include "core/assault/board/compose.h"
#include "core/assault/board/line_of_sight.h"

#include <cstdlib>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace hexwerk::assault::testing {

inline Hex hex(std::string_view name)
{
    const std::optional<Hex> found = hexFromString(name);
    if (!found)
        std::abort(); // a slip in the test itself
    return *found;
}

inline TerrainRow terrainRow(const char *id, SightEffect sight, int height, const char *crater = "")
{
    TerrainRow row;
    row.id = id;
    row.sight = sight;
    row.height = static_cast<std::uint8_t>(height);
    row.crater = crater;
    return row;
}

// What G-3 says of lines of sight. Hindrances give a blue die each; ruins a green one here, so that
// the tests tell kinds of dice apart.
inline TerrainChart chartG3()
{
    TerrainChart chart;
    chart.rows = {
        terrainRow("clear", SightEffect::Clear, 0, "craters"),
        terrainRow("light_forest", SightEffect::Hinders, 1, "brush_trees_craters"),
        terrainRow("heavy_forest", SightEffect::Blocks, 1),
        terrainRow("brush", SightEffect::Hinders, 0, "brush_trees_craters"),
        terrainRow("rocky", SightEffect::Clear, 0),
        terrainRow("olive_grove", SightEffect::Hinders, 0, "brush_trees_craters"),
        terrainRow("vine_grove", SightEffect::Hinders, 0, "brush_trees_craters"),
        terrainRow("plain_building", SightEffect::Blocks, 1),
        terrainRow("multi_storey_building", SightEffect::Blocks, 2),
        terrainRow("large_building", SightEffect::Blocks, 2),
        terrainRow("craters", SightEffect::Clear, 0),
        terrainRow("brush_trees_craters", SightEffect::Hinders, 0),
        terrainRow("ruins", SightEffect::Hinders, 1),
    };
    chart.rows[8].infantryHeight = 1;
    chart.rows[9].infantryHeight = 1;
    chart.rows[12].hindranceDie = Die::Green;
    return chart;
}

// With tree alleys, as the German edition has them. [D9.6.3e]
inline TerrainChart chartWithAlleys()
{
    TerrainChart chart = chartG3();
    chart.rows[1].clearAlongRoad = true;
    return chart;
}

// "C4 brush", "C4 brush 1", "C4 1": hex, terrain, level.
inline Patch patch(std::string_view text)
{
    Patch result;
    while (!text.empty()) {
        const std::string word(text.substr(0, text.find(' ')));
        text.remove_prefix(std::min(text.size(), word.size() + 1));
        if (const auto named = hexFromString(word))
            result.hexes.push_back(*named);
        else if (word.size() == 1)
            result.level = word[0] - '0';
        else
            result.terrain = word;
    }
    return result;
}

inline BoardSpec spec(int columns, int rows, std::initializer_list<std::string_view> patches = {})
{
    BoardSpec result;
    result.columns = columns;
    result.rows = rows;
    for (const std::string_view text : patches)
        result.patches.push_back(patch(text));
    return result;
}

// The specification must be right.
inline Board composed(const BoardSpec &spec, const TileLookup &tiles = {})
{
    const auto board = compose(spec, chartG3(), tiles);
    if (!board)
        std::abort();
    return *board;
}

// A line over `spec`, with its smoke.
inline SightLine lineOver(const BoardSpec &spec, SightEnd from, SightEnd to)
{
    const SightMap map(composed(spec), chartG3(), Die::Blue);
    return map.line(from, to, smokeMarkers(spec.smoke));
}

inline SightEnd infantry(std::string_view name)
{
    return {hex(name), UnitType::Infantry};
}

inline SightEnd vehicle(std::string_view name)
{
    return {hex(name), UnitType::Vehicle};
}

} // namespace hexwerk::assault::testing
