#include "editor/assault/canvas/map_legend.h"

#include <QCoreApplication>

#include "editor/assault/canvas/sample_map.h"
#include "editor/text/local_text.h"

#include <algorithm>
#include <set>

namespace hexwerk::assault::ui {

namespace {

// What is on a board somewhere.
struct Met
{
    std::set<TerrainIndex> terrain;
    std::array<std::uint8_t, kMostRoadKinds> roads = {};
    SideBits sides = 0;
    std::set<OverlayKind> works;
    int level = 0; // the highest
};

} // namespace

static Met metOn(const Board &board, const MapRegion &region)
{
    Met met;
    for (std::size_t i = 0; i < board.size(); ++i) {
        if (region && !contains(*region, board.hexAt(i)))
            continue;
        const Cell &cell = board.at(board.hexAt(i));
        met.terrain.insert(cell.terrain);
        for (std::size_t kind = 0; kind < cell.roads.size(); ++kind)
            met.roads[kind] |= cell.roads[kind];
        for (const SideBits side : cell.sides)
            met.sides |= side;
        if (cell.fortification)
            met.works.insert(cell.fortification->kind);
        met.level = std::max<int>(met.level, cell.level);
    }
    return met;
}

static QString levelsText(int highest)
{
    if (highest == 1)
        return QCoreApplication::translate("hexwerk::assault::ui::MapLegend", "Level 1");
    //: %1 is a number of at least 2
    return QCoreApplication::translate("hexwerk::assault::ui::MapLegend", "Levels 1 to %1")
        .arg(highest);
}

std::vector<LegendEntry> legendOf(const MapScene &scene, MapLayers layers, const MapRegion &region)
{
    const TerrainChart &chart = scene.terrain;
    const Met met = metOn(scene.board, region);
    MapScene empty = sampleMap(chart);
    empty.style = scene.style;
    empty.language = scene.language;
    std::vector<LegendEntry> entries;
    const auto add = [&](const LocalText &name) -> MapScene & {
        return entries
            .emplace_back(LegendEntry{editor::saidIn(name, scene.language), empty, kGroundLayers})
            .sample;
    };
    if (layers.testFlag(MapLayer::Terrain))
        for (const TerrainIndex terrain : met.terrain)
            if (terrain < chart.rows.size())
                coverSample(add(chart.row(terrain).name), terrain);
    if (met.level > 0 && (layers & (MapLayer::Relief | MapLayer::Levels))) {
        add({}).board.at(kMiddleOfSample).level = 1;
        entries.back().name = levelsText(met.level);
        entries.back().layers = kGroundLayers | MapLayer::Levels;
    }
    if (layers.testFlag(MapLayer::Roads))
        for (std::size_t kind = 0; kind < chart.roads.size(); ++kind)
            if (met.roads[kind] != 0)
                layAcross(add(chart.roads[kind].name), static_cast<RoadKind>(kind));
    if (layers.testFlag(MapLayer::Hexsides))
        for (std::size_t kind = 0; kind < chart.hexsides.size(); ++kind)
            if ((met.sides >> kind & 1) != 0)
                layOnSides(add(chart.hexsides[kind].name), static_cast<HexsideKind>(kind));
    if (layers.testFlag(MapLayer::Overlays))
        for (const OverlayKind kind : met.works)
            layWork(add(scene.works[static_cast<std::size_t>(kind)]), kind);
    return entries;
}

} // namespace hexwerk::assault::ui
