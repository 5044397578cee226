// Changing many hexes at once: stamps, levels, terrain, the size of the board.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"
#include "editor/assault/commands/region_edits.h"
#include "editor/assault/commands/resize_edits.h"

namespace hexwerk::assault::ui {

class LayStampCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::LayStampCommand)

public:
    LayStampCommand(ScenarioDocument &document, const Stamp &stamp, const LayerSet &spared = {});
};

class ShiftLevelsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ShiftLevelsCommand)

public:
    ShiftLevelsCommand(ScenarioDocument &document, const std::vector<Hex> &hexes, int by);
};

// Of the hexes those that have the terrain `from`.
class ReplaceTerrainCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ReplaceTerrainCommand)

public:
    ReplaceTerrainCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                          const std::string &from, const std::string &to);
};

// On all tiles, those too that are laid later.
class TransformTerrainCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TransformTerrainCommand)

public:
    TransformTerrainCommand(ScenarioDocument &document, const Transform &transform);
};

class ResizeBoardCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ResizeBoardCommand)

public:
    ResizeBoardCommand(ScenarioDocument &document, const BoardResize &resize);
};

} // namespace hexwerk::assault::ui
