#include "editor/assault/commands/region_commands.h"

#include "editor/assault/commands/board_edits.h"
#include "editor/assault/document/scenario_document.h"

namespace hexwerk::assault::ui {

static BoardStates boardOf(const ScenarioDocument &document)
{
    return {document.board(), document.ground(), document.terrain()};
}

LayStampCommand::LayStampCommand(ScenarioDocument &document, const Stamp &stamp,
                                 const LayerSet &spared)
    : EditCommand(
          document, [] { return tr("Place stamp"); },
          [&](Scenario &scenario) { layStamp(scenario, boardOf(document), stamp, spared); })
{
}

ShiftLevelsCommand::ShiftLevelsCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                                       int by)
    : EditCommand(
          document, [by] { return by > 0 ? tr("Raise ground") : tr("Lower ground"); },
          [&](Scenario &scenario) { shiftLevels(scenario.board, boardOf(document), hexes, by); })
{
}

ReplaceTerrainCommand::ReplaceTerrainCommand(ScenarioDocument &document,
                                             const std::vector<Hex> &hexes, const std::string &from,
                                             const std::string &to)
    : EditCommand(
          document, [] { return tr("Replace terrain"); },
          [&](Scenario &scenario) {
              const BoardStates board = boardOf(document);
              paintTerrain(scenario.board, board.ground, board.chart,
                           hexesOfTerrain(board, hexes, from), to);
          })
{
}

TransformTerrainCommand::TransformTerrainCommand(ScenarioDocument &document,
                                                 const Transform &transform)
    : EditCommand(
          document, [] { return tr("Transform terrain on tiles"); },
          [&](Scenario &scenario) { scenario.board.transforms.push_back(transform); })
{
}

ResizeBoardCommand::ResizeBoardCommand(ScenarioDocument &document, const BoardResize &resize)
    : EditCommand(
          document, [] { return tr("Resize board"); },
          [&](Scenario &scenario) {
              resizeBoard(scenario, resize, document.library().tileLookup());
          })
{
}

} // namespace hexwerk::assault::ui
