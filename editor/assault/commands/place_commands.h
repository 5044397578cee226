// Placing one thing on the board.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

namespace hexwerk::assault::ui {

// Only one hexside feature of a kind lies on a side; a second one is refused as no change.
class PlaceHexsideCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceHexsideCommand)

public:
    PlaceHexsideCommand(ScenarioDocument &document, const Hexside &hexside, MergeKey stroke = {});
};

// A fortification takes the place of the one that stood there.
class PlaceOverlayCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceOverlayCommand)

public:
    PlaceOverlayCommand(ScenarioDocument &document, const Overlay &overlay);
};

class PlaceTileCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceTileCommand)

public:
    PlaceTileCommand(ScenarioDocument &document, const TilePlacement &tile);
};

// Turns a tile by 180 degrees where it lies.
class TurnTileCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TurnTileCommand)

public:
    TurnTileCommand(ScenarioDocument &document, std::size_t tile);
};

// Lays tiles with their other side up, where the library has it: T01A and T01B.
class FlipTilesCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::FlipTilesCommand)

public:
    FlipTilesCommand(ScenarioDocument &document, const std::vector<std::size_t> &tiles);
};

// One marker more.
class PlaceSmokeCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceSmokeCommand)

public:
    PlaceSmokeCommand(ScenarioDocument &document, Hex hex);
};

class PlaceMinefieldCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceMinefieldCommand)

public:
    PlaceMinefieldCommand(ScenarioDocument &document, const Minefield &minefield);
};

class PlaceLabelCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceLabelCommand)

public:
    PlaceLabelCommand(ScenarioDocument &document, const BoardLabel &label);
};

class PlaceObjectiveCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceObjectiveCommand)

public:
    PlaceObjectiveCommand(ScenarioDocument &document, const Objective &objective);
};

// Units that wait off the board come to a hex.
class BringOnCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::BringOnCommand)

public:
    BringOnCommand(ScenarioDocument &document, const std::vector<std::size_t> &units, Hex hex);
};

class PlaceUnitCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PlaceUnitCommand)

public:
    PlaceUnitCommand(ScenarioDocument &document, const UnitSpec &unit);
};

} // namespace hexwerk::assault::ui
