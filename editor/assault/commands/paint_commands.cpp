#include "editor/assault/commands/paint_commands.h"

#include "editor/assault/commands/item_edits.h"
#include "editor/assault/document/scenario_document.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

PaintTerrainCommand::PaintTerrainCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                                         const std::string &terrain, MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Paint terrain"); },
          [&](Scenario &scenario) {
              paintTerrain(scenario.board, document.ground(), document.terrain(), hexes, terrain);
          },
          std::move(stroke))
{
}

PaintLevelCommand::PaintLevelCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                                     int level, MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Paint level"); },
          [&](Scenario &scenario) { paintLevel(scenario.board, document.ground(), hexes, level); },
          std::move(stroke))
{
}

LayRoadCommand::LayRoadCommand(ScenarioDocument &document, const RoadId &kind,
                               const std::vector<Hex> &path, MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Lay road"); },
          [&](Scenario &scenario) { layRoad(scenario.board, kind, path); }, std::move(stroke))
{
}

EraseCommand::EraseCommand(ScenarioDocument &document, const std::vector<Hex> &hexes, Erasure what,
                           MergeKey stroke, const LayerSet &spared)
    : EditCommand(
          document, [] { return tr("Erase"); },
          [&](Scenario &scenario) { erase(scenario, hexes, what, spared); }, std::move(stroke))
{
}

static void paintZone(Scenario &scenario, const std::string &id, const std::vector<Hex> &hexes,
                      ZoneBrush brush)
{
    const auto isIt = [&](const Zone &one) { return one.id == id; };
    if (std::none_of(scenario.zones.begin(), scenario.zones.end(), isIt))
        scenario.zones.at(addItem(scenario, Table::Zone).index).id = id;
    const auto zone = std::find_if(scenario.zones.begin(), scenario.zones.end(), isIt);
    std::vector<Hex> &own = zone->hexes;
    for (const Hex hex : hexes) {
        const auto at = std::find(own.begin(), own.end(), hex);
        if (brush == ZoneBrush::Add && at == own.end())
            own.push_back(hex);
        else if (brush == ZoneBrush::Remove && at != own.end())
            own.erase(at);
    }
}

PaintZoneCommand::PaintZoneCommand(ScenarioDocument &document, const std::string &zone,
                                   const std::vector<Hex> &hexes, ZoneBrush brush, MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Paint zone"); },
          [&](Scenario &scenario) { paintZone(scenario, zone, hexes, brush); }, std::move(stroke))
{
}

} // namespace hexwerk::assault::ui
