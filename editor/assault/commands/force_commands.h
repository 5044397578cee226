// What is done to the forces of the sides as a whole.
#pragma once

#include <QCoreApplication>

#include "editor/assault/commands/edit_command.h"

#include <string>
#include <vector>

namespace hexwerk::assault::ui {

// Units get on a transport. With the drag that brought them there it is one step.
class LoadUnitsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::LoadUnitsCommand)

public:
    LoadUnitsCommand(ScenarioDocument &document, const std::vector<std::size_t> &units,
                     std::size_t transport, MergeKey drag = {});
};

// Riders, and whoever rides on transports, get off into free hexes beside them.
class UnloadUnitsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::UnloadUnitsCommand)

public:
    UnloadUnitsCommand(ScenarioDocument &document, const std::vector<std::size_t> &units);
};

// From the map, a zone or a transport into the tray.
class TakeOffCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TakeOffCommand)

public:
    TakeOffCommand(ScenarioDocument &document, const std::vector<std::size_t> &units);
};

// One marker comes or goes; what else lies on the units stays.
class MarkUnitsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MarkUnitsCommand)

public:
    enum class Way : std::uint8_t { Put, Take };
    MarkUnitsCommand(ScenarioDocument &document, const std::vector<std::size_t> &units,
                     const std::string &marker, Way way);
};

// Units and overlays face another vertex; what has no facing stays.
class TurnItemsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::TurnItemsCommand)

public:
    TurnItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items, int sixths);
};

// Without a zone it gets the first where its side may enter.
class AddReinforcementCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AddReinforcementCommand)

public:
    AddReinforcementCommand(ScenarioDocument &document, const Reinforcement &group);
};

// Mines for the side to lay at set-up, if it has none yet.
class AllotMinesCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AllotMinesCommand)

public:
    AllotMinesCommand(ScenarioDocument &document, const std::string &side);
};

} // namespace hexwerk::assault::ui
