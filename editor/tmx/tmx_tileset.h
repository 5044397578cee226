// What a map of Tiled, or a file that it names, says of the tiles of a set.
#pragma once

#include <QXmlStreamReader>

#include "editor/tmx/tmx_map.h"

#include <map>

namespace hexwerk::editor {

// How tiles lie in one picture, in pixels.
struct TmxGrid
{
    int width = 0;
    int height = 0;
    int margin = 0;
    int spacing = 0;
    int columns = 0;
};

struct TmxTileset
{
    quint32 first = 1; // number of its tile 0 in the map
    QString name;
    QString folder = {}; // of the file that describes it, from that of the map
    QString sheet = {};  // the picture of all tiles; empty where each has its own
    TmxGrid grid = {};
    std::map<int, QStringList> names = {}; // by id of the tile
    std::map<int, int> levels = {};
    std::map<int, TmxPicture> pictures = {}; // of its own

    // Of the tile with this id; without a source if it has none.
    TmxPicture pictureOf(int id) const;
};

// From the start of <tileset> to its end, into a set whose folder is known.
void readTmxTiles(QXmlStreamReader &xml, TmxTileset &set);

} // namespace hexwerk::editor
