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
                  "Map > Map Properties > Tile Layer Format: CSV, and save it again.")
            .arg(layer, failure.what);
    if (failure.fault == TmxFault::UnknownTile)
        return tr("The layer \"%1\" uses tile number %2, which belongs to no tileset. Open it in "
                  "Tiled, paint over that tile and save it again.")
            .arg(layer)
            .arg(failure.number);
    return tr("The layer \"%1\" does not have as many tiles as the map has hexes, or is damaged. "
              "Open it in Tiled and save it again.")
        .arg(layer);
}

QString TmxText::sentence(const TmxFailure &failure)
{
    switch (failure.fault) {
    case TmxFault::CannotRead:
        return tr("It cannot be read: %1.").arg(failure.what);
    case TmxFault::TooLarge:
        return tr("It is larger than %1 MB, more than any Tiled map needs.")
            .arg(kLargestTmxFile >> 20);
    case TmxFault::NotXml:
        return tr("It is not a TMX file, or is incomplete: line %1, column %2: %3. Save it again "
                  "in Tiled.")
            .arg(failure.line)
            .arg(failure.column)
            .arg(failure.what);
    case TmxFault::NotAMap:
        return tr("It is not a Tiled map: it begins with <%1> instead of <map>.").arg(failure.what);
    case TmxFault::NotHexagonal:
        return tr("It has no hexes, it is \"%1\". Only hexagonal Tiled maps can be imported; in "
                  "Tiled create a new one with Orientation: Hexagonal (Staggered).")
            .arg(failure.what);
    case TmxFault::PointsUp:
        return tr("Its hexes have a corner at the top, but a board needs a flat side there. In "
                  "Tiled choose Map > Map Properties > Stagger Axis: X, and save it again.");
    case TmxFault::TooManyHexes:
        return tr("It has %1 columns and %2 rows, but a board has at most %3 of each. Crop it in "
                  "Tiled with Map > Resize Map.")
            .arg(failure.columns)
            .arg(failure.rows)
            .arg(kLargestTmxBoard);
    case TmxFault::NoHexes:
        return tr(
            "It has no tiles, or all its layers are hidden. Show them in Tiled and save it again.");
    case TmxFault::UnknownPacking:
    case TmxFault::BrokenLayer:
    case TmxFault::UnknownTile:
        return ofLayer(failure);
    case TmxFault::BrokenTileset:
        return tr("Its tileset %1 is not valid XML: line %2, column %3. Save it again in Tiled.")
            .arg(failure.what)
            .arg(failure.line)
            .arg(failure.column);
    case TmxFault::TooMuch:
        return tr("It has more nested groups, layers or tilesets than can be read here. Merge "
                  "layers in Tiled and save it again.");
    }
    HW_UNREACHABLE();
}

} // namespace hexwerk::editor
