#include "editor/assault/models/property.h"

#include "editor/assault/models/property_fields.h"

#include <algorithm>
#include <utility>

namespace hexwerk::assault::ui {

static bool isOfOneAlone(const Property &property)
{
    switch (property.kind) {
    case FieldKind::Hex:
    case FieldKind::Hexes:
    case FieldKind::LocalLine:
    case FieldKind::LocalPage:
    case FieldKind::Term:
        return true;
    default:
        return property.key == "id";
    }
}

bool isCommon(const Property &property, const std::vector<ItemRef> &items, const Scenario &scenario,
              const DataStore &library)
{
    if (items.size() > 1 && isOfOneAlone(property))
        return false;
    return std::all_of(items.begin(), items.end(), [&](ItemRef item) {
        return !property.applies || property.applies(scenario, library, item);
    });
}

std::optional<PropertyValue>
commonValue(const Property &property, const std::vector<ItemRef> &items, const Scenario &scenario)
{
    const PropertyValue first = property.get(scenario, items.front());
    for (const ItemRef item : items)
        if (property.get(scenario, item) != first)
            return std::nullopt;
    return first;
}

Properties::Properties(const DataStore &library)
{
    const auto add = [this](std::vector<Property> properties) {
        for (Property &property : properties)
            m_tables[static_cast<std::size_t>(property.table)].push_back(std::move(property));
    };
    add(scenarioProperties());
    add(pictureProperties());
    add(optionProperties(library));
    add(boardProperties());
    add(forceProperties());
    add(eventProperties());
}

const Property *Properties::find(Table table, std::string_view key) const
{
    for (const Property &property : of(table))
        if (property.key == key)
            return &property;
    return nullptr;
}

} // namespace hexwerk::assault::ui
