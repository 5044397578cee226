#include "editor/assault/commands/item_commands.h"

#include "editor/assault/document/scenario_document.h"
#include "editor/assault/library/card_uses.h"

#include <utility>

namespace hexwerk::assault::ui {

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
          [label = property.label, key = property.key] {
              //: %1 is the name of a field, such as Turns
              return tr("Change \"%1\"")
                  .arg(*label ? QCoreApplication::translate("hexwerk::assault::ui::PropertyText",
                                                            label)
                              : QString::fromStdString(key));
          },
          [&](Scenario &scenario) { setOn(scenario, property, items, value); },
          fieldKey(property, items, merge))
{
}

AddItemCommand::AddItemCommand(ScenarioDocument &document, Table table, std::size_t index)
    : EditCommand(
          document, [] { return tr("Add entry"); },
          [&](Scenario &scenario) {
              addItem(scenario, table, index);
              if (table != Table::Support)
                  return;
              SupportSupply &supply = scenario.supports.back();
              if (const std::string card =
                      firstSupportFor(supply.side, scenario, document.library());
                  !card.empty())
                  supply.cards = {card};
          })
{
}

AddTrackCommand::AddTrackCommand(ScenarioDocument &document, const std::string &id)
    : EditCommand(
          document, [] { return tr("Add track"); },
          [&](Scenario &scenario) { addTrack(scenario, id); })
{
}

RemoveItemsCommand::RemoveItemsCommand(ScenarioDocument &document,
                                       const std::vector<ItemRef> &items, MergeKey stroke)
    : EditCommand(
          document, [] { return tr("Remove"); },
          [&](Scenario &scenario) { removeItems(scenario, items); }, std::move(stroke))
{
}

ReorderItemCommand::ReorderItemCommand(ScenarioDocument &document, ItemRef item, int by)
    : EditCommand(
          document, [] { return tr("Change order"); },
          [&](Scenario &scenario) { moveInList(scenario, item, by); })
{
}

MoveItemsCommand::MoveItemsCommand(ScenarioDocument &document, const std::vector<ItemRef> &items,
                                   Offset offset, MergeKey drag)
    : EditCommand(
          document, [] { return tr("Move"); },
          [&](Scenario &scenario) { moveItems(scenario, items, offset); }, std::move(drag))
{
}

FollowCardCommand::FollowCardCommand(ScenarioDocument &document, const CardRef &card,
                                     const std::string &id)
    : EditCommand(
          document, [] { return tr("Follow a renamed card"); },
          [&](Scenario &scenario) { renameCard(scenario, card, id); })
{
}

PasteCommand::PasteCommand(ScenarioDocument &document, const Clip &clip, Hex at)
    : EditCommand(
          document, [] { return tr("Paste"); },
          [&](Scenario &scenario) { paste(scenario, clip, at); })
{
}

} // namespace hexwerk::assault::ui
