// Painting the board: terrain, levels, roads, and the eraser.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/board_edits.h"
#include "editor/assault/commands/edit_command.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

class PaintTerrainCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PaintTerrainCommand)

public:
    PaintTerrainCommand(ScenarioDocument &document, const std::vector<Hex> &hexes,
                        const std::string &terrain, MergeKey stroke = {});
};

class PaintLevelCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PaintLevelCommand)

public:
    PaintLevelCommand(ScenarioDocument &document, const std::vector<Hex> &hexes, int level,
                      MergeKey stroke = {});
};

class LayRoadCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::LayRoadCommand)

public:
    LayRoadCommand(ScenarioDocument &document, const RoadId &kind, const std::vector<Hex> &path,
                   MergeKey stroke = {});
};

class EraseCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::EraseCommand)

public:
    EraseCommand(ScenarioDocument &document, const std::vector<Hex> &hexes, Erasure what,
                 MergeKey stroke = {}, const LayerSet &spared = {});
};

enum class ZoneBrush : std::uint8_t { Add, Remove };

// A zone that is not there yet begins with these hexes.
class PaintZoneCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PaintZoneCommand)

public:
    PaintZoneCommand(ScenarioDocument &document, const std::string &zone,
                     const std::vector<Hex> &hexes, ZoneBrush brush, MergeKey stroke = {});
};

} // namespace hexwerk::assault::ui
