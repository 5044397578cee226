// Changing many hexes at once: stamps, levels, terrain, the size of the board.
#pragma once

#include <QCoreApplication>

#include "editor/commands/edit_command.h"
#include "editor/commands/region_edits.h"
#include "editor/commands/resize_edits.h"

namespace hexwerk::editor {

class LayStampCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::LayStampCommand)

public:
    LayStampCommand(ScenarioDocument &document, const Stamp &stamp, const LayerSet &spared = {});
};

class ShiftLevelsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::ShiftLevelsCommand)

public:
    ShiftLevelsCommand(ScenarioDocument &document, const std::vector<Hex> &hexes, int by);
};

// Of the hexes those that have the terrain `from`.
class ReplaceTerrainCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::ReplaceTerrainCommand)

public:
    ReplaceTerrainCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                          const std::string &from, const std::string &to);
};

// On all tiles, those too that are laid later.
class TransformTerrainCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::TransformTerrainCommand)

public:
    TransformTerrainCommand(ScenarioDocument &document, const Transform &transform);
};

class ResizeBoardCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::editor::ResizeBoardCommand)

public:
    ResizeBoardCommand(ScenarioDocument &document, const BoardResize &resize);
};

} // namespace hexwerk::editor
