// A hexagonal map of Tiled, laid on our board: which tile lies in which hex, layer by layer.
#pragma once

#include <QRect>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <vector>

namespace hexwerk::editor {

// What a tile looks like, as the file says: nothing of it is checked.
struct TmxPicture
{
    QString source; // from the folder of the map; empty if none is named
    QRect part;     // of it, in pixels; null: all
    bool operator==(const TmxPicture &) const = default;
};

struct TmxTile
{
    QString tileset;
    int id = 0;        // within its tileset, from 0
    QStringList names; // what the tileset calls it: type, terrain, picture; may be empty
    int count = 0;     // hexes in which it lies
    TmxPicture picture = {};
    std::optional<int> level = {}; // its property of that name: it raises what lies below it
};

struct TmxMap
{
    int columns = 0; // even
    int rows = 0;
    std::vector<TmxTile> tiles;           // those that lie somewhere, tileset by tileset
    std::vector<std::vector<int>> layers; // from below: a place in `tiles` for each hex, -1 none

    std::size_t index(int column, int row) const
    {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
               static_cast<std::size_t>(column);
    }
};

} // namespace hexwerk::editor
