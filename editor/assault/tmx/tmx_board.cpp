#include "editor/assault/tmx/tmx_board.h"

#include "editor/text/local_text.h"

#include <array>
#include <map>
#include <utility>

namespace hexwerk::assault::ui {

// What makers of tilesets call things. The first word that is found counts: "ruined house" is a
// ruin, "light forest" no heavy one.
static constexpr std::array<std::pair<const char *, const char *>, 49> kWords = {{
    {"ruin", "ruins"},
    {"rubble", "ruins"},
    {"trümmer", "ruins"},
    {"crater", "craters"},
    {"krater", "craters"},
    {"olive", "olive_grove"},
    {"orchard", "olive_grove"},
    {"obst", "olive_grove"},
    {"vine", "vine_grove"},
    {"wein", "vine_grove"},
    {"light wood", "light_forest"},
    {"light forest", "light_forest"},
    {"lichter wald", "light_forest"},
    {"dense", "heavy_forest"},
    {"heavy", "heavy_forest"},
    {"dicht", "heavy_forest"},
    {"jungle", "heavy_forest"},
    {"forest", "light_forest"},
    {"wood", "light_forest"},
    {"tree", "light_forest"},
    {"wald", "light_forest"},
    {"brush", "brush"},
    {"bush", "brush"},
    {"scrub", "brush"},
    {"shrub", "brush"},
    {"busch", "brush"},
    {"hedge", "brush"},
    {"hecke", "brush"},
    {"rock", "rocky"},
    {"stone", "rocky"},
    {"mountain", "rocky"},
    {"fels", "rocky"},
    {"factory", "large_building"},
    {"church", "large_building"},
    {"castle", "large_building"},
    {"city", "multi_storey_building"},
    {"stadt", "multi_storey_building"},
    {"house", "plain_building"},
    {"building", "plain_building"},
    {"village", "plain_building"},
    {"town", "plain_building"},
    {"haus", "plain_building"},
    {"dorf", "plain_building"},
    {"grass", "clear"},
    {"plain", "clear"},
    {"field", "clear"},
    {"open", "clear"},
    {"gras", "clear"},
    {"wiese", "clear"},
}};

// Small letters, words apart.
static QString simplified(QString name)
{
    for (QChar &letter : name)
        letter = letter.isLetter() ? letter.toLower() : QLatin1Char(' ');
    return name.simplified();
}

// The longest of our own names that is said in it; else what its makers may mean.
static std::string terrainIn(const QString &name, const TerrainChart &chart)
{
    const QString words = QLatin1Char(' ') + simplified(name) + QLatin1Char(' ');
    std::string found;
    qsizetype longest = 0;
    const auto look = [&](const std::string &ours, const std::string &id) {
        const QString said = simplified(editor::toQString(ours));
        if (said.size() > longest && words.contains(QLatin1Char(' ') + said + QLatin1Char(' '))) {
            longest = said.size();
            found = id;
        }
    };
    for (const TerrainRow &row : chart.rows) {
        look(row.id, row.id);
        for (const auto &[language, text] : row.name)
            look(text, row.id);
    }
    if (!found.empty())
        return found;
    for (const auto &[word, terrain] : kWords)
        if (words.contains(QString::fromUtf8(word)) && chart.find(terrain))
            return terrain;
    return {};
}

std::string guessedTerrain(const editor::TmxTile &tile, const TerrainChart &chart)
{
    for (const QString &name : tile.names) // before the names of others in any language
        if (chart.find(name.toStdString()))
            return name.toStdString();
    if (tile.level)
        return {};
    for (const QString &name : tile.names.isEmpty() ? QStringList{tile.tileset} : tile.names)
        if (std::string terrain = terrainIn(name, chart); !terrain.empty())
            return terrain;
    return {};
}

BoardSpec boardOf(const editor::TmxMap &map, const std::vector<std::string> &terrains,
                  const std::string &ground)
{
    constexpr int kHighest = 2; // [R9.6.1e]
    std::map<std::string, std::vector<Hex>> painted;
    std::map<int, std::vector<Hex>> raised;
    for (int column = 0; column < map.columns; ++column)
        for (int row = 0; row < map.rows; ++row) {
            const std::string *top = &ground;
            int level = 0;
            for (const std::vector<int> &layer : map.layers) {
                const int at = layer[map.index(column, row)];
                if (at < 0)
                    continue;
                const auto tile = static_cast<std::size_t>(at);
                if (!terrains[tile].empty())
                    top = &terrains[tile];
                level = map.tiles[tile].level.value_or(level);
            }
            if (level > 0 && level <= kHighest)
                raised[level].push_back(Hex::at(column, row));
            if (*top != ground)
                painted[*top].push_back(Hex::at(column, row));
        }
    BoardSpec board;
    board.columns = map.columns;
    board.rows = map.rows;
    board.terrain = ground;
    for (auto &[terrain, hexes] : painted)
        board.patches.push_back({std::move(hexes), terrain, std::nullopt});
    for (auto &[level, hexes] : raised)
        board.patches.push_back({std::move(hexes), std::nullopt, level});
    return board;
}

} // namespace hexwerk::assault::ui
