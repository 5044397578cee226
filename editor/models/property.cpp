#include "editor/models/property.h"

#include "editor/models/property_fields.h"

#include <utility>

namespace hexwerk::editor {

Properties::Properties(const Library &library)
{
    const auto add = [this](std::vector<Property> properties) {
        for (Property &property : properties)
            m_tables[static_cast<std::size_t>(property.table)].push_back(std::move(property));
    };
    add(scenarioProperties());
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

} // namespace hexwerk::editor
