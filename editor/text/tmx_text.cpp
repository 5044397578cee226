#include "editor/text/tmx_text.h"

#include "core/base/contract.h"
#include "editor/tmx/tmx_reader.h"

namespace hexwerk::editor {

QString TmxText::of(const TmxTile &tile)
{
    if (tile.names.isEmpty())
        //: A tile of a map of Tiled: %1 is its number, %2 its tileset
        return tr("No. %1 of %2").arg(tile.id).arg(tile.tileset);
    //: A tile of a map of Tiled: %1 is its name, %2 its number, %3 its tileset
    return tr("%1, no. %2 of %3").arg(tile.names.first()).arg(tile.id).arg(tile.tileset);
}

QString TmxText::ofLayer(const TmxFailure &failure)
{
    const QString &layer = failure.layer;
    if (failure.fault == TmxFault::UnknownPacking)
        return tr("The layer \"%1\" is packed as %2, which cannot be read here. In Tiled choose "
                  "Map > Map Properties > Tile Layer Format: CSV, and save it anew.")
            .arg(layer, failure.what);
    if (failure.fault == TmxFault::UnknownTile)
        return tr("The layer \"%1\" names the tile number %2, which belongs to no tileset. Open it "
                  "in Tiled, paint over that tile and save it anew.")
            .arg(layer)
            .arg(failure.number);
    return tr("The layer \"%1\" has not as many tiles as the map has hexes, or is damaged. Open it "
              "in Tiled and save it anew.")
        .arg(layer);
}

QString TmxText::sentence(const TmxFailure &failure)
{
    switch (failure.fault) {
    case TmxFault::CannotRead:
        return tr("It cannot be read: %1.").arg(failure.what);
    case TmxFault::TooLarge:
        return tr("It is larger than %1 MB, more than any map of Tiled needs.")
            .arg(kLargestTmxFile >> 20);
    case TmxFault::NotXml:
        return tr("It is no TMX file, or was cut short: line %1, column %2: %3. Save it anew in "
                  "Tiled.")
            .arg(failure.line)
            .arg(failure.column)
            .arg(failure.what);
    case TmxFault::NotAMap:
        return tr("It is no map of Tiled: it begins with <%1> and not with <map>.")
            .arg(failure.what);
    case TmxFault::NotHexagonal:
        return tr("It has no hexes, it is \"%1\". Only hexagonal maps of Tiled can be "
                  "taken; in Tiled make a new one with Orientation: Hexagonal (Staggered).")
            .arg(failure.what);
    case TmxFault::PointsUp:
        return tr("Its hexes stand on a corner, and ours lie in columns. In Tiled choose Map > Map "
                  "Properties > Stagger Axis: X, and save it anew.");
    case TmxFault::TooManyHexes:
        return tr("It has %1 columns and %2 rows, and a board has %3 of each at most. Cut it in "
                  "Tiled by Map > Resize Map.")
            .arg(failure.columns)
            .arg(failure.rows)
            .arg(kLargestTmxBoard);
    case TmxFault::NoHexes:
        return tr(
            "No tile lies on it, or all its layers are hidden. Show them in Tiled and save it "
            "anew.");
    case TmxFault::UnknownPacking:
    case TmxFault::BrokenLayer:
    case TmxFault::UnknownTile:
        return ofLayer(failure);
    case TmxFault::BrokenTileset:
        return tr("The tileset %1 that it names is no XML: line %2, column %3. Save it anew in "
                  "Tiled.")
            .arg(failure.what)
            .arg(failure.line)
            .arg(failure.column);
    case TmxFault::TooMuch:
        return tr("It has more groups in each other, layers or tilesets than can be read here. "
                  "Merge layers in Tiled and save it anew.");
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::editor
