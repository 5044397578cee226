#include "editor/assault/commands/force_commands.h"

#include "editor/assault/commands/loading.h"
#include "editor/assault/document/scenario_document.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

LoadUnitsCommand::LoadUnitsCommand(ScenarioDocument &document,
                                   const std::vector<std::size_t> &units, std::size_t transport,
                                   MergeKey drag)
    : EditCommand(
          document, [] { return tr("Load"); },
          [&](Scenario &scenario) { board(scenario, units, transport); }, std::move(drag))
{
}

UnloadUnitsCommand::UnloadUnitsCommand(ScenarioDocument &document,
                                       const std::vector<std::size_t> &units)
    : EditCommand(
          document, [] { return tr("Unload"); },
          [&](Scenario &scenario) {
              getOff(scenario, document.board(), ridersAmong(scenario, units));
          })
{
}

TakeOffCommand::TakeOffCommand(ScenarioDocument &document, const std::vector<std::size_t> &units)
    : EditCommand(
          document, [] { return tr("Take off the map"); },
          [&](Scenario &scenario) {
              for (const std::size_t i : units) {
                  UnitSpec &unit = scenario.units.at(i);
                  unit.at.reset();
                  unit.zone.reset();
                  unit.on.reset();
              }
          })
{
}

MarkUnitsCommand::MarkUnitsCommand(ScenarioDocument &document,
                                   const std::vector<std::size_t> &units, const std::string &marker,
                                   Way way)
    : EditCommand(
          document, [way] { return way == Way::Put ? tr("Place marker") : tr("Remove marker"); },
          [&](Scenario &scenario) {
              for (const std::size_t i : units) {
                  std::vector<std::string> &markers = scenario.units.at(i).markers;
                  if (way == Way::Take)
                      std::erase(markers, marker);
                  else if (std::find(markers.begin(), markers.end(), marker) == markers.end())
                      markers.push_back(marker);
              }
          })
{
}

static int turnedFacing(int facing, int sixths)
{
    return ((facing + sixths) % 6 + 6) % 6;
}

TurnItemsCommand::TurnItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items,
                                   int sixths)
    : EditCommand(
          document, [] { return tr("Turn"); },
          [&](Scenario &scenario) {
              for (const ItemRef item : items) {
                  if (item.table == Table::Unit) {
                      std::optional<int> &facing = scenario.units.at(item.index).facing;
                      if (facing)
                          facing = turnedFacing(*facing, sixths);
                  } else if (item.table == Table::Overlay) {
                      int &facing = scenario.board.overlays.at(item.index).facing;
                      facing = turnedFacing(facing, sixths);
                  }
              }
          })
{
}

static std::string entryZone(const Scenario &scenario, const std::string &side)
{
    for (const Zone &zone : scenario.zones)
        if (zone.purpose == ZonePurpose::Entry && (zone.side.empty() || zone.side == side))
            return zone.id;
    return {};
}

AddReinforcementCommand::AddReinforcementCommand(ScenarioDocument &document,
                                                 const Reinforcement &group)
    : EditCommand(
          document, [] { return tr("Add reinforcement"); },
          [&](Scenario &scenario) {
              scenario.reinforcements.push_back(group);
              std::string &zone = scenario.reinforcements.back().zone;
              if (zone.empty())
                  zone = entryZone(scenario, group.side);
          })
{
}

AllotMinesCommand::AllotMinesCommand(ScenarioDocument &document, const std::string &side)
    : EditCommand(
          document, [] { return tr("Allot mines"); },
          [&](Scenario &scenario) {
              if (std::none_of(scenario.mines.begin(), scenario.mines.end(),
                               [&](const MineAllotment &mines) { return mines.side == side; }))
                  scenario.mines.push_back({side, 0, 0, {}});
          })
{
}

} // namespace hexwerk::assault::ui
