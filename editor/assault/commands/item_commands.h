// Changing, adding, removing and moving items of any table.
#pragma once

#include <QCoreApplication>

#include "core/assault/cards/any_card.h"
#include "editor/assault/commands/edit_command.h"
#include "editor/assault/commands/item_edits.h"
#include "editor/assault/models/property.h"

#include <vector>

namespace hexwerk::assault::ui {

// One key of one or several items of a table. Values typed one after the other into the same field
// are one step. An id takes along what names it.
class ChangePropertyCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ChangePropertyCommand)

public:
    enum class Merge : std::uint8_t { Never, SameField };
    ChangePropertyCommand(ScenarioDocument &document, const Property &property,
                          const std::vector<ItemRef> &items, const PropertyValue &value,
                          Merge merge = Merge::SameField);
};

class AddItemCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AddItemCommand)

public:
    AddItemCommand(ScenarioDocument &document, Table table, std::size_t index = 0);
};

// A track under an id that is wanted already.
class AddTrackCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::AddTrackCommand)

public:
    AddTrackCommand(ScenarioDocument &document, const std::string &id);
};

class RemoveItemsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::RemoveItemsCommand)

public:
    RemoveItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items,
                       MergeKey stroke = {});
};

class ReorderItemCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::ReorderItemCommand)

public:
    // -1: one place up, 1: one place down
    ReorderItemCommand(ScenarioDocument &document, ItemRef item, int by);
};

class MoveItemsCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::MoveItemsCommand)

public:
    MoveItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items, Offset offset,
                     MergeKey drag = {});
};

// A card of the library has another id: the scenario names it by that one.
class FollowCardCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::FollowCardCommand)

public:
    FollowCardCommand(ScenarioDocument &document, const CardRef &card, const std::string &id);
};

class PasteCommand final : public EditCommand
{
    Q_DECLARE_TR_FUNCTIONS(hexwerk::assault::ui::PasteCommand)

public:
    PasteCommand(ScenarioDocument &document, const Clip &clip, Hex at);
};

} // namespace hexwerk::assault::ui
