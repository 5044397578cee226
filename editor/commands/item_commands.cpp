#include "editor/commands/item_commands.h"

#include "editor/document/scenario_document.h"
#include "editor/library/card_uses.h"

#include <utility>

namespace hexwerk::editor {

static void setOn(Scenario &scenario, const Property &property, const std::vector<ItemRef> &items,
                  const PropertyValue &value)
{
    for (const ItemRef item : items) {
        const auto *id = std::get_if<std::string>(&value);
        if (property.key == "id" && item.table != Table::Scenario && id)
            rename(scenario, item, *id);
        else
            property.set(scenario, item, value);
    }
}

static MergeKey fieldKey(const Property &property, const std::vector<ItemRef> &items,
                         ChangePropertyCommand::Merge merge)
{
    if (merge == ChangePropertyCommand::Merge::Never || items.empty())
        return {};
    QString key = QStringLiteral("field %1 %2")
                      .arg(static_cast<int>(items.front().table))
                      .arg(QString::fromStdString(property.key));
    for (const ItemRef item : items)
        key += QStringLiteral(" %1.%2").arg(item.index).arg(item.nested);
    return key;
}

ChangePropertyCommand::ChangePropertyCommand(ScenarioDocument &document, const Property &property,
                                             const std::vector<ItemRef> &items,
                                             const PropertyValue &value, Merge merge)
    : EditCommand(
          document,
          //: %1 is the name of a field, such as Turns
          tr("Change \"%1\"")
              .arg(*property.label ? QCoreApplication::translate("hexwerk::editor::PropertyText",
                                                                 property.label)
                                   : QString::fromStdString(property.key)),
          [&](Scenario &scenario) { setOn(scenario, property, items, value); },
          fieldKey(property, items, merge))
{
}

AddItemCommand::AddItemCommand(ScenarioDocument &document, Table table, std::size_t index)
    : EditCommand(document, tr("Add entry"),
                  [&](Scenario &scenario) { addItem(scenario, table, index); })
{
}

AddTrackCommand::AddTrackCommand(ScenarioDocument &document, const std::string &id)
    : EditCommand(document, tr("Add track"), [&](Scenario &scenario) { addTrack(scenario, id); })
{
}

RemoveItemsCommand::RemoveItemsCommand(ScenarioDocument &document,
                                       const std::vector<ItemRef> &items, MergeKey stroke)
    : EditCommand(
          document, tr("Remove"), [&](Scenario &scenario) { removeItems(scenario, items); },
          std::move(stroke))
{
}

ReorderItemCommand::ReorderItemCommand(ScenarioDocument &document, ItemRef item, int by)
    : EditCommand(document, tr("Change order"),
                  [&](Scenario &scenario) { moveInList(scenario, item, by); })
{
}

MoveItemsCommand::MoveItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items,
                                   Offset offset, MergeKey drag)
    : EditCommand(
          document, tr("Move"), [&](Scenario &scenario) { moveItems(scenario, items, offset); },
          std::move(drag))
{
}

FollowCardCommand::FollowCardCommand(ScenarioDocument &document, const CardRef &card,
                                     const std::string &id)
    : EditCommand(document, tr("Follow a renamed card"),
                  [&](Scenario &scenario) { renameCard(scenario, card, id); })
{
}

PasteCommand::PasteCommand(ScenarioDocument &document, const Clip &clip, Hex at)
    : EditCommand(document, tr("Paste"), [&](Scenario &scenario) { paste(scenario, clip, at); })
{
}

} // namespace hexwerk::editor
